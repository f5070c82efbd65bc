import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GiftForm } from '@/components/support/gift-form';
import { ReferenceForm } from '@/components/support/reference-form';
import { SupportPage } from '@/components/support/support-page';
import { giftCard } from '@/content/support/gift-card';
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
  const t = await getTranslations('support.form');
  return (
    <SupportPage guide={giftCard}>
      <GiftForm />
      <ReferenceForm
        title={t('balance')}
        greeting={t('balanceGreeting')}
        topic={t('balanceTopic')}
        example={t('balanceExample')}
        number={t('balanceNumber')}
      />
    </SupportPage>
  );
}
