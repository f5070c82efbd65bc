import { createContext, startTransition, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { visaPassports } from '@/content/visa-passports.generated';
import type { FlightOffer } from '@/lib/flights/offer';
import { lastDayOf, tripCountries } from '@/lib/flights/trip-countries';
import { loadRules } from '@/lib/visa/load-rules';
import { type PartyPassport, partyPassports } from '@/lib/visa/papers/party-passports';
import { type TripPapers, tripPapers } from '@/lib/visa/papers/passport-papers';
import { areVisaRulesTooOld } from '@/lib/visa/rules-age';

type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the party's passports need, once their rules are here. */
export interface KnownPapers {
  passports: readonly PartyPassport[];
  rules: Rules;
  papersOf: (offer: FlightOffer) => TripPapers;
}

export interface Papers {
  /** `none`: nobody has said a passport. */
  state: 'none' | 'loading' | 'failed' | 'tooOld' | 'known';
  known: KnownPapers | null;
  passports: readonly PartyPassport[];
  retry: () => void;
}

/** The passports saved on this device, and what they need. Their rules load after the flights are on the page. */
export function usePapers(): Papers {
  const passports = useSyncExternalStore(partyPassports.subscribe, partyPassports.read, partyPassports.readOnServer);
  const codes = [...new Set(passports.map(({ country }) => country))].filter((code) => visaPassports.includes(code)).join();
  const [loaded, setLoaded] = useState<{ codes: string; rules: Rules | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isTooOld = passports.length > 0 && areVisaRulesTooOld();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt requests again.
  useEffect(() => {
    if (passports.length === 0 || isTooOld) return;
    let isWanted = true;
    // A transition: the phone answers to touch while the rows take their word.
    const set = (rules: Rules | null) => isWanted && startTransition(() => setLoaded({ codes, rules }));
    const list = codes === '' ? [] : codes.split(',');
    Promise.all(list.map(async (code) => [code, await loadRules(code)] as const)).then(
      (rows) => set(Object.fromEntries(rows)),
      () => set(null),
    );
    return () => {
      isWanted = false;
    };
  }, [codes, passports.length, isTooOld, attempt]);

  const rules = loaded?.codes === codes ? loaded.rules : undefined;
  // Memoized by hand: all rows depend on it.
  const known = useMemo(() => (rules && passports.length > 0 ? knownPapers(passports, rules) : null), [passports, rules]);
  const state =
    passports.length === 0 ? 'none' : isTooOld ? 'tooOld' : rules === undefined ? 'loading' : rules ? 'known' : 'failed';
  function retry() {
    setLoaded(null);
    setAttempt(attempt + 1);
  }
  return { state, known: isTooOld ? null : known, passports, retry };
}

function knownPapers(passports: readonly PartyPassport[], rules: Rules): KnownPapers {
  const found = new WeakMap<FlightOffer['itineraries'], TripPapers>();
  return {
    passports,
    rules,
    papersOf: ({ itineraries }) => {
      const trip = [{ itineraries }];
      const papers =
        found.get(itineraries) ??
        tripPapers(passports, { stops: tripCountries(trip), lastDay: lastDayOf(trip) }, (passport) => rules[passport]);
      found.set(itineraries, papers);
      return papers;
    },
  };
}

const PapersContext = createContext<KnownPapers | null>(null);

/** Rows inside say what the party's passports need for them. */
export const PapersProvider = PapersContext;

export function useKnownPapers(): KnownPapers | null {
  return useContext(PapersContext);
}
