'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Field } from '@/components/ui/fields/field';
import { TextField } from '@/components/ui/fields/text-field';
import { ErrorSummary, type SummaryError } from '@/components/ui/forms/error-summary';
import { MailSuggestion } from '@/components/ui/forms/mail-suggestion';
import type { ContactDraft } from '@/lib/bookings/contact';
import type { DraftCheck, DraftErrors } from '@/lib/bookings/draft';
import { useAccountContact } from '@/lib/bookings/use-account';
import { type FormPost, PostedFields, postOf } from '../flow/posted-fields';

interface CheckedForm<Draft extends { contact: ContactDraft }> {
  draft: Draft;
  /** Errors from the form or the server, by path. */
  errors: DraftErrors;
  check: (draft: Draft) => DraftCheck<unknown>;
  onChange: (draft: Draft) => void;
  onErrors: (errors: DraftErrors) => void;
  onComplete: () => void;
}

/** Validates a field when the visitor leaves it after an edit; a shown error disappears as soon as the text is valid. */
export function useTravellerForm<Draft extends { contact: ContactDraft }>(form: CheckedForm<Draft>) {
  const { draft, errors, onErrors } = form;
  const edited = useRef(new Set<string>());
  const [attempt, setAttempt] = useState(Object.keys(errors).length > 0 ? 1 : 0);

  function errorsOf(some: Draft): DraftErrors {
    const check = form.check(some);
    return 'errors' in check ? check.errors : {};
  }

  function report(next: DraftErrors) {
    // After all errors are fixed, a new one shows only at its field: another summary would take the focus.
    if (Object.keys(next).length === 0) setAttempt(0);
    onErrors(next);
  }

  /** `paths` were edited. Validates them again, together with `settled`. */
  function change(next: Draft, paths: readonly string[], settled = paths) {
    for (const path of paths) edited.current.add(path);
    form.onChange(next);
    if (Object.keys(errors).length === 0) return;
    const found = errorsOf(next);
    // An edit may also resolve the error of another field: a passport or a person that was given twice.
    const isSettled = (at: string) => !found[at] && (settled.includes(at) || /Repeated$/.test(errors[at] ?? ''));
    const remaining = Object.entries(errors).filter(([at]) => !isSettled(at));
    if (remaining.length < Object.keys(errors).length) report(Object.fromEntries(remaining));
  }

  function leave(path: string) {
    if (!edited.current.has(path)) return;
    const { [path]: before, ...others } = errors;
    const found = errorsOf(draft)[path];
    if (found !== before) report(found ? { ...others, [path]: found } : others);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = errorsOf(draft);
    report(found);
    if (Object.keys(found).length > 0) setAttempt(attempt + 1);
    else form.onComplete();
  }

  return { draft, errors, attempt, change, leave, submit };
}

interface TravellerFormProps<Draft extends { contact: ContactDraft }> {
  form: ReturnType<typeof useTravellerForm<Draft>>;
  label: string;
  /** Above the fields. */
  intro: string;
  summary: { title: string; lines: readonly SummaryError[] };
  textOf: (error: string | undefined) => string | undefined;
  /** The buttons to continue. */
  buttons: ReactNode;
  post?: FormPost | undefined;
  /** It is known, and not asked for. */
  isContactKnown?: boolean | undefined;
  /** The fields of the travellers. */
  children: ReactNode;
}

/** Asks for travellers and contact. Initial errors are listed in a summary at once. */
export function TravellerForm<Draft extends { contact: ContactDraft }>(props: TravellerFormProps<Draft>) {
  const { form, summary, textOf } = props;
  const { draft, errors } = form;
  useAccountContact(draft.contact, (contact) => props.isContactKnown || form.change({ ...draft, contact }, []));
  return (
    <form
      {...postOf(props.post)}
      onSubmit={form.submit}
      noValidate
      id="travellers"
      aria-label={props.label}
      className="scroll-mt-24 space-y-5"
    >
      <PostedFields post={props.post} />
      {form.attempt > 0 && <ErrorSummary key={form.attempt} title={summary.title} errors={summary.lines} />}
      <p className="text-ink-soft">{props.intro}</p>
      {props.children}
      {!props.isContactKnown && (
        <ContactFields
          contact={draft.contact}
          errorOf={(field) => textOf(errors[`contact.${field}`])}
          onChange={(field, value) => {
            form.change({ ...draft, contact: { ...draft.contact, [field]: value } }, [`contact.${field}`]);
          }}
          onLeave={(field) => form.leave(`contact.${field}`)}
        />
      )}
      {props.buttons}
    </form>
  );
}

interface ContactFieldsProps {
  contact: ContactDraft;
  errorOf: (field: keyof ContactDraft) => string | undefined;
  onChange: (field: keyof ContactDraft, value: string) => void;
  onLeave: (field: keyof ContactDraft) => void;
}

const lines = [
  { field: 'email', type: 'email', autoComplete: 'email', maxLength: 254 },
  { field: 'phone', type: 'tel', autoComplete: 'tel', maxLength: 30 },
] as const;

/** Contact details and notes for the agency. */
function ContactFields({ contact, errorOf, onChange, onLeave }: ContactFieldsProps) {
  const t = useTranslations('bookings.contact');
  return (
    <fieldset aria-labelledby="contact" className="min-w-0 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <h3 id="contact" className="text-lg">
        {t('title')}
      </h3>
      <p className="mb-4 text-ink-soft text-sm">{t('text')}</p>
      <div className="field-grid sm:grid-cols-2">
        {lines.map(({ field, ...input }) => (
          <TextField
            key={field}
            id={`contact.${field}`}
            name={`contact.${field}`}
            label={t(field)}
            hint={t(`${field}Hint`)}
            error={errorOf(field)}
            help={
              field === 'email' && (
                <MailSuggestion
                  email={contact.email}
                  words={{ suggestion: t('meant.suggestion'), use: t('meant.use') }}
                  onUse={(email) => {
                    onChange('email', email);
                    document.getElementById('contact.email')?.focus();
                  }}
                />
              )
            }
            {...input}
            required
            value={contact[field]}
            onChange={({ target }) => onChange(field, target.value)}
            onBlur={() => onLeave(field)}
          />
        ))}
        <div className="sm:col-span-2">
          <Field id="contact.notes" label={t('notes')} optional={t('optional')} hint={t('notesHint')} error={errorOf('notes')}>
            {(control) => (
              <textarea
                {...control}
                name="contact.notes"
                dir="auto"
                rows={3}
                value={contact.notes}
                onChange={({ target }) => onChange('notes', target.value)}
                onBlur={() => onLeave('notes')}
                className="control py-2.5"
              />
            )}
          </Field>
        </div>
      </div>
    </fieldset>
  );
}
