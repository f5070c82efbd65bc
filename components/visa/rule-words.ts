import type { RuleKind } from '@/lib/visa/rule';

/** Texts of the picker and its table; made on the server, so that the browser needs no plural rules. */
export interface RuleWords {
  kinds: Record<RuleKind, { name: string; meaning: string }>;
  /** "90 days", by number of days. */
  stays: Record<number, string>;
  /** "Up to 90 days without a visa", by number of days. */
  limits: Record<number, string>;
  passport: string;
  passportHint: string;
  /** Of the passport and the destination in the address. */
  unknownPassport: string;
  unknownDestination: string;
  destination: string;
  choose: string;
  chooseHint: string;
  loading: string;
  unavailable: string;
  retry: string;
  unknown: string;
  homeName: string;
  homeMeaning: string;
  /** Between two countries of the GCC. */
  idCard: string;
  /** With {day}. */
  source: string;
  confirm: string;
  service: string;
  ask: string;
  /** With {passport} and {destination}. */
  message: string;
  /** With {passport}. */
  table: string;
  rule: string;
  places: string;
}
