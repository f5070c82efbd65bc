import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Icon } from '@/components/ui/icon';
import type { TownMap } from '@/content/town-map';
import { sightsNear } from '@/lib/hotels/details/near-hotel';
import { writtenHotel } from '@/lib/hotels/details/written-hotel';
import { kilometresBetween } from '@/lib/hotels/map/kilometres';
import { landmarkOf } from '@/lib/hotels/map/landmark';
import { isAmenityCode } from '@/lib/hotels/results/summarize-hotel';
import { Link } from '@/lib/i18n/navigation';
import { findPrayerPlace } from '@/lib/prayer-times/places';
import { prayerTimesPath } from '@/lib/routes/prayer-times-path';
import type { HotelDetails } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';
import { GuestRating } from '../guest-rating';
import { useHotelWords } from '../results/card/use-hotel-words';
import { SaveHotel } from '../saved/save-hotel';
import { Stars } from '../stars';
import { GuestReviews } from './guest-reviews';
import { NearMap } from './near-map';
import { HotelGallery } from './pictures/hotel-gallery';
import { FamilyRooms, RoomFacts } from './room-facts';

interface HotelStayPageProps {
  hotel: HotelDetails;
  isSandbox: boolean;
  /** In the areas `price` and `rest`. */
  children: ReactNode;
}

/** Rooms for at least this many are family rooms. */
const familySleeps = 4;

/**
 * One hotel of the search. Its lowest price stands beside the name, but comes after the pictures in the document: the page is sent up to there before
 * the rates are known.
 */
export function HotelStayPage({ hotel, isSandbox, children }: HotelStayPageProps) {
  const t = useTranslations('hotels');
  const locale = useLocale();
  const { address, distance } = useHotelWords();
  const { name, rating, guestRating, geoCode, place, media } = hotel;
  const landmark = place && landmarkOf(place.id, place, locale);
  const isDrawn = media.every(({ uri }) => !uri.startsWith('https:'));
  return (
    <div className="page-width pt-2 pb-8 md:pt-4 md:pb-16">
      {/* The heading below repeats it, and a phone's line is too short for both. */}
      <div className="max-sm:[&_li[aria-current]]:hidden">
        <Breadcrumb trail={[{ label: t('name'), href: '/explore/hotels' }]} current={name} isShareable />
      </div>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-8 [grid-template-areas:'head'_'price'_'pictures'_'rest'] md:grid-cols-[minmax(0,1fr)_auto] md:[grid-template-areas:'head_price'_'pictures_pictures'_'rest_rest']">
        <header className="[grid-area:head]">
          <h1 className="text-2xl md:text-4xl rtl:leading-[1.35]">
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            <Stars count={Math.round(rating)} />
            <GuestRating rating={guestRating} />
            {place && <SaveHotel id={hotel.id} place={place.id} name={name} />}
          </p>
          <p className="mt-2 flex items-start gap-2">
            <Icon name="pin" className="mt-0.5 size-5 text-accent" />
            <span>
              <bdi>{address(hotel.address)}</bdi>
              {geoCode && landmark && (
                <span className="block font-medium">
                  {t('results.card.distance', {
                    distance: distance(kilometresBetween(landmark, geoCode)),
                    from: landmark.kind,
                    name: landmark.name,
                  })}
                </span>
              )}
            </span>
          </p>
        </header>
        <div className="min-w-0 [grid-area:pictures]">
          <HotelGallery pictures={media.map(({ uri }) => uri)} label={t('stayPage.pictures')} />
          {(isDrawn || isSandbox) && (
            <p className="mt-2 text-ink-soft text-xs">
              {isDrawn && t('drawing')} {isSandbox && t('results.sandbox')}
            </p>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

interface HotelFactsProps extends Omit<HotelStayPageProps, 'children'> {
  /** Coast and roads around it, where we have them. */
  town: TownMap | null;
  /** The stay in the address, with its question mark; empty without one. */
  stay: string;
}

/** What is near, what guests say, and practical information. */
export function HotelFacts({ hotel, isSandbox, town, stay }: HotelFactsProps) {
  const t = useTranslations('hotels');
  const locale = useLocale();
  const { distance } = useHotelWords();
  const { name, geoCode, place, roomTypes, description, times, reviews = [] } = hotel;
  const written = writtenHotel(name, place?.id);
  const prayerPlace = findPrayerPlace(place?.id ?? '');
  const amenities = hotel.amenities.filter(isAmenityCode);
  const near = geoCode && place ? sightsNear(place.id, geoCode) : [];
  return (
    <>
      {geoCode && (
        <div className="mt-6">
          <Fold
            isOpen
            title={t('stayPage.near')}
            hint={near.slice(0, 2).map(({ name: sight, kilometres }) => `${sight[locale]} ${distance(kilometres)}`)}
          >
            <NearMap name={name} hotel={geoCode} near={near} town={town} />
          </Fold>
        </div>
      )}
      {reviews.length > 0 && <GuestReviews reviews={reviews} isSample={isSandbox} />}
      <div className="mt-4 grid items-start gap-x-14 md:grid-cols-2">
        <Fold title={t('stayPage.toKnow')} hint={times ? [t('results.card.times', times)] : []}>
          <BeforeStay hotel={hotel} />
          {prayerPlace && (
            <Link
              href={prayerTimesPath(prayerPlace.slug, new URLSearchParams(stay).get('checkin') ?? undefined)}
              prefetch={false}
              className="mt-2 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {t('stayPage.prayers')}
            </Link>
          )}
        </Fold>
        <Fold title={t('sections.about')}>
          <p className="text-pretty">{description.text}</p>
          {written && (
            <p className="mt-3">
              <Link
                href={`/explore/hotels/${written.slug}${stay}`}
                prefetch={false}
                className="inline-flex min-h-11 items-center gap-2 font-medium text-accent underline-offset-4 hover:underline"
              >
                {t('stayPage.written', { hotel: written.name[locale] })}
                <Icon name="arrow" className="size-5" />
              </Link>
            </p>
          )}
        </Fold>
        {amenities.length > 0 && (
          <Fold title={t('results.card.amenities')} hint={amenities.slice(0, 4).map((code) => t(`results.amenities.${code}`))}>
            <ul className="grid grid-cols-2 gap-x-4 gap-y-2">
              {amenities.map((code) => (
                <li key={code} className="flex items-start gap-2">
                  <Icon name="check" className="mt-1 size-4 text-success" />
                  {t(`results.amenities.${code}`)}
                </li>
              ))}
            </ul>
          </Fold>
        )}
        {/* With days, the table of rates lists the rooms. */}
        {!stay && roomTypes.length > 0 && (
          <Fold title={t('stayPage.roomTypes')}>
            <ul className="space-y-2">
              {roomTypes.map((room) => (
                <li key={room.name} className="border-line border-b pb-2">
                  <bdi>{room.name}</bdi>
                  <RoomFacts room={room} />
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </>
  );
}

/** Times, families and fees in plain words, then the hotel's own notes. */
function BeforeStay({ hotel: { times, amenities, roomTypes, notes } }: { hotel: HotelDetails }) {
  const t = useTranslations('hotels.stayPage');
  const family = roomTypes.filter(({ sleeps }) => sleeps !== null && sleeps >= familySleeps).map(({ name }) => name);
  const facts = [
    ...(times
      ? [
          [t('facts.checkIn'), t('facts.checkInFrom', times)],
          [t('facts.checkOut'), t('facts.checkOutUntil', times)],
        ]
      : []),
    ...(family.length > 0 || amenities.includes('familyRooms')
      ? [[t('facts.families'), <FamilyRooms key="families" names={family} />] as const]
      : []),
    [t('facts.lead'), t('facts.leadNote')],
    [t('facts.fees'), t('atProperty')],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
        {facts.map(([term, text]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && (
        <ul className="mt-3 space-y-2">
          {notes.map((note) => (
            <li key={note} className="text-pretty">
              <bdi>{note}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface FoldProps {
  title: string;
  hint?: readonly string[];
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of the information that folds. All but the map begin folded, so that a phone shows their titles at once. */
function Fold({ title, hint = [], isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen} className="group border-line border-b">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 className="text-lg md:text-xl">{title}</h2>
          {hint.length > 0 && <span className="text-ink-soft text-sm group-open:hidden">{hint.join(' · ')}</span>}
        </span>
        <Icon name="down" className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
