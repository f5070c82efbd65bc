'use client';

import type { ReactNode } from 'react';
import { hasRecentStays, recentStaysKey } from '@/lib/hotels/search/recent-stays-key';
import type { HotelSearchForm } from '../hotel-search-form';
import type { HotelFormWords } from '../stay-words';
import { Later, type LaterWords } from './later';

interface FormLaterProps {
  locale: Parameters<typeof HotelSearchForm>[0]['locale'];
  words: HotelFormWords;
  waiting: LaterWords;
  standIn: ReactNode;
}

const loadForm = () => import('../hotel-search-form').then((module) => module.HotelSearchForm);
/** There is something to show that no stand-in has: a search in the address, or stays searched before. */
const hasMoreToShow = () => /[?&](?:destination|checkin|checkout|rooms|adults)=/.test(window.location.search) || hasRecentStays();

/** The hotel form, fetched when somebody is there to use it: most visitors look on or come for a flight. */
export function FormLater({ locale, words, waiting, standIn }: FormLaterProps) {
  return (
    <Later
      load={loadForm}
      props={{ locale, words, ownsAddress: true }}
      words={waiting}
      standIn={standIn}
      isUrgent={hasMoreToShow}
      shows={recentStaysKey}
    />
  );
}
