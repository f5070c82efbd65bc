import { useLocale, useTranslations } from 'next-intl';
import { intlTag } from '@/lib/i18n/locales';
import { shippedRates } from '@/supabase/functions/_shared/exchange-rates/shipped-rates';
import { RateNow } from './rate-now';

/** Today's rate of a currency against the riyal, filled in by the browser. */
export function Rate({ code }: { code: string }) {
  const locale = useLocale();
  const t = useTranslations('currency');
  const words = {
    loading: t('loading'),
    line: t('line', { riyal: '{riyal}', foreign: '{foreign}' }),
    unavailable: t('unavailable'),
    asOf: t('asOf', { day: '{day}' }),
    shipped: t('shipped', { day: '{day}' }),
    peg: t('peg'),
    source: t('source'),
  };
  const lastKnown = { ...shippedRates, riyalPerUnit: { QAR: 1, [code]: shippedRates.riyalPerUnit[code] ?? 0 } };
  return <RateNow code={code} lastKnown={lastKnown} tag={intlTag(locale)} words={words} />;
}
