import { useTranslations } from 'next-intl';
import { clubRules } from '@/content/karam-club';
import { type ClubEntry, endingPoints } from '@/lib/dashboard/club';
import { formatDay } from '@/lib/time/dates';
import { useClubFormat } from './use-club-format';

/** Points that have to be used soon. */
export function EndingPoints({ entries, today }: { entries: readonly ClubEntry[]; today: string }) {
  const t = useTranslations('account.club.ending');
  const { counted } = useClubFormat();
  const ending = endingPoints(entries, today);
  return (
    <section className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
      <h2 className="text-xl">{t('title')}</h2>
      {ending.length > 0 ? (
        <ul className="mt-2 space-y-1">
          {ending.map(({ day, points }) => (
            <li key={day}>{t('line', { ...counted(points), date: formatDay(day) })}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-ink-soft">{t('none', { days: clubRules.warningDays })}</p>
      )}
    </section>
  );
}
