import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { airports } from '@/content/airports';
import { visaPassports, visaRulesAsOf } from '@/content/visa-passports.generated';
import { type TripCountry, tripCountries } from '@/lib/flights/trip-countries';
import type { TripNoteProps } from '@/lib/flights/trip-note';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { Link } from '@/lib/i18n/navigation';
import { writeChoice } from '@/lib/visa/choice-address';
import { namePlaces } from '@/lib/visa/name-places';
import { recallPassport, rememberPassport } from '@/lib/visa/passport-memory';
import { staysIn } from '@/lib/visa/rule';
import { sayEntry } from '@/lib/visa/say-entry';
import { usualPassport } from '@/lib/visa/usual-passport';
import { RuleSource } from './rule-source';
import { useEntryWords } from './use-entry-words';
import { type PassportRules, useRules } from './use-rules';

interface TripVisasProps extends TripNoteProps {
  locale: Locale;
  messages: Pick<Messages, 'visa'>;
}

/** The visas of a trip with their words, which come along with their code. */
export function TripVisas({ locale, messages, ...trip }: TripVisasProps) {
  const countries = tripCountries(trip.offers);
  if (countries.length === 0) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <CountryVisas countries={countries} heading={trip.heading} passport={trip.passport} />
    </NextIntlClientProvider>
  );
}

interface CountryVisasProps extends Omit<TripNoteProps, 'offers'> {
  countries: readonly TripCountry[];
}

const nothingYet: PassportRules = { passport: '', rules: null };

/** What one passport needs for each country of a trip, and whose word that is. The passport is chosen here and remembered. */
function CountryVisas({ countries, heading: Heading, passport: traveller }: CountryVisasProps) {
  const t = useTranslations('visa');
  const locale = useLocale();
  const id = useId();
  const [passport, setPassport] = useState(() => firstKnown(traveller, recallPassport()));
  const [rules, askAgain] = useRules(passport, nothingYet);
  const words = useEntryWords(staysIn(Object.values(rules ?? {})));
  const roles = {
    destination: t('rules.destination'),
    connection: t('trip.connection'),
    transfer: t('trip.transfer'),
  };
  const choice = { passport, destination: countries[0]?.country ?? null };

  function choose(code: string) {
    setPassport(code);
    rememberPassport(code);
  }

  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-sunken p-4 sm:p-5">
      <Heading id={id} className="flex items-center gap-2 font-semibold">
        <Icon name="passport" className="size-5 text-accent" />
        {t('trip.title')}
      </Heading>
      <div className="mt-3 max-w-sm">
        <Select
          id={`${id}-passport`}
          label={t('rules.passport')}
          hint={t('rules.passportHint')}
          value={passport}
          onChange={(event) => choose(event.target.value)}
        >
          {namePlaces(visaPassports, locale).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {rules === null ? (
        <p role="status" className="mt-4">
          {t('trip.missing')}{' '}
          <button type="button" onClick={askAgain} className="min-h-11 text-accent underline underline-offset-4">
            {t('rules.retry')}
          </button>
        </p>
      ) : (
        <ul aria-live="polite" className="mt-3 divide-y divide-line">
          {countries.map(({ country, airport, role }) => {
            const said = rules && sayEntry({ passport, country, written: rules[country ?? ''] }, words);
            return (
              <li key={country ?? airport} className="py-3">
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-medium">{countryName(airport, locale) ?? <bdi>{airport}</bdi>}</span>
                  <span className="text-ink-soft text-sm">{roles[role]}</span>
                </p>
                <p>{said ? <strong className="font-semibold">{said.name}</strong> : t('rules.loading')}</p>
                <p className="min-h-6 text-sm">{said?.detail}</p>
                {country === 'QA' && passport !== 'QA' && <p className="text-sm">{t('trip.residents')}</p>}
              </li>
            );
          })}
        </ul>
      )}
      {countries.some(({ role }) => role === 'connection') && <p className="mt-1 text-sm">{t('trip.transit')}</p>}
      <RuleSource asOf={visaRulesAsOf} words={{ source: t('rules.source', { day: '{day}' }), confirm: t('rules.confirm') }} />
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

/** The first of these passports that the index has, or the usual one. */
function firstKnown(...codes: readonly (string | null | undefined)[]): string {
  return codes.find((code) => code && visaPassports.includes(code)) ?? usualPassport;
}

function countryName(airport: string, locale: Locale): string | undefined {
  return airports.find(({ code }) => code === airport)?.countryName[locale];
}
