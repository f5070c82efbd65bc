import { useLocale, useTranslations } from 'next-intl';
import { insuranceLevels, insurancePrice } from '@/content/insurance';
import { intlTag } from '@/lib/i18n/locales';
import { formatDay } from '@/lib/time/dates';
import { FillFromAddress, LazyPrice } from './lazy-price';

/** What a quote form has besides its fields: the trip of the address, and the price that follows as one types. */
export function IndicativePrice() {
  const locale = useLocale();
  const t = useTranslations('insurance.price');
  const words = {
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
  };
  const levels = insuranceLevels.map(({ id, name }) => ({ id, name: name[locale] }));
  return (
    <>
      <LazyPrice tag={intlTag(locale)} levels={levels} words={words}>
        <section aria-labelledby="price" className="rounded-card bg-sunken p-4 noscript:hidden md:p-5">
          <h3 id="price" className="text-lg">
            {words.title}
          </h3>
          <p className="mt-1">{words.wait}</p>
          <p className="mt-3 text-ink-soft text-sm">{words.note}</p>
        </section>
      </LazyPrice>
      <FillFromAddress refused={t('refused')} />
    </>
  );
}
