'use client';

import clsx from 'clsx';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Select } from '@/components/ui/fields/select';
import { RuleSource } from '@/components/visa/rule-words';
import { passportKey } from '@/lib/storage/passports';
import { type Choice, type ChoiceOfAddress, type KnownCodes, readChoice, writeChoice } from '@/lib/visa/choice-address';
import { type EaseGroup, groupByEase, type PlaceName } from '@/lib/visa/group-by-ease';
import { loadPassport, savePassport } from '@/lib/visa/saved-passport';
import type { RuleWords } from '../rule-words';
import { type PassportRules, useRules } from '../use-rules';
import { type Desk, RuleCard } from './rule-card';

interface RequirementsPickerProps {
  /** Passports and destinations: the index has the same of both. */
  countries: readonly PlaceName[];
  /** The default passport; its table is prerendered, and stays without script. */
  first: PassportRules;
  asOf: string;
  desk: Desk;
  words: RuleWords;
}

export function RequirementsPicker({ countries, first, asOf, desk, words }: RequirementsPickerProps) {
  const known = useMemo(() => {
    const codes = countries.map(({ code }) => code);
    return { passports: codes, destinations: codes };
  }, [countries]);
  const [choice, choose] = useChoice(known, first.passport);
  const passport = countries.find(({ code }) => code === choice.passport) ?? { code: first.passport, name: first.passport };
  const destination = countries.find(({ code }) => code === choice.destination);
  const [rules, retry] = useRules(passport.code, first);

  return (
    <>
      <div data-live={passportKey} className="rounded-card border border-line bg-raised p-5 shadow-card md:p-8 noscript:hidden">
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Select
            id="passport"
            label={words.passport}
            value={passport.code}
            error={choice.unknown.includes('passport') ? words.unknownPassport : undefined}
            onChange={(event) => choose({ passport: event.target.value })}
          >
            <Options places={countries} />
          </Select>
          <Select
            id="destination"
            label={words.destination}
            value={destination?.code ?? ''}
            error={choice.unknown.includes('destination') ? words.unknownDestination : undefined}
            onChange={(event) => choose({ destination: event.target.value || null })}
          >
            <option value="">{words.choose}</option>
            <Options places={countries} />
          </Select>
        </div>
        <p className="mt-2 text-ink-soft text-sm">{words.passportHint}</p>
        <div aria-live="polite" className="mt-6">
          {rules === undefined && <p className="text-ink-soft">{words.loading}</p>}
          {rules === null && (
            <RulesMissing passport={passport} destination={destination} desk={desk} words={words} onRetry={retry} />
          )}
          {rules && !destination && <p className="text-ink-soft">{words.chooseHint}</p>}
          {rules && destination && (
            <RuleCard
              passport={passport}
              destination={destination}
              written={rules[destination.code]}
              asOf={asOf}
              desk={desk}
              words={words}
            />
          )}
        </div>
      </div>
      <section aria-labelledby="all-destinations" className="mt-12 min-h-96">
        <h2 id="all-destinations" className="text-2xl md:text-3xl">
          {words.table.replace('{passport}', passport.name)}
        </h2>
        <RuleSource asOf={asOf} words={words} />
        {rules && <RuleTable groups={groupByEase(rules, countries)} words={words} />}
      </section>
    </>
  );
}

function Options({ places }: { places: readonly PlaceName[] }) {
  return places.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}

interface RulesMissingProps {
  passport: PlaceName;
  /** Undefined while none is selected; the message then has a blank. */
  destination: PlaceName | undefined;
  desk: Desk;
  words: RuleWords;
  onRetry: () => void;
}

/** Loading failed: a retry, or contact. */
function RulesMissing({ passport, destination, desk, words, onRetry }: RulesMissingProps) {
  const message = words.message.replace('{passport}', passport.name).replace('{destination}', destination?.name ?? '…');
  return (
    <>
      <p>{words.unavailable}</p>
      <div className="mt-4 flex gap-3 max-sm:flex-col">
        <Button onClick={onRetry}>{words.retry}</Button>
        <WhatsAppLink number={desk.whatsapp} message={message} className={buttonClass('secondary')}>
          {words.ask}
        </WhatsAppLink>
      </div>
    </>
  );
}

/** All destinations of one passport, the easiest first. On a phone the rule is above its countries. */
function RuleTable({ groups, words }: { groups: readonly EaseGroup[]; words: RuleWords }) {
  return (
    <div className="mt-5 overflow-hidden rounded-card border border-line bg-raised shadow-card">
      <table className="w-full text-start">
        <thead className="bg-sunken text-sm max-md:sr-only">
          <tr>
            <th scope="col" className="w-56 px-5 py-3 text-start font-medium">
              {words.rule}
            </th>
            <th scope="col" className="px-5 py-3 text-start font-medium">
              {words.places}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {groups.map(({ kind, places }) => (
            <tr key={kind} className="max-md:block">
              <th scope="row" className="px-5 pt-4 text-start align-top font-semibold max-md:block md:pb-4">
                {words.kinds[kind].name}
              </th>
              <td className="px-5 pt-2 pb-4 max-md:block md:pt-4">
                <StaysOfGroup places={places} words={words} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The places of a group by length of stay, if the index states any. */
function StaysOfGroup({ places, words }: { places: EaseGroup['places']; words: RuleWords }) {
  const stays = staysOf(places);
  return (
    <div className="gap-x-4 md:grid md:grid-cols-[7rem_minmax(0,1fr)] md:gap-y-3">
      {stays.map((days) => {
        const hasLabel = stays.length > 1 || days !== null;
        return (
          <Fragment key={days}>
            {hasLabel && (
              <p className="font-medium max-md:not-first:mt-3">{days === null ? words.stayUnknown : words.stays[days]}</p>
            )}
            <ul
              className={clsx(
                "flex min-w-0 flex-wrap gap-x-2 gap-y-1 [&>li:not(:last-child)]:after:ms-2 [&>li:not(:last-child)]:after:content-['·']",
                !hasLabel && 'md:col-span-2',
              )}
            >
              {places.map((place) => place.days === days && <li key={place.code}>{place.name}</li>)}
            </ul>
          </Fragment>
        );
      })}
    </div>
  );
}

/** The lengths of stay in a group, the longest first, those not stated last. */
function staysOf(places: EaseGroup['places']): (number | null)[] {
  return [...new Set(places.map(({ days }) => days))].sort((one, other) => (other ?? 0) - (one ?? 0));
}

/** The selection, stored in the address. Without one, the passport is the last one selected on this device, or `first`. */
function useChoice(known: KnownCodes, first: string): [choice: ChoiceOfAddress, choose: (change: Partial<Choice>) => void] {
  const [choice, setChoice] = useState<ChoiceOfAddress>({ passport: first, destination: null, unknown: [] });
  const { passports, destinations } = known;

  useEffect(() => {
    function read() {
      const asked = readChoice(window.location.search, { passports, destinations });
      const stored = loadPassport();
      const usual = stored && passports.includes(stored) ? stored : first;
      setChoice({ ...asked, passport: asked.passport ?? usual });
    }
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [passports, destinations, first]);

  function choose(change: Partial<Choice>) {
    const next = { ...choice, ...change, unknown: choice.unknown.filter((name) => !(name in change)) };
    setChoice(next);
    if (change.passport) savePassport(change.passport);
    const { pathname, search, hash } = window.location;
    window.history.replaceState(null, '', `${pathname}${writeChoice(search, next)}${hash}`);
  }

  return [choice, choose];
}
