import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { clubRules } from '@/content/karam-club';
import { type ClubAccount, tierEndsOn, tierOf, wayToNextTier } from '@/lib/dashboard/club';
import { formatDay } from '@/lib/time/dates';
import { useClubFormat } from './use-club-format';

/** The member's card: tier, points and progress to the next tier. */
export function ClubStanding({ account }: { account: ClubAccount }) {
  const t = useTranslations('account.club');
  const { locale, points } = useClubFormat();
  const tier = tierOf(account.tier).name[locale];
  const endsOn = tierEndsOn(account);
  return (
    <section className="rounded-card bg-night p-6 text-on-night shadow-card sm:p-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="font-normal text-base text-on-night-soft">{t('tier')}</h2>
          <p className="flex items-center gap-2 font-semibold text-3xl">
            <Icon name="star" filled className="size-7 text-sun" />
            {tier}
          </p>
        </div>
        <div>
          <h2 className="font-normal text-base text-on-night-soft">{t('points')}</h2>
          <p className="font-semibold text-3xl tabular-nums">
            <bdi>{points(account.points)}</bdi>
          </p>
        </div>
      </div>
      {endsOn && <p className="mt-4 text-on-night-soft">{t('tierUntil', { tier, date: formatDay(endsOn) })}</p>}
      <NextTier account={account} />
    </section>
  );
}

function NextTier({ account }: { account: ClubAccount }) {
  const t = useTranslations('account.club');
  const { locale, counted } = useClubFormat();
  const way = wayToNextTier(account);
  const months = clubRules.tierMonths;
  if (!way) return <p className="mt-6">{t('top')}</p>;
  const tier = way.next.name[locale];
  const label = t('progress', { tier });
  return (
    <div className="mt-6">
      <h3 className="mb-2 font-medium text-base">{label}</h3>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={way.next.threshold}
        aria-valuenow={way.next.threshold - way.missing}
        className="h-3 overflow-hidden rounded-pill bg-night-soft"
      >
        <div className="h-full rounded-pill bg-sun" style={{ inlineSize: `${way.share * 100}%` }} />
      </div>
      <p className="mt-3">{way.missing > 0 ? t('missing', { months, ...counted(way.missing) }) : t('enough', { tier })}</p>
      <p className="text-on-night-soft text-sm">{t('counted', { months, ...counted(Math.max(0, account.tier_points)) })}</p>
    </div>
  );
}
