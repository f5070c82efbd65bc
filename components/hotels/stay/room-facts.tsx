'use client';

import { useTranslations } from 'next-intl';
import { ratesOnSale } from '@/lib/hotels/room-groups';
import type { HotelDetails } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';
import { foldName } from '@/supabase/functions/_shared/contracts/place-names';
import { useStayInAddress } from './stay-in-address';

/** Beds, size and capacity of a room, as far as the supplier states them. */
export function RoomFacts({ room }: { room: HotelDetails['roomTypes'][number] }) {
  const t = useTranslations('hotels.stayPage');
  const facts = [
    room.beds,
    room.squareMetres && t('squareMetres', { size: room.squareMetres }),
    room.sleeps && t('sleeps', { count: room.sleeps }),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <span className="block font-normal text-ink-soft text-sm">
      {facts.map((fact, index) => (
        <span key={fact}>
          {index > 0 && <span>{' · '}</span>}
          <bdi>{fact}</bdi>
        </span>
      ))}
    </span>
  );
}

/** The rooms for families: of the hotel, or once prices are known, of the table. `names` may be empty. */
export function FamilyRooms({ names }: { names: readonly string[] }) {
  const t = useTranslations('hotels.stayPage.facts');
  const { hotelId, rates } = useStayInAddress();
  if (names.length === 0) return <span>{t('familyRooms')}</span>;
  if (rates.status !== 'found') return <span>{names.join(t('comma'))}</span>;
  const onSale = new Set(ratesOnSale(rates.answer, hotelId).flatMap(({ rooms }) => rooms.map(({ name }) => foldName(name))));
  const left = names.filter((name) => onSale.has(foldName(name)));
  return <span>{left.length > 0 ? left.join(t('comma')) : t('familyFull')}</span>;
}
