/** The price record of a booking: what was seen at each step until paid, and how the price moved afterwards. Never used to compute money. */
import * as z from 'zod/mini';
import { dirhamsOf, isSameInRiyals } from '@/lib/money';
import { isShapedLike } from '@/lib/storage/stored-shape';
import { readTab, writeTab } from '@/lib/storage/tab-storage';

const seenSteps = ['search', 'details', 'form', 'review'] as const;

/** A total for the whole party, in QAR, and the instant at which the browser showed it. */
const seenPrice = z.object({
  step: z.enum(seenSteps),
  total: z.number().check(z.minimum(0), z.maximum(10_000_000)),
  at: z.iso.datetime(),
});
export type SeenPrice = z.infer<typeof seenPrice>;

const mostSeen = 12;
export const seenPrices = z.array(seenPrice).check(z.maxLength(mostSeen));

const dirhams = z.number();
/** As `prices_of_booking` returns it. What was seen is in QAR, the rest in dirhams. */
export const storedPrices = z.object({
  /** The last is what the server stored. */
  seen: z.array(z.object({ step: z.enum([...seenSteps, 'request']), total: z.number(), at: z.string() })),
  payments: z.array(
    z.object({
      amount: dirhams,
      askedAt: z.string(),
      paidAt: z.nullable(z.string()),
      /** The price of the booking before it rose: the amount is the difference. */
      before: z.nullable(dirhams),
      /** It pays for bags, seats or other flights, on top of the price. */
      isBesides: z.boolean(),
    }),
  ),
  /** What went back because the price fell after it was paid. */
  drops: z.array(z.object({ amount: dirhams, at: z.string() })),
});
export type StoredPrices = z.infer<typeof storedPrices>;

export type PriceStep = StoredPrices['seen'][number]['step'] | 'asked' | 'paid' | 'besides' | 'rose' | 'fell';

export interface PriceLine {
  step: PriceStep;
  at: string;
  dirhams: number;
  /** How far the price of the trip moved with it, in dirhams. */
  change: number;
}

export const pricesOnlySeen = (seen: readonly StoredPrices['seen'][number][]): StoredPrices => ({
  seen: [...seen],
  payments: [],
  drops: [],
});

/** Each step in its order. A part of the price that is asked for is no other price. */
export function priceLinesOf({ seen, payments, drops }: StoredPrices): PriceLine[] {
  const shown = seen.map(({ step, total, at }, index) => {
    const before = seen[index - 1]?.total ?? total;
    const moved = isSameInRiyals(before, total) ? 0 : dirhamsOf(String(total)) - dirhamsOf(String(before));
    return { step, at, dirhams: dirhamsOf(String(total)), change: moved };
  });
  const paid = payments.flatMap(({ amount, askedAt, paidAt, before, isBesides }): PriceLine[] => {
    const settled: PriceLine[] = paidAt ? [{ step: isBesides ? 'besides' : 'paid', at: paidAt, dirhams: amount, change: 0 }] : [];
    if (isBesides) return settled;
    const asked = before === null ? 0 : amount;
    return [{ step: asked ? 'rose' : 'asked', at: askedAt, dirhams: amount, change: asked }, ...settled];
  });
  const fallen = drops.map(({ amount, at }) => ({ step: 'fell' as const, at, dirhams: amount, change: -amount }));
  // Of the same instant, what comes first in the list happened first.
  return [...shown, ...[...paid, ...fallen].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))];
}

/** Change the version with the shape. */
const storageKey = 'karam.price-record.v1';
const mostRecords = 6;

interface TabRecord {
  choice: string;
  /** What the visitor asks the price of: another trip begins another record. */
  trip: string;
  prices: SeenPrice[];
}

const example: TabRecord[] = [{ choice: '', trip: '', prices: [] }];

function recordsOfTab(): TabRecord[] {
  const stored = readTab(storageKey);
  if (!isShapedLike(stored, [{ choice: '', trip: '' }])) return [];
  return (stored as typeof example).filter(({ prices }) => seenPrices.safeParse(prices).success);
}

/** What this tab has shown for a choice, the oldest first; empty when storage is blocked. `trip`: only where it is about this one. */
export function pricesSeen(choice: string, trip?: string): readonly SeenPrice[] {
  const record = recordsOfTab().find((one) => one.choice === choice);
  return record && (trip === undefined || record.trip === trip) ? record.prices : [];
}

/** Adds what is on the screen now, unless it is there. `before`: what was seen before the choice came to this page. */
export function notePrice(
  { choice, trip = '', before = [] }: { choice: string; trip?: string; before?: readonly SeenPrice[] },
  step: SeenPrice['step'],
  total: number,
): readonly SeenPrice[] {
  const records = recordsOfTab();
  const known = pricesSeen(choice, trip);
  const last = known.at(-1);
  const prices = [...known, ...before.filter(({ at }) => !last || at > last.at)];
  const isKnown = prices.some((one) => one.step === step) && isSameInRiyals(prices.at(-1)?.total ?? Number.NaN, total);
  if (!isKnown) prices.push({ step, total, at: new Date().toISOString() });
  const latest = prices.slice(-mostSeen);
  const others = records.filter((one) => one.choice !== choice);
  writeTab(storageKey, [{ choice, trip, prices: latest }, ...others].slice(0, mostRecords));
  return latest;
}
