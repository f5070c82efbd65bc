import type { SiteEvent } from './events';

type Sink = (event: SiteEvent) => void;

const sinks = new Set<Sink>();
/** What happened before anybody listened: the measuring itself is loaded once the visitor does something. */
const early: SiteEvent[] = [];
const mostEarly = 50;

/** Tells whoever listens what happened. Never throws, and does nothing but that. */
export function recordEvent(event: SiteEvent): void {
  if (sinks.size === 0 && early.length < mostEarly) early.push(event);
  for (const sink of sinks) tell(sink, event);
}

/** Lets `sink` hear every event from now on, the first one also those before it; answers how to stop. */
export function addSink(sink: Sink): () => void {
  sinks.add(sink);
  for (const event of early.splice(0)) tell(sink, event);
  return () => sinks.delete(sink);
}

function tell(sink: Sink, event: SiteEvent): void {
  try {
    sink(event);
  } catch {
    // Measuring must never be what breaks a page.
  }
}
