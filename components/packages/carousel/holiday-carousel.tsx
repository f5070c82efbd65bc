import { useLocale, useTranslations } from 'next-intl';
import { PageSection } from '@/components/layout/guide/page-section';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { OnDays } from '@/components/ui/dates/on-days';
import { Icon } from '@/components/ui/icon';
import { InfoPopover } from '@/components/ui/overlays/info-popover';
import { Poster } from '@/components/ui/poster';
import { describeArt } from '@/content/picture';
import { company } from '@/lib/company/company';
import { comma, intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { mailtoPackages } from '@/lib/packages/mailto-packages';
import { airlineOffer } from '@/lib/packages/offers/airline-offer';
import type { AirlineOfferContent } from '@/lib/packages/offers/airline-offer-content';
import { formatDayInWords } from '@/lib/time/dates';
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

/** Of the promotion: it stands on no other page of holidays. */
const picture = 'pages/lower-fares';

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
  const { airline, cities, terms } = offer[locale];
  const tag = intlTag(locale);
  const inWords = (day: string) => <bdi className="whitespace-nowrap">{formatDayInWords(day, tag)}</bdi>;
  const title = t('title', { percent: Math.max(discount.economy, discount.premium) });
  const cuts = [
    { term: t('economy'), percent: discount.economy },
    { term: t('premium'), percent: discount.premium },
  ];
  const facts = [
    { term: t('sale'), text: t.rich('days', { from: () => inWords(sale.from), until: () => inWords(sale.until) }) },
    { term: t('travel'), text: t.rich('days', { from: () => inWords(travel.from), until: () => inWords(travel.until) }) },
    { term: t('destinations'), text: cities.join(comma[locale]) },
    { term: t('cabin'), text: t('cabins') },
  ];
  const message = t('message');
  const poster = (className: string) => (
    <Poster slug={picture} crop="card" locale={locale} alt={describeArt(picture, locale)} className={className} />
  );
  return (
    <div className="mt-4 grid overflow-hidden rounded-card border border-line bg-raised shadow-card sm:grid-cols-[14rem_minmax(0,1fr)]">
      {poster('h-32 w-full object-cover object-center sm:h-full')}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
        <p className="min-w-[min(100%,14rem)] flex-1">
          <span className="block font-semibold text-xl">{title}</span>
          {airline && <span className="block font-medium">{t('with', { airline })}</span>}
          {t('text')}
          <span className="mt-1 block font-medium text-accent">{t.rich('until', { day: () => inWords(sale.until) })}</span>
        </p>
        <button type="button" popoverTarget="airline-offer" className={buttonClass('primary', 'max-sm:w-full')}>
          {t('open')}
        </button>
      </div>
      <InfoPopover
        id="airline-offer"
        title={title}
        closeLabel={t('close')}
        picture={poster('aspect-5/2 w-full object-cover object-center')}
      >
        <p className="-mt-2">
          {airline && <span className="block font-medium">{t('with', { airline })}</span>}
          <span className="font-medium text-accent">{t.rich('until', { day: () => inWords(sale.until) })}</span>
        </p>
        <dl className="mt-4 grid grid-cols-2 gap-3">
          {cuts.map(({ term, percent }) => (
            <div key={term} className="rounded-control bg-sun-soft px-4 py-2.5">
              <dt className="text-on-sun-soft text-sm">{term}</dt>
              <dd className="font-semibold text-3xl text-accent">
                <bdi>{`${percent}%`}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <dl className="mt-4 divide-y divide-line">
          {facts.map(({ term, text }) => (
            <div key={term} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 py-2">
              <dt className="text-ink-soft text-sm">{term}</dt>
              <dd className="font-medium text-sm">{text}</dd>
            </div>
          ))}
        </dl>
        <a href={mailtoPackages(t('subject'), message)} className={buttonClass('primary', 'mt-4 w-full')}>
          <Icon name="mail" />
          {t('plan')}
        </a>
        <div className="mt-1 flex flex-wrap justify-center gap-x-4">
          <a href={company.phone.href} className={buttonClass('quiet')}>
            <Icon name="phone" />
            {t('call')}
          </a>
          <WhatsAppLink number={company.whatsapp.number} message={message} className={buttonClass('quiet')}>
            {t('whatsapp')}
          </WhatsAppLink>
        </div>
        <h3 className="mt-3 text-sm">{t('terms')}</h3>
        <ul className="mt-1 list-disc space-y-1 ps-5 text-ink-soft text-sm">
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </InfoPopover>
    </div>
  );
}
