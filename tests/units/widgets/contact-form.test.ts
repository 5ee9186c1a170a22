import { describe, expect, it, vi } from 'vitest';
import { rules } from '../../../widgets/contact-form/contact-form.rules';
import { strings } from '../../../widgets/contact-form/contact-form.strings';
import { seedContent } from '../../../widgets/runtime/content/content';
import { normalizeContent } from '../../../widgets/runtime/content/normalize';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { channels } from '../../../widgets/runtime/ui/channels';
import type { Bank } from '../../../widgets/runtime/widget/config';
import { contactMessage, contactPath } from '../../support/form-data';
import { configure, mount, serve } from '../../support/mount-widget';
import { hrefs, texts, toasts, type } from '../../support/shown';

async function contact(bank?: Bank) {
  configure(bank);
  const mounted = await mount('contact-form');
  const form = mounted.root.querySelector('form') as HTMLFormElement;
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const fill = (values: Partial<typeof contactMessage>) => {
    for (const [name, value] of Object.entries(values)) type(control(name), value);
  };
  const submit = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const send = () => {
    fill(contactMessage);
    submit();
  };
  const error = (name: string) => mounted.root.querySelector(`#${name}-error`)?.textContent;
  const outcome = () => mounted.root.querySelector<HTMLElement>('[part=outcome]');
  const failure = () => mounted.root.querySelector<HTMLElement>('form [role=group][tabindex]');
  return { ...mounted, form, control, fill, submit, send, error, outcome, failure };
}

const answer = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));

describe('the contact form on another site’s page', () => {
  const bank = 'https://bank.example';

  it('that may not send it says so before anything is typed, on the page and in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    serve({ [contactPath]: { allowed: false } as object });
    const { root, text } = await mount('contact-form', { api: bank, language: 'English' });
    await vi.waitFor(() => expect(text()).toContain('This form cannot be sent from this website.'));
    expect(root.querySelector('form')).toBeNull();
    expect(root.querySelector<HTMLAnchorElement>('[role=alert] a')?.href).toBe(`${bank}/help?lang=en#contact`);
    expect(warn.mock.calls).toEqual([
      [`Serambi: ${bank} takes no contact-form from ${location.origin}: it is not in its ALLOWED_ORIGINS.`],
    ]);
  });

  it.each([{ allowed: true } as object, 404, 'unreachable'] as const)(
    'shows the form for the answer %j',
    async (answer) => {
      const asked = serve({ [contactPath]: answer });
      const { root } = await mount('contact-form', { api: bank });
      await vi.waitFor(() => expect(asked).toContain(contactPath));
      expect(root.querySelector('form')).toBeTruthy();
    },
  );

  it('that is the bank’s own asks nothing', async () => {
    const asked = serve({});
    await contact();
    expect(asked).toEqual([]);
  });
});

describe('the contact form', () => {
  it('names its controls as the contract does, says in words what each is for, and lets the browser fill in who writes', async () => {
    const { control, form, root } = await contact();
    const tokens = ['name', 'phone_number', 'email', 'message'].map((name) => control(name).autocomplete);
    expect(tokens).toEqual(['name', 'tel-national', 'email', 'off']);
    for (const name of Object.keys(contactMessage)) {
      expect(form.elements.namedItem(name), name).toBeTruthy();
      expect(root.querySelector(`label[for=${name}]`)?.textContent?.trim()).toBeTruthy();
    }
  });

  it('shows each broken rule beside its field, the first in a toast, too, and in the other language after a switch', async () => {
    const { fill, submit, error } = await contact();
    const [first, second] = rules;
    submit();
    const exact = rules.map(({ message, exact = message }) => exact('Indonesia'));
    await vi.waitFor(() => expect(rules.map(({ field }) => error(field))).toEqual(exact));
    await vi.waitFor(() => expect(toasts()).toContain(first?.message('Indonesia')));
    fill({ name: contactMessage.name });
    await vi.waitFor(() => expect(error('name')).toBeUndefined());
    submit();
    await vi.waitFor(() => expect(error('phone_number')).toBe(second?.exact?.('Indonesia')));
    changeLanguage('English');
    await vi.waitFor(() => expect(error('phone_number')).toBe(second?.exact?.('English')));
  });

  it('says that the message has arrived, in the page and with the focus, until another one is to be written', async () => {
    serve({ [contactPath]: { msg: 'Pesan diterima' } as object });
    const { element, root, send, outcome } = await contact();
    const submitted = vi.fn();
    element.addEventListener('serambi:submitted', submitted);
    send();
    await vi.waitFor(() => expect(outcome()).toBeTruthy());
    expect(submitted).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(root.activeElement).toBe(outcome()));
    expect(outcome()?.textContent).toContain('Pesan Anda telah kami terima');
    expect(outcome()?.textContent).toContain('Pesan diterima');
    const buttons = texts(outcome(), 'button');
    expect(buttons.slice(0, 2)).toEqual(['Salin', 'Cetak']);
    // The focus makes a screen reader read it; a live region would repeat that.
    expect(outcome()?.closest('[aria-live], [role=alert], [role=status]')).toBeNull();
    changeLanguage('English');
    await vi.waitFor(() => expect(outcome()?.textContent).toContain('We have received your message'));
    // In the language of the answer, which has the number.
    expect(outcome()?.querySelector('b[lang=id]')?.textContent).toBe('Pesan diterima');
    [...(outcome()?.querySelectorAll('button') ?? [])].at(-1)?.click();
    await vi.waitFor(() => expect(outcome()).toBeNull());
    expect((root.activeElement as HTMLInputElement).name).toBe('problem');
  });

  it('says which number is for calls from abroad, beside one that is not', async () => {
    const { root } = await contact({ name: 'Bank', phones: ['1500 123', '+62 21 5080 1234'] });
    const numbers = texts(root, 'dd');
    expect(numbers.slice(0, 2)).toEqual(['1500 123', 'Dari luar negeri: +62 21 5080 1234']);
  });

  it('says once that the message has arrived where the server says it in the same words', async () => {
    serve({ [contactPath]: { msg: strings.Indonesia.received } as object });
    const { send, outcome } = await contact();
    send();
    await vi.waitFor(() => expect(outcome()?.textContent.split(strings.Indonesia.received)).toHaveLength(2));
    changeLanguage('English');
    await vi.waitFor(() => expect(outcome()?.textContent).toContain(strings.English.received));
    expect(outcome()?.textContent).not.toContain(strings.Indonesia.received);
  });

  it('says that the message could not be sent, in the page and with the focus, at each failure anew', async () => {
    serve({ [contactPath]: 500 });
    const bank = { name: 'Bank', phones: ['+62 21 5080 1234'], email: 'halo@bank.example' };
    const { root, control, fill, submit, failure } = await contact(bank);
    fill(contactMessage);
    for (const _ of ['first', 'second']) {
      control('name').focus();
      submit();
      await vi.waitFor(() => expect(root.activeElement).toBe(failure()));
      expect(failure()?.textContent).toContain('Data gagal dikirim');
    }
    changeLanguage('English');
    await vi.waitFor(() => expect(failure()?.textContent).toContain('all that you wrote is still here'));
    expect(failure()?.textContent).toContain('You can also reach us here:');
    expect(hrefs(failure())).toEqual(['tel:+622150801234', 'mailto:halo@bank.example']);
    expect(control('message').value).toBe(contactMessage.message);
    serve({ [contactPath]: { msg: 'Received' } as object });
    submit();
    await vi.waitFor(() => expect(failure()).toBeNull());
  });

  it('says in the page why it could not be sent, where the server does; the toast stays the same', async () => {
    const msg = 'Server sedang sibuk. Coba lagi sebentar lagi';
    const { send, failure } = await contact();
    answer(503, { msg });
    send();
    await vi.waitFor(() => expect(failure()?.textContent).toContain(msg));
    expect(failure()?.textContent).toContain('Ada kesalahan pada server. Data gagal dikirim');
    await vi.waitFor(() => expect(toasts()).toEqual(['Ada kesalahan pada server. Data gagal dikirim']));
  });

  const refused = [{ email: 'Sudah terdaftar' }, { email: ['Sudah terdaftar', 'Salah'], captcha: ['x'] }];
  it.each(refused)('that was refused for a field says so at it, with the focus: %j', async (errors) => {
    const { root, form, control, send } = await contact();
    answer(422, { msg: 'Tidak diterima', errors });
    send();
    await vi.waitFor(() => expect(form.textContent).toContain('Sudah terdaftar'));
    expect(root.activeElement).toBe(control('email'));
  });

  it.each([
    [{ msg: 'Tidak <b>diterima</b>' }, 'Tidak <b>diterima</b>'],
    [{ msg: 'Tidak '.repeat(10_000) }, 'Tidak '.repeat(40).slice(0, 200)],
    [{ msg: ' ' }, 'Sudah terdaftar'],
    [{}, 'Sudah terdaftar'],
  ])('that was refused for a field says so in the toast (%#)', async (more, toasted) => {
    const { send } = await contact();
    answer(422, { ...more, errors: { captcha: 'Wajib diisi', email: 'Sudah terdaftar' } });
    send();
    await vi.waitFor(() => expect(toasts()).toEqual([toasted]));
  });

  const unknown = [{}, { captcha: 'Wajib diisi' }, { name: 7 }, null];
  it.each(unknown)(
    'that was refused for none of its fields says so in the page, with the focus: %j',
    async (errors) => {
      const { root, send, failure } = await contact();
      answer(422, { msg: 'Tidak diterima', errors });
      send();
      await vi.waitFor(() => expect(failure()?.textContent).toContain('Tidak diterima'));
      await vi.waitFor(() => expect(root.activeElement).toBe(failure()));
    },
  );

  it('begins with the ways to reach the bank at once, as links, with hours and reply time, where the bank states them', async () => {
    const phone = [
      { value: '+62 811 1500 1230', url: 'https://wa.me/6281115001230', title: 'WhatsApp' },
      { value: '+62 21 1234' },
    ];
    seedContent({ '/api/channels': normalizeContent(channels, { English: { phone }, Indonesia: { phone } }).content });
    const { root, form } = await contact({
      name: 'Bank Uji',
      phones: ['+62 21 5080 1234'],
      hours: { English: 'Day and night', Indonesia: 'Siang dan malam' },
      email: 'halo@uji.example',
      reply: { English: 'Answered in a day', Indonesia: 'Dijawab dalam sehari' },
    });
    const ways = root.querySelector('[part=details]');
    expect(hrefs(ways)).toEqual(['tel:+622150801234', 'https://wa.me/6281115001230', 'mailto:halo@uji.example']);
    const details = ['+62 21 5080 1234', 'Siang dan malam', '+62 811 1500 1230', 'halo@uji.example'];
    expect(texts(ways, 'dd')).toEqual(details);
    expect(root.querySelector('h2 + p')?.textContent).toMatch(/ Dijawab dalam sehari\.$/);
    expect(ways?.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    seedContent({});
    document.body.replaceChildren();
    expect((await contact()).root.querySelector('[part=details]')).toBeNull();
  });
});
