import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { type ReactNode, useId } from 'react';
import { RateNow } from '@/components/currency/rate-now';
import { DestinationPage } from '@/components/destinations/destination-page';
import { RouteMap } from '@/components/geography/route-map';
import { HotelCard } from '@/components/hotels/hotel-card';
import { PageSection } from '@/components/layout/guide/page-section';
import { PackageCard } from '@/components/packages/package-card';
import { PrayerTimes } from '@/components/prayer-times/prayer-times';
import { buttonClass } from '@/components/ui/button';
import { cardClass, cardLinkClass } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { VisaNote } from '@/components/visa/visa-note';
import { Weather } from '@/components/weather/weather';
import { destinations } from '@/content/destinations';
import { experiences } from '@/content/experiences';
import { hotels } from '@/content/hotels';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { shownPosts } from '@/lib/blog/shown/shown-posts';
import { readDraft } from '@/lib/content/read-draft';
import { destinationContent } from '@/lib/destinations/destination-kind';
import { shownDestination } from '@/lib/destinations/shown/shown-destination';
import { distanceKm, doha } from '@/lib/geography/great-circle';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { packagesOf } from '@/lib/packages/on-sale/on-sale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/route-metadata';
import { destinationNode } from '@/lib/structured-data/structured-data';
import { shippedRates } from '@/supabase/functions/_shared/exchange-rates/shipped-rates';
import { NoteHere } from '../../note-here';

interface PageProps {
  params: Promise<{ locale: string; destination: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return destinations.map(({ slug }) => ({ destination: slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const destination = shownDestination(await destinationOf(params));
  return pageMetadata(locale, `/explore/destinations/${destination.slug}`, destination[locale]);
}

export default async function ExploreDestinationPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const file = await destinationOf(params);
  const draft = await readDraft('destination', file.slug, destinationContent);
  const destination = shownDestination(file, draft?.content);
  const t = await getTranslations('destinations');
  const { slug, city, climate, currency, gateway } = destination;
  describePage(
    destinationNode(
      { ...destination, name: destination.name[locale], description: destination[locale].description },
      `/explore/destinations/${slug}`,
      locale,
    ),
  );
  const name = gateway.city[locale];
  // The page that plans a holiday there has all.
  const holidays = packagesOf(slug).slice(0, 9);
  const stays = hotels.filter((hotel) => hotel.destination === slug);
  const plan = [...places, ...plannedPlaces].find((place) => place.slug === slug);
  const more: ComponentProps<typeof RelatedCard>[] = [
    ...shownPosts()
      .filter((post) => post.destinations?.includes(slug))
      .map((post) => ({ href: `/blog/${post.slug}`, kind: 'read' as const, title: post.title[locale] })),
    ...experiences
      .filter((experience) => experience.destination === slug)
      .map(({ id, [locale]: { name } }) => ({ href: `/explore/experiences#${id}`, kind: 'do' as const, title: name })),
    ...(plan ? [{ href: `/travel/destination/${slug}`, kind: 'plan' as const, title: plan[locale].title }] : []),
  ];
  return (
    <DestinationPage
      destination={destination}
      note={<NoteHere kind="notice" slug={slug} />}
      distance={distanceKm(doha, city)}
      visa={<VisaNote country={destination.country} look="card" />}
      prayers={<PrayerTimes place={slug} look="quiet" />}
      weather={<WeatherCard place={slug} usual={climate} />}
      rate={<Rate code={currency.code} />}
      more={
        <RelatedSection title={t('there.more')}>
          {more.map((card) => (
            <RelatedCard key={card.href} {...card} />
          ))}
        </RelatedSection>
      }
      packages={
        holidays.length > 0 ? (
          <RelatedSection title={t('there.packages')} text={t('there.packagesText')}>
            {holidays.map((holiday) => (
              <PackageCard key={holiday.id} holiday={holiday} />
            ))}
          </RelatedSection>
        ) : (
          <RelatedSection title={t('there.packages')} text={t('there.none', { place: destination.name[locale] })}>
            <li>
              <Link href={`/travel/destination/${slug}`} prefetch={false} className={buttonClass('secondary')}>
                {t('there.plan', { place: destination.name[locale] })}
              </Link>
            </li>
          </RelatedSection>
        )
      }
      hotels={
        stays.length > 0 && (
          <RelatedSection title={t('there.hotels')} text={t('there.hotelsText')}>
            {stays.map((hotel) => (
              <HotelCard key={hotel.slug} hotel={hotel} />
            ))}
          </RelatedSection>
        )
      }
      map={<RouteMap from={{ ...doha, name: t('doha') }} to={[{ ...city, name }]} label={t('route.map', { city: name })} />}
    />
  );
}

async function destinationOf(params: PageProps['params']) {
  const { destination } = await params;
  return destinations.find(({ slug }) => slug === destination) ?? notFound();
}

/** Today's rate of a currency against the riyal, filled in by the browser. */
function Rate({ code }: { code: string }) {
  const locale = useLocale();
  const t = useTranslations('currency');
  const words = {
    loading: t('loading'),
    line: t('line', { riyal: '{riyal}', foreign: '{foreign}' }),
    unavailable: t('unavailable'),
    asOf: t('asOf', { day: '{day}' }),
    shipped: t('shipped', { day: '{day}' }),
    peg: t('peg'),
    source: t('source'),
  };
  const lastKnown = { ...shippedRates, riyalPerUnit: { QAR: 1, [code]: shippedRates.riyalPerUnit[code] ?? 0 } };
  return <RateNow code={code} lastKnown={lastKnown} tag={intlTag(locale)} words={words} />;
}

function WeatherCard(props: ComponentProps<typeof Weather>) {
  const id = useId();
  const t = useTranslations('weather');
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h3 id={id} className="mb-4 text-lg">
        {t('title')}
      </h3>
      <Weather {...props} />
    </section>
  );
}

interface RelatedSectionProps {
  title: string;
  text?: string;
  /** List items. */
  children: ReactNode;
}

/** A section with cards of another feature about this place. */
function RelatedSection({ title, text, children }: RelatedSectionProps) {
  return (
    <PageSection id={useId()} title={title} text={text}>
      <ul className="card-row mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </PageSection>
  );
}

interface RelatedCardProps {
  /** English path. */
  href: string;
  kind: 'read' | 'do' | 'plan';
  title: string;
}

/** Another page about the place. Without a picture: the drawings of the place are on this page already. */
function RelatedCard({ href, kind, title }: RelatedCardProps) {
  const t = useTranslations('destinations.there.kinds');
  return (
    <li className={cardClass({ isLink: true }, 'flex items-center gap-4 p-5')}>
      <div className="grow">
        <p className="text-ink-soft text-sm">{t(kind)}</p>
        <h3 className="mt-0.5 text-lg leading-snug">
          <Link href={href} prefetch={false} className={cardLinkClass}>
            {title}
          </Link>
        </h3>
      </div>
      <Icon name="arrow" className="size-5 text-accent" />
    </li>
  );
}
