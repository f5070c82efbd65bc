import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useContext, useRef, useState } from 'react';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { randomUuid } from '@/lib/browser/random-uuid';
import { type DeskRule, markupRuleAction, type RuleOutcome, sendMarkupRule, type TypedRule } from '@/lib/desk/markup-rules';
import { airlineName, cityName } from '@/lib/flights/place-names';
import type { Locale } from '@/lib/i18n/locales';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { fieldErrors } from '@/lib/network/http';
import { readTab, removeTab, writeTab } from '@/lib/storage/browser-storage';
import { isolated } from '@/lib/text/isolate';
import { RecheckStaff } from '../use-desk-data';

const fields = [
  'product',
  'airline',
  'origin',
  'destination',
  'cabin',
  'place',
  'placeId',
  'placeInOther',
  'percent',
  'fixed',
] as const;
type Field = (typeof fields)[number];
type Values = Readonly<Record<Field, string>>;

const empty = Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>;
const draftKey = (rule: DeskRule | null) => `karam.desk-markup.${rule?.id ?? 'new'}.v1`;
export const fieldId = (field: Field) => `desk-markup-${field}`;
const known = ['airline', 'origin', 'destination', 'sameCity', 'place', 'percent', 'fixed', 'amount'] as const;

/** As typed; unsaved values survive errors, reloads and the end of the session. */
function startOf(rule: DeskRule | null): Values {
  const draft = readTab(draftKey(rule));
  if (typeof draft === 'object' && draft !== null) return { ...empty, ...draft };
  if (!rule) return { ...empty, product: 'flight' };
  return { ...empty, product: rule.product, percent: String(rule.basis_points / 100), fixed: String(rule.fixed_amount / 100) };
}

/** The request: typed values only. `id` is new for a new rule. */
function actionOf(rule: DeskRule | null, values: Values, { id, locale }: { id: string; locale: Locale }): TypedRule {
  const { product, percent, fixed, placeId } = values;
  if (rule) return { do: 'change', id: rule.id, seen: rule.version, isActive: rule.is_active, percent, fixed };
  const amounts = { do: 'make', id, percent, fixed } as const;
  // A text that is not a place is sent as it is, and refused.
  const place = values.place.trim();
  const names = [place, values.placeInOther || place] as const;
  const [en, ar] = locale === 'ar' ? names.toReversed() : names;
  if (product === 'stay')
    return { ...amounts, product, ...(place && { place: { id: placeId, name: { en: en ?? place, ar: ar ?? place } } }) };
  const about = (['airline', 'origin', 'destination', 'cabin'] as const).filter((field) => values[field].trim());
  return { ...amounts, product: 'flight', ...Object.fromEntries(about.map((field) => [field, values[field]])) };
}

/** The form of a rule: typed values, errors, and the result of sending. `rule` is null for a new one. */
export function useRuleForm(rule: DeskRule | null, onDone: (outcome: RuleOutcome) => void) {
  const t = useTranslations('desk.markup.errors');
  const recheckStaff = useContext(RecheckStaff);
  const isBusy = useRef(false);
  /** Sent twice, it is one rule. */
  const [id] = useState(randomUuid);
  const [values, setValues] = useState(() => startOf(rule));
  const [failure, setFailure] = useState<RuleOutcome | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { errors, lines, attempt, report, onInput } = useFieldErrors();

  function type(changed: Partial<Values>) {
    // The result of a lookup may arrive after more was typed.
    setValues((before) => {
      const next = { ...before, ...changed };
      writeTab(draftKey(rule), next);
      return next;
    });
  }

  function drop() {
    removeTab(draftKey(rule));
  }

  const action = actionOf(rule, values, { id, locale: useLocale() });
  const checked = markupRuleAction.safeParse(action);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    setFailure(null);
    const found = checked.success ? [] : fieldErrors(checked.error.issues);
    // A rule of nothing is an exception, and is meant.
    if (!values.percent.trim() && !values.fixed.trim()) found.push({ path: 'percent', message: 'amount' });
    report(
      Object.fromEntries(
        found.map(({ path, message }) => {
          const field = fields.find((one) => one === path.split('.')[0]) ?? 'percent';
          return [fieldId(field), t(known.find((one) => one === message) ?? (field === 'place' ? 'place' : 'amount'))];
        }),
      ),
    );
    if (found.length > 0) return;
    isBusy.current = true;
    setIsSaving(true);
    const outcome = await sendMarkupRule(action);
    isBusy.current = false;
    setIsSaving(false);
    if (outcome === 'refused') recheckStaff();
    if (outcome !== 'created' && outcome !== 'saved' && outcome !== 'repeated') return setFailure(outcome);
    drop();
    onDone(outcome);
  }

  return {
    values,
    type,
    errors,
    lines,
    attempt,
    onInput,
    failure,
    isSaving,
    save,
    drop,
    made: checked.success ? checked.data : null,
  };
}

/** The amounts of a rule in words: "4% + QAR 20". Basis points, and dirhams. */
export function useMarkupWord(): (basisPoints: number, fixedAmount: number) => string {
  const t = useTranslations('desk.markup');
  const tag = intlTag(useLocale());
  return (basisPoints, fixedAmount) => {
    const percent = isolated(
      new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000),
    );
    const fixed = isolated(formatQarExactly(fixedAmount / 100, tag));
    if (basisPoints > 0 && fixedAmount > 0) return t('both', { percent, fixed });
    if (basisPoints > 0) return percent;
    return fixedAmount > 0 ? fixed : t('nothing');
  };
}

export type RuleFacts = Pick<
  DeskRule,
  'product' | 'airline' | 'origin' | 'destination' | 'place_name' | 'cabin' | 'basis_points' | 'fixed_amount'
>;

/** A rule in one sentence: "Qatar Airways, Doha (DOH) – London (LON), business: 4% + QAR 20". */
export function useRuleSentence(): (rule: RuleFacts) => string {
  const t = useTranslations('desk.markup');
  const locale = useLocale();
  const amountWord = useMarkupWord();
  const placeWord = (code: string) => `${cityName(code, locale)} (${isolated(code)})`;

  function aboutFlights({ airline, origin, destination, cabin }: RuleFacts): string {
    const [from, to] = [origin && placeWord(origin), destination && placeWord(destination)];
    const route = from && to ? t('route', { from, to }) : from ? t('from', { from }) : to && t('to', { to });
    const parts = [airline && isolated(airlineName(airline, locale, {})), route, cabin && t(`cabins.${cabin}`)];
    return parts.filter(Boolean).join(`${t('comma')} `) || t('allFlights');
  }

  return (rule) => {
    const { product, place_name: place, basis_points, fixed_amount } = rule;
    const stays = place ? t('staysIn', { place: isolated(place[locale]) }) : t('allStays');
    const begun = product === 'flight' ? aboutFlights(rule) : stays;
    const about = begun.charAt(0).toLocaleUpperCase(locale) + begun.slice(1);
    return t('sentence', { about, amount: amountWord(basis_points, fixed_amount) });
  };
}
