'use client';

import { useEffect, useMemo, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Select } from '@/components/ui/fields/select';
import { Icon } from '@/components/ui/icon';
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
        {rules && <RuleGroups groups={groupByEase(rules, countries)} words={words} />}
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

/** All destinations of one passport by rule, the easiest first and open; the others open with a tap. */
function RuleGroups({ groups, words }: { groups: readonly EaseGroup[]; words: RuleWords }) {
  return (
    <div className="mt-5 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised shadow-card">
      {groups.map(({ kind, places }, index) => {
        const stays = staysOf(places);
        return (
          <details key={kind} open={index === 0} className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-5 py-3 group-open:bg-sunken hover:bg-sunken [&::-webkit-details-marker]:hidden">
              <h3 className="text-lg">{words.kinds[kind].name}</h3>
              <span className="ms-auto text-ink-soft">{places.length}</span>
              <Icon name="down" className="size-5 text-ink-soft group-open:rotate-180" />
            </summary>
            <dl className="divide-y divide-line border-line border-t px-5">
              {stays.map((days) => (
                <div key={days} className="gap-6 py-4 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)]">
                  {/* Where the index has no days for any country, nothing sets these apart. */}
                  <dt className={stays.length === 1 && days === null ? 'sr-only' : 'font-semibold'}>
                    {days === null ? words.noStay : words.stays[days]}
                  </dt>
                  <dd className="leading-relaxed last:only:col-span-full">{namesOf(places, days).join(words.comma)}</dd>
                </div>
              ))}
            </dl>
          </details>
        );
      })}
    </div>
  );
}

const namesOf = (places: EaseGroup['places'], stay: number | null) =>
  places.filter(({ days }) => days === stay).map(({ name }) => name);

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
