import { useTranslations } from 'next-intl';
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Field } from '@/components/ui/fields/field';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { Spinner } from '@/components/ui/spinner';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { firstTyped } from '@/lib/self-service/first-typed';
import { readTab, writeTab } from '@/lib/storage/tab-storage';
import type { useLookUp } from './use-look-up';

export interface LookUpField {
  name: string;
  label: string;
  hint?: string;
  error: string;
  input?: ComponentProps<'input'>;
  /** Not stored; empty after a reload. */
  isSecret?: boolean;
}

type LookUpWords = ReturnType<typeof useTranslations<'selfService'>>;

export function referenceField(t: LookUpWords, of: 'booking' | 'refund' | 'visa'): LookUpField {
  const input = { autoComplete: 'off', autoCapitalize: 'characters', dir: 'ltr' } as const;
  return {
    name: 'reference',
    label: t('form.reference'),
    hint: t(`${of}.referenceHint`),
    error: t(`${of}.referenceError`),
    input,
  };
}

export function lastNameField(t: LookUpWords, error: string): LookUpField {
  const input = { autoComplete: 'family-name', autoCapitalize: 'words', dir: 'auto' } as const;
  return { name: 'lastName', label: t('form.lastName'), hint: t('form.lastNameHint'), error, input };
}

interface LookUpFormProps<Found, Wanted> {
  /** Prefix of the controls' ids, and key of the stored draft. */
  name: string;
  labelledBy: string;
  fields: readonly LookUpField[];
  /** Schema of the request, with a key for each field. */
  schema: z.ZodMiniType<Wanted>;
  onSend?: (wanted: Wanted) => void;
  state: ReturnType<typeof useLookUp<Found>>;
  submit?: string;
  /** Replaces the usual text when nothing matches. */
  miss?: string;
}

const keyOf = (name: string) => `karam.look-up.${name}.v1`;

/** A form for two secrets of the owner. The fields have no names, so that without script nothing of them gets into an address. */
export function LookUpForm<Found, Wanted>(props: LookUpFormProps<Found, Wanted>) {
  const { name, labelledBy, fields, schema, onSend, state, submit, miss } = props;
  const t = useTranslations('selfService.form');
  const { wait, failure, attempt, ask } = state;
  const [typed, setTyped] = useState<Record<string, string>>({});
  const wrong = useFieldErrors();
  const form = useRef<HTMLFormElement>(null);
  const isInBrowser = useIsInBrowser();

  useEffect(() => {
    const controls = [...(form.current?.querySelectorAll('input') ?? [])];
    const inPage = Object.fromEntries(controls.map(({ id, value }) => [id.slice(name.length + 1), value]));
    const linked = new URLSearchParams(window.location.search).get('reference');
    const first = firstTyped(inPage, readTab(keyOf(name)), linked);
    setTyped((before) => ({ ...first, ...before }));
  }, [name]);

  function type(field: string, value: string) {
    const next = { ...typed, [field]: value };
    setTyped(next);
    const open = fields.filter(({ isSecret }) => !isSecret).map((one) => [one.name, next[one.name] ?? '']);
    writeTab(keyOf(name), Object.fromEntries(open));
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const wanted = schema.safeParse(Object.fromEntries(fields.map((field) => [field.name, typed[field.name] ?? ''])));
    const issues = wanted.success ? [] : wanted.error.issues;
    const errors = fields.filter(({ name: field }) => issues.some(({ path }) => path[0] === field));
    wrong.report(Object.fromEntries(errors.map((field) => [idOf(field.name), field.error])));
    if (!wanted.success) return;
    onSend?.(wanted.data);
    void ask(wanted.data);
  }

  const idOf = (field: string) => `${name}-${field}`;
  const text = failure === 'miss' && miss ? miss : failure && t(`notices.${failure}`);
  return (
    <form ref={form} onSubmit={send} onInput={wrong.onInput} noValidate aria-labelledby={labelledBy} className="space-y-5">
      {wrong.lines.length > 0 && <ErrorSummary key={wrong.attempt} title={t('summary')} errors={wrong.lines} />}
      {text && wrong.lines.length === 0 && (
        <AnswerNotice key={attempt} tone="warning">
          {text}
        </AnswerNotice>
      )}
      <div className="field-grid sm:grid-cols-2">
        {fields.map(({ name: field, label, hint, input }) => (
          <Field key={field} id={idOf(field)} label={label} hint={hint} error={wrong.errors[idOf(field)]}>
            {(control) => (
              <input
                type="text"
                spellCheck={false}
                maxLength={200}
                {...input}
                {...control}
                required
                value={typed[field] ?? ''}
                onChange={(event) => type(field, event.target.value)}
                className="control"
              />
            )}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {/* Before hydration, submitting would only reload the page. */}
        <Button type="submit" disabled={!isInBrowser} aria-disabled={wait !== 'none'} className="min-h-12 px-8 max-sm:w-full">
          {wait !== 'none' && <Spinner />}
          <span>{wait === 'none' ? (submit ?? t('submit')) : t('looking')}</span>
        </Button>
        <p role="status" className="text-ink-soft text-sm">
          {wait === 'slow' && t('slow')}
        </p>
      </div>
    </form>
  );
}
