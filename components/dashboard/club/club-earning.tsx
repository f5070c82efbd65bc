import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type ClubAccount, tierOf } from '@/lib/dashboard/club';
import { Link } from '@/lib/i18n/navigation';
import { useClubFormat } from './use-club-format';

const exampleQar = 5000;

/** What trips and birthdays bring at the member's tier. */
export function ClubEarning({ account, isBirthdayKnown }: { account: ClubAccount; isBirthdayKnown: boolean }) {
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
