/** Measures a visit. Load it with `import()` at the first interaction: no page needs it to work. */
import { onCLS, onINP, onLCP } from 'web-vitals';
import { asksNotToBeCounted } from './do-not-count';
import { type ScrollMark, type Section, scrollMarks } from './events';
import { addSink, recordEvent, sendEarlyEvents } from './record-event';
import { followConsent } from './third-party/follow-consent';
import { createVisitCounter, deliverReport } from './visits/count-visits';

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
