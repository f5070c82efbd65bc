import { useLocale, useTranslations } from 'next-intl';
import { clubRules } from '@/content/karam-club';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

/** What points become and how long they, and a tier, last. */
export function ClubRules() {
  const locale = useLocale();
  const t = useTranslations('business.club');
  const { voucherPoints, voucherQar, voucherMonths, pointsMonths, tierMonths, warningDays } = clubRules;
  const rules = [
    {
      title: t('voucherTitle', {
        points: new Intl.NumberFormat(intlTag(locale)).format(voucherPoints),
        amount: formatQar(voucherQar, intlTag(locale)),
      }),
      text: t('voucherText', { months: voucherMonths }),
    },
    { title: t('pointsTitle', { months: pointsMonths }), text: t('pointsText', { days: warningDays }) },
    { title: t('tierTitle', { months: tierMonths }), text: t('tierText', { days: warningDays }) },
  ];
  return (
    <ul className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-3">
      {rules.map(({ title, text }) => (
        <li key={title} className="border-accent border-s-2 ps-4">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
