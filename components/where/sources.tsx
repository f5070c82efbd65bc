import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text-link';
import { pricesAsOf } from '@/content/packages/prices';
import { visaRulesAsOf } from '@/content/visa-passports.generated';
import { comma, type Locale } from '@/lib/i18n/locales';
import { formatDay } from '@/lib/time/dates';
import { namePlaces } from '@/lib/visa/name-places';
import { areVisaRulesOld, areVisaRulesTooOld } from '@/lib/visa/rules-age';
import type { WhereChoices } from '@/lib/where/choices';
import type { FoundPlace } from '@/lib/where/find-places';

interface SourcesProps {
  choices: WhereChoices | null;
  shown: readonly FoundPlace[];
}

export function Sources({ choices, shown }: SourcesProps) {
  const locale = useLocale();
  const t = useTranslations('where.sources');
  const rules = useTranslations('visa.rules');
  const climates = publishersOf(shown, locale);
  const passport = choices?.passport && (namePlaces([choices.passport], locale)[0]?.name ?? choices.passport);
  return (
    <section aria-labelledby="sources" className="mt-10 max-w-3xl space-y-2 text-ink-soft text-sm">
      <h2 id="sources" className="text-ink text-xl">
        {t('title')}
      </h2>
      {passport && (
        <p>
          {t('visa', { passport })}{' '}
          {areVisaRulesTooOld() ? (
            rules('tooOld')
          ) : (
            <>
              {rules('source', { day: formatDay(visaRulesAsOf) })} {areVisaRulesOld() && rules('old')}{' '}
              <strong className="font-medium text-ink">{rules('confirm')}</strong>
            </>
          )}{' '}
          <TextLink href={`/support/travel-requirements?passport=${choices.passport}`}>{t('look')}</TextLink>
        </p>
      )}
      {choices?.isResident && <p>{t('residents')}</p>}
      <p>{t('flights')}</p>
      <p>{t('prices', { day: formatDay(pricesAsOf) })}</p>
      {climates.length > 0 && (
        <p>
          {t('weather', { sources: climates.join(comma[locale]) })} {!choices?.month && !choices?.weather && t('pleasant')}
        </p>
      )}
      {(choices?.isHalal || choices?.isForChildren || choices?.isBeach) && <p>{t('guides')}</p>}
    </section>
  );
}

/** Each publisher of weather once, with the years of its figures. */
function publishersOf(shown: readonly FoundPlace[], locale: Locale): string[] {
  const years = new Map<string, Set<string>>();
  for (const { place } of shown) {
    if (!place.climate) continue;
    const { by, years: own } = place.climate.source;
    const known = years.get(by[locale]) ?? new Set();
    years.set(by[locale], own ? known.add(own) : known);
  }
  return [...years].map(([by, own]) => (own.size > 0 ? `${by} (${[...own].sort().join(comma[locale])})` : by));
}
