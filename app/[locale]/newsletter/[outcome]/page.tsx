import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NewsletterPage } from '@/components/newsletter/newsletter-page';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { isOutcome, outcomes } from '@/lib/routes/newsletter-outcomes';

interface PageProps {
  params: Promise<{ locale: string; outcome: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return outcomes.map((outcome) => ({ outcome }));
}

async function outcomeOf(params: PageProps['params']) {
  const { outcome } = await params;
  return isOutcome(outcome) ? outcome : notFound();
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const outcome = await outcomeOf(params);
  const t = await getTranslations({ locale, namespace: 'newsletter.outcomes' });
  return {
    title: t(`${outcome}.title`),
    description: t(`${outcome}.text`).slice(0, 155),
    robots: { index: false, follow: false },
  };
}

/** The outcome of subscribing, of a mailed link, or of unsubscribing. */
export default async function NewsletterOutcomePage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const outcome = await outcomeOf(params);
  const t = await getTranslations({ locale, namespace: 'newsletter' });
  return (
    <NewsletterPage name={t('name')} heading={t(`outcomes.${outcome}.title`)} text={t(`outcomes.${outcome}.text`)}>
      <Link href="/travel/offers" prefetch={false} className={buttonClass('secondary')}>
        {t('offers')}
      </Link>
    </NewsletterPage>
  );
}
