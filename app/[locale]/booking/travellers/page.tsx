import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BookingFrame } from '@/components/bookings/booking-frame';
import { passengerPageMessages } from '@/components/bookings/products/flight/flight-messages';
import { AskAboutRequest, NamesForm, NamesStored } from '@/components/bookings/products/flight/passengers/names-form';
import { HolidayNames } from '@/components/bookings/products/package/names-form';
import { Notice } from '@/components/ui/notice';
import { listCountries } from '@/lib/bookings/country-names';
import { documentDueBy, mayDocumentsFollow } from '@/lib/bookings/documents';
import { emptyBookingDraft } from '@/lib/bookings/products/flight/draft';
import { tripOf } from '@/lib/bookings/products/flight/trip-rules';
import { daysOfStored, postedNames, readNames } from '@/lib/bookings/products/name-travellers';
import { emptyDraft, withLead } from '@/lib/bookings/products/package/draft';
import { cityName } from '@/lib/flights/place-names';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { describeError, logError } from '@/lib/log';
import { peopleIn } from '@/lib/packages/party';
import { queryOfPage } from '@/lib/routes/query-of-page';
import { calledName } from '@/lib/text/machine-letters';
import { formatDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

interface TravellersProps extends LocalePage {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'bookings.names' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** Behind the signed link of a request whose passengers follow. Rendered for each request; works without script. */
export default async function TravellersPage({ params, searchParams }: TravellersProps) {
  const locale = await pageLocale(params);
  const query = queryOfPage(await searchParams);
  const t = await getTranslations('bookings.names');
  const messages = passengerPageMessages(await loadMessages(locale, ['bookings', 'flights', 'prices', 'ui']));
  return (
    <BookingFrame heading={t('title')} locale={locale} messages={messages} needsScript={false} isDone>
      <div data-live="">
        <Names locale={locale} linkKey={query.get('key') ?? ''} token={query.get('posted')} />
      </div>
    </BookingFrame>
  );
}

async function Names({ locale, linkKey, token }: { locale: Locale; linkKey: string; token: string | null }) {
  const t = await getTranslations('bookings.names');
  const booking = await readNames(linkKey).catch(failed);
  if (booking === 'failed' || !booking) {
    const of = booking ? 'failed' : 'gone';
    return <Instead title={t(`${of}.title`)} text={t(`${of}.text`)} />;
  }
  const { reference, state, booking_passengers: people } = booking;
  const lines = (
    <>
      <p className="text-lg">
        {t.rich('reference', { code: () => <bdi className="font-semibold tabular-nums tracking-wide">{reference}</bdi> })}
      </p>
      <p className="mb-6">
        {booking.kind === 'flight'
          ? t.rich('trip', {
              from: cityName(booking.search.origin, locale),
              to: cityName(booking.search.destination, locale),
              day: () => <bdi>{formatDay(booking.search.departureDate)}</bdi>,
            })
          : t.rich('holiday', {
              name: () => <bdi>{booking.offer.title[locale]}</bdi>,
              day: () => <bdi>{formatDay(booking.departure_date)}</bdi>,
            })}
      </p>
    </>
  );
  if (state === 'over') return <Instead title={t('over.title')} text={t('over.text')} />;
  const names = people.toSorted((a, b) => a.position - b.position);
  if (state === 'known') {
    return (
      <>
        {lines}
        <NamesStored />
        <Notice tone="success">
          <p className="font-semibold">{t('known.title')}</p>
          <ul className="my-2 list-disc ps-5">
            {names.map((one) => (
              <li key={one.position}>
                <bdi>{calledName(`${one.given_names} ${one.surname}`)}</bdi>
              </li>
            ))}
          </ul>
          <p>{t('known.text')}</p>
        </Notice>
        <AskAboutRequest reference={reference} />
      </>
    );
  }
  const posted = await postedNames.read(token);
  const [first] = names;
  const lead = first && { givenNames: first.given_names, surname: first.surname };
  const post = { action: '/api/bookings/names', fields: { key: linkKey, locale } };
  const form = booking.kind === 'flight' ? formOfFlight(booking, posted, lead) : formOfHoliday(booking, posted, lead);
  return (
    <>
      {lines}
      <p className="mb-4">
        {t('missing', {
          count: form.count,
          kind: booking.kind,
          day: formatDay(documentDueBy(booking.departure_date, todayInQatar())),
        })}
      </p>
      {posted?.notice && (
        <div className="mb-4">
          <Notice tone="warning">{t(`notices.${posted.notice}`)}</Notice>
        </div>
      )}
      {token !== null && !posted && (
        <div className="mb-4">
          <Notice tone="warning">{t('notices.notKept')}</Notice>
        </div>
      )}
      {'draft' in form ? (
        <NamesForm {...form} reference={reference} countries={listCountries(locale)} post={post} />
      ) : (
        <NextIntlClientProvider locale={locale} messages={await holidayMessages(locale)} timeZone="Asia/Qatar">
          <HolidayNames {...form} post={post} />
        </NextIntlClientProvider>
      )}
    </>
  );
}

async function holidayMessages(locale: Locale) {
  const { bookings, packages, ui } = await loadMessages(locale, ['bookings', 'packages', 'ui']);
  const { travellers, errors } = packages.request;
  return {
    ui: { date: ui.date },
    bookings: { passengers: bookings.passengers, errors: { ...bookings.errors, ...errors } },
    packages: { request: { travellers } },
  };
}

type Named = NonNullable<Awaited<ReturnType<typeof readNames>>>;
type Posted = Awaited<ReturnType<typeof postedNames.read>>;
type Lead = { givenNames: string; surname: string } | undefined;

function formOfFlight({ search, offer }: Extract<Named, { kind: 'flight' }>, posted: Posted, lead: Lead) {
  const trip = tripOf(offer);
  const empty = emptyBookingDraft(search, mayDocumentsFollow(trip));
  const passengers = empty.passengers.map((one, index) => (index === 0 && lead ? { ...one, ...lead } : one));
  return {
    draft: posted?.flight ?? { ...empty, passengers },
    errors: posted?.errors ?? {},
    trip,
    airlines: offer.itineraries.flatMap(({ segments }) => segments.map(({ carrierCode }) => carrierCode)),
    count: passengers.length,
  };
}

function formOfHoliday(booking: Extract<Named, { kind: 'package' }>, posted: Posted, lead: Lead) {
  const { rooms } = booking.offer;
  return {
    rooms,
    travellers: posted?.holiday ?? (lead ? withLead(emptyDraft(), lead).travellers : {}),
    errors: posted?.errors ?? {},
    days: daysOfStored(booking),
    count: peopleIn(rooms).total,
  };
}

function failed(error: unknown): 'failed' {
  logError('names-not-read', { cause: describeError(error) });
  return 'failed';
}

function Instead({ title, text }: { title: ReactNode; text: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-raised p-6 shadow-card sm:p-8">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 text-ink-soft">{text}</p>
      <AskAboutRequest />
    </div>
  );
}
