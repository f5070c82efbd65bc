import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { showToast } from '@/components/ui/feedback/toast';
import { Field } from '@/components/ui/fields/field';
import { localizePath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import { postJson } from '@/lib/network/post-json';
import { timeouts } from '@/lib/network/timeouts';
import { clearTabs } from '@/lib/storage/tab-storage';
import { FormErrorSummary, Part, SubmitButton } from '../form-parts';
import { useForm } from '../use-form';

const ids = { word: 'delete-word', password: 'delete-password' };

/** Deletes the account: explains what is deleted, and asks for a typed word and the password. */
export function DeleteAccount() {
  const t = useTranslations('account.data.delete');
  const general = useTranslations('account.dashboard.form');
  const locale = useLocale();
  const router = useRouter();
  const form = useForm();
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const errors: Record<string, string> = {};
    if (word.trim().toUpperCase() !== t('word')) errors[ids.word] = t('wordWrong');
    if (!password) errors[ids.password] = t('passwordRequired');
    if (Object.keys(errors).length > 0) return form.refuse(errors);
    void form.send(async () => {
      const answer = await askSite('DELETE', '/api/account', { password });
      if (answer.ok) await leave();
      else if (answer.reason === 'refused') form.refuse({ [ids.password]: t('passwordWrong') });
      else form.showFormError(answer.reason === 'failed' ? t('failed') : general(answer.reason));
    }, t('failed'));
  }

  async function leave() {
    const { signOut } = await import('@/lib/account/auth-actions');
    const { ok } = await signOut();
    const home = localizePath('/', locale);
    // A session that could not be ended here has lost its cookies: a reloaded page is signed out.
    if (!ok) {
      clearTabs();
      return window.location.assign(home);
    }
    router.replace(home);
    setTimeout(() => void showToast('success', t('done')), 600);
  }

  return (
    <Part id="delete" title={t('title')}>
      <p>{t('goes')}</p>
      <p className="mt-2">{t('stays')}</p>
      <details className="mt-2">
        <summary className="flex min-h-11 cursor-pointer items-center font-medium text-danger underline underline-offset-4">
          {t('open')}
        </summary>
        <form onSubmit={submit} onInput={form.onInput} noValidate className="mt-3 max-w-md space-y-5">
          <FormErrorSummary form={form} />
          <div>
            <Field id={ids.word} label={t('wordLabel', { word: t('word') })} error={form.errors[ids.word]}>
              {(control) => (
                <input
                  {...control}
                  type="text"
                  dir="auto"
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  value={word}
                  onChange={(event) => setWord(event.target.value)}
                  className="control"
                />
              )}
            </Field>
          </div>
          <Field id={ids.password} label={t('password')} error={form.errors[ids.password]}>
            {(control) => (
              <input
                {...control}
                type="password"
                dir="ltr"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                className="control"
              />
            )}
          </Field>
          <SubmitButton isSending={form.isSending} isFinal>
            {t('submit')}
          </SubmitButton>
        </form>
      </details>
    </Part>
  );
}

/** The outcome of a request to our own API, as far as a form has texts for it. */
type SiteResponse<Body> = { ok: true; body: Body } | { ok: false; reason: 'offline' | 'busy' | 'refused' | 'failed' };

/** Never rejects. `refused` is 403, `busy` 429. The body has the type of the route handler's answer. */
async function askSite<Body>(method: 'POST' | 'DELETE', path: string, body: unknown): Promise<SiteResponse<Body>> {
  try {
    const answer = await postJson(path, body, { method, timeoutMs: timeouts.browserAccount });
    if (answer.ok) return { ok: true, body: (await answer.json()) as Body };
    if (answer.status === 403) return { ok: false, reason: 'refused' };
    return { ok: false, reason: answer.status === 429 ? 'busy' : 'failed' };
  } catch (error) {
    return { ok: false, reason: error instanceof TypeError ? 'offline' : 'failed' };
  }
}
