import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { type Found, seeChoice } from '@/app/api/trip-plans/seen-choice';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { AddForm } from '@/components/trip-plans/add-form';
import { buttonClass } from '@/components/ui/button';
import { DeadEnd } from '@/components/ui/feedback/error-state';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { describeError, logError } from '@/lib/log';
import { queryOfPage } from '@/lib/routes/query-of-page';
import { deviceCookie, deviceOf, newDevice, newPlanKey, planKey } from '@/lib/trip-plans/keys';
import { planAnswerOf, plansOfDevice } from '@/lib/trip-plans/store';
import { planAnswerInWords } from '@/lib/trip-plans/words';

interface PageProps extends LocalePage {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'tripPlans.add' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false }, referrer: 'same-origin' };
}

/** Adds what an address of the site shows to a plan of this device, or to a new one. Without scripts. */
export default async function AddToPlanPage({ params, searchParams }: PageProps) {
  const locale = await pageLocale(params);
  const query = queryOfPage(await searchParams);
  const t = await getTranslations('tripPlans');
  const from = query.get('from') ?? '';
  const found = await seeChoice(from, await headers());
  return (
    <div data-no-offers="" className="page-width max-w-3xl pt-2 pb-10 md:pt-4 md:pb-16">
      <Breadcrumb current={t('add.title')} />
      <h1 className="mt-2 text-3xl md:text-4xl rtl:leading-[1.35]">{t('add.title')}</h1>
      {found ? (
        <Add locale={locale} from={from} found={found} token={query.get('answer')} />
      ) : (
        <div data-page-status={404} className="mt-6">
          <DeadEnd title={t('nothing.title')} text={t('nothing.text')}>
            <Link href="/" prefetch={false} className={buttonClass()}>
              {t('more.flights')}
            </Link>
            <Link href="/explore/hotels" prefetch={false} className={buttonClass('secondary')}>
              {t('more.stays')}
            </Link>
          </DeadEnd>
        </div>
      )}
    </div>
  );
}

interface AddProps {
  locale: Locale;
  from: string;
  found: Found;
  token: string | null;
}

async function Add({ locale, from, found, token }: AddProps) {
  const cookie = (await cookies()).get(deviceCookie)?.value;
  const device = deviceOf(cookie);
  const plans = await plansOfDevice(device).catch((error) => {
    logError('trip-plans-not-read', { cause: describeError(error) });
    return [];
  });
  const cached = await planAnswerOf(token);
  const answer = cached && cached.device === device ? cached : { errors: [], typed: {} as Record<string, string> };
  const { notice, errors } = await planAnswerInWords(locale, answer);
  return (
    <AddForm
      from={from}
      device={device && cookie ? cookie : newDevice()}
      choice={found}
      plans={plans.map(({ id, title }) => ({ key: planKey(id), title }))}
      newKey={newPlanKey()}
      typed={{ title: found.planTitle[locale], ...answer.typed }}
      errors={errors}
      notice={notice}
    />
  );
}
