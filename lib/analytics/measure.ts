/** Measures a visit. Load it with `import()` at the first interaction: no page needs it to work. */
import { onCLS, onINP, onLCP } from 'web-vitals';
import { asksNotToBeCounted } from './do-not-count';
import { type ScrollMark, type Section, type SiteEvent, scrollMarks } from './events';
import { addSink, recordEvent, sendEarlyEvents } from './record-event';
import { followConsent } from './third-party/follow-consent';

const fullAt = 20;

interface VisitCounter {
  count: (event: SiteEvent) => void;
  /** Call it when the visitor goes to another page: events without a page belong to that page. */
  turnTo: (page: string, locale: string) => void;
  /** Leaves out the next event of this name, because the server has counted it. */
  skip: (name: SiteEvent['name']) => void;
  /** Sends the counts so far. */
  send: () => void;
}

/** Collects counts and sends them in few reports. `deliver` must work while the page is being closed. */
export function createVisitCounter(deliver: (report: string) => void): VisitCounter {
  let [page, locale] = ['/', 'en'];
  let counts: VisitCount[] = [];
  let skipped: SiteEvent['name'] | null = null;
  function send() {
    if (counts.length === 0) return;
    deliver(JSON.stringify({ locale, counts }));
    counts = [];
  }
  return {
    send,
    turnTo(next, language) {
      // A report has one language.
      if (language !== locale) send();
      [page, locale] = [next, language];
    },
    skip(name) {
      skipped = name;
    },
    count(event) {
      if (event.name === skipped) {
        skipped = null;
        return;
      }
      counts.push(countOf(event, page));
      if (counts.length >= fullAt) send();
    },
  };
}

/** Sends a report to our own server, also while the page is being closed. */
function deliverReport(report: string): void {
  navigator.sendBeacon('/api/visits', new Blob([report], { type: 'application/json' }));
}

/**
 * The site's own counts: how often something happened on a page per day. No cookie, no address, no id, nothing that links two visits. The
 * browser sends it to `POST /api/visits`; `visit-report.ts` is the server's side.
 */

interface VisitCount {
  name: SiteEvent['name'];
  /** English path of the page. */
  page: string;
  /** One of a few words, such as "25" or "LCP good". */
  detail: string;
}

/** The counted detail of an event on a page. Amounts become ranges; names of places and hotels are left out. */
export function countOf(event: SiteEvent, page: string): VisitCount {
  return { name: event.name, page: 'page' in event ? event.page : page, detail: detailOf(event) };
}

function detailOf(event: SiteEvent): string {
  switch (event.name) {
    case 'section_visit':
      return event.section;
    case 'scroll_depth':
      return String(event.percent);
    case 'page_timing':
      return `load ${rangeOf(event.loadMs, [1000, 2500, 4000])} ttfb ${rangeOf(event.ttfbMs, [200, 800, 1800])}`;
    case 'web_vital':
      return `${event.metric} ${event.rating}`;
    case 'search':
    case 'booking_requested':
      return event.kind;
    case 'search_results':
      return event.count > 0 ? `${event.kind} found` : `${event.kind} none`;
    case 'booking_step':
      return `${event.kind} ${event.step}`.slice(0, 40);
    default:
      return '';
  }
}

/** The range of a number of milliseconds: "<1000", "<2500" … or ">4000". */
function rangeOf(milliseconds: number, limits: readonly number[]): string {
  const limit = limits.find((most) => milliseconds < most);
  return limit === undefined ? `>${limits.at(-1)}` : `<${limit}`;
}

/** The first match counts: visas are services too, and packages are sold among the services. */
const sections: readonly (readonly [RegExp, Section])[] = [
  [/^\/branches\/./, 'branch'],
  [/^\/(services\/visa|support\/track-visa|support\/travel-requirements)$/, 'visa'],
  [/^\/(services\/packages$|travel\/)/, 'holiday'],
  [/^\/services\/./, 'service'],
  [/^\/blog(\/.|$)/, 'blog'],
];

/** The line of business of a page (SPEC section 7), by its English path; null for other pages. */
export function sectionOf(page: string): Section | null {
  return sections.find(([pattern]) => pattern.test(page))?.[1] ?? null;
}

let current = { page: '', locale: '' };
let depth = createScrollDepth();
let counter: ReturnType<typeof createVisitCounter> | undefined;
let start: Promise<void> | undefined;

interface ShownPage {
  page: string;
  locale: string;
  /** Whether our own server has counted this view already. */
  isCounted: boolean;
}

/** Records a page view by the English path of the page, once per page. */
export async function showPage({ page, locale, isCounted }: ShownPage): Promise<void> {
  if (current.page === page && current.locale === locale) return;
  const isFirst = start === undefined;
  current = { page, locale };
  depth = createScrollDepth();
  start ??= startMeasuring();
  await start;
  // Another page may be open by now; it reports itself.
  if (current.page !== page || current.locale !== locale) return;
  counter?.turnTo(page, locale);
  if (isCounted) counter?.skip('page_view');
  recordEvent({ name: 'page_view', page, locale });
  const section = sectionOf(page);
  if (section) recordEvent({ name: 'section_visit', section, page });
  if (isFirst) recordTiming(page);
  requestAnimationFrame(noteDepth);
}

async function startMeasuring(): Promise<void> {
  const landing = current;
  if (!asksNotToBeCounted()) {
    counter = createVisitCounter(deliverReport);
    counter.turnTo(landing.page, landing.locale);
    addSink(counter.count);
  }
  await followConsent(() => ({ name: 'page_view', ...current }));
  sendEarlyEvents();
  document.addEventListener('scroll', noteDepth, { passive: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') counter?.send();
  });
  for (const watch of [onCLS, onINP, onLCP]) {
    // Measured over the life of the document, so they belong to the page it was opened on.
    watch(({ name, value, rating }) => {
      if (name === 'CLS' || name === 'INP' || name === 'LCP')
        recordEvent({ name: 'web_vital', metric: name, value, rating, page: landing.page });
    });
  }
}

function noteDepth(): void {
  for (const percent of depth.reach(visibleShare())) recordEvent({ name: 'scroll_depth', percent, page: current.page });
}

function recordTiming(page: string): void {
  const report = () => {
    const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // The browser records the end of loading after the load event.
    if (timing && timing.loadEventEnd > 0)
      recordEvent({ name: 'page_timing', loadMs: timing.loadEventEnd, ttfbMs: timing.responseStart, page });
  };
  if (document.readyState === 'complete') report();
  else window.addEventListener('load', () => setTimeout(report), { once: true });
}

interface ScrollDepth {
  /** The marks that are reached for the first time on this page. `share`: how much of the page has been seen, 0 to 1. */
  reach: (share: number) => ScrollMark[];
}

export function createScrollDepth(): ScrollDepth {
  let left: ScrollMark[] = [...scrollMarks];
  return {
    reach(share) {
      const reached = left.filter((mark) => share * 100 >= mark);
      left = left.filter((mark) => !reached.includes(mark));
      return reached;
    },
  };
}

/** How much of the page has passed the lower edge of the window, 0 to 1. */
function visibleShare(): number {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > 0 ? Math.min(1, (window.scrollY + window.innerHeight) / scrollHeight) : 0;
}
