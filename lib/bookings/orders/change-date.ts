import 'server-only';
import { addMinutes, min } from 'date-fns';
import { type ChangeResponse, type ChoiceResponse, moveErrors, type OfferedChange } from '@/lib/bookings/model/order-choice';
import type { MovedFlights } from '@/lib/bookings/model/order-row';
import { paymentProvider, takesOrders } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { createAdminClient } from '@/lib/supabase/admin';
import type { Json } from '@/lib/supabase/database.types';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { soldFor } from '@/supabase/functions/_shared/contracts/converted-price';
import type { ChangeOffer, OrderMove } from '@/supabase/functions/_shared/contracts/orders';
import { daysAfter, mayFlyOn } from '../party/party-rules';
import { callSupplier } from './call-supplier';
import { flightLine } from './flight-line';
import { askAgent, beginChoice, findOrderForChoice, type Owner, whileWaitingMs } from './order-choice';

/** To pay in, where the airline holds to its offer as long. */
const minutesToPay = 30;
/** Minutes subtracted from the time that the airline guarantees its offer: to order after the payment, and to enter a card. */
const minutesToOrder = 2;
const minutesToChoose = 3;

/**
 * The cost of moving a booking to other days; the booking is found by its reference and the surname of a traveller, null when there is none.
 * Returns the airline's last offers while they are valid. Changes nothing. Throws when the database does not answer.
 */
export async function findChangeOffers({ moves, ...owner }: Owner & { moves: OrderMove[] }): Promise<ChangeResponse | null> {
  const booking = await findOrderForChoice(owner);
  if (!booking) return null;
  const { order } = booking;
  if (!order || order.itineraries.length === 0 || !takesOrders()) return { type: 'byAgent' };
  const days = order.itineraries.map((flights) => flights[0]?.departs.slice(0, 10) ?? '');
  const isFlown = moves.some(({ direction }) => (days[direction - 1] ?? '') < todayInQatar());
  if (isFlown || moveErrors(moves, days).size > 0) return { type: 'stale' };
  const { passengers } = booking;
  const asked = moves.map(({ day }) => [{ departs: day }]);
  if (!mayFlyOn(passengers, daysAfter(order.itineraries, moves, asked))) return { type: 'ages' };
  const fits = ({ flights }: ChangeOffer) => mayFlyOn(passengers, daysAfter(order.itineraries, moves, flights));
  const { changeOffers: known, supplier, supplierOrder } = order;
  if (known && JSON.stringify(known.moves) === JSON.stringify(moves) && known.offers.every(isOpen) && known.offers.length > 0) {
    return offersOf(moves, known.offers.filter(fits));
  }
  try {
    const question = { type: 'quoteChange', supplier, order: supplierOrder, key: crypto.randomUUID(), moves } as const;
    const answer = await callSupplier(question, undefined, whileWaitingMs);
    if (answer.type === 'refused') return { type: 'byAgent' };
    if (answer.type !== 'changeOffers') return { type: 'noAnswer' };
    const said = { moves, offers: answer.offers } as unknown as Json;
    const stored = await createAdminClient().rpc('keep_change_offers', { offered: order.id, said });
    if (stored.error) throw stored.error;
    return stored.data ? offersOf(moves, answer.offers.filter(fits)) : { type: 'busy' };
  } catch (failure) {
    logError('change-not-quoted', { reference: owner.reference, cause: describeError(failure) });
    return { type: 'noAnswer' };
  }
}

const isOpen = ({ expiresAt }: ChangeOffer) =>
  !expiresAt || Date.parse(expiresAt) > addMinutes(new Date(), minutesToChoose + minutesToOrder).getTime();

/** Bookings without known flights go to an agent. */
function offersOf(moves: OrderMove[], offers: readonly ChangeOffer[]): ChangeResponse {
  const shown = offers.filter((each) => each.flights.length === moves.length && isOpen(each)).map(toOffered);
  return { type: 'offers', moves, offers: shown, takesPayments: paymentProvider() !== null };
}

function toOffered({ id, flights, price, refund, penalty, expiresAt }: ChangeOffer): OfferedChange {
  // In whole riyals, like every price; book_change in the database agrees.
  const back = Math.floor((refund?.dirhams ?? 0) / 100) * 100;
  return { id, flights, due: soldFor(price.dirhams), back, fee: penalty && soldFor(penalty.dirhams), until: expiresAt };
}

/**
 * Starts changing the flights to an offer of `findChangeOffers`, for `amount` dirhams, the price shown. `id` identifies this choice: sent twice,
 * it is done once. Null when there is no such booking. Throws when the database does not answer.
 */
export async function changeDate({
  id,
  offer: selected,
  amount,
  ...owner
}: Owner & { id: string; offer: string; amount: number }): Promise<ChoiceResponse | null> {
  const booking = await findOrderForChoice(owner);
  if (!booking) return null;
  const { itineraries = [], changeOffers } = booking.order ?? {};
  const offer = changeOffers?.offers.find((each) => each.id === selected);
  const latest = addMinutes(new Date(), minutesToPay);
  const fits = offer && mayFlyOn(booking.passengers, daysAfter(itineraries, changeOffers?.moves ?? [], offer.flights));
  const isGood = fits && isOpen(offer) && toOffered(offer).due === amount;
  // An earlier attempt may have started it.
  if (!changeOffers || !isGood) return beginChoice(owner, { id, kind: 'flights', items: null, asks: {}, amount }, latest);
  const items: MovedFlights[] = changeOffers.moves.map(({ direction }, index) => ({
    direction,
    was: itineraries[direction - 1] ?? [],
    becomes: offer.flights[index] ?? [],
  }));
  if (amount > 0 && paymentProvider() === null) {
    const lines = items.flatMap(({ becomes }) => becomes.map(flightLine));
    const message = [...lines, `QAR ${amount / 100}`].join('\n');
    return askAgent(owner, { kind: 'date', message, wishedDay: changeOffers.moves[0]?.day ?? '' });
  }
  const { price, refund, departsAt, expiresAt } = offer;
  const payBy = expiresAt ? min([latest, addMinutes(new Date(expiresAt), -minutesToOrder)]) : latest;
  const asks = { offer: offer.id, price, refund, departsAt };
  return beginChoice(owner, { id, kind: 'flights', items, asks, amount }, payBy);
}
