import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useEntryWords } from '@/components/visa/use-entry-words';
import { airports } from '@/content/airports';
import { visaPassports } from '@/content/visa-passports.generated';
import { countryOfAirport, type TripCountry } from '@/lib/flights/trip-countries';
import { comma, type Locale } from '@/lib/i18n/locales';
import { formatDay } from '@/lib/time/dates';
import { describeEntry, type EntryText, type EntryWords } from '@/lib/visa/describe-entry';
import { isIdCardEnough } from '@/lib/visa/id-card';
import { paperAt, transitListFor } from '@/lib/visa/papers/passport-papers';
import { staysIn } from '@/lib/visa/rule';
import { isOldCopy } from '@/lib/visa/rules-age';
import { type PassportRules, useRules } from '../use-rules';

interface CountryRulesProps {
  /** ISO 3166-1 alpha-2. */
  passport: string;
  countries: readonly TripCountry[];
  /** An airport of the country to which the trip leads back; null where it does not. */
  home: string | null;
}

/** What one passport needs in each country of a trip. */
export function CountryRules({ passport, countries, home }: CountryRulesProps) {
  const t = useTranslations('visa');
  const locale = useLocale();
  const [first] = useState(() => knownAtOnce(passport));
  const [rules, retry] = useRules(passport, first);
  const words = useEntryWords(staysIn(Object.values(rules ?? {})));
  const roles = {
    destination: t('rules.destination'),
    connection: t('trip.connection'),
    border: t('trip.border'),
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
      {countries.map((stop) => {
        const { country, airport, role } = stop;
        return (
          <li key={country ?? airport} className="py-3">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-medium">{countryName(airport, locale) ?? <bdi>{airport}</bdi>}</span>
              <span className="text-ink-soft text-sm">{roles[role]}</span>
            </p>
            {rules ? <StopRule passport={passport} stop={stop} written={rules[country ?? '']} words={words} /> : <LoadingRule />}
            {isIdCardEnough(passport, country ?? '') && <p className="text-sm">{t('rules.idCard')}</p>}
            {country === 'QA' && passport !== 'QA' && <p className="text-sm">{t('trip.residents')}</p>}
          </li>
        );
      })}
      {home && rules && <WayBack passport={passport} airport={home} rules={rules} words={words} />}
    </ul>
  );
}

interface WayBackProps {
  passport: string;
  airport: string;
  rules: Readonly<Record<string, string>>;
  words: EntryWords;
}

/** Who lives there returns on a permit we know nothing of; for everybody else it is a country like any other. */
function WayBack({ passport, airport, rules, words }: WayBackProps) {
  const t = useTranslations('visa.trip');
  const locale = useLocale();
  const code = countryOfAirport(airport);
  if (passport === code) return null;
  const country = countryName(airport, locale) ?? airport;
  const written = rules[code ?? ''];
  const { name, detail } = describeEntry({ passport, country: code, written }, words);
  return (
    <li className="py-3 text-sm">
      {written === undefined ? t('backUnknown', { country }) : t('back', { country, rule: `${name} (${detail})` })}
    </li>
  );
}

function LoadingRule() {
  const t = useTranslations('visa.rules');
  return (
    <>
      <p>{t('loading')}</p>
      <p className="min-h-6 text-sm" />
    </>
  );
}

interface StopRuleProps {
  passport: string;
  stop: TripCountry;
  written: string | undefined;
  words: EntryWords;
}

/** The rule of entry; to change planes what an official list says, or that nothing is known. */
function StopRule({ passport, stop, written, words }: StopRuleProps) {
  const t = useTranslations('visa.trip');
  const locale = useLocale();
  const { country, role } = stop;
  const entry = describeEntry({ passport, country, written }, words);
  const paper = paperAt(passport, stop, written);
  const list = role === 'connection' && paper !== 'none' && country ? transitListFor(passport, country) : undefined;
  if (paper === 'askAirline') return <Rule name={t('askAirline')} detail={t('askAirlineShort', { rule: entry.name })} />;
  const { name, detail } = paper === 'transitVisa' ? { name: t('transitVisa'), detail: t('transitVisaShort') } : entry;
  return (
    <>
      <Rule name={name} detail={detail} />
      {paper === 'tooLong' && <p className="text-on-sun-soft text-sm">{t('tooLong', { days: stop.days ?? 0 })}</p>}
      {list && (
        <p className="text-ink-soft text-sm">
          {list.passports === 'all' && <span className="block">{t('everybody')}</span>}
          <a href={list.link} target="_blank" rel="noopener" className="underline underline-offset-2 hover:no-underline">
            {list.by[locale]}
          </a>
          <span>{comma[locale]}</span>
          <bdi>{formatDay(list.asOf)}</bdi>
          {isOldCopy(list.asOf) && <span className="block">{t('listOld')}</span>}
        </p>
      )}
    </>
  );
}

function Rule({ name, detail }: { name: EntryText['name']; detail: ReactNode }) {
  return (
    <>
      <p>
        <strong className="font-semibold">{name}</strong>
      </p>
      <p className="min-h-6 text-sm">{detail}</p>
    </>
  );
}

/** Passports that are not in the index have no rules to load. */
function knownAtOnce(passport: string): PassportRules {
  return visaPassports.includes(passport) ? { passport: '', rules: null } : { passport, rules: {} };
}

function countryName(airport: string, locale: Locale): string | undefined {
  return airports.find(({ code }) => code === airport)?.countryName[locale];
}
