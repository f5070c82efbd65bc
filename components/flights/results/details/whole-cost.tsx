import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { schengenFee } from '@/content/visa-fees';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { type Cost, wholeCostOf } from '@/lib/flights/whole-cost';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';
import { useKnownPapers } from '../papers/use-papers';
import { useVisaFee } from '../papers/use-visa-fee';

/** What an offer costs the whole party with bags, seats, papers and transfers, part by part. What is not known is named beside the sum, never in it. */
export function WholeCost({ summary }: { summary: OfferSummary }) {
  const t = useTranslations('flights.results.wholeCost');
  const format = useFormatter();
  const tag = intlTag(useLocale());
  const id = useId();
  const known = useKnownPapers();
  const papers = known?.papersOf(summary.offer) ?? null;
  const fee = useVisaFee(known, summary.offer);
  const isTransitOpen = papers !== null && papers.transit.kind !== 'none';
  const transit = isTransitOpen
    ? ({ dirhams: null, why: papers.transit.kind === 'askAirline' ? 'airline' : 'authority' } as const)
    : null;
  const { costs, dirhams, isEstimate, unknown } = wholeCostOf(summary, fee, transit);
  const riyals = (amount: number) => <bdi className="whitespace-nowrap tabular-nums">{formatQarExactly(amount / 100, tag)}</bdi>;
  const parts = format.list(
    unknown.map((name) => t(name)),
    { type: 'unit', style: 'short' },
  );
  return (
    <section aria-labelledby={id} data-testid="whole-cost" className="rounded-card border border-line p-4 sm:p-5">
      <h4 id={id} className="font-semibold">
        {t('title')}
      </h4>
      <p className="text-ink-soft text-sm">{t('note', { count: summary.travellers })}</p>
      <dl className="mt-2 divide-y divide-line text-sm">
        {costs.map((cost) => (
          <div key={cost.name} className="flex items-baseline justify-between gap-4 py-2">
            <dt className="min-w-0">
              {t(cost.name)}
              <span className="block text-ink-soft text-xs">
                <Why cost={cost} />
              </span>
            </dt>
            <dd className="shrink-0 text-end">
              {cost.dirhams !== null && riyals(cost.dirhams)}
              <span className={cost.dirhams === null ? 'text-on-sun-soft' : 'block text-ink-soft text-xs'}>
                {t(cost.certainty)}
              </span>
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 pt-3 font-semibold">
          <dt className="min-w-0">
            {t(unknown.length > 0 ? 'totalKnown' : 'total')}
            {unknown.length > 0 && <span className="block font-normal text-on-sun-soft text-xs">{t('plus', { parts })}</span>}
          </dt>
          <dd className="shrink-0 text-end">
            {riyals(dirhams)}
            <span className="block font-normal text-ink-soft text-xs">
              {t(unknown.length > 0 ? 'atLeast' : isEstimate ? 'estimated' : 'exact')}
            </span>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Why({ cost: { why, fare = '' } }: { cost: Cost }): ReactNode {
  const t = useTranslations('flights.results.wholeCost.why');
  switch (why) {
    case 'otherFare':
      return <span key={why}>{t(why, { fare: isolated(fare) })}</span>;
    case 'schengen':
      return (
        <span key={why}>
          {t(why, {
            euros: String(schengenFee.euros),
            childEuros: String(schengenFee.childEuros),
            day: isolated(formatDay(schengenFee.since)),
          })}
        </span>
      );
    case 'ask':
      return (
        <span key={why}>
          {t.rich(why, {
            link: (text) => (
              <Link href="/services/airport-transfers" prefetch={false} className="text-accent underline underline-offset-2">
                {text}
              </Link>
            ),
          })}
        </span>
      );
    default:
      return <span key={why}>{t(why)}</span>;
  }
}
