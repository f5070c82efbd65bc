'use client';

import type { ReactNode } from 'react';
import { hasRecentStays, recentStaysKey } from '@/lib/hotels/search/recent-stays-key';
import type { HotelSearchForm } from '../hotel-search-form';
import type { HotelFormWords } from '../stay-words';
import { LazyView, type LazyViewWords } from './lazy-view';

interface LazyFormProps {
  locale: Parameters<typeof HotelSearchForm>[0]['locale'];
  words: HotelFormWords;
  waiting: LazyViewWords;
  placeholder: ReactNode;
}

const loadForm = () => import('../hotel-search-form').then((module) => module.HotelSearchForm);
/** The address has a search, or this device has recent stays: the placeholder shows neither. */
const hasMoreToShow = () => /[?&](?:destination|checkin|checkout|rooms|adults)=/.test(window.location.search) || hasRecentStays();

/** The hotel form, loaded on interaction: most visitors only look or search for a flight. */
export function LazyForm({ locale, words, waiting, placeholder }: LazyFormProps) {
  return (
    <LazyView
      load={loadForm}
      props={{ locale, words, ownsAddress: true, isTall: true }}
      words={waiting}
      placeholder={placeholder}
      isUrgent={hasMoreToShow}
      shows={recentStaysKey}
    />
  );
}
