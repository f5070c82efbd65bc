import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { createCachedFunction } from '@/lib/supabase/cached-function';
import {
  type HotelDetails,
  type HotelDetailsRequest,
  type HotelDetailsResponse,
  hotelDetailsRequest,
  hotelDetailsResponse,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-details';

const findDetails = createCachedFunction<HotelDetailsRequest, HotelDetailsResponse, 'searchUnavailable'>({
  name: 'hotel-details',
  answer: hotelDetailsResponse,
  /** A hotel hardly changes, but a missing one may appear. In milliseconds. */
  cacheMs: ({ hotel }) => (hotel ? 6 * 3_600_000 : 10 * 60_000),
  readFailure: () => 'searchUnavailable',
});

/** More than a visitor opens, and too few to copy a supplier's hotels. */
const pagesPerMinute = { name: 'hotel-pages', uses: 60, seconds: 60 };

/** `gone`: no supplier knows this hotel. `failed`: no supplier answered. */
export type FoundHotel = { status: 'found'; hotel: HotelDetails; isSandbox: boolean } | { status: 'gone' | 'failed' };

/** A hotel by its id, in one language. One request serves the page and its metadata. Never rejects. */
export const findHotel = cache(async (id: string, locale: Locale): Promise<FoundHotel> => {
  const asked = hotelDetailsRequest.safeParse({ hotel: id, language: locale });
  if (!asked.success) return { status: 'gone' };
  const request = new Request('http://site/', { headers: await headers() });
  if (!(await findDetails.cached(asked.data)) && (await refuseTooMany(request, pagesPerMinute))) return { status: 'failed' };
  const found = await findDetails(asked.data, requestIdOf(request));
  if (!found.ok) return { status: 'failed' };
  const { hotel, sandbox }: HotelDetailsResponse = JSON.parse(found.value);
  return hotel ? { status: 'found', hotel, isSandbox: sandbox } : { status: 'gone' };
});
