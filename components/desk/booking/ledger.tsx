import { useLocale, useTranslations } from 'next-intl';
import type { LedgerEntry } from '@/lib/desk/booking-life/life';
import { balancesOf } from '@/lib/desk/booking-life/money';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { Moment } from '../facts';

/** The ledger entries of a booking, and the balance of each account. */
export function Ledger({ entries }: { entries: readonly LedgerEntry[] }) {
  const t = useTranslations('desk.life');
  const tag = intlTag(useLocale());
  const inRiyals = (dirhams: number) => (
    <bdi className="whitespace-nowrap tabular-nums">{formatQarExactly(dirhams / 100, tag)}</bdi>
  );
  const accountWord = (account: string) => t(`accounts.${account}` as 'accounts.customer');
  if (entries.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer content-center font-medium">{t('entries', { count: entries.length })}</summary>
      <ol className="divide-y divide-line">
        {entries.map(({ at, kind, facts: { debit, credit, amount } }) => (
          <li key={`${at} ${kind} ${amount}`} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              <span className="me-3 text-ink-soft">
                <Moment at={at} />
              </span>
              {t('fromTo', { from: accountWord(credit), to: accountWord(debit) })}
            </span>
            {inRiyals(amount)}
          </li>
        ))}
      </ol>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2 border-line border-t pt-3">
        {balancesOf(entries).map(([account, amount]) => (
          <div key={account}>
            <dt className="text-ink-soft text-sm">{accountWord(account)}</dt>
            <dd className="font-medium">{inRiyals(amount)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
