/**
 * LiteAPI gives the instant until which cancelling is free, always in GMT by its description; a step in another zone is ignored. Our contract gives
 * the last day at the hotel: the last one that ends before that instant, so that a cancellation late on that day is free.
 */
import { addDays } from '../../../contracts/calendar-day.ts';
import type { Rate } from '../answers.ts';

/** The time at the hotel: of its zone, or of its longitude where the zone is unknown. */
export interface HotelClock {
  zone: string | null;
  longitude: number;
}

type Policy = Rate['cancellationPolicies'];

/** The last day of cancelling every room for nothing, yyyy-MM-dd at the hotel; null when it costs, or nothing is said. */
export function freeUntil(policies: readonly Policy[], checkIn: string, clock: HotelClock, now: Date): string | null {
  const days = policies.map((policy) => freeUntilOf(policy, checkIn, clock));
  if (days.includes(null)) return null;
  const earliest = days.filter((day) => day !== null).sort()[0];
  return earliest && earliest >= localDay(now, clock) ? earliest : null;
}

function freeUntilOf(policy: Policy, checkIn: string, clock: HotelClock): string | null {
  const steps = policy?.cancelPolicyInfos ?? [];
  if (policy?.refundableTag !== 'RFN' || steps.length === 0 || !steps.every(isInGmt)) return null;
  const costs = steps.filter(({ amount }) => amount > 0).map(({ cancelTime }) => readGmt(cancelTime));
  if (costs.length === 0) return addDays(checkIn, -1);
  const deadline = Math.min(...costs);
  return Number.isNaN(deadline) ? null : lastWholeDay(new Date(deadline), clock);
}

function isInGmt({ timezone }: { timezone?: string | null | undefined }): boolean {
  return !timezone || /^(gmt|utc)$/i.test(timezone);
}

/** "2026-07-30 02:00:00" in GMT. NaN for what is no time. */
function readGmt(text: string): number {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})/.exec(text);
  return match ? Date.parse(`${match[1]}T${match[2]}:00Z`) : Number.NaN;
}

/** A deadline in the last minute of a day leaves that day. */
function lastWholeDay(deadline: Date, clock: HotelClock): string {
  const nextDay = localDay(new Date(deadline.getTime() + 60_000), clock);
  return addDays(nextDay, -1);
}

/**
 * The day at the hotel. Without a zone, the clock is taken to be an hour behind the sun. Hardly any is further behind, so a deadline may be a day
 * early, never late.
 */
function localDay(instant: Date, { zone, longitude }: HotelClock): string {
  if (zone) return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(instant);
  const behind = Math.floor(longitude / 15) - 1;
  return new Date(instant.getTime() + behind * 3_600_000).toISOString().slice(0, 10);
}
