import 'server-only';
import * as z from 'zod/mini';
import { stateOf, wordOf } from '@/lib/bookings/model/booking-state';
import { knownBooking } from '@/lib/bookings/model/known-booking';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import { createAdminClient } from '@/lib/supabase/admin';
import type { Database } from '@/lib/supabase/database.types';
import type { giftCardSecret } from '@/lib/text/gift-card';
import { type FoundRefunds, foundBooking, foundGiftCard, foundRefund, foundVisa } from './found';
import type {
  AirlineChangeResponse,
  AnswerOutcome,
  bookingLookUp,
  ChangeOutcome,
  ChangeRequest,
  refundLookUp,
  visaLookUp,
} from './requests';
import { answerOutcomes, changeOutcomes } from './requests';

/** Each resolves to null when nothing matches, and rejects when the database does not answer. */

export async function findBooking({ reference, lastName }: z.infer<typeof bookingLookUp>) {
  const wanted = { wanted_reference: reference, wanted_surname: lastName };
  const booking = await ask('find_booking', wanted);
  // A wrong guess costs only one query.
  return booking === null ? null : foundBooking.parse({ ...Object(booking), orders: await ask('find_tickets', wanted) });
}

export async function findVisa({ reference, lastName }: z.infer<typeof visaLookUp>) {
  return z.nullable(foundVisa).parse(await ask('find_visa_case', { wanted_reference: reference, wanted_surname: lastName }));
}

const refunds = z.nullable(z.object({ reference: z.string(), booking: knownBooking, refunds: z.array(foundRefund) }));

/** A booking that stands and has no refund is a miss. */
export async function findRefunds({ reference, email }: z.infer<typeof refundLookUp>): Promise<FoundRefunds | null> {
  const found = refunds.parse(await ask('find_refunds', { wanted_reference: reference, wanted_email: email }));
  if (!found) return null;
  const state = stateOf(found.booking);
  const isEnding = ['cancelling', 'cancelled', 'declined', 'checking'].includes(wordOf[state]);
  return isEnding || found.refunds.length > 0
    ? { reference: found.reference, kind: found.booking.kind, state, refunds: found.refunds }
    : null;
}

export async function findGiftCard({ number, pin }: z.infer<typeof giftCardSecret>) {
  return z.nullable(foundGiftCard).parse(await ask('find_gift_card', { wanted_number: number, wanted_pin: pin }));
}

/** Requests a change for a visitor with reference and surname. A second identical request reports that one is open. */
export async function requestChange({ reference, lastName, ...request }: ChangeRequest): Promise<ChangeOutcome | null> {
  const wanted = { wanted_reference: reference, wanted_surname: lastName, request };
  const outcome = z.enum([...changeOutcomes, 'unknown']).parse(await ask('request_booking_change', wanted));
  if (outcome === 'created') kickOutbox();
  return outcome === 'unknown' ? null : outcome;
}

/** Answers a change by the airline for a visitor with reference and surname. `canOrder`: this site sends orders to suppliers. */
export async function handleAirlineChange(asked: AirlineChangeResponse, canOrder: boolean): Promise<AnswerOutcome | null> {
  const { reference, lastName, ...answer } = asked;
  const wanted = { wanted_reference: reference, wanted_surname: lastName, ...answer, can_order: canOrder };
  const outcome = z.enum([...answerOutcomes, 'unknown']).parse(await ask('answer_airline_change', wanted));
  if (outcome === 'created') kickOutbox();
  return outcome === 'unknown' ? null : outcome;
}

type Functions = Database['public']['Functions'];

async function ask<Name extends keyof Functions>(name: Name, values: Functions[Name]['Args']): Promise<unknown> {
  const { data, error } = await createAdminClient().rpc(name, values);
  if (error) throw new Error(`${name} did not answer`, { cause: error });
  return data;
}
