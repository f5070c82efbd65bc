'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { onFirstInteraction } from '@/lib/browser/first-interaction';
import { fetchLiveFares, type LiveFare } from '@/lib/flights/calendar/live-fares';
import { formatQar } from '@/lib/money';

interface CardFareProps {
  code: string;
  /** BCP 47 tag for the price. */
  tag: string;
  words: { from: string; perPerson: string; nonStop: string; stops: readonly string[] };
  /** What the card says of itself, in QAR. */
  price: number;
  facts: ReactNode;
}

/** Facts and price of a card: its own, until the lowest price of its days arrives, with its stops. */
export function CardFare({ code, tag, words, price, facts }: CardFareProps) {
  const [live, setLive] = useState<LiveFare | null>(null);
  useEffect(
    () =>
      onFirstInteraction(() => void fetchLiveFares().then((fares) => setLive(fares.find((fare) => fare.code === code) ?? null))),
    [code],
  );
  const stops = live?.stops === 0 ? words.nonStop : live?.stops ? words.stops[live.stops - 1] : undefined;
  return (
    <>
      <p className="mt-2 text-sm">
        {live ? (
          <>
            {stops && `${stops} · `}
            <bdi>{daysInWords(live, tag)}</bdi>
            {live.nonStop && (
              <>
                {' · '}
                {words.nonStop} <bdi>{formatQar(live.nonStop, tag)}</bdi>
              </>
            )}
          </>
        ) : (
          facts
        )}
      </p>
      <p className="mt-auto pt-3">
        {live && <span className="text-ink-soft text-sm">{words.from} </span>}
        <bdi className="font-semibold text-accent text-xl">{formatQar(Math.ceil(live?.perAdult ?? price), tag)}</bdi>{' '}
        <span className="text-ink-soft text-sm">{words.perPerson}</span>
      </p>
    </>
  );
}

/** "6–13 Dec" */
function daysInWords(trip: LiveFare, tag: string): string {
  const [departure, back] = [trip.departure, trip.return].map((day) => new Date(day)) as [Date, Date];
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(departure, back);
}
