import { Button } from '@/components/ui/button';
import { bookingSiteUrl } from '@/lib/hotels/search/booking-site';
import { usualRooms } from '@/lib/hotels/stay-rooms';
import { DaysPlaceholder, RoomsPlaceholder } from '../search/lazy/stay-placeholder';
import { AskLinks } from './ask-links';
import { NearStaysFrame } from './near-stays-frame';
import type { StayPanelProps } from './stay-panel';

const openDays = { checkIn: '', checkOut: '' };

/** The empty panel. Its links work, without dates. */
export function PanelPlaceholder({ locale, words, contact, destination }: StayPanelProps) {
  return (
    <>
      <fieldset className="grid gap-3 noscript:hidden md:grid-cols-2 md:gap-x-4 xl:grid-cols-[24rem_18rem]">
        <legend className="sr-only">{words.label}</legend>
        <DaysPlaceholder words={words.dates} />
        <RoomsPlaceholder words={words} />
      </fieldset>
      <AskLinks
        words={words.ask}
        {...contact}
        subject={words.subject}
        message={words.openGreeting}
        bookingSite={bookingSiteUrl({ ...openDays, rooms: [...usualRooms], destination }, locale)}
      />
      <NearStaysFrame words={words.near}>
        <Button variant="secondary">{words.near.show}</Button>
      </NearStaysFrame>
    </>
  );
}
