import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PapersPage } from '@/components/enquiries/papers-page';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { buttonClass } from '@/components/ui/button';
import { cachedPapersAnswerOf } from '@/lib/enquiries/answer-cache';
import { answerInWords } from '@/lib/enquiries/answer-words';
import { enquiryOfKey } from '@/lib/enquiries/papers-link';
import { readPapers } from '@/lib/enquiries/papers-store';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describeError, logError } from '@/lib/log';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ key?: string | string[]; answer?: string | string[] }>;
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'enquiries.papers' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** Behind the signed link of a visa enquiry. Rendered for each request and without scripts, like /enquiry. */
export default async function VisaPapersPage({ params, searchParams }: PageProps) {
  const locale = await pageLocale(params);
  const { key, answer } = await searchParams;
  const t = await getTranslations({ locale, namespace: 'enquiries.papers' });
  return (
    <div data-no-offers="" className="page-width pt-2 pb-10 md:pt-4 md:pb-16">
      <Breadcrumb current={t('title')} />
      <Papers locale={locale} linkKey={one(key)} answer={one(answer)} />
    </div>
  );
}

async function Papers({ locale, linkKey, answer }: { locale: Locale; linkKey: string; answer: string }) {
  const reference = enquiryOfKey(linkKey);
  const groups = reference ? await readPapers({ reference }).catch(failed) : null;
  if (groups === 'failed') return <Instead of="failed" />;
  if (!reference || !groups) return <Instead of="gone" />;
  const { notice, errors = [] } = (await cachedPapersAnswerOf(answer)) ?? {};
  const inWords = await answerInWords(locale, 'visa', { errors });
  return (
    <PapersPage
      {...{ reference, linkKey, groups, ...(notice && { notice }) }}
      errors={'errors' in inWords ? inWords.errors : []}
    />
  );
}

function failed(error: unknown): 'failed' {
  logError('papers-not-read', { cause: describeError(error) });
  return 'failed';
}

async function Instead({ of }: { of: 'gone' | 'failed' }) {
  const t = await getTranslations('enquiries.papers');
  return (
    <>
      <h1 className="mt-2 text-3xl md:text-5xl rtl:leading-[1.35]">{t(`${of}.title`)}</h1>
      <p className="mt-4 max-w-2xl text-ink-soft text-lg">{t(`${of}.text`)}</p>
      <Link href="/contact" prefetch={false} className={buttonClass('primary', 'mt-6')}>
        {t('gone.link')}
      </Link>
    </>
  );
}
