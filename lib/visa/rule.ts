/** From the easiest entry to none. */
export const ruleKinds = ['free', 'eta', 'onArrival', 'eVisa', 'required', 'noAdmission'] as const;
export type RuleKind = (typeof ruleKinds)[number];

export interface VisaRule {
  kind: RuleKind;
  /** Longest stay without a visa, in days; null when the index has none. */
  days: number | null;
}

const kinds: Readonly<Record<string, RuleKind>> = {
  'visa free': 'free',
  eta: 'eta',
  'visa on arrival': 'onArrival',
  'e-visa': 'eVisa',
  'visa required': 'required',
  'no admission': 'noAdmission',
};

/** Reads a rule of the index: a number of days, or one of six words. Null for anything else. */
export function readRule(written: string): VisaRule | null {
  if (/^[1-9]\d{0,3}$/.test(written)) return { kind: 'free', days: Number(written) };
  const kind = Object.hasOwn(kinds, written) ? kinds[written] : undefined;
  return kind ? { kind, days: null } : null;
}

/** The lengths of stay in rules, in days, each once, the shortest first. */
export function staysIn(rules: readonly string[]): number[] {
  const days = rules.flatMap((written) => readRule(written)?.days ?? []);
  return [...new Set(days)].sort((one, other) => one - other);
}
