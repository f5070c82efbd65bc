/**
 * Requests of the look-ups, shared by pages and route handlers. Each takes JSON of at most 4 kB (a change: 16 kB) at `POST /api/self-service/<name>`
 * and answers 200 with `{ found }`, null when nothing matches; 400 `invalidLookUp` with the fields in `details`, 429 `tooManyRequests`, 502
 * `unavailable`.
 */
import * as z from 'zod/mini';
import { selection } from '@/lib/bookings/model/order-extras';
import { locales } from '@/lib/i18n/locales';
import { contact } from '@/lib/text/contact';
import { hasVisible, withoutDirection } from '@/lib/text/direction';
import { tidyReference } from '@/lib/text/reference';
import { typedAs } from '@/lib/text/typed-as';
import { dayError, isDay, readDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { changeWishes } from '@/supabase/functions/_shared/contracts/states.generated';

const lastName = z.string({ error: 'lastName' }).check(
  z.overwrite((typed) =>
    withoutDirection(typed)
      .replace(/\p{Cc}|\p{Cs}/gu, '')
      .trim(),
  ),
  z.minLength(1, { error: 'lastName', abort: true }),
  z.maxLength(80, { error: 'lastName' }),
);

const bookingReference = typedAs((typed) => tidyReference(typed, ['KT']), 'reference');
export const bookingLookUp = z.object({ reference: bookingReference, lastName });
export const itineraryLookUp = z.extend(bookingLookUp, { locale: z.enum(locales) });
export const visaLookUp = z.object({ reference: typedAs((typed) => tidyReference(typed, ['KV']), 'reference'), lastName });
export const refundLookUp = z.object({
  reference: typedAs((typed) => tidyReference(typed, ['KT', 'KR']), 'reference'),
  email: contact.shape.email,
});

export const changeKinds = ['date', 'name', 'cancellation', 'other'] as const;
export type ChangeKind = (typeof changeKinds)[number];
/** With those that answer a change by the airline, and bags or seats that an agent is to add. */
export const askedKinds = [...changeKinds, 'otherFlight', 'refund', 'extras'] as const;

/** The reason is a `DayError`; `wishedDay` when it is empty. */
const wishedDay = z.string({ error: 'wishedDay' }).check(
  z.overwrite(readDay),
  z.check(({ value, issues }) => {
    const message = dayError(value, todayInQatar()) ?? (isDay(value) ? null : 'wishedDay');
    if (message) issues.push({ code: 'custom', input: value, message });
  }),
);

const message = z.string({ error: 'message' }).check(
  z.overwrite((typed) =>
    withoutDirection(typed)
      .replace(/(?!\n)\p{Cc}|\p{Cs}/gu, '')
      .trim(),
  ),
  z.maxLength(1000, { error: 'messageTooLong' }),
);

/** What a change of a booking needs besides its kind: a day for another date, a text for a name and for anything else. */
export const changeRequest = z
  .object({
    reference: bookingReference,
    lastName,
    kind: z.enum([...changeKinds, 'extras'], { error: 'kind' }),
    wishedDay: z.optional(wishedDay),
    message,
  })
  .check((context) => {
    const { kind, wishedDay, message } = context.value;
    const report = (path: string) => context.issues.push({ code: 'custom', input: '', path: [path], message: path });
    if (kind === 'date' && !wishedDay) report('wishedDay');
    if ((kind === 'name' || kind === 'other' || kind === 'extras') && !hasVisible(message)) report('message');
  });
export type ChangeRequest = z.infer<typeof changeRequest>;

/** The outcome of a change request: stored, already open, or too late for this booking. */
export const changeOutcomes = ['created', 'open', 'over'] as const;
export type ChangeOutcome = (typeof changeOutcomes)[number];

/** A customer's answer to a change by the airline; `change` is its id. */
export const airlineChangeResponse = z.object({
  reference: bookingReference,
  lastName,
  change: z.string({ error: 'change' }).check(z.minLength(1, { error: 'change' }), z.maxLength(200, { error: 'change' })),
  wish: z.enum(changeWishes, { error: 'wish' }),
  message,
});
export type AirlineChangeResponse = z.infer<typeof airlineChangeResponse>;

/**
 * `repeated`: the same answer was sent before. `answered`: another answer came first. `stale`: the change is no longer the current one, or is
 * settled. `busy`: another request to the supplier is running. `ages`: somebody would have outgrown the fare on the new flights.
 */
export const answerOutcomes = ['created', 'repeated', 'answered', 'stale', 'busy', 'ages'] as const;
export type AnswerOutcome = (typeof answerOutcomes)[number];

/** Bags and seats that a customer adds: `amount` in dirhams, as it was seen. `id` is of this choice, so that it is bought once. */
export const selectedExtras = z.object({
  reference: bookingReference,
  lastName,
  id: z.uuid({ error: 'id' }),
  ...selection,
});

/** A cancellation for the sum that was seen: `amount` in dirhams, for the supplier's `quote`. */
export const cancelRequest = z.object({
  reference: bookingReference,
  lastName,
  quote: z.string({ error: 'quote' }).check(z.minLength(1, { error: 'quote' }), z.maxLength(200, { error: 'quote' })),
  amount: z.int({ error: 'amount' }).check(z.gte(0, { error: 'amount' }), z.lte(100_000_000, { error: 'amount' })),
});

/** The days on which a customer would fly instead, direction by direction; each once. */
export const wishedMoves = z.object({
  reference: bookingReference,
  lastName,
  moves: z.array(z.object({ direction: z.int({ error: 'direction' }).check(z.gte(1), z.lte(6)), day: wishedDay })).check(
    z.minLength(1, { error: 'moves' }),
    z.maxLength(6, { error: 'moves' }),
    z.refine((moves) => new Set(moves.map(({ direction }) => direction)).size === moves.length, { error: 'moves' }),
  ),
});

/** Flights of another day that a customer chooses: `amount` in dirhams, as it was seen. `id` is of this choice, so that it is made once. */
export const selectedChange = z.object({
  reference: bookingReference,
  lastName,
  id: z.uuid({ error: 'id' }),
  offer: z.string({ error: 'offer' }).check(z.minLength(1, { error: 'offer' }), z.maxLength(200, { error: 'offer' })),
  amount: z.int({ error: 'amount' }).check(z.gte(0, { error: 'amount' }), z.lte(100_000_000, { error: 'amount' })),
});
