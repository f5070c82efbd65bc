import { useLocale, useTranslations } from 'next-intl';
import { PageSection } from '@/components/layout/guide/page-section';
import { company } from '@/content/company';
import { Link } from '@/lib/i18n/navigation';
import { AirlineOfferCard } from './airline-offer-card';
import { carouselCountries } from './carousel-countries';
import { CarouselFrame, CityCard, CountryText } from './carousel-frame';
import { CarouselGate } from './carousel-gate';

/**
 * The packages, country by country (SPEC section 2, hero carousel). The first country is part of the page and needs no script; rotation starts
 * when it comes into view.
 */
export function HolidayCarousel() {
  const locale = useLocale();
  const t = useTranslations('packages.carousel');
  const packageWords = useTranslations('packages');
  const countries = carouselCountries(locale, {
    duration: (nights) => packageWords('duration', { nights, days: nights + 1 }),
    message: (holiday) => t('message', holiday),
    subject: (name) => t('subject', { name }),
  });
  const words = {
    label: t('label'),
    slide: t('slide', { number: '{number}', count: '{count}' }),
    learnMore: t('learnMore'),
    from: packageWords('from'),
    withoutFlights: packageWords('withoutFlights'),
    countries: t('countries'),
    cities: t('cities'),
    previous: t('previous'),
    next: t('next'),
    pause: t('pause'),
    play: t('play'),
    details: {
      close: t('details.close'),
      price: t('details.price'),
      perPerson: packageWords('perPerson'),
      duration: t('details.duration'),
      accommodation: t('details.accommodation'),
      included: t('details.included'),
      contact: t('details.contact'),
      book: t('details.book'),
      call: t('details.call'),
      whatsapp: t('details.whatsapp'),
      more: t('details.more'),
    },
  };
  const [first] = countries;
  if (!first) return null;
  return (
    <PageSection id="showcase" title={t('title')}>
      <div className="mt-5">
        <CarouselGate
          locale={locale}
          countries={countries}
          words={words}
          contact={{ phone: company.phone, whatsapp: company.whatsapp.number, email: company.holidaysEmail }}
        >
          <CarouselFrame
            picture={first.picture}
            text={
              <CountryText title={first.title} subtitle={first.subtitle}>
                <Link href={`/explore/destinations/${first.slug}`} prefetch={false} className="showcase-link">
                  {words.learnMore}
                  <span className="sr-only">{first.title}</span>
                </Link>
              </CountryText>
            }
            cards={
              <ul className="flex snap-x gap-4 overflow-x-auto">
                {first.cities.map((city) => (
                  <li key={city.id} className="w-64 shrink-0 snap-start">
                    <Link href={`/travel/package/${city.id}`} prefetch={false} className="block h-full">
                      <CityCard city={city} words={words} />
                    </Link>
                  </li>
                ))}
              </ul>
            }
          />
        </CarouselGate>
      </div>
      <AirlineOfferCard />
    </PageSection>
  );
}
