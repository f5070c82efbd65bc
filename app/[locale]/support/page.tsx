import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { GuideQuestions } from '@/components/layout/guide/guide-questions';
import { HelpCard } from '@/components/support/help-card';
import { SelfServiceTiles } from '@/components/support/self-service-tiles';
import { supportContact } from '@/content/support/contact';
import { supportQuestions } from '@/content/support/questions';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'support.index' });
  return pageMetadata(locale, '/support', { title: t('title'), description: t('description') });
}

export default async function SupportIndexPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(supportQuestions[locale], locale));
  const t = await getTranslations('support');
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={t('name')} />
      <header className="mt-2 mb-10 max-w-3xl md:mt-4">
        <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{t('index.heading')}</h1>
        <p className="mt-4 text-ink-soft text-lg md:text-xl">{t('index.lead')}</p>
      </header>
      <SelfServiceTiles />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-12 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <GuideQuestions questions={supportQuestions[locale]} />
        <aside>
          <HelpCard greeting={supportContact[locale].greeting} />
        </aside>
      </div>
    </div>
  );
}
