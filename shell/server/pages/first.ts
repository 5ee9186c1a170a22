/** `GET /first?w=faq&w=…`: markup in both languages, each stylesheet once, and data for hydration. */
import { type Context, Hono } from 'hono';
import type { Content } from '../../../widgets/runtime/content/content';
import type { ContentState } from '../../../widgets/runtime/content/state';
import { renderInBoth } from '../../../widgets/runtime/element/render';
import type { FirstAnswer, FirstPart } from '../../../widgets/runtime/loader/first';
import { firstPage } from '../content/long-lists';
import { readParts, signatureOf, stateOf } from '../content/parts';
import { sendText } from '../http/compression';
import { originOf } from '../http/context';
import { anyOrigin, publicJson } from '../http/static-files';
import { isCodeless } from './codeless';
import type { Build } from './document';
import type { EmbedOptions } from './embed';
import { claimedOrigin, forOrigin, keptRenderings, thisMinute } from './renderings';
import { type WidgetRequest, WidgetRequestError, widgetRequests } from './widget-request';

interface FirstOptions extends Omit<EmbedOptions, 'theme' | 'tokens'> {
  build: Pick<Build, 'widgets' | 'behaviours'>;
}

const maxWidgets = 24;
const maxQuery = 8_192;
/** In ms. Several widgets wait shorter, because late ones are requested again one by one. */
const patience = { one: 1_500, several: 400 };
const keptLimit = 16 * 1024 * 1024;
const slotNames = /^[a-z][a-z-]{0,30}$/;

export function firstAnswers({ source, bankDataOf, build, ...known }: FirstOptions) {
  const read = widgetRequests(known);
  const keep = keptRenderings<ReturnType<typeof render>>(
    keptLimit,
    ({ root, content }) => 1_000 + JSON.stringify(root ?? '').length + (content ? JSON.stringify(content).length : 0),
  );

  /** Undefined for mistakes that the widget's own code reports, such as an unknown attribute. */
  function requestIn(written: string, origin: string): (WidgetRequest & { slots: string[] }) | undefined {
    const [name = '', ...rest] = written.split('?');
    const query = new URLSearchParams(rest.join('?'));
    const slots = (query.get('slots') ?? '').split(',').filter((slot) => slotNames.test(slot));
    query.delete('slots');
    try {
      return { ...read(name, query, origin), slots: slots.slice(0, 8) };
    } catch (error) {
      if (error instanceof WidgetRequestError) return undefined;
      throw error;
    }
  }

  function render(
    { widget, own, leading, slots }: WidgetRequest & { slots: string[] },
    state: ContentState | undefined,
  ) {
    const facts = bankDataOf([widget], claimedOrigin);
    const root = renderInBoth(widget, {
      attributes: own,
      slots,
      ...(state && { state }),
      ...leading,
      ...facts,
    });
    const content = state?.status === 'ready' ? (state.content as Content) : undefined;
    const hasCode = !isCodeless(widget, own, content);
    return {
      root,
      hasCode,
      content: root && hasCode ? content : undefined,
      facts: root && hasCode && (widget.bank?.length || facts.labels) ? facts : undefined,
    };
  }

  return async function answer(
    asked: readonly string[],
    origin: string,
    nextTurn: () => Promise<boolean>,
  ): Promise<{ text: string; isComplete: boolean }> {
    const all = asked.map((written) => requestIn(written, origin));
    const parts = all.flatMap((request) => request?.part ?? []);
    const answered = await readParts(source, parts, asked.length > 1 ? patience.several : patience.one);
    const css = new Map<string, number>();
    const place = (text: string) => {
      if (!css.has(text)) css.set(text, css.size);
      return css.get(text) as number;
    };
    let isComplete = true;
    const partOf = (request: (typeof all)[number]): FirstPart => {
      if (!request) return {};
      const { widget, own, bases, slots } = request;
      const block = request.part && answered[parts.indexOf(request.part)];
      const status = block && (block.answer?.status ?? 'late');
      if (status === 'late' || (block && status !== 'found' && !widget.content?.isOptional)) {
        isComplete = false;
        return status === 'missing' ? {} : { isLate: true };
      }
      const key = JSON.stringify([widget.name, own, bases, slots]);
      const signature = [thisMinute(), block && signatureOf([block])].join(' ');
      const { root, hasCode, content, facts } = keep(key, signature, () =>
        render(request, block && stateOf(block, firstPage)),
      );
      if (!root) return {};
      return {
        ...(facts && { facts }),
        ...(content && block?.path && { path: block.path, content }),
        ...(hasCode && { files: build.widgets[widget.name] }),
        ...(widget.isPlain && !hasCode && { behaviours: build.behaviours }),
        css: root.css.map(place),
        html: root.html,
      };
    };
    const rendered: FirstPart[] = [];
    for (const request of all) {
      // 24 renderings in one turn would delay all other requests.
      if (!(await nextTurn())) break;
      rendered.push(partOf(request));
    }
    // This order saves 2 %: brotli predicts markup from the sheets and block before it.
    const body: FirstAnswer = { css: [...css.keys()], parts: rendered };
    return { text: forOrigin(JSON.stringify(body), origin), isComplete };
  };
}

/** Neither sets nor reads a cookie, for shared caches. `nextTurn` resolves to false if the client has gone meanwhile. */
export const firstRoute = (answer: ReturnType<typeof firstAnswers>, nextTurn: (c: Context) => Promise<boolean>): Hono =>
  // A page whose script adds a header to all its requests is asked first.
  new Hono()
    .options('/first', (c) => c.body(null, 204, { ...anyOrigin, 'Access-Control-Allow-Headers': '*' }))
    .get('/first', async (c) => {
      const { search, searchParams } = new URL(c.req.url);
      const asked = searchParams.getAll('w');
      const refusal =
        search.length > maxQuery
          ? `The query may have ${maxQuery} characters.`
          : asked.length === 0 || asked.length > maxWidgets
            ? `The query names 1 to ${maxWidgets} widgets, such as ?w=faq&w=services.`
            : undefined;
      if (refusal) return c.text(`${refusal}\n`, 400, { ...anyOrigin, 'Cache-Control': 'no-store' });
      const { text, isComplete } = await answer(asked, originOf(c), () => nextTurn(c));
      return sendText(c, text, {
        ...publicJson,
        'Cache-Control': isComplete ? 'public, max-age=60, stale-while-revalidate=86400' : 'no-store',
        'X-Robots-Tag': 'noindex',
      });
    });
