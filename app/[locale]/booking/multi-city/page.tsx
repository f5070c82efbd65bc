import { MultiCityPage } from '@/components/flights/multi-city/multi-city-page';
import { multiCityScreen } from '@/lib/flights/multi-city/address';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { messageMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = messageMetadata(multiCityScreen, 'flights.multiCity');

export default async function Page({ params }: LocalePage) {
  return <MultiCityPage locale={await pageLocale(params)} />;
}
