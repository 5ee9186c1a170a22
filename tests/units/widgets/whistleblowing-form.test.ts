import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../../shell/routes';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { formatDay, parseDay, toReportDate } from '../../../widgets/whistleblowing-form/whistleblowing-form.date-text';
import { examples } from '../../../widgets/whistleblowing-form/whistleblowing-form.examples';
import join from '../../../widgets/whistleblowing-form/whistleblowing-form.server';
import { report } from '../../support/form-data';
import { joined } from '../../support/joined';
import { type Backend, configure, mount, mountBlock, mountExample, serve } from '../../support/mount-widget';
import { texts, type } from '../../support/shown';

const path = '/api/page/whistleblowing';

async function form(attributes: Record<string, string> = {}) {
  const mounted = await mountExample('whistleblowing-form', 'usual', attributes);
  return { ...mounted, form: mounted.root.querySelector('form') as HTMLFormElement };
}

describe('the whistleblowing form', () => {
  it('says in short what a reporter may rely on, and then leaves the description to be opened from its first heading on', async () => {
    const { root } = await mountExample('whistleblowing-form', 'glance');
    expect(texts(root, '[part=glance] h3')).toEqual(['Boleh tanpa nama', 'Terenkripsi', 'Anda mendapat kabar']);
    const more = root.querySelector<HTMLDetailsElement>('[part=more]');
    await vi.waitFor(() => expect(more?.textContent).toContain('Apa yang dilaporkanKecurangan.'));
    expect(more?.open).toBe(false);
    expect(more?.previousElementSibling?.textContent).toBe('Kecurigaan yang jujur sudah cukup.');
  });

  it.each([
    ['a wrapper', '<div><p>Awal.</p><h2>Siapa</h2><p>Siapa saja.</p></div>', 'Awal.', 'SiapaSiapa saja.'],
    ['wrappers', '<div>Awal.</div><div><h4>Siapa</h4><p>Siapa saja.</p></div>', 'Awal.', 'SiapaSiapa saja.'],
    ['a heading first', '<h2>Siapa</h2><p>Siapa.</p><h2>Apa</h2><p>Apa.</p>', 'SiapaSiapa.', 'ApaApa.'],
    ['no heading', '<p>Awal.</p><p>Siapa saja.</p>', 'Awal.Siapa saja.', ''],
  ])('divides a description with %s', async (_, description, open, folded) => {
    const block = { ...Object(examples.glance?.content).Indonesia, description };
    const { root } = await mountBlock('whistleblowing-form', block);
    const more = root.querySelector('[part=more]');
    await vi.waitFor(() => expect(more?.previousElementSibling?.textContent).toBe(open));
    await vi.waitFor(() => expect(more?.lastElementChild?.textContent).toBe(folded));
    expect(root.querySelector('form')).not.toBeNull();
  });

  it('has beside it an outline that says which parts are filled in, and leads into each', async () => {
    const { root } = await form();
    const parts = () => [...root.querySelectorAll('[part=outline] li')];
    const named = ['Informasi Pribadi', 'Laporan Pelanggaran', 'Informasi Terlapor', 'Lampiran Berkas (opsional)'];
    expect(parts().map(({ textContent }) => textContent)).toEqual(named.map((name, at) => `${at + 1}${name}`));
    type(root.querySelector<HTMLInputElement>('[name=email]'), 'nama@bank.example');
    await vi.waitFor(() => expect(parts()[0]?.textContent).toContain('terisi'));
    parts()[2]?.querySelector('button')?.click();
    expect(root.activeElement?.getAttribute('name')).toBe('suspect_name');
  });

  it('leaves the whole description open where nothing is said in short, and leads from it to the form', async () => {
    const { root, form: element } = await form();
    expect(root.querySelector('[part=more]')).toBeNull();
    await vi.waitFor(() => expect(root.textContent).toContain('Kecurangan'));
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    root.querySelector<HTMLElement>('[part=start]')?.click();
    expect(scrolled).toHaveBeenCalledOnce();
    expect(root.activeElement?.contains(element)).toBe(true);
  });

  it('leads to no documents where the bank has none', async () => {
    const { root } = await form(examples.documents?.attributes);
    expect(root.querySelector('[part=hero] p')?.textContent).toBe('Tata kelola: lapor pelanggaran');
    expect(root.querySelector('[part=to-documents]')).toBeNull();
  });

  it('names its page and leads to the documents on the page that has them, and in no frame', async () => {
    const { root } = await mountExample('whistleblowing-form', 'documents', examples.documents?.attributes);
    await vi.waitFor(() => expect(root.querySelector('[part=to-documents]')).not.toBeNull());
    expect(root.querySelector('[part=hero] p')?.textContent).toBe('Tata kelola: lapor pelanggaran');
    expect(root.querySelector('[part=to-documents]')?.getAttribute('href')).toBe('#documents');
    const page = routes.find(({ path }) => path === '/about-us/corporate-governance');
    expect(page?.sections[0]?.attributes).toEqual(examples.documents?.attributes);
    expect(page?.sections.map(({ id }) => id)).toContain('documents');

    const framed = await form();
    expect(framed.root.querySelector('[part=hero] p, [part=to-documents]')).toBeNull();
    const frame = routes.find(({ path }) => path === '/frame/whistleblowing-form');
    expect(frame?.sections).toEqual([{ widget: 'whistleblowing-form', band: 'full' }]);
  });

  it('asks the browser to fill in and keep nothing, and clears everything when the page is left', async () => {
    const { form: element } = await form();
    expect(element.autocomplete).toBe('off');
    const { report: _, attachment: __, ...typed } = report;
    for (const name of Object.keys(typed)) {
      const control = element.elements.namedItem(name) as HTMLInputElement | RadioNodeList;
      if (!(control instanceof HTMLElement) || control.type === 'radio') continue;
      expect(control.autocomplete, name).toBe('off');
      const aids = ['spellcheck', 'autocorrect', 'translate', 'writingsuggestions'];
      const unaided = aids.map((aid) => control.getAttribute(aid));
      expect(unaided, name).toEqual(['false', 'off', 'no', 'false']);
    }
    const place = element.elements.namedItem('place_of_event') as HTMLInputElement;
    place.value = 'Bandung';
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('pagehide'));
      expect(place.value).toBe('');
    });
  });

  it('says at once where its frame is not allowed, on the page and in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const asked = serve({
      [path]: examples.usual?.content,
      '/api/whistleblowing/report/v2': { allowed: false } as object,
    });
    const { root, text } = await mount('whistleblowing-form', { api: 'https://bank.example' });
    await vi.waitFor(() => expect(text()).toContain('Formulir ini tidak dapat diisi di situs web ini.'));
    expect(asked).toContain('/api/whistleblowing/report/v2');
    expect(root.querySelector('iframe')).toBeNull();
    expect(root.querySelector('a')?.href).toBe('https://bank.example/about-us/corporate-governance?lang=id');
    expect(warn.mock.calls.join()).toContain(`${location.origin}: it is not in its ALLOWED_ORIGINS`);
  });
});

describe('a day', () => {
  it.each([
    'November 5, 2026',
    'november 5 2026',
    '5 November 2026',
    '05/11/2026',
    '5-11-2026',
    '5 Nov 2026',
    'sekitar 5 November 2026.',
    'Tgl. 5/11/2026',
    '\u2066Kamis, 5 Nopember 2026\u2069',
  ])('is read from “%s”', (typed) => {
    expect(toReportDate(typed)).toBe('5 November 2026');
  });

  it('is read and shown with the months of either language', () => {
    expect(toReportDate('Agustus 17, 1945')).toBe('17 August 1945');
    expect(toReportDate('17 Mei 2026')).toBe('17 May 2026');
    expect(formatDay(new Date(1945, 7, 17), 'Indonesia')).toBe('Agustus 17, 1945');
    expect(formatDay(new Date(1945, 7, 17), 'English')).toBe('August 17, 1945');
  });

  const none = ['', 'kemarin', '31/02/2026', '5 November', '2026', 'November 5, 26', '1 2 3 2026', 'Mei 5, 2026 pagi'];
  it.each(none)('is not made up from “%s”', (typed) => {
    expect(parseDay(typed)).toBeUndefined();
    expect(toReportDate(typed)).toBe(typed);
  });
});

it('is told what a reporter may rely on, and how many documents of governance there are', () => {
  const governance = {
    lead: 'Siapa pun boleh melapor.',
    glance: [{ icon: 'safe', title: 'Aman' }, { icon: 'safe' }],
    documents: [{ link: '/documents/a.pdf' }, { link: '/documents/b.pdf' }, {}],
  };
  expect(joined(join, { titleContent: 'Lapor' }, { '/api/governance': governance })).toEqual({
    titleContent: 'Lapor',
    lead: 'Siapa pun boleh melapor.',
    glance: [{ icon: 'safe', title: 'Aman' }],
    documents: 2,
  });
  expect(joined(join, { titleContent: 'Lapor' })).toEqual({ titleContent: 'Lapor' });
});

describe('on a page with a bank of its own, whose server alone knows whether reports are sealed', () => {
  const factsPath = '/widgets/config.json';

  let servers = 0;

  async function send(facts: Backend[string]) {
    configure({ name: 'Bank Uji' });
    const api = `/${++servers}`;
    const asked = serve({ [api + path]: examples.usual?.content, [api + factsPath]: facts });
    const { root } = await mount('whistleblowing-form', { api });
    const element = root.querySelector('form') as HTMLFormElement;
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { report: _, attachment: __, ...typed } = report;
    for (const [name, value] of Object.entries(typed)) {
      (element.elements.namedItem(name) as HTMLInputElement).value = value;
    }
    (element.querySelector('[name=report]') as HTMLInputElement).checked = true;
    const submit = () => element.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    submit();
    const posts = () => fetched.mock.calls.flatMap(([, init]) => (init?.body ? [init] : []));
    const bodies = () => posts().map(({ body }) => String(body));
    const keys = () => posts().map(({ headers }) => new Headers(headers).get('Idempotency-Key'));
    return { asked, bodies, keys, root, submit };
  }

  it('seals one if its server says so', async () => {
    const identity = await generateX25519Identity();
    const sealTo = await identityToRecipient(identity);
    const { bodies } = await send({ bank: { name: 'Bank Uji', sealTo } });
    await vi.waitFor(() => expect(bodies()).toHaveLength(1));
    const sent = JSON.parse(bodies()[0] ?? '');
    expect(Object.keys(sent)).toEqual(['sealed', 'recipients']);
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    expect(await decrypter.decrypt(Buffer.from(sent.sealed, 'base64'), 'text')).toContain(report.name);
  });

  it.each([
    ['says no', { bank: { name: 'Bank Uji', sealTo: '' } }],
    ['knows nothing of it', 404],
  ])('sends one as it is if its server %s', async (_, facts) => {
    const { bodies } = await send(facts);
    await vi.waitFor(() => expect(bodies()).toHaveLength(1));
    expect(JSON.parse(bodies()[0] ?? '')).toMatchObject({ name: report.name });
  });

  it('is the same report after a change of language, and another one after a change of what was typed', async () => {
    const { bodies, keys, root, submit } = await send(404);
    const failed = (text: string) =>
      vi.waitFor(() => expect(root.querySelector('[part=form]')?.textContent).toContain(text));
    await failed('Data gagal dikirim');
    changeLanguage('English');
    await failed('could not be sent');
    submit();
    await vi.waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toBe(bodies()[0]);
    expect(keys()[1]).toBe(keys()[0]);
    await failed('could not be sent');
    (root.querySelector('[name=suspect_name]') as HTMLInputElement).value = 'Somebody else';
    submit();
    await vi.waitFor(() => expect(bodies()).toHaveLength(3));
    expect(bodies()[2]).toContain('Somebody else');
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it('sends nothing if its server does not say, and keeps what was typed', async () => {
    const { asked, bodies, root } = await send(503);
    await vi.waitFor(() => expect(asked).toContain(`/${servers}${factsPath}`));
    await vi.waitFor(() => expect(root.querySelector('[part=form]')?.textContent).toContain('Data gagal dikirim'));
    expect(bodies()).toEqual([]);
    expect(root.querySelector<HTMLInputElement>('[name=name]')?.value).toBe(report.name);
  });
});
