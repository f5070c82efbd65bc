'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { DateFieldWords } from '@/components/ui/dates/date-field';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { Notice } from '@/components/ui/notice';
import { type EnquiryResponse, hiddenFields } from '@/lib/enquiries/answer';
import { clearDraft, holdsFiles, restoreDraft, saveDraft } from '@/lib/enquiries/form/draft';
import type { FieldView, FileView, FormWords } from '@/lib/enquiries/form/form-view';
import type { FileRoom } from '@/lib/enquiries/form/send-enquiry';
import type { Locale } from '@/lib/i18n/locales';
import { isSiteThere } from '@/lib/network/is-site-there';
import { hasSessionCookie } from '@/lib/supabase/session-cookie';
import { useToday } from '@/lib/time/use-today';
import { EnquiryField, FoldedFields, hasWholeRow, LastStep, openLastStep } from './enquiry-field';
import { EnquirySent, SendByWhatsApp, SignInAndBack } from './enquiry-sent';
import { FileField } from './file-field';

export interface EnquiryFormProps {
  kind: string;
  locale: Locale;
  /** Id of the heading that names the form. */
  labelledBy: string;
  details: readonly FieldView[];
  contact: readonly FieldView[];
  /** The file fields, which come last. */
  files: readonly FileView[];
  room: FileRoom | null;
  words: FormWords & { date: DateFieldWords };
  whatsapp: { number: string; greeting: string };
  /** The typed values and the result of a form that was posted without script. */
  values?: Readonly<Record<string, string>>;
  answer?: EnquiryResponse;
  /** Shown between the questions and the contact. */
  children?: ReactNode;
  privacy: ReactNode;
}

/** A form that works without script; with script, the answer appears in place. Typed values stay until they are stored. */
export function EnquiryForm({
  kind,
  locale,
  details,
  contact,
  files,
  words,
  whatsapp,
  values,
  children,
  ...props
}: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  /** Input before the draft is restored is not saved, because it would replace the draft. */
  const isRestored = useRef(false);
  const hadDraft = useRef(false);
  /** The enquiry belongs to an account: without one it is sent only after the visitor has been told. */
  const isAccountExpected = useRef(false);
  const idOf = (name: string) => `${kind}-${name}`;
  const [answer, setAnswer] = useState<EnquiryResponse | null>(props.answer ?? null);
  const check = useFieldErrors(errorsOf(props.answer));
  const { errors, lines, attempt } = check;
  const [isSending, setIsSending] = useState(false);
  const [isFileLost, setIsFileLost] = useState(props.answer !== undefined);
  const [hasContact, setHasContact] = useState(false);
  const today = useToday();
  const isSent = answer !== null && 'reference' in answer;

  useEffect(() => {
    if (isSent || !form.current) return;
    isRestored.current = true;
    hadDraft.current = restoreDraft(kind, form.current);
    if (!hadDraft.current) return;
    setIsFileLost(!holdsFiles(form.current));
    setHasContact(new FormData(form.current).get('name') !== '');
  }, [kind, isSent]);

  useEffect(() => {
    if (isSent || !form.current || !hasSessionCookie()) return;
    isAccountExpected.current = true;
    const { current } = form;
    let isWanted = true;
    import('@/lib/enquiries/form/account-contact')
      .then(({ fillContact }) => fillContact(current, () => isWanted))
      // The form is there to be filled in by hand.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [isSent]);

  function errorsOf(answered: EnquiryResponse | undefined) {
    const errors = answered && 'errors' in answered ? answered.errors : [];
    return Object.fromEntries(errors.map(({ name, text }) => [idOf(name), text]));
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    check.onInput(event);
    const { currentTarget } = event;
    if (!isRestored.current) return;
    saveDraft(kind, currentTarget);
    if (isFileLost) setIsFileLost(!holdsFiles(currentTarget));
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || openLastStep(event.currentTarget)) return;
    setIsSending(true);
    const { current: sent } = form;
    const filled = new FormData(event.currentTarget);
    const typed = files.length > 0 ? filled : new URLSearchParams([...filled].map(([name, value]) => [name, String(value)]));
    // A restored draft may be sent at once, so the time since the page load says nothing about it.
    if (!hadDraft.current) typed.set(hiddenFields.elapsed, String(Math.round(performance.now())));
    const { action } = event.currentTarget;
    // Only needed to send. Without a network, loading it fails like the request itself, and the notice is the same.
    const code = await import('@/lib/enquiries/form/send-enquiry').catch(() => null);
    // The site was rebuilt since the page was opened: the browser posts the form, as without script.
    if (!code && sent && (await isSiteThere())) {
      clearDraft(kind);
      return sent.submit();
    }
    const answered = await code?.sendEnquiry(action, typed, isAccountExpected.current, props.room);
    const found = answered ?? { errors: [], notice: words.offline };
    if ('reference' in found) clearDraft(kind);
    else if (found.signIn) isAccountExpected.current = false;
    const empty = sent?.elements.namedItem(hiddenFields.empty);
    if (empty instanceof HTMLInputElement) empty.value = '';
    setAnswer(found);
    check.report(errorsOf(found));
    setIsSending(false);
  }

  if (isSent) {
    // A page that was rendered with the answer has no script to bring the form back.
    const again = props.answer ? {} : { onAgain: () => setAnswer(null) };
    return <EnquirySent {...answer} words={words} {...again} />;
  }

  // Beside the button that was pressed, or on top of a page that came with it.
  const notice = answer?.notice;
  /** Taken from the last answer, so that a part does not fold while its field is being corrected. */
  const wasWrong = (name: string) => answer?.errors.some((error) => error.name === name) === true;
  const fieldsOf = (fields: readonly FieldView[]) =>
    fields.map((field, index) => (
      <div key={field.name} className={hasWholeRow(fields, index) ? 'min-w-0 sm:col-span-full' : 'min-w-0'}>
        <EnquiryField
          id={idOf(field.name)}
          field={field}
          words={words}
          value={values?.[field.name]}
          error={errors[idOf(field.name)]}
          today={today}
        />
      </div>
    ));

  const fileFields = files.map((file) => (
    <FileField key={file.name} id={idOf(file.name)} error={errors[idOf(file.name)]} isLost={isFileLost} {...file} />
  ));

  // Folded questions are consecutive; without any, all questions are in the part after them.
  const start = Math.max(
    details.findIndex(({ isFolded }) => isFolded),
    0,
  );
  const end = details.findLastIndex(({ isFolded }) => isFolded) + 1;
  const folded = details.slice(start, end);
  const last = (
    <>
      <fieldset>
        <legend className={words.steps ? 'sr-only' : 'mb-3 font-semibold text-lg'}>{words.contactTitle}</legend>
        <div className="field-grid md:grid-cols-3">{fieldsOf(contact)}</div>
      </fieldset>
      {/* Last: of files that are too large the rest is not read. */}
      {files.length > 1 ? (
        <fieldset>
          <legend className="mb-1 font-semibold text-lg">{words.papers.legend}</legend>
          <p className="mb-3 max-w-3xl text-ink-soft text-sm">{words.papers.lead}</p>
          <div className="field-grid md:grid-cols-3">{fileFields}</div>
        </fieldset>
      ) : (
        fileFields
      )}
      {attempt > 0 && notice && (
        <AnswerNotice key={attempt} tone="warning">
          {notice}
          {answer.signIn && <SignInAndBack locale={locale}>{answer.signIn}</SignInAndBack>}
        </AnswerNotice>
      )}
      <div className="space-y-3">
        <p className="text-ink-soft text-sm">{props.privacy}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-stretch">
          <Button type="submit" aria-disabled={isSending} className="min-h-12 px-8">
            {isSending ? words.sending : words.send}
          </Button>
          <SendByWhatsApp fields={[...details, ...contact]} label={words.whatsapp} {...whatsapp} />
        </div>
      </div>
    </>
  );
  return (
    <form
      ref={form}
      method="post"
      action={`/api/enquiries/${kind}`}
      encType={files.length > 0 ? 'multipart/form-data' : undefined}
      aria-labelledby={props.labelledBy}
      // Our own messages appear beside the fields, also for a form that is sent before hydration.
      noValidate
      onSubmit={send}
      onInput={onInput}
      className="space-y-6"
    >
      {lines.length > 0 && <ErrorSummary key={attempt} title={words.summary} errors={lines} />}
      {attempt === 0 && notice && <Notice tone="warning">{notice}</Notice>}
      <div className="field-grid sm:grid-cols-2">
        {fieldsOf(details.slice(0, start))}
        {folded.length > 0 && (
          <FoldedFields title={words.folded} isOpen={folded.some(({ name }) => wasWrong(name) || values?.[name])}>
            {fieldsOf(folded)}
          </FoldedFields>
        )}
        {fieldsOf(details.slice(end))}
      </div>
      {children}
      <input type="hidden" name={hiddenFields.locale} value={locale} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {words.empty}
          <input name={hiddenFields.empty} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {words.steps ? (
        <LastStep words={words.steps} title={words.contactTitle} isOpen={hasContact || answer !== null}>
          {last}
        </LastStep>
      ) : (
        last
      )}
    </form>
  );
}
