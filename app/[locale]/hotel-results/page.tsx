import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { DrawnHotelResultsPage } from '@/components/hotels/results/hotel-results-page';
import { hotelSearchRequestOf } from '@/lib/hotels/search/search-hotels';
import { parseStaySearch } from '@/lib/hotels/search/search-params';
import { handleHotelSearch } from '@/lib/hotels/search/search-responses';
import { localizePath } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { isRobot } from '@/lib/routes/link-previews';
import { queryOfPage } from '@/lib/routes/query-of-page';
import { searchForPage } from '@/lib/search/search-for-page';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { HotelSearchResponse } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { hotelResultsMetadata } from '../explore/hotels/results/metadata';

interface HotelResultsPageProps extends LocalePage {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  return { ...(await hotelResultsMetadata(await pageLocale(params))), robots: { index: false, follow: false } };
}

/** The results of the stay in the address, where a visitor opens it: from a link, in a new tab, or again. */
export default async function Page({ params, searchParams }: HotelResultsPageProps) {
  const locale = await pageLocale(params);
  const query = queryOfPage(await searchParams);
  const asked = await headers();
  // A robot reads no prices.
  if (isRobot(asked)) redirect(localizePath(`/explore/hotels?${query}`, locale));
  const search = parseStaySearch(query, todayInQatar());
  const request = search && hotelSearchRequestOf(search, locale);
  const found =
    request && searchForPage<HotelSearchResponse>('Hotel search', asked, (sender) => handleHotelSearch(sender, request));
  return <DrawnHotelResultsPage locale={locale} drawn={search && found && { search, found }} />;
}
