import type { FlightStatus } from '@/supabase/functions/_shared/contracts/flights/flight-status';

/** A smaller difference is not reported as early or late. */
export const shownDelayMinutes = { early: 5, late: 15 } as const;

const withoutCourse = new Set<FlightStatus['state']>(['cancelled', 'perhapsCancelled', 'diverted', 'unknown']);

/** Progress of a flight at `now` (ms since 1970), 0 to 1, by its best known times; null when it does not arrive. */
export function progressOf({ state, departure, arrival }: FlightStatus, now: number): number | null {
  if (withoutCourse.has(state)) return null;
  if (state === 'landed') return 1;
  if (state !== 'departed' && state !== 'enRoute') return 0;
  const [left, lands] = [Date.parse(departure.at ?? ''), Date.parse(arrival.at ?? '')];
  // A wrong clock or a past estimate must not show the aircraft at its gate.
  return lands > left ? Math.min(0.97, Math.max(0.03, (now - left) / (lands - left))) : 0.5;
}

/** Whole minutes until a flight in the air lands; null on the ground, and when the time it was expected has passed or is not known. */
export function minutesToGo({ state, arrival }: FlightStatus, now: number): number | null {
  if (state !== 'departed' && state !== 'enRoute') return null;
  const minutes = Math.round((Date.parse(arrival.at ?? '') - now) / 60_000);
  return minutes > 0 ? minutes : null;
}

/** Minutes late (negative: early) at departure while on the ground, else at arrival; 0 when too few to show. */
export function delayToShow({ state, departure, arrival }: FlightStatus): number {
  if (withoutCourse.has(state)) return 0;
  const isUnderWay = state === 'departed' || state === 'enRoute' || state === 'landed';
  const minutes = isUnderWay ? arrival.delayMinutes : departure.delayMinutes;
  return minutes >= shownDelayMinutes.late || minutes <= -shownDelayMinutes.early ? minutes : 0;
}
