/** Collects all files of the site for an object store or CDN. These ignore the query, so languages and list pages are folders. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { fileAddress, fileIn } from '../../../widgets/runtime/language/file-address';
import { codes, type Language, languages } from '../../../widgets/runtime/language/language';
import { siteLink } from '../../../widgets/runtime/language/link';
import { decode } from '../../decode';
import { mainFile, mainParam, type PageData } from '../../page';
import type { RouteTable } from '../../route';
import type { Site } from '../bank/site';
import { asRequested } from '../http/redirects';
import { commonHeaders, type Hsts } from '../http/security-headers';

interface CollectOptions {
  /** The application, made with `exported`. */
  ask(address: string): Response | Promise<Response>;
  table: RouteTable;
  pages: readonly string[];
  files: readonly string[];
  blocksOf(path: string): readonly string[];
  widgets: readonly string[];
  redirects?: Site['redirects'];
  origin: string;
  hsts: Hsts;
}

export class IncompleteSite extends Error {
  constructor(reasons: readonly string[]) {
    const found = reasons.length === 1 ? '1 page would be an error' : `${reasons.length} pages would be errors`;
    super([`Nothing was written: ${found}`, ...reasons].join('\n'));
  }
}

const discovered = [
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/site.webmanifest',
  '/favicon.ico',
  '/apple-touch-icon.png',
];

const linesOf = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map((header) => `  ${header.join(': ')}`)
    .join('\n');

/** `_headers` of Cloudflare Pages and Netlify; on other hosts it shows which headers to configure. */
const headersFile = (hsts: Hsts, privatePages: readonly string[]) => `/*
  Content-Security-Policy: frame-ancestors 'self'
${linesOf(commonHeaders(hsts))}
  Access-Control-Allow-Origin: *
  Cross-Origin-Resource-Policy: cross-origin

/chunks/*
  Cache-Control: public, max-age=31536000, immutable

/api/*
  Content-Type: application/json; charset=utf-8
${privatePages.map((address) => `\n${address}*\n  Cache-Control: no-store\n`).join('')}`;

const redirectsFile = (redirects: NonNullable<Site['redirects']>, origin: string) =>
  Object.entries(redirects)
    .map(([from, to]) => {
      const { href } = new URL(siteLink(to, origin, undefined, fileIn), origin);
      return `${asRequested(from)} ${href.startsWith(`${origin}/`) ? href.slice(origin.length) : href} 301\n`;
    })
    .join('');

const headerOnly = ['frame-ancestors', 'report-uri', 'report-to'];
const charset = '<meta charset="utf-8">';

type Policy = Map<string, Set<string>>;

function allow(policy: Policy, header: string): void {
  for (const [name = '', ...values] of header.split('; ').map((directive) => directive.split(' '))) {
    policy.set(name, new Set([...(policy.get(name) ?? []), ...values]));
  }
}

const policyText = (policy: Policy) =>
  [...policy]
    .filter(([name]) => !headerOnly.includes(name))
    .map(([name, values]) => [name, ...[...values].sort()].join(' '))
    .join('; ');

function dataIn(html: string): PageData {
  const nodes: DefaultTreeAdapterTypes.Node[] = [parse(html)];
  for (const node of nodes) {
    if (!('childNodes' in node)) continue;
    nodes.push(...node.childNodes);
    const isPage = 'attrs' in node && node.attrs.some(({ name, value }) => name === 'id' && value === 'serambi-page');
    const [text] = node.childNodes;
    if (isPage && text && 'value' in text) return JSON.parse(text.value);
  }
  throw new Error('A document without a description of its page');
}

const fileOf = (address: string) => decodeURIComponent(address.replace(/\/?$/, '/index.html').slice(1));

const query = (language: Language | undefined, page: number) =>
  [...(language ? [`lang=${codes[language]}`] : []), ...(page > 1 ? [`page=${page}`] : [])].join('&');

const namedIn = (text: string, origin: string): string[] =>
  [...text.replaceAll(`${origin}/`, '/').matchAll(/(?<=["'(,\s])\/[\w./%@~+-]+(?=["')?#\s])/g)]
    .map(([address]) => address)
    .filter((address) => /^\/[\w%@~+-]/.test(address) && /\.[a-z]\w{1,4}$/i.test(address));

/** `files` are by path without a leading slash. */
export async function collect(options: CollectOptions) {
  const { ask, table, pages, files, blocksOf, widgets, redirects, origin, hsts } = options;
  const found = new Map<string, Uint8Array>();
  const named = new Set<string>();
  const missing: string[] = [];
  const policy: Policy = new Map();
  const documents = new Map<string, string>();
  const privatePages: string[] = [];

  const text = async (address: string, expected = 200) => {
    const answer = await ask(address);
    if (answer.status !== expected) throw new Error(`${address} was answered ${answer.status}`);
    return read(answer);
  };
  const read = async (answer: Response) => {
    const body = await answer.text();
    const header = answer.headers.get('Content-Security-Policy');
    if (header) allow(policy, header);
    for (const each of namedIn(body, origin)) named.add(each);
    return body;
  };
  const write = (file: string, body: string) => found.set(file, new TextEncoder().encode(body));

  const blocks = new Set<string>();
  const collectPage = async (path: string) => {
    let page = dataIn(await text(path));
    // A slow backend may answer a later request.
    for (let tries = 5; page.isPartial && tries; tries--) page = dataIn(await text(path));
    if (page.status !== 200 || page.isPartial) throw new Error(`${path} is not complete: its content cannot be had`);
    for (const block of blocksOf(path)) blocks.add(block);
    for (let number = 1; number <= page.pages.count; number++) {
      for (const language of [undefined, ...languages]) {
        const address = `${path}?${query(language, number)}`;
        const html = await text(address);
        const isPrivate = page.privatePaths.includes(path);
        if (!isPrivate) {
          const main = await text(`${address}&${mainParam}=${codes[language ?? page.language]}`);
          write(decodeURIComponent(fileAddress(address).slice(1)) + mainFile, main);
        }
        if (isPrivate) privatePages.push(fileAddress(address));
        documents.set(fileOf(fileAddress(address)), html);
      }
    }
  };
  const incomplete: string[] = [];
  for (const path of pages) await collectPage(path).catch((error: Error) => incomplete.push(error.message));
  if (incomplete.length) throw new IncompleteSite(incomplete);
  documents.set('404.html', await text('/404', 404));

  for (const block of blocks) {
    const answer = await ask(block);
    if (answer.status === 200) write(decodeURIComponent(block.slice(1)), await read(answer));
  }
  for (const language of languages) {
    for (const widget of widgets) {
      const answer = await ask(`/embed/${widget}?language=${language}`);
      if (answer.status === 200) write(`${codes[language]}/embed/${widget}.html`, await answer.text());
    }
  }
  for (const { path, feed } of table.routes) {
    if (!feed || !pages.includes(path)) continue;
    write(feed.slice(1), await text(feed));
    for (const each of languages) {
      write(fileAddress(`${feed}?lang=${codes[each]}`).slice(1), await text(`${feed}?lang=${codes[each]}`));
    }
  }

  // One policy for all pages: navigation within a document can run any page's code on another page.
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(policy)}">`;
  for (const [file, html] of documents) write(file, html.replace(charset, `$&${meta}`));

  const waiting = new Set([...discovered, ...files, ...named]);
  for (const address of waiting) {
    const file = decode(address.slice(1));
    if (found.has(file)) continue;
    const answer = await ask(address);
    if (answer.status !== 200) {
      // The backend serves its media.
      const isElsewhere = /^https?:/.test(answer.headers.get('Location') ?? '');
      if (!isElsewhere) missing.push(address);
      continue;
    }
    const body = new Uint8Array(await answer.arrayBuffer());
    found.set(file, body);
    if (/json|xml|css/.test(answer.headers.get('Content-Type') ?? '') && !/\.svg$/.test(address)) {
      for (const each of namedIn(new TextDecoder().decode(body), origin)) waiting.add(each);
    }
  }
  write('_headers', headersFile(hsts, privatePages));
  if (redirects) write('_redirects', redirectsFile(redirects, origin));
  return { files: found, missing };
}
