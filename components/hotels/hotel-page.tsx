import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { AskCard } from '@/components/layout/guide/ask-card';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import { NamedMap } from '@/components/layout/guide/named-map';
import { TripPlanLink } from '@/components/layout/share/trip-plan-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { airports } from '@/content/airports';
import type { Hotel } from '@/content/hotel';
import type { TownMap } from '@/content/town-map';
import { nearNames } from '@/lib/hotels/map/near-names';
import { nearPoints, nearSize, nearView } from '@/lib/hotels/map/near-view';
import { Link } from '@/lib/i18n/navigation';
import { CarryStay } from './carry-stay';
import { HotelCard } from './hotel-card';
import { HotelPictures } from './hotel-pictures';
import { StayRates } from './rates/stay-rates';
import { useHotelWords } from './results/card/use-hotel-words';
import { Stars } from './stars';

interface HotelPageProps {
  hotel: Hotel;
  /** What the agency has noted about it. */
  note?: ReactNode;
  similar: readonly Hotel[];
  town: TownMap | null;
}

/** One hotel: description, rates for selected days, surroundings and similar hotels. */
export function HotelPage({ hotel, note, similar, town }: HotelPageProps) {
  const locale = useLocale();
  const t = useTranslations('hotels');
  const text = hotel[locale];
  const place = { hotel: hotel.name[locale], city: hotel.city[locale] };
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb trail={[{ label: t('name'), href: '/explore/hotels' }]} current={place.hotel} isShareable />
      <HotelHeader hotel={hotel} />
      {note}
      <StayRates hotel={hotel} locale={locale} />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-12 lg:mt-16 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-16">
        <article className="max-w-2xl space-y-12">
          <GuideSectionView section={{ id: 'about', heading: t('sections.about'), paragraphs: text.about }} />
          <GuideSectionView section={{ id: 'good-for', heading: t('sections.goodFor'), paragraphs: [], points: text.goodFor }} />
          <NearPlaces hotel={hotel} town={town} />
          <GuideSectionView
            section={{ id: 'good-to-know', heading: t('sections.goodToKnow'), paragraphs: [], points: text.goodToKnow }}
          />
        </article>
        <aside className="lg:sticky lg:top-24 lg:self-start">
          <AskCard
            greeting={t('rates.openGreeting', place)}
            action={hotel.airport !== 'DOH' && <FlightsLink code={hotel.airport} />}
          />
        </aside>
      </div>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="mt-12 lg:mt-16">
          <h2 id="similar" className="text-2xl md:text-3xl">
            {t('similar')}
          </h2>
          <CarryStay>
            <ul className="card-row mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {similar.map((other) => (
                <HotelCard key={other.slug} hotel={other} />
              ))}
            </ul>
          </CarryStay>
        </section>
      )}
    </div>
  );
}

function FlightsLink({ code }: { code: string }) {
  const locale = useLocale();
  const t = useTranslations('hotels');
  const airport = airports.find((airport) => airport.code === code);
  return (
    <Link href={`/?from=DOH&to=${code}`} prefetch={false} className={buttonClass()}>
      <Icon name="plane" />
      {t('flights', { city: airport?.city[locale] ?? code })}
    </Link>
  );
}

/** What is near a hotel, on a map where we know the positions. */
function NearPlaces({ hotel, town }: Pick<HotelPageProps, 'hotel' | 'town'>) {
  const locale = useLocale();
  const t = useTranslations('hotels');
  const { distance } = useHotelWords();
  const { slug, name, position, nearbyAt } = hotel;
  const section = { id: 'nearby', heading: t('sections.nearby'), paragraphs: [], points: hotel[locale].nearby };
  if (!nearbyAt) return <GuideSectionView section={section} />;
  const { ring } = nearView([position, ...nearPoints(hotel)], nearSize);
  return (
    <GuideSectionView
      section={section}
      numbers={nearbyAt.map((at, index) => at && nearbyAt.slice(0, index + 1).filter(Boolean).length)}
      figure={
        <figure className="mt-5">
          <NamedMap
            src={`/maps/hotel-${slug}.svg`}
            alt={t('nearMap.alt', { hotel: name[locale] })}
            {...nearSize}
            locale={locale}
            names={nearNames(town, [position, ...nearPoints(hotel)], nearSize, locale)}
          />
          <figcaption className="mt-2 text-ink-soft text-sm">
            {t('nearMap.key', { distance: distance(ring.metres / 1000) })}
          </figcaption>
        </figure>
      }
    />
  );
}

function HotelHeader({ hotel }: { hotel: Hotel }) {
  const locale = useLocale();
  const t = useTranslations('hotels');
  const { name, district, city, country, destination } = hotel;
  return (
    <header>
      <HotelPictures hotel={hotel} />
      <div className="mt-5 max-w-3xl md:mt-8">
        <h1 className="text-3xl md:text-4xl lg:text-5xl rtl:leading-[1.35]">{name[locale]}</h1>
        <p className="mt-3">
          <Stars count={hotel.stars} />
        </p>
        <p className="mt-2 flex items-start gap-2">
          <Icon name="pin" className="mt-0.5 size-5 text-accent" />
          {t('address', { district: district[locale], city: city[locale], country: country[locale] })}
        </p>
        <p className="mt-4 text-pretty text-ink-soft text-lg md:mt-5 md:text-xl">{hotel[locale].lead}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <TripPlanLink address={`/explore/hotels/${hotel.slug}`} />
          {destination && (
            <Link
              href={`/explore/destinations/${destination}`}
              prefetch={false}
              className="inline-flex min-h-11 items-center gap-2 font-medium text-accent underline-offset-4 hover:underline"
            >
              {t('destination', { place: placeOf(hotel)[locale] })}
              <Icon name="arrow" className="size-5" />
            </Link>
          )}
        </p>
      </div>
    </header>
  );
}

/** Moscow and Ras Al Khaimah are cities among the destinations; the others are countries. */
function placeOf({ destination, city, country }: Hotel) {
  return destination === 'moscow' || destination === 'ras-al-khaimah' ? city : country;
}
