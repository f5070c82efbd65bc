import type { SiteEvent } from '../events';
import { countOf, type VisitCount } from './visit-counts';

const fullAt = 20;

export interface VisitCounter {
  count: (event: SiteEvent) => void;
  /** Called when the visitor goes to another page: events that name none belong to it. */
  turnTo: (page: string, locale: string) => void;
  /** Leaves out the next event of this name: it is known already. */
  skip: (name: SiteEvent['name']) => void;
  /** Sends what has been counted. */
  send: () => void;
}

/** Collects what happened and hands it over in few messages; `deliver` must survive the end of the page. */
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
      // One report for each language.
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

/** To our own server, even while the page is being left. */
export function deliverReport(report: string): void {
  navigator.sendBeacon('/api/visits', new Blob([report], { type: 'application/json' }));
}
