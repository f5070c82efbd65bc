'use client';

import { Suspense, useEffect, useId, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { replaceAddressQuery } from '@/lib/browser/address/replace-query';
import { type StayDays, stayDaysError, usualDays } from '@/lib/hotels/search/search-form';
import { hotelResultsPath, type StaySearch, type StaySearchParts, writeStaySearch } from '@/lib/hotels/search/search-params';
import type { UnconfirmedAge } from '@/lib/hotels/search/unconfirmed-ages';
import { type StayMessageWords, stayLines } from '@/lib/hotels/stay-message';
import { usualRooms } from '@/lib/hotels/stay-rooms';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { LocalizedLink } from '@/lib/i18n/localized-link';
import { loadMessages } from '@/lib/i18n/messages';
import { useToday } from '@/lib/time/use-today';
import type { RoomOccupancy } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { RoomsField } from '../search/fields/rooms-field';
import { StayDatesField } from '../search/fields/stay-dates-field';
import { StayFromAddress } from '../search/stay-from-address';
import type { StayWords } from '../search/stay-words';
import { AskLinks, type AskLinksWords } from './ask-links';
import type { NearStays, NearStaysProps } from './near-stays';
import { NearStaysFrame, type NearStaysWords } from './near-stays-frame';
import { NearStaysSkeleton } from './near-stays-skeleton';

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
  /** `place` is the city code in searches. */
  hotel: LazyNearStaysProps['hotel'] & { place: string };
}

/**
 * Days and rooms for one hotel, initially those of the address. They go into the message to us and into the address, and show available hotels
 * nearby.
 */
export function StayPanel({ locale, words, contact, hotel }: StayPanelProps) {
  const today = useToday();
  const id = useId();
  const [selectedDays, setDays] = useState<StayDays | null>(null);
  const [rooms, setRooms] = useState<readonly RoomOccupancy[]>(usualRooms);
  const [unconfirmed, setUnconfirmed] = useState<readonly UnconfirmedAge[]>([]);
  const [isAltered, setAltered] = useState(false);
  const [isGiven, setGiven] = useState(false);
  const days = selectedDays ?? usualDays(today);
  const error = today ? stayDaysError(days, today) : null;
  const search = today && !error ? { destination: hotel.place, ...days, rooms: [...rooms] } : null;
  const lines = days.checkIn ? [words.greeting, ...stayLines(days, rooms, words.message)] : [words.openGreeting];

  /** A stay that cannot be requested is shown as closely as the fields allow, with a message. */
  function fillIn({ given = {}, ...parts }: StaySearchParts) {
    const { checkIn = given.checkIn, checkOut = given.checkOut } = parts;
    if (checkIn && checkOut) setDays({ checkIn, checkOut });
    const asked = parts.rooms ?? given.rooms;
    if (asked) {
      setRooms(asked);
      setUnconfirmed([]);
    }
    setAltered(given.rooms !== undefined);
    setGiven(Boolean(parts.checkIn));
  }

  /** The selection goes into the address, for shared links and links to other pages. */
  function choose(next: StayDays, party: readonly RoomOccupancy[]) {
    setDays(next);
    setRooms(party);
    setAltered(false);
    replaceAddressQuery(writeStaySearch({ destination: hotel.place, ...next, rooms: [...party] }));
  }

  return (
    <>
      <Suspense>
        <StayFromAddress today={today} onStay={fillIn} />
      </Suspense>
      <div className="xl:flex xl:gap-4">
        <fieldset className="grid gap-3 noscript:hidden md:grid-cols-2 md:gap-x-4 xl:grid-cols-[22rem_15rem]">
          <legend className="sr-only">{words.label}</legend>
          <StayDatesField
            id={`${id}-days`}
            days={days}
            today={today}
            locale={locale}
            words={words}
            error={error ? words.dates.errors[error] : undefined}
            onChange={(next) => choose(next, rooms)}
          />
          <RoomsField
            rooms={rooms}
            added={unconfirmed}
            words={words}
            error={isAltered ? words.dates.errors.roomsInvalid : undefined}
            onChange={(next) => choose(days, next)}
            onUnconfirmed={setUnconfirmed}
          />
        </fieldset>
        <AskLinks words={words.ask} {...contact} subject={words.subject} message={lines.join('\n')} />
      </div>
      <LazyNearStays locale={locale} words={words.near} hotel={hotel} search={search} isAsked={isGiven} />
    </>
  );
}

interface LazyNearStaysProps {
  locale: Locale;
  words: NearStaysWords;
  hotel: NearStaysProps['hotel'];
  /** Null while the days cannot be searched. */
  search: StaySearch | null;
  /** The page was opened with days: the search starts at once. */
  isAsked: boolean;
}

const loadParts = (locale: Locale) => Promise.all([import('./near-stays'), loadMessages(locale, ['hotels'])] as const);
type Loaded = { View: typeof NearStays; messages: Awaited<ReturnType<typeof loadParts>>[1] };

/** Free hotels nearby. Searches, and loads its code, when the visitor asks for it. */
function LazyNearStays({ locale, words, hotel, search, isAsked }: LazyNearStaysProps) {
  const [attempts, setAttempts] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (isAsked) setAttempts((count) => count || 1);
  }, [isAsked]);

  useEffect(() => {
    if (attempts === 0) return;
    setFailed(false);
    loadParts(locale).then(
      ([{ NearStays: View }, messages]) => setLoaded({ View, messages }),
      () => setFailed(true),
    );
  }, [attempts, locale]);

  return (
    <NearStaysFrame words={words}>
      {attempts === 0 && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" disabled={!search} onClick={() => setAttempts(1)}>
            {words.show}
          </Button>
          {search && (
            <LocalizedLink
              href={localizePath(hotelResultsPath(search), locale)}
              prefetch={false}
              className={buttonClass('quiet')}
            >
              {words.all}
            </LocalizedLink>
          )}
        </div>
      )}
      {attempts > 0 && !loaded && !hasFailed && <NearStaysSkeleton text={words.loading} />}
      {hasFailed && (
        <Notice tone="danger" announce="alert">
          <p>{words.failed}</p>
          <Button variant="secondary" className="mt-3" onClick={() => setAttempts(attempts + 1)}>
            {words.again}
          </Button>
        </Notice>
      )}
      {loaded && search && <loaded.View locale={locale} messages={loaded.messages} hotel={hotel} search={search} />}
    </NearStaysFrame>
  );
}
