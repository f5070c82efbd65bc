import type { Metadata } from 'next';
import { HotelResultsPage } from '@/components/hotels/results/hotel-results-page';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { hotelResultsMetadata } from './metadata';

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  return { ...(await hotelResultsMetadata(await pageLocale(params))), robots: { index: false, follow: false } };
}

/** Opened from a page of the site. By its address, the server answers with the results (app/[locale]/hotel-results). */
export default async function Page({ params }: LocalePage) {
  return <HotelResultsPage locale={await pageLocale(params)} />;
}
