import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import { GuideFacts } from '@/components/layout/guide/page-section';
import { PhotoCredit, PhotoStrip } from '@/components/layout/photo-strip';
import { TripPlanLink } from '@/components/layout/share/trip-plan-link';
import { PackagePrice } from '@/components/packages/package-card';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { HeadPoster } from '@/components/ui/poster';
import { dayPictures } from '@/content/day-pictures';
import { destinations } from '@/content/destinations';
import type { HolidayPackage } from '@/content/package';
import { describeArt } from '@/content/picture';
import { Link } from '@/lib/i18n/navigation';
import { keepTogether } from '@/lib/i18n/no-break';
import type { FoundPackage } from '@/lib/packages/on-sale/on-sale';
import { pricedOn, ratesOf } from '@/lib/packages/rates';
import { photosOf, pictureOf } from '@/lib/state/photos';
import { ContactActions } from '../contact-actions';
import { PackageCard } from '../package-card';
import { PriceTable } from '../price-table';
import { DayList } from './day-list';

interface PackagePageProps extends FoundPackage {
  flight: { airport: string; city: string };
  /** Drawing of the way from Doha. */
  map?: ReactNode;
  /** Entry requirements. */
  visa?: ReactNode;
}

/** One package, from its first day to its last, and how to request it. */
export function PackagePage({ holiday, country, flight, map, visa }: PackagePageProps) {
  const locale = useLocale();
  const t = useTranslations('packages');
  const { id, name, art, nights, price, accommodation, themes } = holiday;
  const text = holiday[locale];
  const place = country.name[locale];
  const facts = [
    { term: t('package.facts.duration'), text: t('duration', { nights, days: nights + 1 }) },
    { term: t('package.facts.stay'), text: accommodation[locale] },
    { term: t('package.facts.meals'), text: t('package.facts.breakfast') },
    {
      term: t('package.facts.themes'),
      text: themes.map((theme) => t(`themes.${theme}`)).join(' · '),
    },
  ];
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb
        trail={[
          { label: t('programme'), href: '/services/packages' },
          { label: place, href: `/travel/destination/${country.slug}` },
        ]}
        current={name[locale]}
        isShareable
      />
      <HeadPoster
        slug={pictureOf({ id, art })}
        alt={describeArt(art, locale)}
        locale={locale}
        className="mt-2 aspect-4/3 w-full rounded-card object-cover shadow-card md:aspect-21/9 lg:max-h-[28rem]"
      />
      <PhotoCredit slug={pictureOf({ id, art })} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-16">
        <article className="space-y-12">
          <header>
            <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{name[locale]}</h1>
            <p className="mt-4 max-w-2xl text-ink-soft text-lg md:text-xl">{text.lead}</p>
            <div className="mt-5 space-y-4 lg:hidden">
              <PackagePrice amount={price} large />
              <Link href={`/travel/booking/${id}`} prefetch={false} className={buttonClass('primary', 'w-full sm:w-auto')}>
                {t('next.request')}
              </Link>
            </div>
            <GuideFacts facts={facts} />
          </header>
          <PhotoStrip photos={photosOf(id).slice(1)} name={name[locale]} />
          <DayList days={text.days} pictures={holiday.published ? {} : (dayPictures[id] ?? {})} />
          <Inclusions holiday={holiday} />
          <PriceTable rates={ratesOf({ holiday, country })} asOf={pricedOn(holiday)}>
            <Link href={`/travel/booking/${id}`} prefetch={false} className={buttonClass('secondary', 'mt-5')}>
              {t('prices.exact')}
              <Icon name="arrow" />
            </Link>
          </PriceTable>
          <GuideSectionView
            section={{ id: 'good-to-know', heading: t('package.goodToKnow'), paragraphs: [], points: text.goodToKnow }}
          />
          {map && (
            <section aria-labelledby="route">
              <h2 id="route" className="mb-5 text-2xl md:text-3xl">
                {t('package.route')}
              </h2>
              <div className="overflow-hidden rounded-card">{map}</div>
            </section>
          )}
          {visa}
        </article>
        <aside className="space-y-4 lg:sticky lg:top-24 lg:self-start">
          <NextStepCard holiday={holiday} />
          <nav aria-label={place} className="flex flex-col items-start">
            <AsideLink href={`/?from=DOH&to=${flight.airport}`}>{t('next.flights', { city: flight.city })}</AsideLink>
            <AsideLink href={pageAbout(country)}>{t('package.about', { country: place })}</AsideLink>
            <AsideLink href="/explore/hotels">{t('package.hotels')}</AsideLink>
          </nav>
        </aside>
      </div>
      <OtherCities holiday={holiday} country={country} />
    </div>
  );
}

/** The countries of the programme have a page under /explore too. */
function pageAbout({ slug }: FoundPackage['country']): string {
  const isExplored = destinations.some((destination) => destination.slug === slug);
  return isExplored ? `/explore/destinations/${slug}` : `/travel/destination/${slug}`;
}

function AsideLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="inline-flex min-h-11 items-center gap-2 px-2 text-accent underline-offset-4 hover:underline"
    >
      <Icon name="arrow" className="size-4" />
      {children}
    </Link>
  );
}

function NextStepCard({ holiday }: { holiday: HolidayPackage }) {
  const locale = useLocale();
  const t = useTranslations('packages');
  const { id, name, nights, price } = holiday;
  const duration = t('duration', { nights, days: nights + 1 });
  return (
    <section aria-labelledby="next-step" className="rounded-card border border-line bg-raised p-6 shadow-card">
      <h2 id="next-step" className="sr-only">
        {t('next.title')}
      </h2>
      <PackagePrice amount={price} large />
      <p className="mt-3">{t('next.text')}</p>
      <div className="mt-5 flex flex-col gap-3">
        <Link href={`/travel/booking/${id}`} prefetch={false} className={buttonClass()}>
          {t('next.request')}
        </Link>
        <TripPlanLink address={`/travel/package/${id}`} />
        <ContactActions
          message={t('next.message', { name: name[locale], duration })}
          subject={t('booking.emailSubject', { name: name[locale] })}
        />
      </div>
    </section>
  );
}

/** Two rows with the link to all of them. */
const mostOthers = 5;

function OtherCities({ holiday, country }: FoundPackage) {
  const locale = useLocale();
  const t = useTranslations('packages.package');
  const place = country.name[locale];
  const others = country.cities.filter(({ id }) => id !== holiday.id).slice(0, mostOthers);
  return (
    <section aria-labelledby="others" className="mt-14 lg:mt-20">
      <h2 id="others" className="mb-6 text-2xl md:text-3xl">
        {t(others.length > 0 ? 'others' : 'planning', { country: place })}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((other) => (
          <PackageCard key={other.id} holiday={other} picture={other.detail} />
        ))}
        <li className="relative flex flex-col justify-end rounded-card bg-night p-6 text-on-night before:sadu before:mb-auto before:h-12 before:text-sun/60 max-lg:before:mb-5 max-lg:sm:col-span-2 only:col-span-full only:before:mb-5">
          <p className="mb-4 text-on-night-soft">{t('planningText')}</p>
          <Link
            href={`/travel/destination/${country.slug}`}
            prefetch={false}
            className="inline-flex min-h-11 items-center gap-2 font-medium text-xl after:absolute after:inset-0"
          >
            {t('planning', { country: place })}
            <Icon name="arrow" />
          </Link>
        </li>
      </ul>
    </section>
  );
}

export function Inclusions({ holiday }: { holiday: HolidayPackage }) {
  const locale = useLocale();
  const t = useTranslations('packages');
  const { nights, accommodation } = holiday;
  const { included, notIncluded } = holiday[locale];
  const room = t('package.room', { accommodation: accommodation[locale], nights });
  return (
    <section aria-labelledby="included" className="grid gap-8 rounded-card border border-line bg-sunken p-6 sm:grid-cols-2">
      <div>
        <h2 id="included" className="text-xl">
          {t('package.included')}
        </h2>
        <Lines lines={[room, ...included]} icon="check" tone="text-success" />
      </div>
      <div>
        <h2 className="text-xl">{t('package.notIncluded')}</h2>
        <Lines lines={notIncluded} icon="minus" tone="text-ink-soft" />
      </div>
    </section>
  );
}

interface LinesProps {
  lines: readonly string[];
  icon: 'check' | 'minus';
  tone: string;
}

function Lines({ lines, icon, tone }: LinesProps) {
  return (
    <ul className="mt-4 space-y-3">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <Icon name={icon} className={`mt-0.5 size-5 ${tone}`} />
          {keepTogether(line)}
        </li>
      ))}
    </ul>
  );
}
