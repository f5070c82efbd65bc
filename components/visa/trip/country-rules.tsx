import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { airports } from '@/content/airports';
import { visaPassports } from '@/content/visa-passports.generated';
import type { TripCountry } from '@/lib/flights/trip-countries';
import type { Locale } from '@/lib/i18n/locales';
import { describeEntry } from '@/lib/visa/describe-entry';
import { isIdCardEnough } from '@/lib/visa/id-card';
import { staysIn } from '@/lib/visa/rule';
import { useEntryWords } from '../use-entry-words';
import { type PassportRules, useRules } from '../use-rules';

interface CountryRulesProps {
  /** ISO 3166-1 alpha-2. */
  passport: string;
  countries: readonly TripCountry[];
}

/** Entry rules for one passport in each country of a trip. */
export function CountryRules({ passport, countries }: CountryRulesProps) {
  const t = useTranslations('visa');
  const locale = useLocale();
  const [first] = useState(() => knownAtOnce(passport));
  const [rules, retry] = useRules(passport, first);
  const words = useEntryWords(staysIn(Object.values(rules ?? {})));
  const roles = {
    destination: t('rules.destination'),
    connection: t('trip.connection'),
    transfer: t('trip.transfer'),
  };

  if (rules === null) {
    return (
      <p role="status" className="mt-4">
        {t('trip.missing')}{' '}
        <button type="button" onClick={retry} className="min-h-11 text-accent underline underline-offset-4">
          {t('rules.retry')}
        </button>
      </p>
    );
  }
  return (
    <ul aria-live="polite" className="mt-3 divide-y divide-line">
      {countries.map(({ country, airport, role }) => {
        const said = rules && describeEntry({ passport, country, written: rules[country ?? ''] }, words);
        return (
          <li key={country ?? airport} className="py-3">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-medium">{countryName(airport, locale) ?? <bdi>{airport}</bdi>}</span>
              <span className="text-ink-soft text-sm">{roles[role]}</span>
            </p>
            <p>{said ? <strong className="font-semibold">{said.name}</strong> : t('rules.loading')}</p>
            <p className="min-h-6 text-sm">{said?.detail}</p>
            {isIdCardEnough(passport, country ?? '') && <p className="text-sm">{t('rules.idCard')}</p>}
            {country === 'QA' && passport !== 'QA' && <p className="text-sm">{t('trip.residents')}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** Passports that are not in the index have no rules to load. */
function knownAtOnce(passport: string): PassportRules {
  return visaPassports.includes(passport) ? { passport: '', rules: null } : { passport, rules: {} };
}

function countryName(airport: string, locale: Locale): string | undefined {
  return airports.find(({ code }) => code === airport)?.countryName[locale];
}
