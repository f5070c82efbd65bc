import { useLocale, useTranslations } from 'next-intl';
import { PageSection } from '@/components/layout/guide/page-section';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { OnDays } from '@/components/ui/dates/on-days';
import { Icon } from '@/components/ui/icon';
import { InfoPopover } from '@/components/ui/overlays/info-popover';
import { company } from '@/lib/company/company';
import { comma } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { mailtoPackages } from '@/lib/packages/mailto-packages';
import { airlineOffer } from '@/lib/packages/offers/airline-offer';
import type { AirlineOfferContent } from '@/lib/packages/offers/airline-offer-content';
import { formatDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { carouselCountries } from './carousel-countries';
import { CarouselFrame, CityCard, CountryText } from './carousel-frame';
import { CarouselGate } from './carousel-gate';

/**
 * The packages, country by country (SPEC section 2, hero carousel). The first country is part of the page and needs no script; rotation starts
 * when it comes into view.
 */
export function HolidayCarousel({ offerDraft }: { offerDraft?: AirlineOfferContent | undefined }) {
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
      <AirlineOfferCard draft={offerDraft} />
    </PageSection>
  );
}

/** The airline's promotion: a line below the packages, and a dialog with its details (SPEC section 2), while it is on sale. Needs no script. */
export function AirlineOfferCard({ draft }: { draft?: AirlineOfferContent | undefined }) {
  // A draft is shown on any day.
  if (draft) return <OfferOnSale offer={draft} />;
  const offer = airlineOffer();
  return (
    <OnDays {...offer.sale} built={todayInQatar()}>
      <OfferOnSale offer={offer} />
    </OnDays>
  );
}

function OfferOnSale({ offer }: { offer: AirlineOfferContent }) {
  const locale = useLocale();
  const t = useTranslations('packages.airlineOffer');
  const { discount, sale, travel } = offer;
  const { cities, terms } = offer[locale];
  const days = ({ from, until }: { from: string; until: string }) => (
    <span className="whitespace-nowrap">
      <bdi>{formatDay(from)}</bdi> – <bdi>{formatDay(until)}</bdi>
    </span>
  );
  const percent = (amount: number) => <bdi>{`${amount}%`}</bdi>;
  const facts = [
    { term: t('economy'), text: percent(discount.economy) },
    { term: t('premium'), text: percent(discount.premium) },
    { term: t('sale'), text: days(sale) },
    { term: t('travel'), text: days(travel) },
    { term: t('destinations'), text: cities.join(comma[locale]) },
    { term: t('cabin'), text: t('cabins') },
  ];
  const message = t('message');
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sun-soft p-5">
      <Icon name="plane" className="size-7 shrink-0 text-accent" />
      <p className="min-w-[min(100%,14rem)] flex-1">
        <span className="block font-semibold text-lg">
          {t('title', { percent: Math.max(discount.economy, discount.premium) })}
        </span>
        {t('text')}
      </p>
      <button type="button" popoverTarget="airline-offer" className={buttonClass('secondary', 'max-sm:w-full')}>
        {t('open')}
      </button>
      <InfoPopover
        id="airline-offer"
        title={t('title', { percent: Math.max(discount.economy, discount.premium) })}
        closeLabel={t('close')}
      >
        <dl className="grid grid-cols-2 gap-3">
          {facts.map(({ term, text }, index) => (
            <div key={term} className={index < 2 ? 'rounded-control bg-sun-soft px-4 py-3' : 'col-span-2'}>
              <dt className="text-ink-soft text-sm">{term}</dt>
              <dd className={index < 2 ? 'font-semibold text-3xl text-accent' : 'font-medium'}>{text}</dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-5 text-base">{t('terms')}</h3>
        <ul className="mt-1 list-disc space-y-1 ps-5 text-ink-soft text-sm">
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <div className="mt-5 grid grid-cols-2 gap-2">
          <a href={mailtoPackages(t('subject'), message)} className={buttonClass('primary', 'col-span-2')}>
            <Icon name="mail" />
            {t('plan')}
          </a>
          <a href={company.phone.href} className={buttonClass('secondary')}>
            <Icon name="phone" />
            {t('call')}
          </a>
          <WhatsAppLink number={company.whatsapp.number} message={message} className={buttonClass('secondary')}>
            {t('whatsapp')}
          </WhatsAppLink>
        </div>
      </InfoPopover>
    </div>
  );
}
