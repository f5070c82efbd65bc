'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { clubNow } from '@/lib/club/club-now';
import { company } from '@/lib/company/company';
import {
  type ClubAccount,
  type ClubEntry,
  endingPoints,
  readClub,
  tierEndsOn,
  tierOf,
  wayToNextTier,
} from '@/lib/dashboard/club';
import { Link } from '@/lib/i18n/navigation';
import { formatDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { PrivatePart } from '../private-part';
import { useClubFormat } from './use-club-format';

const exampleQar = 5000;

/** The points for trips and birthdays at the member's tier. */
function ClubEarning({ account, isBirthdayKnown }: { account: ClubAccount; isBirthdayKnown: boolean }) {
  const t = useTranslations('account.club');
  const { counted, qar } = useClubFormat();
  const { pointsPer100Qar, birthdayBonus } = tierOf(account.tier);
  return (
    <section className="rounded-card bg-sunken p-5 sm:p-6">
      <h2 className="text-xl">{t('earning')}</h2>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        <li>{t('earn', { amount: qar(100), ...counted(pointsPer100Qar) })}</li>
        <li>{t('example', { amount: qar(exampleQar), ...counted((exampleQar / 100) * pointsPer100Qar) })}</li>
        <li>{t('birthday', counted(birthdayBonus))}</li>
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link href="/karam-club" prefetch={false} className={buttonClass('secondary')}>
          {t('rules')}
          <Icon name="arrow" />
        </Link>
        {!isBirthdayKnown && (
          <Link href="/dashboard/profile" prefetch={false} className={buttonClass('quiet')}>
            {t('birthdayLink')}
          </Link>
        )}
      </div>
    </section>
  );
}

/** The membership in Karam Club: points, tier and benefits. */
export function MyClub() {
  const [today] = useState(() => todayInQatar());
  return (
    <PrivatePart load={readClub}>
      {({ account, entries, isBirthdayKnown }) => (
        <div className="space-y-6">
          <ClubStanding account={account} />
          <div className="grid gap-6 xl:grid-cols-2">
            <ClubVouchers points={account.points} />
            <EndingPoints entries={entries} today={today} />
          </div>
          <ClubEarning account={account} isBirthdayKnown={isBirthdayKnown} />
          <ClubEntries entries={entries} />
        </div>
      )}
    </PrivatePart>
  );
}

function ClubVouchers({ points: held }: { points: number }) {
  const t = useTranslations('account.club.voucher');
  const { counted, points, qar } = useClubFormat();
  const { voucherPoints, voucherQar } = clubNow();
  const ready = Math.floor(held / voucherPoints);
  const missing = voucherPoints - held;
  return (
    <section className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2">
        {ready > 0
          ? t('ready', { vouchers: ready, n: points(ready), amount: qar(ready * voucherQar) })
          : t('missing', { ...counted(voucherPoints), amount: qar(voucherQar), missing, m: points(missing) })}
      </p>
      {ready > 0 && (
        <WhatsAppLink number={company.whatsapp.number} message={t('message')} className={buttonClass('secondary', 'mt-4')}>
          {t('ask')}
        </WhatsAppLink>
      )}
    </section>
  );
}

/** Points that expire soon. */
function EndingPoints({ entries, today }: { entries: readonly ClubEntry[]; today: string }) {
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
        <p className="mt-2 text-ink-soft">{t('none', { days: clubNow().warningDays })}</p>
      )}
    </section>
  );
}

/** The member's card: tier, points and progress to the next tier. */
function ClubStanding({ account }: { account: ClubAccount }) {
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
  const months = clubNow().tierMonths;
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

const shownAtFirst = 10;

/** The member's account statement. */
function ClubEntries({ entries }: { entries: readonly ClubEntry[] }) {
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <div ref={table} tabIndex={0} className="overflow-x-auto rounded-card border border-line bg-raised shadow-card">
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
