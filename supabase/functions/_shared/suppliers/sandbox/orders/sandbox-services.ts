/** Bags and seats for orders of the sandbox: those of its offers, without the seats that the order has taken. */
import * as z from 'zod/mini';
import type { SeatElement } from '../../../contracts/flights/flight-extras.ts';
import type { AskExtras, OrderExtras, OrderService } from '../../../contracts/orders.ts';
import { extrasOf } from '../flights/fares/extras.ts';

export const bookedService = z.object({
  key: z.string(),
  id: z.string(),
  quantity: z.int(),
  passenger: z.int(),
  segmentIds: z.array(z.string()),
  designator: z.optional(z.string()),
});
type Booked = z.infer<typeof bookedService>;

export const countOf = (services: readonly Booked[]) => services.reduce((sum, { quantity }) => sum + quantity, 0);

const seatsOf = (services: readonly OrderService[]) =>
  services.flatMap(({ designator, segmentIds }) => (designator ? [`${segmentIds[0]} ${designator}`] : []));

/** A seat that is already assigned in this order. */
export function isTaken(wanted: readonly OrderService[], booked: readonly Booked[]): boolean {
  const taken = new Set(seatsOf(booked));
  return seatsOf(wanted).some((seat) => taken.has(seat));
}

/** Flights are named by their places in the order. */
export function extrasFor({ offer, ...party }: AskExtras, booked: readonly Booked[]): OrderExtras {
  const places = new Map(offer.itineraries.flatMap(({ segments }) => segments).map(({ id }, index) => [id, String(index + 1)]));
  const taken = new Set(seatsOf(booked));
  const { bags, seatMaps } = extrasOf(offer, party);
  const placeOf = (id: string) => places.get(id) ?? id;
  const seatNow = (segment: string, seat: SeatElement): SeatElement => {
    const { offers, ...rest } = seat;
    return offers && !taken.has(`${segment} ${seat.designator}`) ? seat : rest;
  };
  return {
    type: 'extras',
    bags: bags?.map((bag) => ({ ...bag, segmentIds: bag.segmentIds.map(placeOf) })) ?? null,
    seatMaps:
      seatMaps?.map(({ segmentId, cabins }) => {
        const segment = placeOf(segmentId);
        const rowsNow = cabins.map(({ rows, ...cabin }) => ({
          ...cabin,
          rows: rows.map(({ sections }) => ({ sections: sections.map((seats) => seats.map((seat) => seatNow(segment, seat))) })),
        }));
        return { segmentId: segment, cabins: rowsNow };
      }) ?? null,
    booked: countOf(booked),
  };
}
