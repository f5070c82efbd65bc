import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PlanPage } from '@/components/trip-plans/plan-page';
import { buttonClass } from '@/components/ui/button';
import { DeadEnd } from '@/components/ui/feedback/error-state';
import { siteUrl } from '@/lib/env';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { describeError, logError } from '@/lib/log';
import { queryOfPage } from '@/lib/routes/query-of-page';
import { pageMetadata } from '@/lib/seo/route-metadata';
import {
  deviceCookie,
  deviceOf,
  newDevice,
  planAnswerInWords,
  planAnswerOf,
  planOfKey,
  planPath,
  readPlan,
} from '@/lib/trip-plans/store';

interface PageProps extends LocalePage {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The same for every plan: what a messenger shows of the link goes further than the link. */
export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'tripPlans.meta' });
  const { openGraph, twitter } = pageMetadata(locale, '/trip-plan', { title: t('title'), description: t('description') });
  return {
    title: t('title'),
    description: t('description'),
    // Without an address: it would lead to a page without its key.
    openGraph: { ...openGraph, url: undefined },
    twitter,
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  };
}

/** Behind the signed link of a trip plan. Rendered for each request; works without script. */
export default async function TripPlanPage({ params, searchParams }: PageProps) {
  const locale = await pageLocale(params);
  const query = queryOfPage(await searchParams);
  const t = await getTranslations('tripPlans');
  return (
    <div data-no-offers="" data-live="" className="page-width pt-2 pb-10 md:pt-4 md:pb-16">
      <Breadcrumb current={t('share.line')} />
      <Plan locale={locale} linkKey={query.get('key') ?? ''} token={query.get('answer')} />
    </div>
  );
}

async function Plan({ locale, linkKey, token }: { locale: Locale; linkKey: string; token: string | null }) {
  const id = planOfKey(linkKey);
  const cookie = (await cookies()).get(deviceCookie)?.value;
  const device = deviceOf(cookie);
  const plan = id ? await readPlan(id, device).catch(failed) : null;
  if (plan === 'failed') return <Instead of="failed" />;
  if (!id || !plan) return <Instead of="ended" />;
  const cached = await planAnswerOf(token);
  const answer = cached && cached.device === device ? cached : { errors: [], typed: {} };
  const { notice, errors } = await planAnswerInWords(locale, answer);
  return (
    <PlanPage
      plan={plan}
      link={{ planKey: linkKey, device: device && cookie ? cookie : newDevice(), commentId: crypto.randomUUID() }}
      address={siteUrl() + localizePath(planPath(id), locale)}
      notice={notice}
      typed={answer.typed}
      errors={errors}
    />
  );
}

function failed(error: unknown): 'failed' {
  logError('trip-plan-not-read', { cause: describeError(error) });
  return 'failed';
}

async function Instead({ of }: { of: 'ended' | 'failed' }) {
  const t = await getTranslations('tripPlans');
  return (
    <div data-page-status={of === 'ended' ? 404 : 503} className="mt-4">
      <DeadEnd heading="h1" art="pages/torn-ticket" title={t(`${of}.title`)} text={t(`${of}.text`)}>
        <Link href="/" prefetch={false} className={buttonClass()}>
          {t('ended.link')}
        </Link>
      </DeadEnd>
    </div>
  );
}
