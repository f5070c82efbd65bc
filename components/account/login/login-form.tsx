'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { showToast } from '@/components/ui/feedback/toast';
import { Field } from '@/components/ui/fields/field';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Spinner } from '@/components/ui/spinner';
import { checkLogin, type LoginDraft, type LoginErrors, type LoginField, type LoginMode } from '@/lib/account/check-login';
import { clearLogin, loadLogin, saveLogin } from '@/lib/account/login-draft';
import { FailureNotice, ModeLink } from './login-parts';
import { PasswordField, StrengthHint } from './password-field';
import { prepareAuth, useAuthRequest, useLoginErrorText } from './use-auth-request';

interface LoginFormProps {
  mode: LoginMode;
  /** The page to go to afterwards, not validated yet. */
  next: string | null;
  onMode: (mode: LoginMode) => void;
  /** Called when a mail was sent to that address. */
  onMailed: (email: string) => void;
  onSignedIn: (isNew: boolean) => void;
}

const link = 'inline-flex min-h-11 items-center rounded-xs text-accent underline underline-offset-4 hover:text-accent-strong';

export function LoginForm({ mode, next, onMode, onMailed, onSignedIn }: LoginFormProps) {
  const t = useTranslations('account.login');
  const locale = useLocale();
  const errorText = useLoginErrorText();
  const { send, isSending, failure, failureText, clearFailure } = useAuthRequest();
  const [errors, setErrors] = useState<LoginErrors>({});
  const [attempt, setAttempt] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const fields = Object.keys(errors) as LoginField[];
  const lines = fields.flatMap((field) => {
    const error = errors[field];
    return error ? [{ id: loginFieldId(field), text: errorText(error) }] : [];
  });
  const words = {
    signin: t('submit.signin'),
    code: t('submit.code'),
    signup: t('submit.signup'),
    forgot: t('submit.forgot'),
    resend: t('submit.resend'),
  };

  useEffect(() => {
    for (const [name, text] of Object.entries(loadLogin())) {
      const field = element.current?.elements.namedItem(name);
      // Values from autofill, or typed before hydration, are newer.
      if (field instanceof HTMLInputElement && !field.value) field.value = text;
    }
  }, []);

  function changeMode(to: LoginMode) {
    setErrors({});
    clearFailure();
    onMode(to);
  }

  /** Clears an error as soon as its value is valid. */
  function settle(event: FormEvent<HTMLFormElement>) {
    const draft = readDraft(event.currentTarget);
    saveLogin(draft);
    if (lines.length === 0) return;
    const found = checkLogin(mode, draft);
    const remaining = Object.entries(errors).filter(([field]) => found[field as LoginField]);
    if (remaining.length < fields.length) setErrors(Object.fromEntries(remaining));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const draft = readDraft(event.currentTarget);
    const found = checkLogin(mode, draft);
    setErrors(found);
    clearFailure();
    if (Object.keys(found).length > 0) {
      setAttempt(attempt + 1);
      if (found.password && found.password !== 'passwordRequired') void showToast('error', errorText(found.password));
      return;
    }
    const answer = await send((actions) => {
      if (mode === 'signin') return actions.signIn(draft.email, draft.password);
      if (mode === 'signup') return actions.signUp(draft, locale, next);
      if (mode === 'code') return actions.sendCode(draft.email);
      return mode === 'forgot' ? actions.sendReset(draft.email, locale) : actions.resendConfirmation(draft.email, locale);
    });
    if (!answer?.ok) return;
    clearLogin();
    if (answer.state === 'signedIn') onSignedIn(mode === 'signup');
    else onMailed(draft.email);
  }

  const hasKey = (key: string) => failure !== null && 'key' in failure && failure.key === key;
  return (
    <form ref={element} onSubmit={submit} onInput={settle} onFocus={prepareAuth} noValidate method="post" className="space-y-4">
      {lines.length > 0 && <ErrorSummary key={attempt} title={t('summary')} errors={lines} />}
      {failureText && (
        <FailureNotice text={failureText}>
          {hasKey('alreadyRegistered') && (
            <ModeLink mode="signin" onSelect={changeMode} className={link}>
              {t('switch.signin')}
            </ModeLink>
          )}
          {hasKey('emailNotConfirmed') && (
            <ModeLink mode="resend" onSelect={changeMode} className={link}>
              {t('heading.resend')}
            </ModeLink>
          )}
        </FailureNotice>
      )}
      <LoginFields mode={mode} errors={errors} />
      <Button type="submit" disabled={isSending} className="min-h-12 w-full">
        {isSending && <Spinner />}
        <span>{isSending ? t('sending') : words[mode]}</span>
      </Button>
      {mode === 'signin' && (
        <>
          <p className="flex items-center gap-3 text-ink-soft text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
            {t('or')}
          </p>
          <ModeLink mode="code" onSelect={changeMode} className={buttonClass('secondary', 'min-h-12 w-full')}>
            {t('switch.code')}
          </ModeLink>
          <ModeLink mode="forgot" onSelect={changeMode} className={link}>
            {t('switch.forgot')}
          </ModeLink>
        </>
      )}
      {mode === 'code' && (
        <ModeLink mode="signin" onSelect={changeMode} className={link}>
          {t('switch.password')}
        </ModeLink>
      )}
      {(mode === 'forgot' || mode === 'resend') && (
        <ModeLink mode="signin" onSelect={changeMode} className={link}>
          {t('switch.back')}
        </ModeLink>
      )}
    </form>
  );
}

/** The values of the fields, including autofill. */
function readDraft(form: HTMLFormElement): LoginDraft {
  const data = new FormData(form);
  const text = (name: LoginField) => String(data.get(name) ?? '');
  return {
    email: text('email').trim(),
    password: text('password'),
    firstName: text('firstName').trim(),
    lastName: text('lastName').trim(),
  };
}

interface LoginFieldsProps {
  mode: LoginMode;
  errors: LoginErrors;
}

const loginFieldId = (field: LoginField) => `login-${field}`;

/** The fields of all modes stay in the page, visible or not, so that changing the mode loses nothing. */
function LoginFields({ mode, errors }: LoginFieldsProps) {
  const t = useTranslations('account.login');
  const textOf = useLoginErrorText();
  const [password, setPassword] = useState('');
  const isNew = mode === 'signup';
  const errorOf = (field: LoginField) => errors[field] && textOf(errors[field]);
  const nameField = (field: 'firstName' | 'lastName', label: string, autoComplete: string) => (
    <Field id={loginFieldId(field)} label={label} optional={t('fields.optional')} error={errorOf(field)}>
      {(control) => <input {...control} name={field} type="text" autoComplete={autoComplete} className="control" />}
    </Field>
  );
  return (
    <>
      <div hidden={!isNew} className="grid gap-4 sm:grid-cols-2 [&[hidden]]:hidden">
        {nameField('firstName', t('fields.firstName'), 'given-name')}
        {nameField('lastName', t('fields.lastName'), 'family-name')}
      </div>
      <Field id={loginFieldId('email')} label={t('fields.email')} error={errorOf('email')}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete={isNew ? 'email' : 'username'}
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            className="control"
          />
        )}
      </Field>
      <div hidden={mode !== 'signin' && mode !== 'signup'}>
        <PasswordField
          id={loginFieldId('password')}
          label={t('fields.password')}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          words={{ show: t('fields.show'), hide: t('fields.hide') }}
          error={errorOf('password')}
          hint={isNew && t('strength.hint')}
          onInput={setPassword}
        />
        {isNew && <StrengthHint password={password} />}
      </div>
    </>
  );
}
