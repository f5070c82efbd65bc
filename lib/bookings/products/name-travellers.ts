/** Everybody who travels, named by a signed link after the request: of a flight, or of a holiday. */
import 'server-only';
import * as z from 'zod/mini';
import { localizePath } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import { createTokenCache } from '@/lib/state/token-cache';
import { createAdminClient } from '@/lib/supabase/admin';
import { readVisitor } from '@/lib/supabase/server';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { fullSearchShape, signedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { bookingStatuses } from '@/supabase/functions/_shared/contracts/states.generated';
import type { DraftErrors } from '../draft';
import { namesPath } from '../receipt';
import { bookingOfNames, namesKey } from '../store/names-link';
import { localeIn } from '../store/posted-form';
import { rowsOf } from '../store/store-booking';
import { type BookingDraft, checkNames } from './flight/draft';
import { draftInForm } from './flight/posted-form';
import { tripDatesOf, tripOf } from './flight/trip-rules';
import { checkTravellers, type PackageDraft } from './package/draft';
import { peopleInForm } from './package/posted-form';
import { recordedTravellers } from './package/receipt';
import type { TripDays } from './package/trip-rules';

/** What was posted and is not stored. */
interface PostedNames {
  /** Of the flight or the holiday that was asked for. */
  flight?: BookingDraft;
  holiday?: PackageDraft['travellers'];
  errors: DraftErrors;
  /** Nothing is wrong with it: it is sent again later. */
  notice?: 'notStored' | 'tooMany';
}
export const postedNames = createTokenCache<PostedNames>('posted-names');

/** As far as those who travel depend on it. */
const soldPackage = z.object({
  title: z.object({ en: z.string(), ar: z.string() }),
  rooms: z.array(z.object({ adults: z.int(), childAges: z.array(z.int()) })).check(z.minLength(1)),
  legs: z.optional(z.array(z.object({ offer: signedFlightOffer }))),
});

/** The days of a stored holiday, and of its flights. */
export function daysOfStored(booking: {
  departure_date: string;
  last_travel_date: string;
  offer: z.infer<typeof soldPackage>;
}): TripDays {
  const { departure_date: departureDate, last_travel_date: lastDay, offer } = booking;
  const [leg] = offer.legs ?? [];
  return { departureDate, lastDay, today: todayInQatar(), flown: leg && tripDatesOf(leg.offer) };
}

const shared = {
  reference: z.string(),
  status: z.enum(bookingStatuses),
  names_follow: z.boolean(),
  departure_date: z.string(),
  last_travel_date: z.string(),
  booking_passengers: z.array(z.object({ position: z.number(), given_names: z.string(), surname: z.string() })),
};
const row = z.discriminatedUnion('kind', [
  z.object({ ...shared, kind: z.literal('flight'), search: fullSearchShape, offer: signedFlightOffer }),
  z.object({ ...shared, kind: z.literal('package'), offer: soldPackage }),
]);

/** The request in a link; null when the link is not whole. Throws when it cannot be read. */
export async function readNames(key: string) {
  const reference = bookingOfNames(key);
  if (!reference) return null;
  const { data, error } = await createAdminClient()
    .from('bookings')
    .select(
      'reference, kind, status, names_follow, departure_date, last_travel_date, search, offer, booking_passengers (position, given_names, surname)',
    )
    .eq('reference', reference)
    .maybeSingle();
  if (error) throw error;
  const { data: booking } = row.safeParse(data);
  if (!booking) return null;
  const isOpen = booking.status === 'requested' && booking.departure_date >= todayInQatar();
  const state: 'open' | 'known' | 'over' = !booking.names_follow ? 'known' : isOpen ? 'open' : 'over';
  return { ...booking, state };
}
type NamedBooking = NonNullable<Awaited<ReturnType<typeof readNames>>>;

/** What is typed in a form, and the passengers in it or its errors. */
function readForm(form: URLSearchParams, booking: NamedBooking) {
  if (booking.kind === 'flight') {
    const flight = draftInForm(form, booking.search);
    return { typed: { flight }, checked: checkNames(flight, tripOf(booking.offer)) };
  }
  const { rooms } = booking.offer;
  const { travellers: holiday } = peopleInForm(form, { rooms });
  const { travellers, errors } = checkTravellers(rooms, holiday, daysOfStored(booking));
  const isRight = Object.keys(errors).length === 0;
  return { typed: { holiday }, checked: isRight ? { request: recordedTravellers(rooms, travellers) } : { errors } };
}

/** The key of the link, for the account of a request; null for anybody else, and while neither can be read. */
export async function keyOfOwner(reference: string | null): Promise<string | null> {
  const visitor = await readVisitor();
  if (visitor.status !== 'signedIn' || !reference) return null;
  const own = createAdminClient().from('bookings').select('reference').eq('user_id', visitor.user.id);
  const { data } = await own.eq('reference', reference).maybeSingle();
  return data && namesKey(data.reference);
}

/** Takes the posted form and returns the path that shows what became of it; null for a link that is not whole. */
export async function takeNames(form: URLSearchParams, isRefused: boolean): Promise<string | null> {
  const [key, locale] = [form.get('key') ?? '', localeIn(form)];
  const page = localizePath(namesPath(key), locale);
  let shown: PostedNames | null = null;
  const back = async (outcome: Partial<PostedNames>) => {
    const token = shown && (await postedNames.keep({ ...shown, ...outcome }));
    return `${page}${token ? `&posted=${token}` : ''}#travellers`;
  };
  try {
    const booking = await readNames(key);
    if (!booking) return null;
    if (booking.state !== 'open') return page;
    const { typed, checked } = readForm(form, booking);
    shown = { ...typed, errors: {} };
    if (isRefused) return await back({ notice: 'tooMany' });
    if ('errors' in checked) return await back({ errors: checked.errors });
    const passengers = rowsOf(checked.request);
    const { error } = await createAdminClient().rpc('name_passengers', { wanted_reference: booking.reference, passengers });
    if (error) throw error;
    kickOutbox();
    return page;
  } catch (error) {
    logError('names-not-stored', { cause: describeError(error) });
    return back({ notice: 'notStored' });
  }
}
