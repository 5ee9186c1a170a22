import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { formTokens } from '../../../../../shell/server/forms/form-token';
import { forwardingForms } from '../../../../../shell/server/forms/forwarding-forms';
import type { Store } from '../../../../../shell/server/forms/store';
import { type StoringOptions, storingForms } from '../../../../../shell/server/forms/storing-forms';
import type { Forms } from '../../../../../shell/server/forms/submit';
import { appOf } from '../../../../support/app';
import { blockOf, demoWith } from '../../../../support/content';
import { demoSite as bankFile } from '../../../../support/demo-bank';
import { attachment, contactMessage, fileContent, report, starts } from '../../../../support/form-data';
import { gate } from '../../../../support/gate';
import { recordedLog, silent } from '../../../../support/log';
import { memoryStore } from '../../../../support/memory-store';
import { startListener } from '../../../../support/until-finished';

const formKey = 'a key that all processes have in common';
const origin = 'https://bank.example';
const paths = { 'contact-form': '/help', 'whistleblowing-form': '/about-us/corporate-governance' };
type Form = keyof typeof paths;

const tokenOf = (form: Form) => formTokens(formKey).make(form);

const appWith = (forms: Forms, more?: Parameters<typeof appOf>[0]) =>
  appOf({ forms, formKey, allowedOrigins: ['https://mitra.example'], ...more });
async function setUp(options: Partial<StoringOptions> = {}) {
  const { saved, store } = memoryStore();
  return { saved, app: await appWith(storingForms({ store, ...options })) };
}
/** Its forms go to a backend that answers so. */
const forwardingTo = async (listener: RequestListener) =>
  appWith(forwardingForms({ apiBase: await startListener(listener), log: silent }));
type App = Awaited<ReturnType<typeof appWith>>;

function bodyOf(values: Record<string, unknown>, files: readonly File[] = []): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) if (typeof value === 'string') body.append(name, value);
  for (const file of files) body.append('attachment', file);
  return body;
}

const send = async (app: App, form: Form, body: BodyInit, given: Record<string, string> = {}, query = '?lang=en') => {
  const headers = { 'Sec-Fetch-Site': 'same-origin', ...given };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  const response = await app.request(`${origin}${paths[form]}${query}`, init);
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const message = (more: object = {}) => bodyOf({ ...contactMessage, token: tokenOf('contact-form'), ...more });
const reportBody = (more: object = {}, files: readonly File[] = []) =>
  bodyOf({ ...report, token: tokenOf('whistleblowing-form'), ...more }, files);
const sendReport = (app: App, more: object = {}, files: readonly File[] = [], headers: Record<string, string> = {}) =>
  send(app, 'whistleblowing-form', reportBody(more, files), headers);
const fileOf = (name: string, start: readonly number[], size = 1_000) =>
  new File([new Uint8Array(fileContent(start, size))], name);

const partOf = (text: string) => `--edge\r\nContent-Disposition: form-data; name="${text}`;

/** Not a spy: a server that another file loaded makes the methods of `Response` read-only. */
function watchParsing() {
  const parse = vi.fn<(type: string) => void>();
  class Watched extends Response {
    override formData() {
      parse(this.headers.get('Content-Type') ?? '');
      return super.formData();
    }
  }
  vi.stubGlobal('Response', Watched);
  return parse;
}

describe('a form that is sent without script', () => {
  it.each([
    ['en', 'Error'],
    ['id', 'Kesalahan'],
  ])('that is refused is answered with a title of at most 60 characters (%s)', async (lang, error) => {
    for (const name of ['Bank', 'B'.repeat(30)]) {
      const app = await appWith(storingForms({ store: memoryStore().store }), {
        site: { ...bankFile, bank: { ...bankFile.bank, name } },
      });
      for (const form of ['contact-form', 'whistleblowing-form'] as const) {
        const { html } = await send(app, form, bodyOf({ token: tokenOf(form) }), {}, `?lang=${lang}`);
        const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
        expect(title).toMatch(new RegExp(`^${error}: `));
        expect(title.length).toBeLessThanOrEqual(60);
      }
    }
  });

  it('is stored as one sent with script, files included, and answered with a page that nothing keeps', async () => {
    const { app, saved } = await setUp();
    const typed = { cronology: 'Satu\r\nDua', approximate_date: 'November 5, 2026' };
    const files = [fileOf('bukti, 1.png', starts.png), new File([], '')];
    const { status, headers, html } = await sendReport(app, typed, files, { Origin: 'null' });
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'referrer-policy': 'no-referrer',
    });
    expect(headers.get('content-security-policy')).toMatch(/; sandbox (?!.*allow-scripts)/);
    expect(html).toContain('SRB-7K2M-Q9XD');
    expect(html).not.toMatch(/<script(?! type="application\/ld)|Sutrisno/);
    const png = attachment('file-1.png', starts.png, 1_000).replace('application/octet-stream', 'image/png');
    expect(saved.map(({ values }) => values)).toEqual([{ ...report, cronology: 'Satu\nDua', attachment: [png] }]);
  });

  it('has its files cleaned by the server, which says what was removed and what was not', async () => {
    const { app, saved } = await setUp();
    const exif = Buffer.from('Exif\0\0RAHASIA-GPS');
    const picture = [0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, 0xff, 0xda, 0, 2, 1, 0xff, 0xd9];
    const closed = [...Buffer.from('%PDF-1.7\n1 0 obj<</Type/ObjStm>>endobj ')];
    const files = [fileOf('Foto Sari.JPG', picture, picture.length), fileOf('surat.pdf', closed, closed.length)];
    const { html } = await sendReport(app, {}, files);
    expect(html).toContain('Foto Sari.JPG: Will be sent as file-1.jpg. Removed from what is sent: other hidden notes.');
    expect(html).toContain(
      'surat.pdf: Will be sent as file-2.pdf. Remains in the file: parts that cannot be read here',
    );
    const [{ values } = { values: {} }] = saved;
    const [first = '', second = ''] = (values as { attachment: string[] }).attachment;
    const clean = Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 0xff, 0xd9]).toString('base64');
    expect(first).toBe(`data:image/jpeg;name=file-1.jpg;base64,${clean}`);
    expect(second).toMatch(/^data:application\/pdf;name=file-2\.pdf;/);
  });

  it('is the same submission when its page is loaded again, and another one when anything was changed', async () => {
    const { app, saved } = await setUp();
    for (let times = 0; times < 2; times++) expect((await send(app, 'contact-form', message())).status).toBe(200);
    expect(saved.length).toBe(1);
    await send(app, 'contact-form', message({ problem: 'Kartu ketemu' }));
    expect(saved.length).toBe(2);
  });

  it('is answered in the reader’s language, also where it cannot be read or is too much', async () => {
    const { app } = await setUp({ limits: { submissions: { count: 0, window: 61_000 } } });
    const type = (boundary: string) => ({ 'Content-Type': `multipart/form-data; boundary=${boundary}` });
    const answers = async (body: BodyInit, headers: Record<string, string>, query: string) => {
      const { status, html } = await send(app, 'contact-form', body, headers, query);
      return [status, html.match(/part="outcome".*?<p>(.*?)<\/p>/)?.[1]];
    };
    const unread = [400, 'The form cannot be read'];
    expect(await answers('{}', { 'Content-Type': 'application/json' }, '?lang=en')).toEqual(unread);
    expect(await answers('--x', type('y'), '')).toEqual([400, 'Isi formulir tidak dapat dibaca']);
    expect(await answers('x'.repeat(70_000), type('y'), '?lang=en')).toEqual([413, 'The data sent is too large']);
    const [status, text] = await answers(message(), {}, '');
    expect(status).toBe(429);
    expect(text).toMatch(/^Terlalu banyak kiriman dari jaringan Anda\. Coba lagi dalam [12] menit$/);
  });

  it.each([
    ['a list of types', ', multipart/form-data; boundary=real'],
    ['two boundaries', '; boundary=real'],
  ])('is parsed by the boundary that was checked, although the browser names %s', async (_, more) => {
    const { app, saved } = await setUp();
    const inner = '--real\r\nContent-Disposition: form-data; name="x"\r\n\r\ny\r\n'.repeat(100);
    const body = `--edge\r\nContent-Disposition: form-data; name="y"\r\n\r\n${inner}--real--\r\n--edge--\r\n`;
    const type = `multipart/form-data;\u00a0boundary=edge${' '.repeat(500)}${more}`;
    const parse = watchParsing();
    await send(app, 'contact-form', body, { 'Content-Type': type });
    expect([parse.mock.calls, saved]).toEqual([[['multipart/form-data; boundary="edge"']], []]);
  });

  it.each([
    ['no part', () => ''],
    ['a long head', (part: string) => part.replace('"x"', `"${'x'.repeat(5_000)}"`) + part],
    ['many headers', (part: string) => part.replace('\r\n\r\n', `\r\n${'X: y\r\n'.repeat(1_000)}\r\n`) + part],
  ])('is not parsed where it has %s', async (_, hostile) => {
    const { app, saved } = await setUp();
    const part = '--edge\r\nContent-Disposition: form-data; name="x"\r\n\r\ny\r\n';
    const type = { 'Content-Type': 'multipart/form-data; boundary=edge' };
    const parse = watchParsing();
    expect((await send(app, 'contact-form', `${hostile(part)}--edge--\r\n`, type)).status).toBe(400);
    expect(parse).not.toHaveBeenCalled();
    expect(saved).toEqual([]);
  });

  it('is not made larger before its turn, and then keeps no one from the other form', async () => {
    const { store, saved } = memoryStore();
    const { open: release, opened: released } = gate();
    const saveReport: Store['saveReport'] = async (...args) => {
      await released;
      return store.saveReport(...args);
    };
    const app = await appWith(storingForms({ store: { ...store, saveReport } }));
    const parse = watchParsing();
    const files = [fileOf('a.png', starts.png, 1_200_000)];
    const reports = ['Satu', 'Dua', 'Tiga'].map((name) => sendReport(app, { name }, files));
    await vi.waitFor(() => expect(parse).toHaveBeenCalledTimes(1));
    for (let count = 1; count <= 3; count++) {
      expect((await send(app, 'contact-form', message({ problem: `Kartu ${count}` }))).status).toBe(200);
      expect(parse).toHaveBeenCalledTimes(1 + count);
    }
    release();
    for (const { status } of await Promise.all(reports)) expect(status).toBe(200);
    expect(saved.length).toBe(6);
  });

  it('waits for no other client’s answer from a backend', async () => {
    const { open: release, opened: released } = gate();
    let asked = 0;
    const app = await forwardingTo(async (_, response) => {
      if (!asked++) await released;
      response.end('{}');
    });
    const files = [fileOf('a.png', starts.png, 1_200_000)];
    const first = sendReport(app, { name: 'Satu' }, files);
    await vi.waitFor(() => expect(asked).toBe(1));
    expect((await sendReport(app, { name: 'Dua' }, files)).status).toBe(200);
    release();
    expect((await first).status).toBe(200);
  });

  it('reaches the bank’s backend as the form’s own code sends it', async () => {
    const taken: unknown[] = [];
    const app = await forwardingTo(async (request, response) => {
      taken.push(await json(request));
      response.end('{}');
    });
    await send(app, 'contact-form', message({ phone_number: '+62 812-3456-7890' }));
    await sendReport(app, { phone_number: '(0812) 3456 7890', approximate_date: '5/11/2025' });
    expect(taken).toMatchObject([
      { phone_number: '6281234567890' },
      { phone_number: '081234567890', approximate_date: '5 November 2025' },
    ]);
  });

  it('has an answer with the bank’s announcement as on other pages', async () => {
    const app = await appWith(storingForms({ store: memoryStore().store }), {
      source: demoWith({ '/api/announcement': blockOf('/api/announcement', { text: 'Closed on Friday' }) }),
    });
    const { html } = await send(app, 'contact-form', message());
    expect(html).toContain('>Closed on Friday</p>');
    expect(html).toContain('.announcement{');
    expect(html).not.toContain('data-key="serambi-announcement"');
  });

  it('that has more files than are read is shown again with its texts, and says how many files there may be', async () => {
    const { app, saved } = await setUp();
    const files = Array.from({ length: 60 }, (_, at) => fileOf(`${at}.png`, starts.png));
    const { status, html } = await sendReport(app, {}, files);
    expect(status).toBe(413);
    expect(html).toContain('<a href="#attachment">At most 3 files. Each file may be at most 5 MB</a>');
    for (const text of [`value="${report.suspect_name}"`, report.cronology]) expect(html).toContain(text);
    // The same token: sent again with smaller files it is still this page's report.
    expect(html).toContain(`value="${tokenOf('whistleblowing-form')}"`);
    expect(saved).toEqual([]);
  });

  it.each([
    ['comes too slowly', 408, 'The connection was too slow, so sending was stopped. Try again'],
    ['makes room for others', 503, 'The server is busy. Try again in a moment'],
  ])('that %s is shown again with its texts, and asks for its files', async (_, expected, said) => {
    const limits = { report: { size: 28e6, memory: 2e6, minSpeed: 1e6, patience: 1 } };
    const { app } = await setUp({ limits });
    const film = fileOf('film.pdf', starts.pdf, 2e6);
    const whole = new Response(reportBody({}, [film]));
    const type = { 'Content-Type': whole.headers.get('Content-Type') ?? '' };
    const bytes = new Uint8Array(await whole.arrayBuffer());
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let isBegun = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isBegun && expected === 408) vi.advanceTimersByTime(10_000);
        else if (isBegun) controller.close();
        else controller.enqueue(expected === 408 ? bytes.subarray(0, 5_000) : bytes);
        isBegun = true;
      },
    });
    const { status, headers, html } = await send(app, 'whistleblowing-form', body, type);
    expect([status, headers.get('Retry-After')]).toEqual([expected, '5']);
    const shown = [said, 'Your files could not be kept', report.cronology, `value="${report.suspect_name}"`];
    expect(shown.filter((text) => !html.includes(text))).toEqual([]);
  });

  it('that makes room with a long text says to load the page again, which sends all of it', async () => {
    const { app } = await setUp({ limits: { report: { size: 28e6, memory: 140_000, minSpeed: 1, patience: 30_000 } } });
    const { status, html } = await sendReport(app, { cronology: 'Satu '.repeat(20_000) });
    expect(status).toBe(503);
    expect([html.includes('Reload this page in a moment'), html.includes(report.suspect_name)]).toEqual([true, true]);
  });

  it('has its chosen kind of violation in an answer of another language', async () => {
    const { app } = await setUp();
    const { status, html } = await send(app, 'whistleblowing-form', reportBody({ email: 'none' }), {}, '?lang=id');
    expect(status).toBe(422);
    expect(/<input[^>]*name="report"[^>]*checked/.test(html)).toBe(true);
  });

  it('keeps the empty lines that a text begins with, and markup as text', async () => {
    const { app } = await setUp();
    const { html } = await sendReport(app, { cronology: '\n\nSatu', email: '"><script>alert(1)</script>' });
    expect(html).not.toContain('<script>alert');
    // HTML drops the first line end of a text field.
    expect(html).toMatch(/<textarea[^>]*name="cronology"[^>]*>\n\n\nSatu</);
  });

  it('that is too large by its message is shown again with all of it', async () => {
    const { app } = await setUp();
    const problem = 'Kartu '.repeat(20_000);
    const { status, html } = await send(app, 'contact-form', message({ message: problem }));
    expect(status).toBe(413);
    for (const part of ['The data sent is too large', 'Please shorten the text', problem]) expect(html).toContain(part);
  });

  const twiceTooLong = 'Satu '.repeat(39_000);
  it.each<[string, string, number, string]>([
    // A browser sends two characters for each line end.
    ['the longest text with nothing but line ends is taken', 'x'.repeat(100) + '\r\n'.repeat(99_900), 200, 'SRB-'],
    ['a text of twice its length is shown again with all of it', twiceTooLong, 422, twiceTooLong],
    ['a text of megabytes is refused, without that text in the page', '"'.repeat(3_000_000), 422, 'at most 100,000'],
  ])('with %s', async (_, cronology, expected, shown) => {
    const { app } = await setUp();
    const { status, html } = await sendReport(app, { cronology });
    expect([status, html.includes(shown)]).toEqual([expected, true]);
    expect(html.length).toBeLessThan(1_500_000);
  });

  it.each([
    ['a part', 'cronology"\r\n\r\n'.padEnd(2_000_000, 'x')],
    ['the head of a part', `${'cronology"\r\n\r\n'.padEnd(1_048_400, 'x')}\r\n${partOf('file"; filename="y')}`],
  ])('whose beginning ends within %s is shown again with what came before', async (_, rest) => {
    const { app } = await setUp();
    const body = `${partOf('name"\r\n\r\nSari\r\n')}${partOf(rest)}`.padEnd(29 * 1024 * 1024, '.');
    const type = { 'Content-Type': 'multipart/form-data; boundary=edge' };
    const { status, html } = await send(app, 'whistleblowing-form', body, type);
    expect(status).toBe(413);
    expect(html).toContain('value="Sari"');
  });

  it('keeps what was typed when the server has no place for it', async () => {
    const { log, lines, text } = recordedLog();
    const store = { ...memoryStore().store, saveMessage: () => Promise.reject(new Error('The database is away')) };
    const app = await appWith(storingForms({ store, log }));
    const { status, headers, html } = await send(app, 'contact-form', message());
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    expect(html).toMatch(/name="name"[^>]*value="Budi Santoso"/);
    expect(html).toContain(contactMessage.message);
    expect(lines).toMatchObject([{ event: 'submission-failed' }]);
    expect(text()).not.toContain('Budi');
  });

  it.each([
    ['?lang=en', 'We cannot receive this form at the moment. Try again later', 'You can also reach us here:'],
    ['', 'Formulir ini belum dapat kami terima saat ini. Coba lagi nanti', 'Anda juga dapat menghubungi kami di:'],
  ])('keeps what was typed when there is no room, and names other ways (%s)', async (query, msg, ways) => {
    for (const form of ['contact-form', 'whistleblowing-form'] as const) {
      const { app, saved } = await setUp({ usage: async () => ({ room: 'none' }) });
      const body = bodyOf({ ...contactMessage, ...report, token: tokenOf(form) });
      const { status, headers, html } = await send(app, form, body, {}, query);
      expect([status, headers.get('Retry-After')]).toEqual([503, '300']);
      expect(html).toMatch(new RegExp(`name="name"[^>]*value="${report.name}"`));
      const notice = /part="outcome".*?<\/div>/s.exec(html)?.[0];
      for (const part of [msg, ways, 'href="tel:', 'href="mailto:']) expect(notice).toContain(part);
      expect(saved).toEqual([]);
    }
  });

  it('keeps what was typed where the bank’s own backend does not say that it took it, and sends it again with its key', async () => {
    const keys: unknown[] = [];
    let answer = '';
    const app = await forwardingTo((request, response) => {
      keys.push(request.headers['idempotency-key']);
      request.resume().on('end', () => response.end(answer));
    });
    // Pages of the last hour have another token.
    vi.setSystemTime(Date.now() - 3_600_000);
    let token = tokenOf('contact-form');
    vi.useRealTimers();
    const again = async () => (await send(app, 'contact-form', message({ token }))).html;
    for (answer of ['', '<h1>Log in</h1>', '{"status":500}']) {
      const html = await again();
      token = /name="token"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(html).toContain('There was an error on the server. The data could not be sent');
      expect(html).toContain('Nothing was lost');
      expect(html).toMatch(/name="name"[^>]*value="Budi Santoso"/);
      expect(html).toContain(contactMessage.message);
    }
    answer = '{"msg":"Diterima oleh bank"}';
    const html = await again();
    expect(html).toContain('Diterima oleh bank');
    expect(html).not.toContain(contactMessage.message);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    [{ msg: 'Nomor sudah <b>diblokir</b>', errors: { phone_number: 'Salah' } }, 'Nomor sudah &lt;b>diblokir', 'Salah'],
    [{ msg: 'Salah', errors: { phone_number: 'Salah' } }, undefined, 'Salah'],
    [{ errors: { phone_number: 'Salah' } }, undefined, 'Salah'],
    [{ errors: { captcha: 'Wajib diisi' } }, 'Wajib diisi', undefined],
  ])('shows the backend’s message above its errors, unless it says the same: %j', async (answer, said, link) => {
    const app = await forwardingTo((request, response) => {
      request.resume().on('end', () => response.writeHead(422).end(JSON.stringify(answer)));
    });
    const { html } = await send(app, 'contact-form', message());
    const [, outcome = ''] = /part="outcome"(.*?)<form/s.exec(html) ?? [];
    expect(/<p>(.*?)(?:<\/|&lt;\/)/.exec(outcome)?.[1]).toBe(said);
    expect(/<a href="#phone_number">(.*?)<\/a>/.exec(outcome)?.[1]).toBe(link);
  });

  it('tells of a code only where the bank’s own backend has answered with one', async () => {
    let msg = '';
    const app = await forwardingTo((request, response) => {
      request.resume().on('end', () => response.end(JSON.stringify({ data: { msg } })));
    });
    for (const [said, hasCode] of [
      ['Terima kasih. Hubungi 1500888 atau 0811-222-333', false],
      ['LAPORAN DITERIMA', false],
      ['', false],
      ['Kode laporan Anda: SRB-ABCD-EFGH.', true],
      ['Laporan WB2026001 diterima', true],
      ['Nomor laporan: 20260012', true],
    ] as const) {
      msg = said;
      const { html } = await sendReport(app);
      expect(html).toContain('Your report has been received');
      expect(html.includes('Write this code down'), said).toBe(hasCode);
    }
  });
});

describe('a foreign form', () => {
  it.each([
    ['another site’s page', { Origin: 'https://evil.example' }, 403],
    ['another site’s page that hides itself', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a partner’s page', { Origin: 'https://mitra.example', 'Sec-Fetch-Site': 'cross-site' }, 200],
    ['the bank’s own page', { Origin: origin }, 200],
    ['the bank’s own page without referrer', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['a page that is loaded again', { Origin: 'null', 'Sec-Fetch-Site': 'none' }, 200],
  ])('from %s is known by what the browser says', async (_, headers, status) => {
    const { app, saved } = await setUp();
    expect((await send(app, 'contact-form', message(), headers)).status).toBe(status);
    expect(saved.length).toBe(status === 200 ? 1 : 0);
  });

  it('is known by its token where the browser says nothing, and nothing that was typed is lost then', async () => {
    const { app, saved } = await setUp();
    for (const token of ['', tokenOf('whistleblowing-form')]) {
      const response = await app.request(`${origin}/help?lang=en`, { method: 'POST', body: message({ token }) });
      expect(response.status).toBe(403);
      const html = await response.text();
      expect(html).toContain('Please send it once more');
      expect(html).toContain(contactMessage.message);
      expect(html).toContain(tokenOf('contact-form'));
    }
    expect(saved).toEqual([]);
    const response = await app.request(`${origin}/help`, { method: 'POST', body: message() });
    expect(response.status).toBe(200);
  });
});
