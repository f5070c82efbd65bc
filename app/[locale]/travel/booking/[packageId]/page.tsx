import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { TypedGone } from '@/components/bookings/flow/posted-fields';
import { BookingFlow } from '@/components/bookings/products/package/booking-flow';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import { TrustLine } from '@/components/layout/trust-line';
import { ContactActions } from '@/components/packages/contact-actions';
import { HolidayGone } from '@/components/packages/holiday-gone';
import { FormSkeleton } from '@/components/ui/forms/form-skeleton';
import { flightSearchOf, sumOf } from '@/lib/bookings/products/package/flights/flight-search';
import { holidayFlights, keepSeen } from '@/lib/bookings/products/package/flights/found-flights';
import { type PostedHoliday, postedHolidays } from '@/lib/bookings/products/package/posted-form';
import { hasTrip, readTrip, type TripDraft } from '@/lib/bookings/products/package/trip-address';
import { isPaidAtOnce } from '@/lib/env';
import type { FlightSearchRequest, FlightSearchResponse } from '@/lib/flights/offer';
import { handleFlightSearch } from '@/lib/flights/search/search-responses';
import { directionOf, intlTag, type Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { Link } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { formatQar } from '@/lib/money';
import { airportOf } from '@/lib/packages/find-package';
import { type FoundPackage, findPackage } from '@/lib/packages/on-sale/on-sale';
import { peopleIn } from '@/lib/packages/party';
import { pricedOn, ratesOf } from '@/lib/packages/rates';
import { findPrayerPlace } from '@/lib/prayer-times/places';
import { isRobot } from '@/lib/routes/link-previews';
import { prayerTimesPath } from '@/lib/routes/prayer-times-path';
import { queryOfPage } from '@/lib/routes/query-of-page';
import { searchForPage } from '@/lib/search/search-for-page';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/route-metadata';
import { pictureAddress, pictureOf } from '@/lib/state/photos';
import { publishedIsRead } from '@/lib/state/published-content';
import { formatDay, isDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { type PackedResponse, unpackResponse } from '@/supabase/functions/_shared/contracts/flights/packed/packed-response';

interface PageProps {
  params: Promise<{ locale: string; packageId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const locale = await pageLocale(params);
  const found = await packageOf(params);
  if (!found) return notFoundMetadata(locale, 'packages.gone');
  const { id, name, nights, price } = found.holiday;
  const t = await getTranslations({ locale, namespace: 'packages.booking' });
  const isSold = isPaidAtOnce('package');
  const words = {
    title: t(isSold ? 'buyTitle' : 'title', { name: name[locale] }),
    description: t(isSold ? 'buyDescription' : 'description', {
      name: name[locale],
      nights,
      price: formatQar(price, intlTag(locale)),
    }),
  };
  return { ...pageMetadata(locale, `/travel/booking/${id}`, words), robots: { index: false } };
}

/** Rendered for each request: the price depends on the trip in the address, and the days that can be chosen on today. */
export default async function PackageBookingPage({ params, searchParams }: PageProps) {
  const locale = await pageLocale(params);
  const query = queryOfPage(await searchParams);
  const found = await packageOf(params);
  if (!found) return <HolidayGone id={(await params).packageId} isBegun={query.size > 0} />;
  const { id, name, accommodation } = found.holiday;
  const token = query.get('posted');
  const posted = await postedHolidays.read(token);
  const { bookings, packages, prices, ui } = await loadMessages(locale, ['bookings', 'packages', 'prices', 'ui']);
  const { bar, passengers, refusals, review } = bookings;
  const { duration, request, withoutFlights } = packages;
  const { contactTitle, contactText, email, emailHint, notesHint } = request.travellers;
  const { whatsapp, message } = request;
  const messages = {
    ui: { date: ui.date },
    prices,
    // Messages of the booking kernel that a package replaces.
    bookings: {
      bar,
      passengers,
      refusals,
      review,
      flow: { ask: { whatsapp, message } },
      contact: { ...bookings.contact, title: contactTitle, text: contactText, email, emailHint, notesHint },
      errors: { ...bookings.errors, ...request.errors },
    },
    packages: { duration, request, withoutFlights },
  };
  const flow = {
    holiday: {
      id,
      name: name[locale],
      accommodation: accommodation[locale],
      picture: pictureAddress(pictureOf(found.holiday), 'card', directionOf(locale)),
      airport: airportOf(found),
      pricesAsOf: pricedOn(found.holiday),
    },
    rates: ratesOf(found),
    today: todayInQatar(),
    isPaidAtOnce: isPaidAtOnce('package'),
  };
  const trip = hasTrip(query) ? readTrip(query) : null;
  const asked = await headers();
  const isSearched = asked.get('sec-fetch-dest') !== 'empty' && !isRobot(asked);
  const search = trip && isSearched ? flightSearchOf(flow.holiday.airport, trip, flow.rates.nights, flow.today) : null;
  const answer =
    search && searchForPage<PackedResponse>('Flight search', asked, (request) => handleFlightSearch(request, search));
  return (
    <RequestPage {...found} trip={trip}>
      {token !== null && !posted && <TypedGone />}
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        {answer ? (
          <div>
            {/* Until anything follows. */}
            <div className="not-last:hidden">
              <FormSkeleton label={packages.request.flights.searching} />
            </div>
            <Suspense>
              <FlowWithFlights {...flow} locale={locale} search={search} answer={answer} posted={posted} token={token} />
            </Suspense>
          </div>
        ) : (
          <BookingFlow {...flow} posted={posted && token ? postedTo(token, posted) : undefined} />
        )}
      </NextIntlClientProvider>
    </RequestPage>
  );
}

/** For the page: without the key, which is for the server. */
function postedTo(token: string, { draft, errors, refusal, seen }: PostedHoliday, isOtherFlight = seen.isOther ?? false) {
  const total = seen.total === null ? null : Number(sumOf(seen.total, seen.flight?.offer));
  return { token, draft, errors, refusal, total, isOtherFlight };
}

interface FlowWithFlightsProps extends Omit<ComponentProps<typeof BookingFlow>, 'posted' | 'drawn'> {
  locale: Locale;
  search: FlightSearchRequest;
  answer: ReturnType<typeof searchForPage<PackedResponse>>;
  posted: PostedHoliday | null;
  /** Under which `posted` is kept. */
  token: string | null;
}

/** The flow with the flights of the trip in the address; those that were shown above a posted form stay, as long as they are sold. */
async function FlowWithFlights({ locale, search, answer, posted, token, ...flow }: FlowWithFlightsProps) {
  const outcome = await answer;
  const seen = posted?.seen;
  const { flights, isSame } = outcome.ok ? flightsSince(unpackResponse(outcome.value), search, locale, posted) : nothing;
  const isOther = seen?.isOther ?? (seen?.flight ? !isSame : false);
  return (
    <BookingFlow {...flow} drawn={{ search, flights }} posted={posted && token ? postedTo(token, posted, isOther) : undefined} />
  );
}

const nothing = { flights: null, isSame: false };

function flightsSince(answer: FlightSearchResponse, search: FlightSearchRequest, locale: Locale, posted: PostedHoliday | null) {
  const { flight, isOther, isLost, now } = posted?.seen ?? { flight: null };
  if (!posted || !flight || isOther) return { flights: holidayFlights(answer, search, locale), isSame: true };
  const { offer } = flight;
  const kind = posted.draft.flight === 'none' ? 'cheapest' : posted.draft.flight;
  return keepSeen(answer, search, locale, { offer, kind, now, lost: isLost ? [offer.id] : [] });
}

async function packageOf(params: PageProps['params']) {
  const { packageId } = await params;
  await publishedIsRead();
  return findPackage(packageId);
}

interface RequestPageProps extends FoundPackage {
  /** In the address. */
  trip: TripDraft | null;
  /** The steps from the date to the request. */
  children: ReactNode;
}

/** The request for a package, in steps or by message, and what happens next. */
function RequestPage({ holiday, country, trip, children }: RequestPageProps) {
  const locale = useLocale();
  const t = useTranslations('packages.booking');
  const duration = useTranslations('packages')('duration', { nights: holiday.nights, days: holiday.nights + 1 });
  const name = holiday.name[locale];
  const greeting = t('greeting', { name, duration, price: formatQar(holiday.price, intlTag(locale)) });
  const isSold = isPaidAtOnce('package');
  const answers = trip ? answersOf(trip) : null;
  const prayerPlace = findPrayerPlace(airportOf({ holiday, country }));
  const departure = trip?.departureDate ?? '';
  const questions = (['date', 'adults', 'children', 'rooms'] as const).map((key) => `${t(key)}: ${answers?.[key] ?? ''}`);
  const steps = (['send', 'confirm', 'pay'] as const).map((step) => ({
    term: t(`how.${step}.term`),
    text: t(`how.${step}.text`),
  }));
  return (
    <div data-checkout="" className="page-width pt-6 sm:pt-10">
      <h1 className="text-3xl sm:text-4xl rtl:leading-[1.35]">{t(isSold ? 'buyHeading' : 'heading', { name })}</h1>
      <TrustLine isPaidAtOnce={isSold} />
      {children}
      {prayerPlace && (
        <Link
          href={prayerTimesPath(prayerPlace.slug, isDay(departure) ? departure : undefined)}
          prefetch={false}
          className="mt-6 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {t('prayers', { place: prayerPlace.name[locale] })}
        </Link>
      )}
      {/* With script, the steps show this beside their fields. */}
      <div className="mt-14 hidden gap-12 border-line border-t pt-12 noscript:grid lg:grid-cols-2 lg:gap-16">
        {!isSold && (
          <GuideSectionView section={{ id: 'how', heading: t('howTitle'), paragraphs: [], points: steps, inOrder: true }} />
        )}
        <section aria-labelledby="other-ways">
          <h2 id="other-ways" className="text-2xl md:text-3xl">
            {t('otherTitle')}
          </h2>
          <p className="mt-2 mb-5 text-ink-soft">{t('otherText')}</p>
          <div className="flex flex-wrap gap-3 max-sm:flex-col">
            <ContactActions message={[greeting, ...questions].join('\n')} subject={t('emailSubject', { name })} />
          </div>
        </section>
      </div>
    </div>
  );
}

/** What a message to an agent asks for, as far as the steps have it. */
function answersOf({ departureDate, rooms }: TripDraft) {
  const ages = rooms.flatMap(({ childAges }) => childAges.map((age) => age ?? '?'));
  return {
    date: isDay(departureDate) ? formatDay(departureDate) : '',
    adults: peopleIn(rooms).adults,
    children: ages.length > 0 ? ages.join(' + ') : 0,
    rooms: rooms.length,
  };
}
