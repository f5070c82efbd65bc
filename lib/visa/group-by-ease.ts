import { type RuleKind, readRule, ruleKinds } from './rule';

export interface PlaceName {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

export interface EaseGroup {
  kind: RuleKind;
  /** In the order of the given names. */
  places: (PlaceName & { days: number | null })[];
}

/** The destinations of one passport by ease of entry, easiest first; without empty groups and unknown rules. */
export function groupByEase(rules: Readonly<Record<string, string>>, names: readonly PlaceName[]): EaseGroup[] {
  const found = names.flatMap(({ code, name }) => {
    const written = Object.hasOwn(rules, code) ? rules[code] : undefined;
    const rule = written === undefined ? null : readRule(written);
    return rule ? [{ kind: rule.kind, place: { code, name, days: rule.days } }] : [];
  });
  return ruleKinds
    .map((kind) => ({ kind, places: found.filter((entry) => entry.kind === kind).map(({ place }) => place) }))
    .filter(({ places }) => places.length > 0);
}
