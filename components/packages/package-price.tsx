import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

interface PackagePriceProps {
  /** QAR per person. */
  amount: number;
  large?: boolean;
}

/** "from QAR 1,400 a person, two sharing". */
export function PackagePrice({ amount, large = false }: PackagePriceProps) {
  const locale = useLocale();
  const t = useTranslations('packages');
  return (
    <p>
      <span className="text-ink-soft text-sm">{t('from')}</span>{' '}
      <bdi className={clsx('font-semibold text-accent', large ? 'text-3xl' : 'text-xl')}>
        {formatQar(amount, intlTag(locale))}
      </bdi>{' '}
      <span className={clsx('text-ink-soft text-sm', large && 'block')}>{t('perPerson')}</span>
    </p>
  );
}
