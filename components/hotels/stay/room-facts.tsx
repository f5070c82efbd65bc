import { useTranslations } from 'next-intl';
import type { HotelDetails } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';

/** Beds, size and how many sleep in a room, as far as its supplier says. */
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
          {index > 0 && ' · '}
          <bdi>{fact}</bdi>
        </span>
      ))}
    </span>
  );
}
