'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Field } from '@/components/ui/fields/field';
import { Spinner } from '@/components/ui/spinner';
import { checkNewPassword } from '@/lib/account/check-login';
import { asPasswordChange } from '@/lib/account/session/password-change';
import { saveFile } from '@/lib/browser/save-file';
import { readProfile } from '@/lib/dashboard/profile';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { FormErrorSummary, Part, SubmitButton } from '../form-parts';
import { PrivatePart } from '../private-part';
import { useForm } from '../use-form';
import { DeleteAccount } from './delete-account';
import { DetailsForm } from './details-form';

/** Everything that the owner of an account can change, in parts with a button each. */
export function ProfileSections() {
  return (
    <PrivatePart load={readProfile}>
      {(profile, user) => (
        <div className="space-y-6">
          <DetailsForm profile={profile} userId={user.id} />
          <EmailForm email={user.email} />
          <PasswordForm email={user.email} />
          <DownloadData />
          <DeleteAccount />
        </div>
      )}
    </PrivatePart>
  );
}

/** Everything we hold of the visitor, as a file. */
function DownloadData() {
  const t = useTranslations('account.data');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function download() {
    if (state === 'busy') return;
    setState('busy');
    try {
      const answer = await fetch('/api/account/data');
      if (!answer.ok) throw new Error(`The data answered ${answer.status}`);
      saveFile(await answer.blob(), 'karam-travel-account.json');
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <Part id="data" title={t('title')}>
      <p className="mb-4 text-ink-soft">{t('text')}</p>
      {state === 'failed' && (
        <AnswerNotice tone="danger" className="mb-4">
          {t('failed')}
        </AnswerNotice>
      )}
      <Button variant="secondary" aria-disabled={state === 'busy'} onClick={() => void download()}>
        {state === 'busy' && <Spinner />}
        <span>{state === 'busy' ? t('preparing') : t('download')}</span>
      </Button>
    </Part>
  );
}

const id = 'profile-email';

/** Requests a change of address, which takes effect once the links in both mailboxes were opened. */
function EmailForm({ email }: { email: string }) {
  const t = useTranslations('account.profile.email');
  const locale = useLocale();
  const form = useForm();
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = typed.trim();
    if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address)) return form.refuse({ [id]: t('invalid') });
    if (address.toLowerCase() === email.toLowerCase()) return form.refuse({ [id]: t('same') });
    setSentTo(null);
    void form.send(async () => {
      const { askForAddress } = await import('./ask-for-address');
      await askForAddress(address, locale);
      setSentTo(address);
      setTyped('');
    }, t('failed'));
  }

  const present = <bdi className="break-words font-medium">{email}</bdi>;
  return (
    <Part id="email" title={t('title')}>
      <p className="mb-4 text-ink-soft">{t.rich('text', { address: () => present })}</p>
      <form onSubmit={submit} onInput={form.onInput} noValidate className="space-y-5">
        <FormErrorSummary form={form} />
        {sentTo && (
          <AnswerNotice tone="success">
            {t.rich('sent', { address: () => <bdi className="break-words font-medium">{sentTo}</bdi> })}
          </AnswerNotice>
        )}
        <div className="max-w-md">
          <Field id={id} label={t('label')} error={form.errors[id]}>
            {(control) => (
              <input
                {...control}
                type="email"
                dir="ltr"
                autoComplete="email"
                maxLength={254}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                className="control"
              />
            )}
          </Field>
        </div>
        <SubmitButton isSending={form.isSending}>{t('submit')}</SubmitButton>
      </form>
    </Part>
  );
}

const ids = { current: 'password-current', next: 'password-next' };

/** Sets a new password; asks for the old one. The session event reports success in every tab. */
function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('account.profile.password');
  const form = useForm();
  const [typed, setTyped] = useState({ current: '', next: '' });

  const errorTexts = {
    passwordRequired: t('nextRequired'),
    passwordTooShort: t('tooShort'),
    passwordTooLong: t('tooLong'),
    passwordTooCommon: t('tooCommon'),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const errors: Record<string, string> = {};
    if (!typed.current) errors[ids.current] = t('currentRequired');
    const error = checkNewPassword(typed.next, email);
    if (error) errors[ids.next] = errorTexts[error];
    else if (typed.next === typed.current) errors[ids.next] = t('unchanged');
    if (Object.keys(errors).length > 0) return form.refuse(errors);
    void form.send(async () => {
      const { isPasswordOf } = await import('@/lib/dashboard/check-password');
      if (!(await isPasswordOf(email, typed.current))) return form.refuse({ [ids.current]: t('currentWrong') });
      const { auth } = await loadBrowserClient();
      const change = { password: typed.next, current_password: typed.current };
      const { error } = await asPasswordChange(() => auth.updateUser(change));
      if (error) throw error;
      setTyped({ current: '', next: '' });
    }, t('failed'));
  }

  function field(name: 'current' | 'next', autoComplete: string, hint?: string) {
    return (
      <Field id={ids[name]} label={t(name)} hint={hint} error={form.errors[ids[name]]}>
        {(control) => (
          <input
            {...control}
            type="password"
            dir="ltr"
            autoComplete={autoComplete}
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            className="control"
          />
        )}
      </Field>
    );
  }

  return (
    <Part id="password" title={t('title')}>
      <form onSubmit={submit} onInput={form.onInput} noValidate className="space-y-5">
        <FormErrorSummary form={form} />
        {/* For password managers, which save the new password under this name. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className="grid max-w-md gap-5">
          {field('current', 'current-password')}
          {field('next', 'new-password', t('nextHint'))}
        </div>
        <SubmitButton isSending={form.isSending}>{t('submit')}</SubmitButton>
      </form>
    </Part>
  );
}
