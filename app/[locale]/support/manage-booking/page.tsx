import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReferenceForm } from '@/components/support/reference-form';
import { SupportPage } from '@/components/support/support-page';
import { manageBooking } from '@/content/support/manage-booking';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/support/manage-booking', manageBooking[locale]);
}

export default async function ManageBookingPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(manageBooking[locale].questions, locale));
  const t = await getTranslations('support.form');
  return (
    <SupportPage guide={manageBooking}>
      <ReferenceForm
        title={t('booking')}
        greeting={t('bookingGreeting')}
        topic={t('bookingTopic')}
        example={t('bookingExample')}
      />
    </SupportPage>
  );
}
