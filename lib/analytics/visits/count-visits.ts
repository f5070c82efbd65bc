import type { SiteEvent } from '../events';
import { countOf, type VisitCount } from './visit-counts';

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
