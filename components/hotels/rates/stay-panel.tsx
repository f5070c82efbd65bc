'use client';

import { Suspense, useId, useState } from 'react';
import { recordEvent } from '@/lib/analytics/record-event';
import { bookingSiteUrl } from '@/lib/hotels/search/booking-site';
import { type StayDays, stayDaysError, usualDays } from '@/lib/hotels/search/search-form';
import type { StaySearchParts } from '@/lib/hotels/search/search-params';
import { type StayMessageWords, stayLines } from '@/lib/hotels/stay-message';
import { usualRooms } from '@/lib/hotels/stay-rooms';
import type { Locale } from '@/lib/i18n/locales';
import { useToday } from '@/lib/time/use-today';
import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { RoomsField } from '../search/fields/rooms-field';
import { StayDatesField } from '../search/fields/stay-dates-field';
import { StayFromAddress } from '../search/stay-from-address';
import type { StayWords } from '../search/stay-words';
import { AskLinks, type AskLinksWords } from './ask-links';
import { LazyNearStays, type LazyNearStaysProps } from './lazy-near-stays';

export interface StayPanelProps {
  locale: Locale;
  words: StayWords & {
    label: string;
    ask: AskLinksWords;
    message: StayMessageWords;
    near: LazyNearStaysProps['words'];
    /** First line of a message with days, and of one without. */
    greeting: string;
    openGreeting: string;
    subject: string;
  };
  contact: { number: string; email: string };
  hotel: LazyNearStaysProps['hotel'];
  /** What the booking site is asked for: hotel and city. */
  destination: string;
}

/** Days and rooms for one hotel, those of the address first: they go into the message to us, to the booking site, and show what is free nearby. */
export function StayPanel({ locale, words, contact, hotel, destination }: StayPanelProps) {
  const today = useToday();
  const id = useId();
  const [chosenDays, setDays] = useState<StayDays | null>(null);
  const [rooms, setRooms] = useState<readonly RoomOccupancy[]>(usualRooms);
  const days = chosenDays ?? usualDays(today);
  const problem = today ? stayDaysError(days, today) : null;
  const lines = days.checkIn ? [words.greeting, ...stayLines(days, rooms, words.message)] : [words.openGreeting];

  function fillIn(parts: StaySearchParts) {
    if (parts.checkIn && parts.checkOut) setDays({ checkIn: parts.checkIn, checkOut: parts.checkOut });
    if (parts.rooms) setRooms(parts.rooms);
  }

  return (
    <>
      <Suspense>
        <StayFromAddress today={today} onStay={fillIn} />
      </Suspense>
      <fieldset className="grid gap-3 noscript:hidden md:grid-cols-2 md:gap-x-4 xl:grid-cols-[24rem_18rem]">
        <legend className="sr-only">{words.label}</legend>
        <StayDatesField
          id={`${id}-days`}
          days={days}
          today={today}
          locale={locale}
          words={words}
          error={problem ? words.dates.errors[problem] : undefined}
          onChange={setDays}
        />
        <RoomsField rooms={rooms} words={words} onChange={setRooms} />
      </fieldset>
      <AskLinks
        words={words.ask}
        {...contact}
        subject={words.subject}
        message={lines.join('\n')}
        bookingSite={bookingSiteUrl({ ...days, rooms: [...rooms], destination }, locale)}
        onBook={() => recordEvent({ name: 'hotel_booking_click', hotelName: hotel.name, destination: hotel.place })}
      />
      <LazyNearStays
        locale={locale}
        words={words.near}
        hotel={hotel}
        search={today && !problem ? { destination: hotel.place, ...days, rooms: [...rooms] } : null}
      />
    </>
  );
}
