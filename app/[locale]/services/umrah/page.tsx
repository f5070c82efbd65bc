import { useTranslations } from 'next-intl';
import { EnquiryLink } from '@/components/enquiries/enquiry-link';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { PageSection } from '@/components/layout/guide/page-section';
import { PrayerTimes } from '@/components/prayer-times/prayer-times';
import { ComparisonTable } from '@/components/services/comparison-table';
import { PilgrimageRules } from '@/components/services/pilgrimage-rules';
import { PriceList } from '@/components/services/price-list';
import { ServicePage } from '@/components/services/service-page';
import { holyCities } from '@/content/prayer-times';
import { umrah, umrahRoutes } from '@/content/services/umrah';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

const path = '/services/umrah';

export const generateMetadata = contentMetadata(path, umrah);

export default async function UmrahPage({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <ServicePage service={umrah} action={<EnquiryLink />}>
      <ComparisonTable id="routes" comparison={umrahRoutes} />
      <PilgrimageRules />
      <PriceList of="umrah" />
      <HolyCities />
      <EnquirySection kind="umrah" />
    </ServicePage>
  );
}

/** The hours of prayer in Makkah and Madinah. */
function HolyCities() {
  const t = useTranslations('prayers');
  return (
    <div className="noscript:hidden">
      <PageSection id="prayers" title={t('holyCities')}>
        <div className="mt-5 max-w-2xl divide-y divide-line border-line border-y">
          {holyCities.map(({ slug }) => (
            <PrayerTimes key={slug} place={slug} look="row" />
          ))}
        </div>
      </PageSection>
    </div>
  );
}
