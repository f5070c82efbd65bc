import type { SiteEvent } from './events';

type Sink = (event: SiteEvent) => void;

const sinks = new Set<Sink>();
/** Events recorded before the measuring code has loaded, which happens at the first interaction. Null afterwards. */
let early: SiteEvent[] | null = [];
const mostEarly = 50;

/** Passes an event to all listeners. Never throws. */
export function recordEvent(event: SiteEvent): void {
  if (early) {
    if (early.length < mostEarly) early.push(event);
    return;
  }
  for (const sink of sinks) deliver(sink, event);
}

/** Sends every event from now on to `sink`; returns a function that stops it. */
export function addSink(sink: Sink): () => void {
  sinks.add(sink);
  return () => sinks.delete(sink);
}

/** Ends the buffering. The present sinks get the earlier events; sinks added later do not. */
export function sendEarlyEvents(): void {
  const waiting = early ?? [];
  early = null;
  for (const event of waiting) recordEvent(event);
}

function deliver(sink: Sink, event: SiteEvent): void {
  try {
    sink(event);
  } catch {
    // An error in measuring must not break a page.
  }
}
