import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { FlightResultsGate } from '@/components/flights/flight-results-gate';
import { FlightSearch } from '@/components/flights/flight-search';
import { HomeSearch, type Tab } from '@/components/home/home-search';
import { Places, ServiceTiles } from '@/components/home/place-and-service-tiles';
import { PopularFlights, PopularHotels, PopularOffers } from '@/components/home/popular-cards';
import { LazyHotelSearch } from '@/components/hotels/search/lazy/lazy-hotel-search';
import { TripForm } from '@/components/insurance/trip-form';
import { ClubOfPage } from '@/components/layout/company/club-of-page';
import { JsonLd } from '@/components/layout/json-ld';
import type { IconName } from '@/components/ui/icon';
import { Icon } from '@/components/ui/icon';
import { HeadPoster } from '@/components/ui/poster';
import { WithTripVisas } from '@/components/visa/trip/with-trip-visas';
import { describeArt } from '@/content/picture';
import { company } from '@/lib/company/company';
import { previewedOffers } from '@/lib/content/read-draft';
import { isSearchPaused } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/locales';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { agencyNode } from '@/lib/seo/graph';
import { describePage } from '@/lib/seo/page-about';
import { messageMetadata } from '@/lib/seo/route-metadata';

const reasons = [
  { name: 'experts', icon: 'person' },
  { name: 'price', icon: 'check' },
  { name: 'choice', icon: 'plane' },
  { name: 'trust', icon: 'shield' },
] as const satisfies readonly { name: string; icon: IconName }[];

export const generateMetadata = messageMetadata('/', 'home.meta');

export default async function HomePage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  describePage(agencyNode(locale));
  const t = await getTranslations('home');
  const guides = await getTranslations('guides');
  const headline = (tab: Tab) => ({ title: t(`hero.${tab}.title`), text: t(`hero.${tab}.text`) });
  return (
    <>
      <ClubOfPage />
      <JsonLd crumbs={[{ label: guides('home') }]} />
      <HomeSearch
        words={{ label: t('tabs.label'), flights: t('tabs.flights'), hotels: t('tabs.hotels'), insurance: t('tabs.insurance') }}
        subject={t('hero.subject')}
        headlines={{ flights: headline('flights'), hotels: headline('hotels'), insurance: headline('insurance') }}
        art={
          <HeadPoster
            slug="doha"
            locale={locale}
            alt={describeArt('doha', locale)}
            className="w-full object-cover object-top max-md:mask-[linear-gradient(transparent_19%,black_34%,black_80%,transparent)] md:h-full"
          />
        }
        pausedNotice={isSearchPaused() && <PausedOverlay />}
        panels={{
          flights: <FlightSearch locale={locale} />,
          hotels: <LazyHotelSearch locale={locale} />,
          insurance: <InsuranceEnquiry locale={locale} />,
        }}
        between={<ServiceTiles />}
        carousels={{
          flights: <PopularFlights />,
          hotels: <PopularHotels />,
          insurance: <PopularOffers offers={await previewedOffers()} />,
        }}
      />
      <Places />
      <WhyUs />
      <Suspense>
        <WithTripVisas>
          <FlightResultsGate locale={locale} whatsappNumber={company.whatsapp.number} />
        </WithTripVisas>
      </Suspense>
    </>
  );
}

/** Covers the search panel while the agency has paused searching. */
function PausedOverlay() {
  const t = useTranslations('home.paused');
  return (
    <div className="absolute inset-0 z-10 flex flex-col items-center justify-center rounded-card bg-raised/95 p-6 text-center">
      <p className="font-semibold text-2xl">{t('title')}</p>
      <p className="mt-2 text-ink-soft">{t('text')}</p>
    </div>
  );
}

function WhyUs() {
  const t = useTranslations('home.why');
  return (
    <section aria-labelledby="why-title" className="page-width mt-20">
      <h2 id="why-title" className="text-2xl md:text-3xl">
        {t('title')}
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map(({ name, icon }) => (
          <li key={name} className="border-accent border-t-2 pt-4">
            <Icon name={icon} className="size-7 text-accent" />
            <h3 className="mt-3 text-lg">{t(`${name}.title`)}</h3>
            <p className="mt-1 text-ink-soft">{t(`${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The insurance tab of the home page: destination, dates and number of travellers (SPEC section 5: 1 to 10). */
async function InsuranceEnquiry({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'insurance.enquiry' });
  return (
    <TripForm
      locale={locale}
      action={`${localizePath('/services/travel-insurance', locale)}#price`}
      words={{
        label: t('label'),
        destination: t('destination'),
        destinationPlaceholder: t('destinationPlaceholder'),
        departure: t('departure'),
        return: t('return'),
        travelers: t('travelers'),
        submit: t('submit'),
        datePlaceholder: t('datePlaceholder'),
        pickDeparture: t('pickDeparture'),
        pickReturn: t('pickReturn'),
        close: t('close'),
        missing: {
          lead: t.raw('missing.lead'),
          destination: t('missing.destination'),
          departure: t('missing.departure'),
          return: t('missing.return'),
        },
      }}
    />
  );
}
