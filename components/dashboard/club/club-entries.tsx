import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ClubEntry } from '@/lib/dashboard/club';
import { formatDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { useClubFormat } from './use-club-format';

const shownAtFirst = 10;

/** The member's account statement. */
export function ClubEntries({ entries }: { entries: readonly ClubEntry[] }) {
  const t = useTranslations('account.club.entries');
  const format = useClubFormat();
  const [isWhole, setIsWhole] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst);

  function showAll() {
    setIsWhole(true);
    // The button disappears; the focus moves to the table.
    table.current?.focus({ preventScroll: true });
  }

  if (entries.length === 0) {
    return (
      <section>
        <h2 className="mb-3 text-xl">{t('title')}</h2>
        <p className="rounded-card border border-line border-dashed p-6 text-center text-ink-soft">{t('none')}</p>
      </section>
    );
  }
  return (
    <section>
      <h2 id="entries" className="mb-3 text-xl">
        {t('title')}
      </h2>
      <div ref={table} tabIndex={-1} className="overflow-x-auto rounded-card border border-line bg-raised shadow-card">
        <table aria-labelledby="entries" className="w-full text-start">
          <thead className="border-line border-b text-ink-soft text-sm">
            <tr>
              {[t('day'), t('what'), t('points')].map((head) => (
                <th key={head} scope="col" className="px-4 py-3 text-start font-normal">
                  {head}
                </th>
              ))}
              <th scope="col" className="px-4 py-3 text-start font-normal max-sm:hidden">
                {t('until')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map(({ id, earned_at, reason, points, expires_at }) => (
              <tr key={id}>
                <td className="px-4 py-3">
                  <bdi className="whitespace-nowrap tabular-nums">{formatDay(todayInQatar(new Date(earned_at)))}</bdi>
                </td>
                <td className="px-4 py-3">{t(reason)}</td>
                <td className="px-4 py-3">
                  <bdi dir="ltr" className={clsx('font-semibold tabular-nums', points > 0 ? 'text-success' : 'text-danger')}>
                    {points > 0 && <span>+</span>}
                    <span>{format.points(points)}</span>
                  </bdi>
                </td>
                <td className="px-4 py-3 max-sm:hidden">
                  {expires_at ? <bdi className="tabular-nums">{formatDay(expires_at)}</bdi> : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < entries.length && (
        <Button variant="quiet" className="mt-2" onClick={showAll}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}
