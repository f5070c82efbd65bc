'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Spinner } from '@/components/ui/spinner';
import { tidyDigits } from '@/lib/text/reference';
import { FailureNotice } from './login-parts';
import { useAuthRequest } from './use-auth-request';

interface CodeFormProps {
  email: string;
  /** When the latest code was asked for, in milliseconds. */
  sentAt: number;
  onSignedIn: () => void;
}

/** The field for the mailed code. */
export function CodeForm({ email, sentAt, onSignedIn }: CodeFormProps) {
  const t = useTranslations('account.login');
  const { send, isSending, failureText } = useAuthRequest({ hasToasts: false });
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [triedFor, setTriedFor] = useState(sentAt);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const code = tidyDigits(field.current?.value ?? '', 6);
    setIsIncomplete(code === null);
    setTriedFor(sentAt);
    if (code === null) return field.current?.focus();
    const answer = await send((actions) => actions.enterCode(email, code, sentAt));
    if (answer?.ok) onSignedIn();
  }

  return (
    <form onSubmit={submit} noValidate method="post" className="space-y-4">
      {failureText && triedFor === sentAt && <FailureNotice text={failureText} />}
      <Field
        id="sign-in-code"
        label={t('fields.code')}
        hint={t('fields.codeHint')}
        error={isIncomplete ? t('errors.codeIncomplete') : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            dir="ltr"
            onInput={() => setIsIncomplete(false)}
            className="control text-xl tabular-nums tracking-widest"
          />
        )}
      </Field>
      <Button type="submit" disabled={isSending} className="min-h-12 w-full">
        {isSending && <Spinner />}
        <span>{isSending ? t('sending') : t('submit.signin')}</span>
      </Button>
    </form>
  );
}
