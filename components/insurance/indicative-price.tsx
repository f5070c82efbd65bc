import { useLocale, useTranslations } from 'next-intl';
import { insuranceLevels, insurancePrice } from '@/content/insurance';
import { formatDay } from '@/lib/dates';
import { intlTag } from '@/lib/i18n/locales';
import { FillFromAddress } from './fill-from-address';
import { PricePreview } from './price-preview';

/** What a quote form has besides its fields: the trip of the address, and the price that follows as one types. */
export function IndicativePrice() {
  const locale = useLocale();
  const t = useTranslations('insurance.price');
  return (
    <>
      <PricePreview
        tag={intlTag(locale)}
        levels={insuranceLevels.map(({ id, name }) => ({ id, name: name[locale] }))}
        words={{
          title: t('title'),
          wait: t('wait'),
          choose: t('choose'),
          days: t('days'),
          perDay: t('perDay'),
          region: t('region'),
          level: t('level'),
          each: t('each'),
          travelers: t('travelers'),
          total: t('total'),
          note: t('note', { date: formatDay(insurancePrice.asOf) }),
        }}
      />
      <FillFromAddress refused={t('refused')} />
    </>
  );
}
