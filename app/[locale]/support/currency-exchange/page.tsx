import { getTranslations } from 'next-intl/server';
import { CurrencyExchange } from '@/components/currency/currency-exchange';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { AskCard } from '@/components/layout/guide/ask-card';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import { PageHeader } from '@/components/layout/guide/page-header';
import { NeedsScript } from '@/components/layout/needs-script';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { messageMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = messageMetadata('/support/currency-exchange', 'currency.page');

export default async function CurrencyExchangePage({ params }: LocalePage) {
  await pageLocale(params);
  const t = await getTranslations('currency.page');
  const nav = await getTranslations('support');
  const tips = {
    id: 'before',
    heading: t('tips.title'),
    paragraphs: [],
    points: [
      { term: t('tips.card'), text: t('tips.cardText') },
      { term: t('tips.cash'), text: t('tips.cashText') },
      { term: t('tips.left'), text: t('tips.leftText') },
    ],
  };
  return (
    <div className="page-width pt-2 pb-6 md:pt-4">
      <Breadcrumb trail={[{ label: nav('name'), href: '/support' }]} current={t('name')} />
      <PageHeader heading={t('heading')} lead={t('lead')} art="pages/currency" isShort />
      <div className="mt-8">
        <NeedsScript />
        <CurrencyExchange />
      </div>
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <GuideSectionView section={tips} />
        <AskCard greeting={t('ask')} />
      </div>
    </div>
  );
}
