import { Button } from '@/components/ui/button';
import { bookingSiteUrl } from '@/lib/hotels/search/booking-site';
import { usualRooms } from '@/lib/hotels/stay-rooms';
import { DaysStandIn, RoomsStandIn } from '../search/lazy/stay-stand-in';
import { AskLinks } from './ask-links';
import { NearStaysFrame } from './near-stays-frame';
import type { StayPanelProps } from './stay-panel';

const openDays = { checkIn: '', checkOut: '' };

/** What the panel looks like before anybody has touched it. Its links lead somewhere, with the days left to write. */
export function PanelStandIn({ locale, words, contact, destination }: StayPanelProps) {
  return (
    <>
      <fieldset className="grid gap-3 noscript:hidden md:grid-cols-2 md:gap-x-4 xl:grid-cols-[24rem_18rem]">
        <legend className="sr-only">{words.label}</legend>
        <DaysStandIn words={words.dates} />
        <RoomsStandIn words={words} />
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
