import { useLocale, useTranslations } from 'next-intl';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

interface TotalLinesProps {
  lines: readonly { label: string; amount: number }[];
  total: number;
}

/** What makes up a price, and the price. */
export function TotalLines({ lines, total }: TotalLinesProps) {
  const t = useTranslations('bookings.confirmation');
  const tag = intlTag(useLocale());
  return (
    <dl className="flex flex-col gap-2">
      {lines.map(({ label, amount }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt>{label}</dt>
          <dd>
            <bdi className="whitespace-nowrap tabular-nums">{formatQar(amount, tag)}</bdi>
          </dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3 font-semibold text-lg">
        <dt>{t('total')}</dt>
        <dd>
          <bdi className="whitespace-nowrap tabular-nums">{formatQar(total, tag)}</bdi>
        </dd>
      </div>
    </dl>
  );
}
