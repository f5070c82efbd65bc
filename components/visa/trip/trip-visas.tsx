import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { Fragment, useId, useState, useSyncExternalStore } from 'react';
import type { TripNoteProps } from '@/components/flights/terms/trip-note';
import { PersonName } from '@/components/ui/contact/person-name';
import { Select } from '@/components/ui/fields/select';
import { Icon } from '@/components/ui/icon';
import { RuleSource } from '@/components/visa/rule-words';
import { visaPassports, visaRulesAsOf } from '@/content/visa-passports.generated';
import { lastDayOf, returnsTo, type TripCountry, tripCountries } from '@/lib/flights/trip-countries';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { Link } from '@/lib/i18n/navigation';
import { formatDay } from '@/lib/time/dates';
import { writeChoice } from '@/lib/visa/choice-address';
import { namePlaces } from '@/lib/visa/name-places';
import { type PartyPassport, partyPassports, savePartyPassports } from '@/lib/visa/papers/party-passports';
import { validityOf } from '@/lib/visa/papers/passport-papers';
import { areVisaRulesOld, areVisaRulesTooOld } from '@/lib/visa/rules-age';
import { loadPassport } from '@/lib/visa/saved-passport';
import { CountryRules } from './country-rules';

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
      <CountryVisas
        countries={countries}
        home={returnsTo(trip.offers)}
        lastDay={lastDayOf(trip.offers)}
        heading={trip.heading}
        travellers={trip.travellers ?? []}
      />
    </NextIntlClientProvider>
  );
}

interface CountryVisasProps extends Required<Omit<TripNoteProps, 'offers'>> {
  countries: readonly TripCountry[];
  /** An airport of the country to which the trip leads back; null where it does not. */
  home: string | null;
  /** yyyy-MM-dd */
  lastDay: string;
}

/**
 * The visa rules and their source for each country of a trip, for every nationality that travels; before these are known, for the passports saved on this
 * device, or for one selected here.
 */
function CountryVisas({ countries, home, lastDay, heading: Heading, travellers }: CountryVisasProps) {
  const t = useTranslations('visa');
  const id = useId();
  const areTooOld = areVisaRulesTooOld();
  const groups = areTooOld ? [] : byNationality(travellers);
  const [selected, setSelected] = useState(() => firstKnown(loadPassport()));
  const saved = useSyncExternalStore(partyPassports.subscribe, partyPassports.read, partyPassports.readOnServer);
  const party = groups.length > 0 || areTooOld ? [] : saved;
  const isFamily = party.length > 1;
  const passport = groups.length > 0 ? firstKnown(...groups.map(([nationality]) => nationality)) : selected;
  const choice = { passport, destination: countries[0]?.country ?? null };

  function choose(code: string) {
    setSelected(code);
    savePartyPassports(party.some(({ country }) => country === code) ? party : [{ country: code }]);
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
          <CountryRules passport={nationality} countries={countries} home={home} />
        </div>
      ))}
      {isFamily &&
        [...new Set(party.map(({ country }) => country))].map((code) => (
          <div key={code} className="mt-4 rounded-control border border-line bg-raised p-4">
            <PassportName code={code} heading={Heading === 'h3' ? 'h4' : 'h5'} />
            <CountryRules passport={code} countries={countries} home={home} />
          </div>
        ))}
      {!areTooOld && !isFamily && groups.length === 0 && (
        <>
          <PassportChoice id={`${id}-passport`} passport={selected} onChoose={choose} />
          {selected && <CountryRules passport={selected} countries={countries} home={home} />}
        </>
      )}
      <ValidityNotes passports={party} lastDay={lastDay} />
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

function PassportName({ code, heading: Heading }: { code: string; heading: 'h4' | 'h5' }) {
  const t = useTranslations('visa.note');
  const locale = useLocale();
  return (
    <Heading className="font-semibold text-lg">
      {t('passport', { passport: namePlaces([code], locale)[0]?.name ?? code })}
    </Heading>
  );
}

/** The passports that end too soon for the trip. */
function ValidityNotes({ passports, lastDay }: { passports: readonly PartyPassport[]; lastDay: string }) {
  const t = useTranslations('visa.trip');
  const locale = useLocale();
  return passports.map((passport, index) => {
    const validity = validityOf(passport, lastDay);
    if (!validity) return null;
    const name = namePlaces([passport.country], locale)[0]?.name ?? passport.country;
    return (
      // Two of a family may have the same.
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole.
      <p key={index} className="mt-2 flex gap-2 rounded-control bg-sun-soft px-3 py-2 text-on-sun-soft text-sm">
        <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
        <span key={validity}>
          {t.rich(validity, {
            passport: name,
            expiry: () => <bdi>{formatDay(passport.expiry ?? '')}</bdi>,
            lastDay: () => <bdi>{formatDay(lastDay)}</bdi>,
          })}
        </span>
      </p>
    );
  });
}

interface PassportChoiceProps {
  id: string;
  /** Null before somebody has chosen: nobody's passport is guessed. */
  passport: string | null;
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
        value={passport ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        {passport === null && <option value="">{t('choosePassport')}</option>}
        {namePlaces(visaPassports, locale).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The first of these passports that the index has. */
function firstKnown(...codes: readonly (string | null)[]): string | null {
  return codes.find((code) => code && visaPassports.includes(code)) ?? null;
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
