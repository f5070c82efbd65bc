/**
 * LiteAPI gives the instant until which cancelling is free, in GMT by its documentation; a step in another zone is ignored. Our contract has the
 * last day at the hotel: the last one that ends before that instant, so that a cancellation late on that day is free.
 */
import { addDays } from '../../../contracts/calendar-day.ts';
import type { HotelOffer } from '../../../contracts/hotels/hotel-search.ts';
import type { Rates } from '../../../exchange-rates/rates.ts';
import { toLocalText } from '../../local-time.ts';
import { inRiyals, toAmount } from '../../riyals.ts';
import type { Rate } from '../responses.ts';

/** Local time at the hotel: by its zone, or by its longitude when the zone is unknown. */
export interface HotelClock {
  zone: string | null;
  longitude: number;
}

type Policy = Rate['cancellationPolicies'];

/** The last day on which cancelling is free for every room, yyyy-MM-dd at the hotel; null when it costs, or is not stated. */
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

export function isInGmt({ timezone }: { timezone?: string | null | undefined }): boolean {
  return !timezone || /^(gmt|utc)$/i.test(timezone);
}

/** "2026-07-30 02:00:00" in GMT. NaN for an invalid time. */
export function readGmt(text: string): number {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})/.exec(text);
  return match ? Date.parse(`${match[1]}T${match[2]}:00Z`) : Number.NaN;
}

/** A deadline in the last minute of a day includes that day. */
function lastWholeDay(deadline: Date, clock: HotelClock): string {
  const nextDay = localDay(new Date(deadline.getTime() + 60_000), clock);
  return addDays(nextDay, -1);
}

/**
 * The day at the hotel. Without a zone, local time is assumed to be an hour behind solar time. Hardly any zone is further behind, so a deadline
 * may be a day early, never late.
 */
function localDay(instant: Date, { zone, longitude }: HotelClock): string {
  if (zone) return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(instant);
  const behind = Math.floor(longitude / 15) - 1;
  return new Date(instant.getTime() + behind * 3_600_000).toISOString().slice(0, 10);
}

/** The cost of cancelling one room after an instant, in hundredths of riyals. */
interface Step {
  after: number;
  cost: number;
}

export interface CancelledRoom {
  policy: Policy;
  /** Total of the room in our offer: "1840.50". */
  total: string;
}

/** The cost of cancelling all rooms by instant; null unless every room states it in a usable form. Times need the hotel's zone. */
export function cancellationFees(
  rooms: readonly CancelledRoom[],
  exchange: Rates,
  { zone }: HotelClock,
  now: Date,
): NonNullable<HotelOffer['cancellation']['fees']> | null {
  const read = rooms.map((room) => stepsOf(room, exchange));
  const steps = read.filter((found) => found !== null);
  if (steps.length < read.length) return null;
  const whole = rooms.reduce((sum, { total }) => sum + hundredths(total), 0);
  const passed = now.getTime();
  // Steps that have begun count from the booking on.
  const moments = [...new Set(steps.flat().map(({ after }) => (after < passed ? Number.NEGATIVE_INFINITY : after)))];
  const fees = moments
    .sort((a, b) => a - b)
    .map((moment) => {
      const instant = moment === Number.NEGATIVE_INFINITY ? passed : moment;
      const cost = steps.reduce((sum, room) => sum + (room.findLast(({ after }) => after <= instant)?.cost ?? 0), 0);
      return { moment, cost };
    })
    .filter(({ cost }, index, all) => cost > 0 && cost !== all[index - 1]?.cost);
  if (fees.length === 0 || (!zone && fees.some(({ moment }) => Number.isFinite(moment)))) return null;
  return fees.map(({ moment, cost }) => ({
    after: zone && Number.isFinite(moment) ? localMinute(zone, moment / 60_000) : null,
    amount: toAmount(cost),
    ...(cost === whole && { part: 'wholeStay' as const }),
  }));
}

/** In order of time; null for a room without steps, or with other steps than amounts and percentages at times in GMT. */
function stepsOf({ policy, total }: CancelledRoom, exchange: Rates): Step[] | null {
  if (policy?.refundableTag === 'NRFN') return [{ after: Number.NEGATIVE_INFINITY, cost: hundredths(total) }];
  const infos = policy?.cancelPolicyInfos ?? [];
  if (policy?.refundableTag !== 'RFN' || infos.length === 0 || !infos.every(isInGmt)) return null;
  const steps = infos.map(({ cancelTime, amount, currency, type }) => ({
    after: readGmt(cancelTime),
    cost:
      type === 'percentage' || type === 'percent'
        ? Math.round((hundredths(total) * amount) / 100)
        : currency
          ? inRiyals(amount, currency, exchange)
          : null,
  }));
  const known = steps.filter((step): step is Step => step.cost !== null && step.cost >= 0 && !Number.isNaN(step.after));
  return known.length === steps.length ? known.sort((a, b) => a.after - b.after) : null;
}

function hundredths(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** yyyy-MM-ddTHH:mm, local in a zone; midnight becomes the last minute of the previous day, because people misread it. */
function localMinute(zone: string, minutes: number): string {
  const text = toLocalText(zone, minutes).slice(0, 16);
  return text.endsWith('T00:00') ? toLocalText(zone, minutes - 1).slice(0, 16) : text;
}
