/** The form of a package's travellers, posted without script. Trip and price come with it, as the page shows them. */
import 'server-only';
import * as z from 'zod/mini';
import { directionOf, localizePath } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import { airportOf } from '@/lib/packages/find-package';
import { findPackage } from '@/lib/packages/on-sale/on-sale';
import { partyOf, placesOf } from '@/lib/packages/party';
import { priceOf } from '@/lib/packages/price';
import { ratesOf } from '@/lib/packages/rates';
import { pictureAddress, pictureOf } from '@/lib/state/photos';
import { createTokenCache } from '@/lib/state/token-cache';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { type SignedFlightOffer, signedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { contactIn, type FormTarget, localeIn, type PostedForm, personIn, takePosted } from '../../store/posted-form';
import {
  type CheckedPeople,
  checkLead,
  checkPeople,
  contentOf,
  emptyDraft,
  emptyTraveller,
  type PackageDraft,
  withLead,
} from './draft';
import { flightSearchOf } from './flights/flight-search';
import { packageReceipt } from './receipt';
import { readPackageResponse } from './send';
import { readTrip, sendField, type TripDraft, writeTrip } from './trip-address';
import { departureError } from './trip-rules';

interface SeenPrice {
  /** The price of the package that was shown beside the form; null where none is compared with. */
  total: number | null;
  /** The flights that were shown with it; null without any. */
  flight: SeenFlight | null;
  /** How they are sold now, where the answer says so. */
  now?: SignedFlightOffer | undefined;
  /** They are no longer sold. */
  isLost?: true;
  /** They were of another trip. */
  isOther?: true;
}

/** As the page writes it into its form. Its signature is checked when it is sent. */
const seenFlight = z.object({
  offer: signedFlightOffer,
  airlines: z.array(z.string()),
  ways: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      departs: z.string(),
      arrives: z.string(),
      dayOffset: z.number(),
      minutes: z.number(),
      stops: z.number(),
    }),
  ),
  isSample: z.boolean(),
});
export type SeenFlight = z.infer<typeof seenFlight>;

export type PostedHoliday = PostedForm<PackageDraft, SeenPrice>;
export const postedHolidays = createTokenCache<PostedHoliday>('posted-package');

export async function takePackageForm(request: Request, form: URLSearchParams, target: FormTarget): Promise<string> {
  const locale = localeIn(form);
  const wanted = form.get('holiday') ?? '';
  const found = findPackage(wanted);
  // The page of its form says that it is no longer on sale.
  if (!found)
    return localizePath(/^[a-z0-9-]+$/.test(wanted) ? `/travel/booking/${wanted}?step=review` : '/travel/offers', locale);
  const { id, name, accommodation, nights } = found.holiday;
  const isAsk = form.has('ask');
  const isOwnTrip = isAsk && !form.has('posted');
  const shown = readTrip(new URLSearchParams(form.get('choice') ?? ''));
  const trip = isOwnTrip ? readTrip(form) : shown;
  const total = Number(/^\d{1,7}$/.exec(form.get('total') ?? '')?.[0] ?? 0);
  const search = flightSearchOf(airportOf(found), trip, nights, todayInQatar());
  const searchShown = flightSearchOf(airportOf(found), shown, nights, todayInQatar());
  const isShown =
    trip.flight === 'none' || (trip.flight === shown.flight && JSON.stringify(search) === JSON.stringify(searchShown));
  const isComplete = form.has(sendField) && 'request' in checkLead({ ...leadInForm(form), ...trip }, todayInQatar());
  const flown = flightIn(form.get('flown'));
  const flight = isShown && search && trip.flight !== 'none' ? flown : null;
  const sent = flight && search && { ...flight, search };
  const pathOf = (step: string) => `/travel/booking/${id}?${new URLSearchParams([['step', step], ...writeTrip(trip)])}`;
  return takePosted<PackageDraft, CheckedPeople, SeenPrice>(request, form, {
    ...target,
    posted: postedHolidays,
    seen: {
      // Until it is sent, the one screen is drawn anew at the price of the trip that came with it.
      total: isOwnTrip && !isComplete ? null : total,
      flight: flight ?? (isShown ? null : flown),
      ...(!isShown && { isOther: true as const }),
    },
    draftIn: (before) => ({ ...(before ?? (isAsk ? leadInForm(form) : peopleInForm(form, trip))), ...trip }),
    // The page asks for what the trip lacks before those who travel.
    check(draft) {
      if (isAsk) return checkLead(draft, todayInQatar());
      return isWhole(trip) ? checkPeople(draft, nights, todayInQatar()) : { errors: {} };
    },
    contentOf: (people, draft) => ({ packageId: id, total, ...contentOf(draft, people, sent) }),
    async receiptOf(booked, people, draft) {
      const words = await wordsIn(locale, ['packages']);
      const picture = pictureAddress(pictureOf(found.holiday), 'card', directionOf(locale));
      const holiday = { name: name[locale], accommodation: accommodation[locale], picture };
      const price = priceOf(ratesOf(found), contentOf(draft, people, sent).trip);
      const requested = { holiday, draft, people, price, flight: sent, nights };
      return packageReceipt(booked, requested, { locale, packages: words('packages'), request: words('packages.request') });
    },
    readMore(answer) {
      const read = readPackageResponse(answer);
      // The page draws the new price beside the one that was shown.
      if (read?.kind === 'priceChanged') return { seen: { total, flight, now: read.changed.flight } };
      // An offer that is over is searched anew by the page.
      if (read?.kind === 'flightGone') return { seen: { total, flight, ...(read.isLost && { isLost: true as const }) } };
      return read && { refusal: read };
    },
    // Flights and total of another trip than the one that was shown are shown first.
    isSentAtOnce: isAsk && isShown,
    pathTo: (step) => pathOf(isAsk ? 'ask' : step === 'review' ? step : 'travellers'),
    backTo: isOwnTrip && !form.has(sendField) ? pathOf('ask') : form.get('step') === 'extras' ? pathOf('extras') : undefined,
  });
}

function flightIn(text: string | null): SeenFlight | null {
  try {
    return seenFlight.safeParse(JSON.parse(text ?? '')).data ?? null;
  } catch {
    return null;
  }
}

function isWhole({ departureDate, rooms }: TripDraft): boolean {
  const hasAges = rooms.every(({ childAges }) => !childAges.includes(null));
  return hasAges && departureError(departureDate, todayInQatar()) === null;
}

function leadInForm(form: URLSearchParams): PackageDraft {
  const { givenNames, surname } = personIn(form, 'lead', emptyTraveller);
  return withLead({ ...emptyDraft(), contact: contactIn(form) }, { givenNames, surname });
}

/** Those who travel in these rooms, and the contact, as typed. */
export function peopleInForm(
  form: URLSearchParams,
  { rooms }: Pick<TripDraft, 'rooms'>,
): Pick<PackageDraft, 'travellers' | 'contact'> {
  const travellers = placesOf(partyOf(rooms)).map(
    ({ key }, index) => [key, personIn(form, `travellers.${index}`, emptyTraveller)] as const,
  );
  return { travellers: Object.fromEntries(travellers), contact: contactIn(form) };
}
