import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { NeedsScript } from '@/components/layout/needs-script';
import { Icon } from '@/components/ui/icon';
import { sightsNear } from '@/lib/hotels/details/near-hotel';
import { writtenHotel } from '@/lib/hotels/details/written-hotel';
import { isAmenityCode, kilometresBetween, landmarkOf } from '@/lib/hotels/results/summarize-hotel';
import { Link } from '@/lib/i18n/navigation';
import type { HotelDetails } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';
import { GuestRating } from '../guest-rating';
import { useHotelWords } from '../results/card/use-hotel-words';
import { Stars } from '../stars';
import { HotelGallery } from './hotel-gallery';
import { NearMap } from './near-map';
import { PriceInView } from './price-in-view';
import { RoomFacts } from './room-facts';

interface HotelStayPageProps {
  hotel: HotelDetails;
  isSandbox: boolean;
  /** The stay in the address, with its question mark; empty without one. */
  stay: string;
  /** Days, rooms and rates. */
  children: ReactNode;
}

/** From this many guests on a room is one for a family. */
const familySleeps = 4;

/** One hotel of the search: what it is, its rooms for the days in the address, and what to know before. */
export function HotelStayPage({ hotel, isSandbox, stay, children }: HotelStayPageProps) {
  const t = useTranslations('hotels');
  const locale = useLocale();
  const { address, distance } = useHotelWords();
  const { name, rating, guestRating, geoCode, place, roomTypes, media, description } = hotel;
  const written = writtenHotel(name, place?.id);
  const amenities = hotel.amenities.filter(isAmenityCode);
  const near = geoCode && place ? sightsNear(place.id, geoCode) : [];
  const isDrawn = media.every(({ uri }) => !uri.startsWith('https:'));
  return (
    <div className="page-width pt-2 pb-16 md:pt-4">
      <Breadcrumb trail={[{ label: t('name'), href: '/explore/hotels' }]} current={name} isShareable />
      <header className="mt-2 grid items-end gap-x-8 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1 className="text-2xl md:text-4xl rtl:leading-[1.35]">
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            <Stars count={Math.round(rating)} />
            <GuestRating rating={guestRating} />
          </p>
          <p className="mt-2 flex items-start gap-2">
            <Icon name="pin" className="mt-0.5 size-5 text-accent" />
            <span>
              <bdi>{address(hotel.address)}</bdi>
              {geoCode && place && (
                <span className="block font-medium">
                  {t('results.card.distance', {
                    distance: distance(kilometresBetween(place, geoCode)),
                    from: landmarkOf(place.id),
                  })}
                </span>
              )}
            </span>
          </p>
        </div>
        <PriceInView />
      </header>
      <HotelGallery hotelId={hotel.id} pictures={media.map(({ uri }) => uri)} label={t('stayPage.pictures')} />
      {isDrawn && <p className="mt-2 text-ink-soft text-sm">{t('drawing')}</p>}
      {isSandbox && (
        <p className="mt-2 flex gap-2 text-ink-soft text-sm">
          <Icon name="shield" className="mt-0.5 size-4" />
          {t('results.sandbox')}
        </p>
      )}
      <NeedsScript />
      {children}
      {geoCode && (
        <div className="mt-10">
          <Section title={t('stayPage.near')}>
            <NearMap name={name} hotel={geoCode} near={near} />
          </Section>
        </div>
      )}
      <div className="mt-10 grid gap-10 md:grid-cols-2 md:gap-14">
        <Section title={t('stayPage.toKnow')}>
          <BeforeStay hotel={hotel} />
        </Section>
        <Section title={t('sections.about')}>
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
        </Section>
        {amenities.length > 0 && (
          <Section title={t('results.card.amenities')}>
            <ul className="grid grid-cols-2 gap-x-4 gap-y-2">
              {amenities.map((code) => (
                <li key={code} className="flex items-start gap-2">
                  <Icon name="check" className="mt-1 size-4 text-success" />
                  {t(`results.amenities.${code}`)}
                </li>
              ))}
            </ul>
          </Section>
        )}
        {roomTypes.length > 0 && (
          <Section title={t('stayPage.roomTypes')}>
            <ul className="space-y-2">
              {roomTypes.map((room) => (
                <li key={room.name} className="border-line border-b pb-2">
                  <bdi>{room.name}</bdi>
                  <RoomFacts room={room} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </div>
  );
}

/** Times, families and fees in plain words, then what the hotel itself wants to be known. */
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
      ? [[t('facts.families'), family.length > 0 ? family.join(t('facts.comma')) : t('facts.familyRooms')]]
      : []),
    [t('facts.fees'), t('atProperty')],
  ];
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl md:text-2xl">{title}</h2>
      {children}
    </section>
  );
}
