import 'server-only';
import * as z from 'zod/mini';
import { wordsIn } from '@/lib/i18n/server-words';
import { type HotelOffer, hotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import type { NewStayOrder } from '@/supabase/functions/_shared/contracts/orders';
import { storedStay } from './stored';

/** The guest that each room is booked for, see `record` of the product; missing in older requests. */
const leads = z.catch(z.array(z.nullable(z.int())), []);
const stored = z.object({ roomLeads: leads, rooms: z.array(z.unknown()), wishes: storedStay.shape.wishes });
const guests = z.array(z.object({ givenNames: z.string(), surname: z.string() }));

/** Per room, the index of its first named adult among the named adults; null when none is named. `people` are all guests, in their order. */
export function leadsOf(people: readonly { room: number; type: string; isNamed: boolean }[], rooms: number): (number | null)[] {
  const adults = people.filter(({ type, isNamed }) => type === 'adult' && isNamed);
  return Array.from({ length: rooms }, (_, room) => {
    const place = adults.findIndex((adult) => adult.room === room);
    return place < 0 ? null : place;
  });
}

type OrderedStay = Pick<NewStayOrder, 'rooms' | 'remarks'> & { cancellation: HotelOffer['cancellation'] | undefined };

/**
 * The guests and the message to the hotel for the order of a stored stay. `passengers` are the stored guests, adults first. A room without a
 * named adult is booked for the lead guest. Throws when the stay cannot be read.
 */
export async function orderedStay(requested: unknown, passengers: unknown): Promise<OrderedStay> {
  const { roomLeads, rooms, wishes } = stored.parse(requested);
  const named = guests.parse(passengers);
  const words = (await wordsIn('en', ['hotels']))('hotels.stayRequest');
  const asked = wishes.flatMap((wish) =>
    words.has(`wishes.${wish}` as 'wishes.cot') ? [words(`wishes.${wish}` as 'wishes.cot')] : [],
  );
  return {
    rooms: rooms.flatMap((_, room) => named[roomLeads[room] ?? 0] ?? named[0] ?? []),
    remarks: asked.join('. '),
    cancellation: hotelOffer.safeParse(requested).data?.cancellation,
  };
}
