import { useLocale, useTranslations } from 'next-intl';
import { intlTag } from '@/lib/i18n/locales';
import { Converter } from './converter';
import { arabicNames, currencyCodes } from './currencies';

/** The currencies of the destinations and the neighbours: what most readers came for. */
const shownFirst = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'TRY',
  'SAR',
  'AED',
  'BHD',
  'OMR',
  'EGP',
  'MAD',
  'INR',
  'PHP',
  'THB',
  'KRW',
  'UZS',
  'RUB',
];

/** Converter and table; the names of the currencies are the browser's own, worked out here once. */
export function CurrencyExchange() {
  const locale = useLocale();
  const t = useTranslations('currency');
  const tag = intlTag(locale);
  const names = new Intl.DisplayNames(tag, { type: 'currency' });
  const own: Partial<Record<string, string>> = locale === 'ar' ? arabicNames : {};
  const currencies = currencyCodes.map((code) => ({ code, name: own[code] ?? names.of(code) ?? code }));
  const words = {
    loading: t('loading'),
    unavailable: t('unavailable'),
    asOf: t('asOf', { day: '{day}' }),
    peg: t('peg'),
    source: t('source'),
    amount: t('form.amount'),
    from: t('form.from'),
    to: t('form.to'),
    swap: t('form.swap'),
    result: t('form.result', { from: '{from}', to: '{to}' }),
    invalid: t('form.invalid'),
    noRate: t('form.noRate'),
    retry: t('form.retry'),
    fixedPair: t('form.fixedPair'),
  };
  return (
    <Converter
      currencies={currencies}
      shown={currencies.filter(({ code }) => shownFirst.includes(code))}
      tag={tag}
      words={words}
      tableWords={{
        title: t('table.title'),
        currency: t('table.currency'),
        one: t('table.one'),
        hundred: t('table.hundred'),
        asOf: words.asOf,
        peg: t('table.pegs'),
        source: words.source,
      }}
    />
  );
}
