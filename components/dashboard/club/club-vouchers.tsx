import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { company } from '@/content/company';
import { clubRules } from '@/content/karam-club';
import { useClubFormat } from './use-club-format';

/** What the points are worth. */
export function ClubVouchers({ points: held }: { points: number }) {
  const t = useTranslations('account.club.voucher');
  const { counted, points, qar } = useClubFormat();
  const { voucherPoints, voucherQar } = clubRules;
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
