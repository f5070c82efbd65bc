import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { type ComponentProps, Suspense } from 'react';
import { BookingFrame } from '@/components/bookings/booking-frame';
import { TypedGone } from '@/components/bookings/flow/posted-fields';
import { BookingPage } from '@/components/bookings/products/flight/booking-page';
import { BookingSkeleton } from '@/components/bookings/products/flight/booking-skeleton';
import { NoTripInAddress } from '@/components/bookings/products/flight/dead-ends';
import { passengerPageMessages } from '@/components/bookings/products/flight/flight-messages';
import { ClubOfPage } from '@/components/layout/company/club-of-page';
import { WithTripVisas } from '@/components/visa/trip/with-trip-visas';
import { listCountries } from '@/lib/bookings/country-names';
import { type PostedFlight, postedFlights } from '@/lib/bookings/products/flight/posted-form';
import { isPaidAtOnce, orderSuppliers } from '@/lib/env';
import { choiceInAddress } from '@/lib/flights/search/choice-in-address';
import { handleFlightSearch } from '@/lib/flights/search/search-responses';
import { isUnchanged, type SelectedOffer, soldNow } from '@/lib/flights/selected-offer';
import { selectionInAnswer } from '@/lib/flights/selection-in-answer';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { success } from '@/lib/result';
import { isRobot } from '@/lib/routes/link-previews';
import { queryOfPage } from '@/lib/routes/query-of-page';
import { searchForPage } from '@/lib/search/search-for-page';
import { unlistedMetadata } from '@/lib/seo/route-metadata';
import type { SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { type PackedResponse, unpackResponse } from '@/supabase/functions/_shared/contracts/flights/packed/packed-response';

type FoundSelection = ReturnType<typeof selectionInAnswer>;

export const generateMetadata = unlistedMetadata('bookings.meta');

interface PassengerInfoProps extends LocalePage {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The offer in the address, with the form for its passengers. */
export default async function PassengerInfoPage({ params, searchParams }: PassengerInfoProps) {
  const locale = await pageLocale(params);
  const query = queryOfPage(await searchParams);
  const asked = await headers();
  const choice = choiceInAddress(query);
  // Opened from the results, the page shows the offer that this tab knows. A robot reads no prices.
  const isSearched = asked.get('sec-fetch-dest') !== 'empty' && !isRobot(asked);
  const sale = { isPaidAtOnce: isPaidAtOnce('flight'), orderedAt: isPaidAtOnce('flight') ? orderSuppliers() : [] };
  const page = choice && { ...choice, countries: listCountries(locale), ...sale };
  const found =
    choice &&
    isSearched &&
    searchForPage<PackedResponse>('Flight search', asked, (request) => handleFlightSearch(request, choice.search));
  const token = query.get('posted');
  const posted = await postedFlights.read(token);
  const t = await getTranslations('bookings.flow');
  const messages = passengerPageMessages(await loadMessages(locale, ['bookings', 'flights', 'prices', 'ui']));
  return (
    <BookingFrame
      heading={t(sale.isPaidAtOnce ? 'buyTitle' : 'title')}
      isPaidAtOnce={sale.isPaidAtOnce}
      locale={locale}
      messages={messages}
      needsScript={page !== null && !found}
    >
      <WithTripVisas>
        <ClubOfPage />
        {!page && (
          <div {...(query.has('offer') && { 'data-page-status': 404 })} data-live="">
            <NoTripInAddress />
          </div>
        )}
        {page && !found && <BookingPage {...page} />}
        {token !== null && !posted && <TypedGone />}
        {page && found && (
          <div>
            {/* Until anything follows. */}
            <div className="not-last:hidden">
              <BookingSkeleton />
            </div>
            <Suspense>
              <FoundOffer {...page} found={found} posted={posted} token={token} />
            </Suspense>
          </div>
        )}
      </WithTripVisas>
    </BookingFrame>
  );
}

interface FoundOfferProps extends Omit<ComponentProps<typeof BookingPage>, 'drawn' | 'posted'> {
  found: ReturnType<typeof searchForPage<PackedResponse>>;
  posted: PostedFlight | null;
  /** Under which `posted` is kept. */
  token: string | null;
}

async function FoundOffer({ found, posted, token, ...choice }: FoundOfferProps) {
  const outcome = await found;
  const seen = posted?.seen;
  // Else the nearest was taken in its place.
  const known = seen?.selected.chosenAs === choice.offerId ? seen.selected : null;
  const drawn = outcome.ok
    ? success(
        sinceSeen(selectionInAnswer(unpackResponse(outcome.value), { ...choice, known, lostId: seen?.lostId }), known, seen?.now),
      )
    : outcome;
  const { draft, errors, refusal } = posted ?? {};
  const page = { ...choice, ...(draft && token && { posted: { token, draft, errors, refusal } }) };
  const status = drawn.ok ? !drawn.value.selected && 410 : 503;
  return (
    // The scripts of a form start where it is seen.
    <div {...(status && { 'data-page-status': status })} data-live="">
      <BookingPage {...page} drawn={drawn} />
    </div>
  );
}

/** The selection at the price that the airline names now, beside the one that was shown above a posted form. */
function sinceSeen({ selected: found, nearest }: FoundSelection, seen: SelectedOffer | null, now?: SignedFlightOffer) {
  const selected = found && seen && now ? soldNow(found, now) : found;
  return { selected, nearest, before: selected && seen && !isUnchanged([selected], [seen]) ? seen : null };
}
