import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Field } from '@/components/ui/fields/field';
import { checkNewPassword } from '@/lib/account/check-login';
import { asPasswordChange } from '@/lib/account/session/password-change';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { FormErrorSummary, Part, SubmitButton } from '../form-parts';
import { useForm } from '../use-form';

const ids = { current: 'password-current', next: 'password-next' };

/** Sets a new password; asks for the old one. The session event reports success in every tab. */
export function PasswordForm({ email }: { email: string }) {
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
