'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { showToast } from '@/components/ui/feedback/toast';
import { Field } from '@/components/ui/fields/field';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Spinner } from '@/components/ui/spinner';
import { checkNewPassword, type LoginError } from '@/lib/account/check-login';
import { isRecoverySession } from '@/lib/account/mailed-link/recovery-cookie';
import { announceArrival } from '@/lib/account/session/arrival';
import { useSession } from '@/lib/account/session/use-session';
import { localizePath } from '@/lib/i18n/locales';
import { LocalizedLink } from '@/lib/i18n/localized-link';
import { useRouter } from '@/lib/i18n/navigation';
import { savesCookies } from '@/lib/storage/cookies';
import { FailureNotice } from './login/login-parts';
import { PasswordField, StrengthHint } from './login/password-field';
import { prepareAuth, useAuthRequest, useLoginErrorText } from './login/use-auth-request';

/** Sets a new password after the mailed link has signed the visitor in. Others see where to change it. */
export function ResetScreen() {
  const t = useTranslations('account.reset');
  const locale = useLocale();
  const { status, user } = useSession();
  const router = useRouter();
  const sessionId = user?.sessionId ?? null;
  // Read once per session: the mark is removed with the new password, but the page stays until it redirects.
  const isRecovered = useMemo(() => sessionId !== null && isRecoverySession(sessionId), [sessionId]);
  const isElsewhere = user !== null && !isRecovered;
  useEffect(() => {
    if (isElsewhere) router.replace(localizePath('/dashboard/profile#password', locale));
  }, [isElsewhere, locale, router]);

  if (status === 'loading' || isElsewhere) {
    return (
      <p role="status" className="mt-6 flex items-center gap-3 noscript:hidden">
        <Spinner />
        {t('loading')}
      </p>
    );
  }
  if (user) return <ResetForm email={user.email} isNew={user.isNew && user.firstName === null} />;
  return <WithoutLink isUnknown={status === 'unknown'} />;
}

/** An expired link does not lead here (lib/account/mailed-link/confirm-link.ts). `isUnknown`: there is a session that cannot be checked at present. */
function WithoutLink({ isUnknown }: { isUnknown: boolean }) {
  const t = useTranslations('account.reset.without');
  const locale = useLocale();
  const reason = isUnknown ? 'unknown' : savesCookies() ? 'text' : 'cookies';
  return (
    <section className="mt-6 space-y-4">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="text-ink-soft">{t(reason)}</p>
      {isUnknown ? (
        <Button onClick={() => window.location.reload()}>{t('again')}</Button>
      ) : (
        <LocalizedLink href={localizePath('/login?mode=forgot', locale)} prefetch={false} className={buttonClass()}>
          {t('ask')}
        </LocalizedLink>
      )}
    </section>
  );
}

const fieldId = 'new-password';

/** `isNew`: the account has just been confirmed, and the form also requests the owner's name. */
function ResetForm({ email, isNew }: { email: string; isNew: boolean }) {
  const t = useTranslations('account.reset');
  const words = useTranslations('account.login');
  const locale = useLocale();
  const router = useRouter();
  const textOf = useLoginErrorText();
  const { send, isSending, failureText } = useAuthRequest();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<LoginError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isDone, setIsDone] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const entry = (name: string) => String(entries.get(name) ?? '');
    const typed = entry('password');
    const found = checkNewPassword(typed);
    setError(found);
    if (found) {
      setAttempt(attempt + 1);
      void showToast('error', textOf(found));
      return;
    }
    const answer = await send(({ choosePassword }) =>
      choosePassword(typed, isNew ? { firstName: entry('firstName'), lastName: entry('lastName') } : null),
    );
    if (!answer?.ok) return;
    setIsDone(true);
    if (isNew) announceArrival('created');
    router.replace(localizePath('/dashboard', locale));
  }

  const nameField = (name: 'firstName' | 'lastName', label: string, autoComplete: string) => (
    <Field id={`new-${name}`} label={label} optional={words('fields.optional')}>
      {(control) => <input {...control} name={name} type="text" autoComplete={autoComplete} maxLength={60} className="control" />}
    </Field>
  );
  return (
    <form onSubmit={submit} onFocus={prepareAuth} noValidate method="post" className="mt-2 space-y-4">
      <p className="text-ink-soft">{isNew ? t('welcome.lead') : t('lead')}</p>
      <p>{t.rich('forAccount', { address: () => <bdi className="wrap-anywhere font-semibold">{email}</bdi> })}</p>
      {error && <ErrorSummary key={attempt} title={words('summary')} errors={[{ id: fieldId, text: textOf(error) }]} />}
      {failureText && <FailureNotice text={failureText} />}
      {/* Tells password managers which account the password is for. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {isNew && (
        <div className="grid gap-4 sm:grid-cols-2">
          {nameField('firstName', words('fields.firstName'), 'given-name')}
          {nameField('lastName', words('fields.lastName'), 'family-name')}
        </div>
      )}
      <div>
        <PasswordField
          id={fieldId}
          label={words('fields.newPassword')}
          autoComplete="new-password"
          words={{ show: words('fields.show'), hide: words('fields.hide') }}
          error={error ? textOf(error) : undefined}
          hint={words('strength.hint')}
          onInput={(typed) => {
            setPassword(typed);
            if (error && !checkNewPassword(typed)) setError(null);
          }}
        />
        <StrengthHint password={password} />
      </div>
      <Button type="submit" disabled={isSending || isDone} className="min-h-12 w-full">
        {isSending && <Spinner />}
        <span>{isSending ? words('sending') : t('submit')}</span>
      </Button>
    </form>
  );
}
