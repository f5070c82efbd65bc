import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { Fragment, useId, useState } from 'react';
import type { TripNoteProps } from '@/components/flights/terms/trip-note';
import { PersonName } from '@/components/ui/contact/person-name';
import { Select } from '@/components/ui/fields/select';
import { Icon } from '@/components/ui/icon';
import { airports } from '@/content/airports';
import { visaPassports, visaRulesAsOf } from '@/content/visa-passports.generated';
import { type TripCountry, tripCountries } from '@/lib/flights/trip-countries';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { Link } from '@/lib/i18n/navigation';
import { writeChoice } from '@/lib/visa/choice-address';
import { describeEntry } from '@/lib/visa/describe-entry';
import { isIdCardEnough } from '@/lib/visa/id-card';
import { namePlaces } from '@/lib/visa/name-places';
import { staysIn } from '@/lib/visa/rule';
import { areVisaRulesOld, areVisaRulesTooOld } from '@/lib/visa/rules-age';
import { loadPassport, savePassport, usualPassport } from '@/lib/visa/saved-passport';
import { RuleSource } from '../rule-source';
import { useEntryWords } from '../use-entry-words';
import { type PassportRules, useRules } from '../use-rules';

interface TripVisasProps extends TripNoteProps {
  locale: Locale;
  messages: Pick<Messages, 'visa'>;
}

/** The visas of a trip with their messages, which load with their code. */
export function TripVisas({ locale, messages, ...trip }: TripVisasProps) {
  const countries = tripCountries(trip.offers);
  if (countries.length === 0) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <CountryVisas countries={countries} heading={trip.heading} travellers={trip.travellers ?? []} />
    </NextIntlClientProvider>
  );
}

interface CountryVisasProps extends Required<Omit<TripNoteProps, 'offers'>> {
  countries: readonly TripCountry[];
}

/** The visa rules and their source for each country of a trip, for every nationality that travels, or for a passport selected here. */
function CountryVisas({ countries, heading: Heading, travellers }: CountryVisasProps) {
  const t = useTranslations('visa');
  const id = useId();
  const areTooOld = areVisaRulesTooOld();
  const groups = areTooOld ? [] : byNationality(travellers);
  const [selected, setSelected] = useState(() => firstKnown(loadPassport()));
  const passport = groups.length > 0 ? firstKnown(...groups.map(([nationality]) => nationality)) : selected;
  const choice = { passport, destination: countries[0]?.country ?? null };

  function choose(code: string) {
    setSelected(code);
    savePassport(code);
  }

  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-sunken p-4 sm:p-5">
      <Heading id={id} className="flex items-center gap-2 font-semibold">
        <Icon name="passport" className="size-5 text-accent" />
        {t('trip.title')}
      </Heading>
      {areTooOld ? (
        <p className="mt-3">{t('rules.tooOld')}</p>
      ) : (
        areVisaRulesOld() && <p className="mt-3 text-sm">{t('rules.old')}</p>
      )}
      {groups.map(([nationality, names]) => (
        <div key={nationality} className="mt-4 rounded-control border border-line bg-raised p-4">
          <Travellers nationality={nationality} names={names} heading={Heading === 'h3' ? 'h4' : 'h5'} />
          <CountryRules passport={nationality} countries={countries} />
        </div>
      ))}
      {!areTooOld && groups.length === 0 && (
        <>
          <PassportChoice id={`${id}-passport`} passport={selected} onChoose={choose} />
          <CountryRules passport={selected} countries={countries} />
        </>
      )}
      {!areTooOld && countries.some(({ role }) => role === 'connection') && <p className="mt-1 text-sm">{t('trip.transit')}</p>}
      {!areTooOld && (
        <RuleSource asOf={visaRulesAsOf} words={{ source: t('rules.source', { day: '{day}' }), confirm: t('rules.confirm') }} />
      )}
      <Link
        href={`/support/travel-requirements${writeChoice('', choice)}`}
        prefetch={false}
        className="mt-1 inline-flex min-h-11 items-center text-accent text-sm underline underline-offset-4"
      >
        {t('trip.all')}
      </Link>
    </section>
  );
}

interface TravellersProps {
  nationality: string;
  names: readonly string[];
  heading: 'h4' | 'h5';
}

function Travellers({ nationality, names, heading: Heading }: TravellersProps) {
  const t = useTranslations('visa.trip');
  const locale = useLocale();
  const list = new Intl.ListFormat(intlTag(locale), { style: 'short', type: 'unit' });
  return (
    <>
      <Heading className="font-semibold text-lg">
        {t('nationality', { country: namePlaces([nationality], locale)[0]?.name ?? nationality })}
      </Heading>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {list.formatToParts(names).map(({ type, value }, index) => (
          // Two of a family may have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
          <Fragment key={index}>{type === 'element' ? <PersonName name={value} /> : value}</Fragment>
        ))}
      </p>
    </>
  );
}

interface PassportChoiceProps {
  id: string;
  passport: string;
  onChoose: (passport: string) => void;
}

function PassportChoice({ id, passport, onChoose }: PassportChoiceProps) {
  const t = useTranslations('visa.rules');
  const locale = useLocale();
  return (
    <div className="mt-3 max-w-sm">
      <Select
        id={id}
        label={t('passport')}
        hint={t('passportHint')}
        value={passport}
        onChange={(event) => onChoose(event.target.value)}
      >
        {namePlaces(visaPassports, locale).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The first of these passports that the index has, else the default one. */
function firstKnown(...codes: readonly (string | null)[]): string {
  return codes.find((code) => code && visaPassports.includes(code)) ?? usualPassport;
}

interface Person {
  name: string;
  /** ISO 3166-1 alpha-2. */
  nationality: string;
}

/** Names by nationality, each nationality once, in the order people were given. */
function byNationality(people: readonly Person[]): [nationality: string, names: string[]][] {
  const groups = new Map<string, string[]>();
  for (const { name, nationality } of people) {
    groups.set(nationality, [...(groups.get(nationality) ?? []), name]);
  }
  return [...groups];
}

interface CountryRulesProps {
  /** ISO 3166-1 alpha-2. */
  passport: string;
  countries: readonly TripCountry[];
}

/** Entry rules for one passport in each country of a trip. */
function CountryRules({ passport, countries }: CountryRulesProps) {
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
