/** Shows the corpus in the built product, and reads each engine's DOM. */
import { pageSize } from '../../widgets/runtime/content/long-lists';
import { normalizeContent } from '../../widgets/runtime/content/normalize';
import { html, object } from '../../widgets/runtime/content/shape';
import { attributes, elements, isInTextPicture, schemes, values } from '../../widgets/runtime/ui/rich-html.allowed';
import { startServer } from './listen';
import { cases as corpus } from './rich-text-corpus';
import { startSite, warmUp } from './site';

/** Blank HTML is no answer, and a question without one is left out. */
const cases = corpus.filter((text) => {
  const { content } = normalizeContent(object({ text: html }), { English: { text } });
  return Object(content.English).text !== undefined;
});

/** An element with its sorted attributes and its content; adjacent texts are joined. */
export type Tree = string | [name: string, attributes: Record<string, string>, ...children: Tree[]];

/** An engine's DOM of the server's HTML of each case, and of the case itself. */
export interface Shown {
  server: Tree[][];
  browser: Tree[][];
}

/** The help page with an answer per case, the same in both languages; each category fills one page. */
export async function startCorpusSite() {
  const features = cases.map((featureDesc) => ({ featureTitle: 'x', featureDesc }));
  const answers = {
    banner: { title: 'x' },
    faqs: Array.from({ length: Math.ceil(cases.length / pageSize) }, (_, at) => ({
      title: 'x',
      features: features.slice(at * pageSize, (at + 1) * pageSize),
    })),
  };
  const content = JSON.stringify({ Indonesia: answers, English: answers });
  const backend = await startServer((request, response) => {
    response.statusCode = request.url?.startsWith('/api/faq/all') ? 200 : 404;
    response.setHeader('Content-Type', 'application/json');
    response.end(content);
  });
  const site = await startSite({ API_BASE: backend.origin });
  await warmUp(site.origin, ['/help']);
  return {
    ...site,
    address: `${site.origin}/help?lang=id`,
    async stop() {
      await site.stop();
      await backend.stop();
    },
  };
}

/**
 * Runs in the page, in Indonesian. It parses the server's English HTML in another document. Then it switches the widget to English,
 * so that the browser sanitises each case.
 */
export async function readShown(): Promise<Shown> {
  const read = (nodes: Iterable<Node>): Tree[] => {
    const result: Tree[] = [];
    for (const node of nodes) {
      const last = result.at(-1);
      if (node instanceof Element || node.nodeType === 1) {
        const { localName, attributes, childNodes, namespaceURI } = node as Element;
        const given = [...attributes].map(({ name, value }) => [name, value] as const).sort();
        const name = namespaceURI === 'http://www.w3.org/1999/xhtml' ? localName : `${namespaceURI} ${localName}`;
        result.push([name, Object.fromEntries(given), ...read(childNodes)]);
      } else if (node.nodeType !== 3) result.push([node.nodeName, {}]);
      else if (typeof last === 'string') result[result.length - 1] = last + node.nodeValue;
      else if (node.nodeValue) result.push(node.nodeValue);
    }
    return result;
  };
  const answersIn = (root: ParentNode) => [...root.querySelectorAll('[part=item] summary + div > :first-child')];
  const readAll = (answers: Element[]) => answers.map(({ childNodes }) => read(childNodes));

  const markup = await new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onload = () => resolve(request.responseXML as Document);
    request.onerror = reject;
    request.open('GET', `${location.pathname}?lang=en`);
    request.send();
  });
  const sent = answersIn((markup.querySelector('serambi-faq > template') as HTMLTemplateElement).content);

  const widget = document.querySelector('serambi-faq') as HTMLElement;
  await customElements.whenDefined('serambi-faq');
  const answers = answersIn(widget.shadowRoot as ShadowRoot);
  const marks = answers.map((answer) => answer.appendChild(document.createElement('mark')));
  widget.setAttribute('language', 'English');
  // Each answer, with its mark, is replaced after its text is sanitised, in any order.
  while (marks.some(({ isConnected }) => isConnected)) await new Promise(requestAnimationFrame);
  return { server: readAll(sent), browser: readAll(answers) };
}

function forbiddenIn(name: string, given: Record<string, string>): string[] {
  const allowed = [...(attributes['*'] ?? []), ...(attributes[name] ?? [])];
  return Object.entries(given).flatMap(([attribute, value]) => {
    if (name === 'a' && attribute === 'rel' && value === 'noopener' && given.target) return [];
    const protocols = schemes[attribute];
    const isAllowed =
      allowed.includes(attribute) &&
      (values[attribute]?.test(value) ?? true) &&
      (!protocols ||
        isInTextPicture(value) ||
        protocols.includes(URL.parse(value, 'https://base.invalid')?.protocol ?? ''));
    return isAllowed ? [] : [`${name} ${attribute}="${value}"`];
  });
}

/** A region that scrolls a table sideways. */
const isScroller = (given: Record<string, string>, children: Tree[]) =>
  Object.keys(given).every((name) => ['aria-label', 'class', 'role', 'tabindex'].includes(name)) &&
  children.length === 1 &&
  children[0]?.[0] === 'table';

/** Elements, attributes and schemes that are not on the list. */
const forbidden = (tree: Tree): string[] => {
  if (typeof tree === 'string') return [];
  const [name, given, ...children] = tree;
  return [
    ...(elements.includes(name) ? [] : [name]),
    ...(isScroller(given, children) ? [] : forbiddenIn(name, given)),
    ...children.flatMap(forbidden),
  ];
};

/** Only a browser measures whether a table scrolls, and so is a region. */
const withoutMeasures = (tree: Tree): Tree => {
  if (typeof tree === 'string') return tree;
  const [name, { role, tabindex, ...rest }, ...children] = tree;
  return [name, rest, ...children.map(withoutMeasures)];
};

/** Cases in which server or browser keeps forbidden content, or their trees differ. */
export function faults({ server, browser }: Shown) {
  return cases.flatMap((html, index) => {
    const sent: Tree[] = server[index] ?? ['missing'];
    const made: Tree[] = browser[index] ?? [];
    const kept = [...sent, ...made].flatMap(forbidden);
    const [expected, received] = [sent, made].map((each) => JSON.stringify(each.map(withoutMeasures)));
    return kept.length || expected !== received ? [{ html, kept, server: expected, browser: received }] : [];
  });
}
