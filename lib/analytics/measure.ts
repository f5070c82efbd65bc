/** The measuring of a visit. Reach it by `import()` once the visitor does something: no page needs it to work. */
import { onCLS, onINP, onLCP } from 'web-vitals';
import { createVisitCounter, deliverReport } from './count-visits';
import { asksNotToBeCounted } from './do-not-count';
import { addSink, recordEvent } from './record-event';
import { createScrollDepth, seenShare } from './scroll-depth';
import { sectionOf } from './section-of';
import { followConsent } from './third-parties';

let current = { page: '', locale: '' };
let depth = createScrollDepth();
let counter: ReturnType<typeof createVisitCounter> | undefined;

/** Says that a page is on screen, by its English path; called again with the same page it says nothing. */
export async function showPage(page: string, locale: string): Promise<void> {
  if (current.page === page && current.locale === locale) return;
  const isFirst = current.page === '';
  current = { page, locale };
  if (isFirst) await startMeasuring();
  counter?.turnTo(page, locale);
  depth = createScrollDepth();
  recordEvent({ name: 'page_view', page, locale });
  const section = sectionOf(page);
  if (section) recordEvent({ name: 'section_visit', section, page });
  if (isFirst) recordTiming(page);
}

async function startMeasuring(): Promise<void> {
  await followConsent();
  if (!asksNotToBeCounted()) {
    counter = createVisitCounter(deliverReport);
    addSink(counter.count);
  }
  document.addEventListener('scroll', noteDepth, { passive: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') counter?.send();
  });
  for (const watch of [onCLS, onINP, onLCP]) {
    watch(({ name, value, rating }) => {
      if (name === 'CLS' || name === 'INP' || name === 'LCP')
        recordEvent({ name: 'web_vital', metric: name, value, rating, page: current.page });
    });
  }
}

function noteDepth(): void {
  for (const percent of depth.reach(seenShare())) recordEvent({ name: 'scroll_depth', percent, page: current.page });
}

function recordTiming(page: string): void {
  const tell = () => {
    const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // The end of loading is written down after its event has been heard.
    if (timing && timing.loadEventEnd > 0)
      recordEvent({ name: 'page_timing', loadMs: timing.loadEventEnd, ttfbMs: timing.responseStart, page });
  };
  if (document.readyState === 'complete') tell();
  else window.addEventListener('load', () => setTimeout(tell), { once: true });
}
