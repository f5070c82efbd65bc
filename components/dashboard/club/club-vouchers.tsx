import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/whatsapp-link';
import { company } from '@/content/company';
import { clubRules } from '@/content/karam-club';
import { useClubFormat } from './use-club-format';

/** What the points are worth. */
export function ClubVouchers({ points: held }: { points: number }) {
  const t = useTranslations('account.club.voucher');
  const { points, qar } = useClubFormat();
  const { voucherPoints, voucherQar } = clubRules;
  const ready = Math.floor(held / voucherPoints);
  return (
    <section className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2">
        {ready > 0
          ? t('ready', { amount: qar(ready * voucherQar) })
          : t('missing', { points: points(voucherPoints), amount: qar(voucherQar), missing: points(voucherPoints - held) })}
      </p>
      {ready > 0 && (
        <WhatsAppLink number={company.whatsapp.number} message={t('message')} className={buttonClass('secondary', 'mt-4')}>
          {t('ask')}
        </WhatsAppLink>
      )}
    </section>
  );
}
