import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { type Found, seeChoice } from '@/app/api/trip-plans/seen-choice';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import type { TypedAgain } from '@/components/trip-plans/plan-talk';
import { Button, buttonClass } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { DeadEnd } from '@/components/ui/feedback/error-state';
import { TextField } from '@/components/ui/fields/text-field';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { Locale } from '@/lib/i18n/locales';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { describeError, logError } from '@/lib/log';
import { formatQar } from '@/lib/money';
import { queryOfPage } from '@/lib/routes/query-of-page';
import type { PlanChoice } from '@/lib/trip-plans/plan';
import {
  deviceCookie,
  deviceOf,
  newDevice,
  newPlanKey,
  planAnswerInWords,
  planAnswerOf,
  planKey,
  plansOfDevice,
} from '@/lib/trip-plans/store';

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
          <DeadEnd art="pages/torn-ticket" title={t('nothing.title')} text={t('nothing.text')}>
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

interface AddFormProps extends TypedAgain {
  /** Where it was seen; the server looks again. */
  from: string;
  /** A signed id for a device without a cookie. */
  device: string;
  choice: Pick<PlanChoice, 'price' | 'said'>;
  /** Of this device. */
  plans: readonly { key: string; title: string }[];
  /** With which the form makes a plan. */
  newKey: string;
  notice: { text: string } | null;
}

/** What is added, and a form for each plan that it may be added to, the last one makes a plan. */
function AddForm({ choice, plans, newKey, typed, errors, notice, ...hidden }: AddFormProps) {
  const t = useTranslations('tripPlans.add');
  const words = useTranslations('tripPlans');
  const locale = useLocale();
  const { said, price } = choice;
  const fields = { ...hidden, locale, type: 'add' };
  const target = (key: string) =>
    Object.entries({ ...fields, plan: key }).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
  return (
    <>
      <p className="mt-3 text-ink-soft text-lg">{t('lead')}</p>
      {notice && (
        <Notice tone="warning" className="mt-4">
          {notice.text}
        </Notice>
      )}
      <section aria-labelledby="what" className={cardClass({}, 'mt-6 p-5')}>
        <h2 id="what" className="text-ink-soft text-sm">
          {t('what')}
        </h2>
        <p className="font-semibold text-xl">
          <bdi>{said.title[locale]}</bdi>
        </p>
        <p className="mt-1">
          <bdi className="font-semibold tabular-nums">
            {price === null ? words('choice.noPrice') : formatQar(price, intlTag(locale))}
          </bdi>{' '}
          <span className="text-ink-soft text-sm">{said.per[locale]}</span>
        </p>
        <ul className="mt-2 text-sm">
          {said.facts.slice(0, 4).map(({ term, text }) => (
            <li key={term}>
              <span className="text-ink-soft">{words(`terms.${term}`)}</span> <bdi>{text[locale]}</bdi>
            </li>
          ))}
        </ul>
      </section>
      {plans.length > 0 && (
        <section aria-labelledby="where" className="mt-8">
          <h2 id="where" className="text-xl">
            {t('where')}
          </h2>
          <ul className="mt-3 space-y-3">
            {plans.map(({ key, title }) => (
              <li key={key}>
                <form
                  method="post"
                  action="/api/trip-plans"
                  className={cardClass({}, 'flex flex-wrap items-center justify-between gap-3 p-4')}
                >
                  {target(key)}
                  <bdi id={`plan-${key}`} className="min-w-0 break-words font-medium">
                    {title}
                  </bdi>
                  <Button type="submit" aria-describedby={`plan-${key}`}>
                    {t('send')}
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="new" className={cardClass({}, 'mt-8 p-5')}>
        <h2 id="new" className="mb-3 text-xl">
          {t('toNew')}
        </h2>
        <form method="post" action="/api/trip-plans" noValidate className="space-y-4">
          {target(newKey)}
          <TextField
            id="plan-title"
            name="title"
            dir="auto"
            label={t('planTitle')}
            defaultValue={typed.title}
            error={errors.title}
          />
          <TextField
            id="plan-name"
            name="name"
            dir="auto"
            autoComplete="given-name"
            label={t('name')}
            hint={t('nameHint')}
            defaultValue={typed.name}
            error={errors.name}
          />
          <Button type="submit" variant={plans.length > 0 ? 'secondary' : 'primary'}>
            {t('make')}
          </Button>
          <p className="text-ink-soft text-sm">
            {t.rich('kept', { link: (text) => <TextLink href="/privacy">{text}</TextLink> })}
          </p>
        </form>
      </section>
    </>
  );
}
