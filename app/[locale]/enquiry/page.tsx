import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { buttonClass } from '@/components/ui/button';
import { answerInWords, cachedResponseOf } from '@/lib/enquiries/response-cache';
import { Link } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/route-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ answer?: string | string[] }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'enquiries' });
  return {
    ...pageMetadata(locale, '/enquiry', { title: t('title'), description: t('description') }),
    robots: { index: false, follow: false },
  };
}

/**
 * The answer to a form that was posted without script. Rendered for each request, because it shows what was just typed
 * (docs/product/enquiries.md).
 */
export default async function EnquiryPage({ params, searchParams }: PageProps) {
  const locale = await pageLocale(params);
  const { answer: token } = await searchParams;
  const cached = typeof token === 'string' ? await cachedResponseOf(token) : null;
  const t = await getTranslations({ locale, namespace: 'enquiries' });
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={t('title')} />
      <h1 className="mt-2 text-3xl md:text-5xl rtl:leading-[1.35]">{cached ? t('title') : t('goneTitle')}</h1>
      {cached ? (
        <EnquirySection
          kind={cached.kind}
          values={cached.values}
          answer={await answerInWords(locale, cached.kind, cached.outcome)}
        />
      ) : (
        <>
          <p className="mt-4 max-w-2xl text-ink-soft text-lg">{t('goneText')}</p>
          <Link href="/contact" prefetch={false} className={buttonClass('primary', 'mt-6')}>
            {t('goneLink')}
          </Link>
        </>
      )}
    </div>
  );
}
