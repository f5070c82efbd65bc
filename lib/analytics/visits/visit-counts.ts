/**
 * The site's own counts: how often something happened on a page per day. No cookie, no address, no id, nothing that links two visits. The
 * browser sends it to `POST /api/visits`; `visit-report.ts` is the server's side.
 */
import type { SiteEvent } from '../events';

export interface VisitCount {
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
