import { useLocale, useTranslations } from 'next-intl';
import { arabicNames } from '@/lib/currency/format';
import { intlTag } from '@/lib/i18n/locales';
import { shippedRates } from '@/supabase/functions/_shared/exchange-rates/shipped-rates';
import { Converter } from './converter';
import { currencyCodes } from './currencies';

/** The currencies of the table, which most readers look for: of our neighbours and of India, and of our destinations. */
const shownFirst = {
  near: ['SAR', 'AED', 'KWD', 'BHD', 'OMR', 'INR'],
  others: ['USD', 'EUR', 'GBP', 'CHF', 'TRY', 'EGP', 'MAD', 'PHP', 'THB', 'KRW', 'UZS', 'RUB'],
} as const;

/** Converter and table. The names of the currencies come from the runtime, here on the server. */
export function CurrencyExchange() {
  const locale = useLocale();
  const t = useTranslations('currency');
  const tag = intlTag(locale);
  const names = new Intl.DisplayNames(tag, { type: 'currency' });
  const own = locale === 'ar' ? arabicNames : {};
  const currencies = currencyCodes.map((code) => ({ code, name: own[code] ?? names.of(code) ?? code }));
  const words = {
    loading: t('loading'),
    asOf: t('asOf', { day: '{day}' }),
    shipped: t('shipped', { day: '{day}' }),
    peg: t('peg'),
    source: t('source'),
    amount: t('form.amount'),
    from: t('form.from'),
    to: t('form.to'),
    swap: t('form.swap'),
    result: t('form.result', { from: '{from}', to: '{to}' }),
    invalid: t('form.invalid'),
    unknownCurrency: t('form.unknownCurrency'),
    noRate: t('form.noRate'),
    retry: t('form.retry'),
    fixedPair: t('form.fixedPair'),
  };
  return (
    <Converter
      currencies={currencies}
      shown={(['near', 'others'] as const).map((group) => ({
        name: t(`table.${group}`),
        currencies: shownFirst[group].flatMap((code) => currencies.filter((currency) => currency.code === code)),
      }))}
      lastKnown={shippedRates}
      tag={tag}
      words={words}
      tableWords={{
        title: t('table.title'),
        currency: t('table.currency'),
        one: t('table.one'),
        hundred: t('table.hundred'),
        asOf: words.asOf,
        shipped: words.shipped,
        peg: words.peg,
        source: words.source,
      }}
    />
  );
}
