/** Bags and seats that are added to an order: as they are on sale, as they are selected, and as they are stored. */
import * as z from 'zod/mini';
import type { BagOnSale, ExtraPrice, SeatMap } from '@/supabase/functions/_shared/contracts/flights/flight-extras';
import { choiceStatuses } from '@/supabase/functions/_shared/contracts/states.generated';

const flight = z.object({ flight: z.string(), from: z.string(), to: z.string() });

/** A purchased item. `passenger` is a position in the party, from 1; a bag is for all of its flights. */
export const extraItem = z.object({
  kind: z.enum(['bag', 'seat']),
  passenger: z.number(),
  flights: z.array(flight),
  quantity: z.number(),
  type: z.optional(z.enum(['checked', 'carry_on'])),
  /** Of each bag. */
  weightKg: z.optional(z.number()),
  /** Of a seat: "14A". */
  designator: z.optional(z.string()),
  /** For the whole line. */
  dirhams: z.number(),
});
export type ExtraItem = z.infer<typeof extraItem>;

/** The extras that can be added at present. Flights are in the order flown; bags and seat maps refer to their ids. */
export interface ExtrasOnSale {
  type: 'onSale';
  /** `departs` is local to the airport, without offset. */
  flights: (z.infer<typeof flight> & { id: string; departs: string })[];
  /** By their places in the party, from 1. */
  passengers: { type: 'adult' | 'child' | 'infant'; name: string }[];
  /** Null: an agent requests them from the airline. */
  bags: BagOnSale[] | null;
  seatMaps: SeatMap[] | null;
  /** Otherwise the selection goes to an agent. */
  takesPayments: boolean;
}
/** `byAgent`: nothing is sold online for this booking. `noAnswer`: its supplier gave none. */
export type ExtrasResponse = ExtrasOnSale | { type: 'byAgent' } | { type: 'noAnswer' };

/** What is paid with the flights of a payment; `amount`, in dirhams, is in its amount. `unpaid`: or not known to the order yet. */
export const paidExtras = z.object({ items: z.array(extraItem), amount: z.number(), status: z.enum(choiceStatuses) });
export type PaidExtras = z.infer<typeof paidExtras>;

/** A bag for one passenger, or the offer of a seat. */
export const selectedExtra = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  passenger: z.int().check(z.gte(1), z.lte(27)),
  quantity: z.int().check(z.gte(1), z.lte(20)),
});
export type SelectedExtra = z.infer<typeof selectedExtra>;

export interface Line extends ExtraItem {
  selected: SelectedExtra;
  segmentIds: string[];
  /** Of one. */
  price: ExtraPrice;
}

/** The selection as a line with its current price; null when it is not sold (any more), or not as often. */
export function lineOf({ bags, seatMaps, flights }: ExtrasOnSale, selected: SelectedExtra): Line | null {
  const { id, passenger, quantity } = selected;
  const line = (segmentIds: string[], price: ExtraPrice) => ({
    selected,
    passenger,
    quantity,
    segmentIds,
    price,
    flights: segmentIds.flatMap((each) => {
      const found = flights.find((one) => one.id === each);
      return found ? [{ flight: found.flight, from: found.from, to: found.to }] : [];
    }),
    dirhams: Math.round(Number(price.total) * 100) * quantity,
  });
  const bag = bags?.find((each) => each.id === id && each.passengers.includes(passenger));
  if (bag) {
    const { type, weightKg, segmentIds, price } = bag;
    if (quantity > bag.maximumQuantity) return null;
    return { kind: 'bag', type, ...(weightKg !== undefined && { weightKg }), ...line(segmentIds, price) };
  }
  for (const { segmentId, cabins } of seatMaps ?? []) {
    for (const { designator, offers } of cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat()))) {
      const offer = offers?.find((each) => each.id === id && each.passenger === passenger);
      if (offer && quantity === 1) return { kind: 'seat', ...(designator && { designator }), ...line([segmentId], offer.price) };
    }
  }
  return null;
}

/** Whether the selection can be bought together: no duplicates, one seat per passenger and flight, and no seat taken twice. */
export function isConsistent(lines: readonly Line[]): boolean {
  const keys = lines.flatMap(({ kind, selected: { id }, passenger, segmentIds: [segment], designator }) =>
    kind === 'seat'
      ? [`passenger ${passenger} on ${segment}`, `seat ${designator} on ${segment}`]
      : [`bag ${id} of ${passenger}`],
  );
  return new Set(keys).size === keys.length;
}

/** What is sent: `amount` in dirhams, as it was seen. */
export const selection = {
  selected: z.array(selectedExtra).check(z.minLength(1, { error: 'selected' }), z.maxLength(100, { error: 'selected' })),
  amount: z.int({ error: 'amount' }).check(z.gte(0, { error: 'amount' }), z.lte(100_000_000, { error: 'amount' })),
};

/** In dirhams. */
export const sumOf = (lines: readonly Pick<ExtraItem, 'dirhams'>[]): number =>
  lines.reduce((sum, { dirhams }) => sum + dirhams, 0);
