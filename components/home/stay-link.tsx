'use client';

import type { ReactNode } from 'react';
import { hotelResultsPath } from '@/lib/hotels/search/search-params';
import { usualRooms } from '@/lib/hotels/stay-rooms';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { useLocalizedRouter } from '@/lib/i18n/localized-link';
import { DatedLink } from './dated-link';

interface StayLinkProps {
  href: string;
  dates: { checkin: number; checkout: number };
  destination: string;
  locale: Locale;
  children: ReactNode;
}

/** A popular stay: one tap opens the hotels of its place on its days. */
export function StayLink({ destination, locale, ...link }: StayLinkProps) {
  const router = useLocalizedRouter();
  return (
    <DatedLink
      {...link}
      onOpen={({ checkin, checkout }) => {
        const stay = { destination, checkIn: checkin, checkOut: checkout, rooms: [...usualRooms] };
        router.push(localizePath(hotelResultsPath(stay), locale));
      }}
    />
  );
}
