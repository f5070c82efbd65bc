import type { SiteEvent } from '../events';

const fullAt = 20;

export interface VisitCounter {
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
export function deliverReport(report: string): void {
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
