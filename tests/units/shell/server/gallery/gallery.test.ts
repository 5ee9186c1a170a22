import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { examples as loaders } from 'serambi:examples';
import { widgets as definitions } from 'serambi:widgets';
import { beforeAll, describe, expect, it } from 'vitest';
import { languageHeader } from '../../../../../shell/server/forms/endpoints';
import { gallery } from '../../../../../shell/server/gallery/routes';
import { rule, snippet } from '../../../../../shell/server/gallery/snippet';
import { openReleases } from '../../../../../shell/server/http/releases';
import { theme } from '../../../../../widgets/runtime/styles/theme';
import { matches } from '../../../../support/markup';
import { sharedFolder } from '../../../../support/until-finished';

const origin = 'https://bank.example';
const names = Object.keys(definitions).sort();
const stopping = new AbortController();
let app: ReturnType<typeof gallery>;

const text = async (path: string) => (await app.request(origin + path)).text();

const dist = sharedFolder();
beforeAll(async () => {
  for (const folder of ['gallery', 'widgets', 'art']) await mkdir(join(dist, folder));
  await writeFile(join(dist, 'art/drawn.svg'), '<svg/>');
  await writeFile(join(dist, 'serambi-1.2.3.tgz'), 'package');
  await writeFile(join(dist, 'custom-elements.json'), '{}');
  await writeFile(join(dist, 'gallery/theme.css'), ':root { --serambi-leaf: #f0a868; }');
  const files = {
    'standalone/faq.js': { integrity: 'sha384-faq' },
    'widgets/reserve.css': { integrity: 'sha384-sheet' },
  };
  await writeFile(join(dist, 'widgets/manifest.json'), JSON.stringify({ version: '1.2.3', files }));
  const loaded = Object.entries(definitions).map(async ([name, load]) => [name, (await load()).default] as const);
  app = gallery({
    widgets: new Map(await Promise.all(loaded)),
    documentation: new Map([
      [
        'serambi-news-carousel',
        {
          description: 'A carousel. It turns.',
          attributes: [{ name: 'kind', description: 'Which list', type: { text: "'news' | 'event'" } }],
          cssParts: [{ name: 'card', description: 'One of them' }],
          members: [
            { name: 'kind', description: 'Which list', attribute: 'kind' },
            { name: 'status', description: 'How far it is' },
          ],
        },
      ],
    ]),
    dist,
    releases: await openReleases({ dist, version: '1.2.3' }),
    publicDir: dist,
    bankTheme: { light: { leaf: '#123456' } },
    fonts: [{ family: 'Melati', file: '/melati.woff2', weight: '100 900' }],
    mediaBase: undefined,
    stopping: stopping.signal,
  });
});

describe('the gallery', () => {
  it('shows every widget that there is, as the documentation describes it', async () => {
    const html = await text('/');
    expect(matches(html, /data-widget="([^"]+)"/g)).toEqual(names);
    expect(html).toContain('A carousel.</p>');
  });

  it('offers the release’s package with its integrity, and what an editor takes', async () => {
    const html = await text('/');
    expect(html).toContain('href="/v1.2.3/serambi-1.2.3.tgz"');
    expect(html).toContain(`npm install ${origin}/v1.2.3/serambi-1.2.3.tgz`);
    expect(html).toContain(`sha512-${createHash('sha512').update('package').digest('base64')}`);
    expect(html).toContain('href="/v1.2.3/custom-elements.json"');
    // A development build has no such file.
    expect(html).not.toContain('html-custom-data.json');
  });

  it('describes every path and form of a backend, with fields and an example', async () => {
    expect(await text('/')).toContain('href="/gallery/backend"');
    const html = await text('/backend');
    expect(html).toContain('<code>GET /api/promo/detail/{slug}</code>');
    expect(html).toContain('<code>GET /api/news/news|pressrelease|event</code>');
    expect(html).toContain('<code>POST /api/contactus/report</code>');
    expect(html).toContain(
      '<th scope="row"><code>dataPromo[].expired</code></th><td>Last day of the promotion.</td><td>date</td>',
    );
    const ids = matches(html, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lists the properties of an element that are no attributes', async () => {
    const html = await text('/news-carousel');
    expect(html).toContain('<dt><code>element.status</code></dt><dd>How far it is</dd>');
    expect(html).not.toContain('element.kind');
  });

  it('offers every named example of every widget', async () => {
    for (const name of names) {
      const { examples = {} } = (await loaders[name]?.()) ?? {};
      const html = await text(`/${name}`);
      for (const example of Object.keys(examples)) expect(html, name).toContain(`name="example" value="${example}"`);
    }
  });

  it('lets an attribute be only what is documented, and shows parts', async () => {
    const html = await text('/news-carousel?kind=event');
    expect(html).toMatch(/<select[^>]+data-attribute="kind"/);
    expect(html).toMatch(/<option selected value="event"/);
    expect(html).not.toContain('<option value="pressrelease"');
    expect(html).toContain('serambi-news-carousel::part(card)');
  });

  it('gives the script of one release with its integrity where the build knows it', async () => {
    expect(await text('/faq')).toContain(
      `src=&quot;${origin}/v1.2.3/standalone/faq.js&quot; integrity=&quot;sha384-faq&quot; crossorigin=&quot;anonymous&quot;`,
    );
    expect(await text('/values')).toContain(`src=&quot;${origin}/widgets/values.js&quot;>`);
  });

  it('gives a page of one release the sheet of that release with its integrity, and the bank’s theme beside it', async () => {
    const [snippet, pinned] = matches(await text('/faq'), /<pre id="\w+"[^>]*>(.*?)<\/pre>/gs);
    expect(pinned).toContain(
      `href=&quot;${origin}/v1.2.3/widgets/reserve.css&quot; integrity=&quot;sha384-sheet&quot; crossorigin=&quot;anonymous&quot;`,
    );
    expect(pinned).toMatch(/&lt;style>:where\(:root\)\{--serambi-leaf:[^}]*#123456[^}]*\}&lt;\/style>/);
    expect(snippet).toContain(`href=&quot;${origin}/widgets/reserve.css&quot;>`);
    expect(snippet).toContain(`src=&quot;${origin}/widgets/faq.js&quot;>`);
    expect(snippet).not.toContain('&lt;style>');
  });

  it('begins with the script that needs nothing to be known of releases', async () => {
    const snippets = async (path: string) => matches(await text(path), /<pre id="(\w+)"/g);
    expect(await snippets('/faq')).toEqual(['snippet', 'pinned', 'fragment', 'rule']);
    expect(await snippets('/values')).toEqual(['snippet', 'fragment', 'rule']);
  });

  it('shows its widgets in the language of its own pages, unless another is chosen', async () => {
    expect(await text('/preview/faq?centred')).toMatch(/<html lang="en".*<serambi-faq [^>]*language="English"/s);
    expect(await text('/preview/faq?language=')).toContain('language="English"');
    expect(await text('/preview/faq?language=Indonesia')).toMatch(/<html lang="id".*language="Indonesia"/s);
  });

  it('has a control for every property of the theme but the shadow', async () => {
    const html = await text('/faq');
    const controls = matches(html, /data-property="([\w-]+)"/g);
    const names = theme.flatMap(({ kind, name }) => (kind === 'shadow' ? [] : name));
    expect(controls.toSorted()).toEqual(names.toSorted());
    expect(await text('/theme')).toContain('--serambi-shadow');
  });

  it('lets no inline script run and no style but its own, on any of its pages', async () => {
    for (const path of ['/', '/theme', '/faq', '/preview/faq']) {
      const response = await app.request(path);
      const policy = response.headers.get('content-security-policy');
      expect(policy, path).toContain("script-src 'self';");
      expect(policy, path).not.toContain('unsafe');
      const html = await response.text();
      expect(html, path).not.toMatch(/ style=| on\w+=|<script(?! type="module" src=| type="application\/json")/);
    }
  });

  it('knows nothing of a widget that there is not', async () => {
    for (const path of ['/nothing', '/preview/nothing', '/constructor', '/api/faq/nothing/api/faq/all']) {
      expect((await app.request(path)).status, path).toBe(404);
    }
  });
});

describe('the backend of an example', () => {
  it('answers its content, whatever is asked for', async () => {
    const { examples = {} } = (await loaders.faq?.()) ?? {};
    const response = await app.request('/api/faq/single/api/faq/all');
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(examples.single?.content)));
  });

  it('refuses, for the error state', async () => {
    expect((await app.request('/api/faq/error/api/faq/all')).status).toBe(400);
  });

  it('lets a widget wait, for its loading state, until that gives up or the server stops', async () => {
    const visit = new AbortController();
    for (const end of [visit, stopping]) {
      const { signal } = end === visit ? visit : new AbortController();
      const asked = app.request('/api/faq/loading/api/faq/all', { signal });
      const waiting = Promise.resolve(asked).then(() => 'answered');
      const turn = new Promise((resolve) => setImmediate(resolve, 'waiting'));
      expect(await Promise.race([waiting, turn])).toBe('waiting');
      end.abort();
      expect(await waiting).toBe('answered');
    }
  }, 5_000);

  it.each([
    ['contact-form/usual/api/contactus/report', 'English', 'This is a preview, so nothing was sent'],
    [
      'whistleblowing-form/usual/api/whistleblowing/report/v2',
      'Indonesia',
      'Ini pratinjau, jadi tidak ada yang dikirim',
    ],
  ])('never claims that it received what a form sends: %s', async (path, language, msg) => {
    const headers = { [languageHeader]: language };
    const response = await app.request(`/api/${path}`, { method: 'POST', body: '{}', headers });
    expect([response.status, await response.json()]).toEqual([403, { msg }]);
  });

  it('has the bank’s pictures, and a placeholder for any other', async () => {
    const drawn = await app.request('/api/faq/usual/art/drawn.svg');
    expect([drawn.status, drawn.headers.get('location')]).toEqual([307, '/art/drawn.svg']);
    const other = await app.request('/api/faq/usual/art/nobody.svg');
    expect([other.status, other.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect((await app.request('/api/faq/usual/art/../../package.json')).status).toBe(404);
  });
});

describe('what is copied', () => {
  it('has the attributes that are set, written so that they stay attributes', () => {
    const attributes = { slug: '"><b>', kind: '' };
    const code = snippet({ name: 'faq', origin, script: { path: '/widgets/faq.js' }, attributes });
    expect(code).toContain(`<serambi-faq slug="&quot;>&lt;b>" api="${origin}" site="${origin}"></serambi-faq>`);
  });

  it('is a rule of the properties that were changed, and nothing when none was', () => {
    expect(rule({ leaf: '#a05', radius: '4px' })).toBe(':root {\n  --serambi-leaf: #a05;\n  --serambi-radius: 4px;\n}');
    expect(rule({})).toBe('');
  });
});
