import { MultiCityPage } from '@/components/flights/multi-city/multi-city-page';
import { ClubOfPage } from '@/components/layout/company/club-of-page';
import { WithTripVisas } from '@/components/visa/trip/with-trip-visas';
import { multiCityScreen } from '@/lib/flights/multi-city/address';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { messageMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = messageMetadata(multiCityScreen, 'flights.multiCity');

export default async function Page({ params }: LocalePage) {
  const locale = await pageLocale(params);
  return (
    <WithTripVisas>
      <ClubOfPage />
      <MultiCityPage locale={locale} />
    </WithTripVisas>
  );
}
