import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { GiftBalance } from '@/components/self-service/gift-balance';
import { SelfServiceSection } from '@/components/self-service/self-service-section';
import { SupportPage } from '@/components/support/support-page';
import { giftCard } from '@/content/support/gift-card';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/support/gift-card', giftCard[locale]);
}

export default async function GiftCardPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(giftCard[locale].questions, locale));
  const t = await getTranslations('selfService.giftCard');
  const { selfService } = await loadMessages(locale, ['selfService']);
  const messages = { selfService: { form: selfService.form, giftCard: selfService.giftCard } };
  return (
    <SupportPage guide={giftCard}>
      <SelfServiceSection id="find" title={t('title')} messages={messages}>
        <GiftBalance labelledBy="find" />
      </SelfServiceSection>
      <EnquirySection kind="giftCard" />
    </SupportPage>
  );
}
