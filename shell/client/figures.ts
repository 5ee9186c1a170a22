/**
 * Measures LCP, INP, CLS and uncaught errors by page. The package `web-vitals` (3 kB) does not do so within a document. No figure
 * has a time or address, so two of them cannot be connected to one visitor.
 */
import { pageJson } from '../../widgets/runtime/content/page-json';
import { type Beacon, beaconPath, type Figure, maxFigures, type VisitConfig } from '../visit';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; currentRect: DOMRectReadOnly }[];
}
type Measured = Pick<Figure, 'value' | 'widget'>;

const { release = '' } = pageJson<VisitConfig>('serambi-visit');

/** Browsers name the host of a node in a shadow root, or nothing. */
function widgetOf(node: Node | null | undefined): string | undefined {
  let element = node instanceof Element ? node : node?.parentElement;
  while (element && !element.localName.startsWith('serambi-')) element = element.parentElement;
  return element?.localName.slice('serambi-'.length);
}

/** The widget that covers most of the window: it most likely has the largest paint. */
function largestWidget(): string | undefined {
  const seen = ({ top, bottom }: DOMRect) => Math.min(bottom, innerHeight) - Math.max(top, 0);
  const [largest] = [...document.querySelectorAll('#main *')]
    .filter(widgetOf)
    .sort((a, b) => seen(b.getBoundingClientRect()) - seen(a.getBoundingClientRect()));
  return widgetOf(largest);
}

let page: string | undefined;
/** Nothing is added after the first send: a browser promises no later event for sending. */
let isSent = false;
let waiting: Figure[] = [];

const add = (name: Figure['name'], { value, widget }: Measured, of = page) => {
  if (of !== undefined && waiting.length < maxFigures) {
    waiting.push({ name, value: Math.round(value * 1_000) / 1_000, page: of, widget });
  }
};

let paint: Measured | undefined;
let isPainted = false;
/** Later paints waited for the visitor, so they do not count. */
const hiddenAt = () =>
  performance.getEntriesByType('visibility-state').find(({ name }) => name === 'hidden')?.startTime ?? Infinity;

interface View {
  page: string;
  from: number;
  interactions: Map<number, Measured>;
}
/** The page shown and the one before: a browser may report an interaction after the next page's paint. */
let views: View[] = [];
/** As INP is defined: one outlier is left out for each 50 interactions. */
const longest = (interactions: ReadonlyMap<number, Measured>) => {
  const sorted = [...interactions.values()].sort((a, b) => b.value - a.value);
  return sorted[Math.floor(sorted.length / 50)];
};

/** As CLS is defined: a session window has pauses of less than 1 s and lasts at most 5 s. The worst window counts. */
let worst: Measured = { value: 0 };
let shifts = { value: 0, from: 0, to: 0 };

const readers: Record<string, (entry: PerformanceEntry) => void> = {
  'largest-contentful-paint'({ startTime, element }: PerformanceEntry & { element?: Element | null }) {
    if (!isPainted && startTime < hiddenAt()) {
      paint = { value: startTime, widget: widgetOf(element) ?? largestWidget() };
    }
  },
  event(entry) {
    const { interactionId, startTime, duration, target } = entry as PerformanceEventTiming & { interactionId?: number };
    const interactions = views.findLast(({ from }) => from <= startTime)?.interactions;
    if (!interactionId || !interactions || duration <= (interactions.get(interactionId)?.value ?? 0)) return;
    interactions.set(interactionId, { value: duration, widget: widgetOf(target) });
  },
  'layout-shift'(entry) {
    const { value, startTime, hadRecentInput, sources } = entry as Shift;
    if (hadRecentInput) return;
    const isSame = startTime - shifts.to < 1_000 && startTime - shifts.from < 5_000;
    shifts = { value: value + (isSame ? shifts.value : 0), from: isSame ? shifts.from : startTime, to: startTime };
    if (shifts.value <= worst.value) return;
    const [source] = sources;
    const { x = 0, y = 0, width = 0, height = 0 } = source?.currentRect ?? {};
    const widget = widgetOf(source?.node ?? document.elementFromPoint(x + width / 2, y + height / 2));
    worst = { value: shifts.value, widget };
  },
};

const supported = Object.entries(readers).filter(([type]) => PerformanceObserver.supportedEntryTypes.includes(type));
const observers = supported.map(([type, read]) => {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(read));
  const options = { type, buffered: true, durationThreshold: 16 };
  observer.observe(options);
  return { observer, read };
});
const measuresShifts = supported.some(([type]) => type === 'layout-shift');

function endView(): void {
  for (const { observer, read } of observers) observer.takeRecords().forEach(read);
  if (paint && !isPainted) add('LCP', paint);
  isPainted = true;
  if (measuresShifts && !isSent) add('CLS', worst);
}

function settle(ended: readonly View[]): void {
  for (const { page, interactions } of ended) {
    const interaction = longest(interactions);
    if (interaction) add('INP', interaction, page);
  }
}

export function startView(pattern: string): void {
  if (page !== undefined) {
    endView();
    worst = { value: 0 };
    shifts = { value: 0, from: 0, to: 0 };
  }
  settle(views.slice(0, -1));
  const from = page === undefined ? 0 : performance.now();
  views = [...views.slice(-1), { page: pattern, from, interactions: new Map() }];
  page = pattern;
  isSent = false;
}

const scriptOf = (text = '') => /\/(?:chunks|widgets)\/([\w-]+?)(?:-[\w-]{8})?\.js/.exec(text)?.[1];
window.addEventListener('error', ({ filename }) => add('error', { value: 1, widget: scriptOf(filename) }));
window.addEventListener('unhandledrejection', ({ reason }) =>
  add('error', { value: 1, widget: scriptOf((Object(reason) as Error).stack) }),
);

/** Also on `pagehide`: Safari may leave a page without `visibilitychange`. */
function send(): void {
  if (page === undefined) return;
  endView();
  settle(views);
  views = [];
  isSent = true;
  if (!waiting.length) return;
  const beacon: Beacon = { release, figures: waiting };
  waiting = [];
  navigator.sendBeacon(beaconPath, new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
}
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
window.addEventListener('pagehide', send);
