import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { HotelPage } from '@/components/hotels/hotel-page';
import { hotels } from '@/content/hotels';
import { loadTownMap } from '@/lib/hotels/map/town-map';
import { findSimilarHotels } from '@/lib/hotels/results/similar-hotels';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/route-metadata';
import { hotelNode } from '@/lib/structured-data/structured-data';
import { NoteHere } from '../../note-here';

interface PageProps {
  params: Promise<{ locale: string; hotel: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return hotels.map(({ slug }) => ({ hotel: slug }));
}

async function findHotel(params: PageProps['params']) {
  const { hotel: slug } = await params;
  return hotels.find((hotel) => hotel.slug === slug) ?? notFound();
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const hotel = await findHotel(params);
  return pageMetadata(locale, `/explore/hotels/${hotel.slug}`, hotel[locale]);
}

export default async function OneHotelPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const hotel = await findHotel(params);
  describePage(hotelNode(hotel, `/explore/hotels/${hotel.slug}`, locale));
  return (
    <HotelPage
      hotel={hotel}
      note={<NoteHere kind="hotelNote" slug={hotel.slug} />}
      similar={findSimilarHotels(hotel, hotels)}
      town={await loadTownMap(hotel.place)}
    />
  );
}
