import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useContext, useRef, useState } from 'react';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { randomUuid } from '@/lib/browser/random-uuid';
import { type DeskRule, markupRuleAction, type RuleOutcome, sendMarkupRule, type TypedRule } from '@/lib/desk/markup-rules';
import type { Locale } from '@/lib/i18n/locales';
import { fieldErrors } from '@/lib/network/http';
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';
import { RecheckStaff } from '../use-desk-data';
import { useLeaveQuestion } from '../use-leave-question';

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
  return typeof draft === 'object' && draft !== null ? { ...empty, ...draft } : storedOf(rule);
}

function storedOf(rule: DeskRule | null): Values {
  if (!rule) return { ...empty, product: 'flight' };
  return { ...empty, product: rule.product, percent: String(rule.basis_points / 100), fixed: String(rule.fixed_amount / 100) };
}

/** The request: typed values only. `id` is new for a new rule. */
function actionOf(rule: DeskRule | null, values: Values, { id, locale }: { id: string; locale: Locale }): TypedRule {
  const { product, percent, fixed, placeId } = values;
  if (rule) return { type: 'change', id: rule.id, seen: rule.version, isActive: rule.is_active, percent, fixed };
  const amounts = { type: 'make', id, percent, fixed } as const;
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
  useLeaveQuestion(fields.some((field) => values[field] !== storedOf(rule)[field]));
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
