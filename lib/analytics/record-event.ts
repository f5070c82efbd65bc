import type { SiteEvent } from './events';

type Sink = (event: SiteEvent) => void;

const sinks = new Set<Sink>();
/** Events from before the measuring code has loaded, which happens on the first interaction. Null afterwards. */
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

/** Lets `sink` hear every event from now on; answers how to stop. */
export function addSink(sink: Sink): () => void {
  sinks.add(sink);
  return () => sinks.delete(sink);
}

/** Ends the buffering: present listeners get the earlier events, later ones do not. */
export function sendEarlyEvents(): void {
  const waiting = early ?? [];
  early = null;
  for (const event of waiting) recordEvent(event);
}

function deliver(sink: Sink, event: SiteEvent): void {
  try {
    sink(event);
  } catch {
    // Measuring must never be what breaks a page.
  }
}
