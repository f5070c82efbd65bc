import { useLocale, useTranslations } from 'next-intl';
import { BusinessPage } from '@/components/business/business-page';
import { EnquiryLink, EnquirySection } from '@/components/enquiries/enquiry-section';
import { PageSection } from '@/components/layout/guide/page-section';
import { eventKinds, mice } from '@/content/business/mice';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/business/mice', mice);

export default async function MicePage({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <BusinessPage page={mice} action={<EnquiryLink />}>
      <EventKinds />
      <EnquirySection kind="mice" />
    </BusinessPage>
  );
}

/** The meaning of the four letters; in Arabic, which does not have them, numbers. */
function EventKinds() {
  const locale = useLocale();
  const t = useTranslations('business.mice');
  return (
    <PageSection id="kinds" title={t('title')}>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {eventKinds.map(({ letter, name, text }, index) => (
          <li key={letter} className="rounded-card bg-night p-6 text-on-night">
            <p aria-hidden="true" className="font-semibold text-5xl text-sun">
              {locale === 'ar' ? index + 1 : letter}
            </p>
            <h3 className="mt-3 text-xl">{name[locale]}</h3>
            <p className="mt-2 text-on-night-soft">{text[locale]}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
