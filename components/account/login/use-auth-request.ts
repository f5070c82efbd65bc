import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { loadToaster, showToast } from '@/components/ui/feedback/toast';
import type { AuthResponse } from '@/lib/account/auth-actions';
import type { AuthFailure, FailureKey } from '@/lib/account/auth-failure';
import type { LoginError } from '@/lib/account/check-login';

type Actions = typeof import('@/lib/account/auth-actions');

/** Preloads what a request needs while the visitor types: the network may fail later. */
export function prepareAuth(): void {
  void Promise.all([import('@/lib/account/auth-actions'), loadToaster()]).catch(() => {});
}

/** Runs one request at a time; clicks while it runs are ignored. A failure also shows a toast, unless the form says it in view. */
export function useAuthRequest({ hasToasts = true } = {}) {
  const textOf = useFailureText();
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);

  async function send(run: (actions: Actions) => Promise<AuthResponse>): Promise<AuthResponse | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setIsSending(true);
    setFailure(null);
    const unreachable: AuthResponse = { ok: false, failure: { key: 'offline' } };
    const answer = await import('@/lib/account/auth-actions').then(run).catch(() => unreachable);
    isBusy.current = false;
    setIsSending(false);
    if (!answer.ok) {
      setFailure(answer.failure);
      if (hasToasts) void showToast('error', textOf(answer.failure));
    }
    return answer;
  }

  return { send, isSending, failure, failureText: failure && textOf(failure), clearFailure: () => setFailure(null) };
}

/** The text of a failure: ours, or the server's own. */
function useFailureText() {
  const t = useTranslations('account.login.failures');
  return (failure: AuthFailure): string => {
    if ('message' in failure) return failure.message;
    const words: Record<FailureKey, string> = {
      invalidCredentials: t('invalidCredentials'),
      emailNotConfirmed: t('emailNotConfirmed'),
      alreadyRegistered: t('alreadyRegistered'),
      passwordTooShort: t('passwordTooShort'),
      passwordTooLong: t('passwordTooLong'),
      passwordTooCommon: t('passwordTooCommon'),
      signInFailed: t('signInFailed'),
      signUpFailed: t('signUpFailed'),
      signOutFailed: t('signOutFailed'),
      resetFailed: t('resetFailed'),
      codeWrong: t('codeWrong'),
      codeExpired: t('codeExpired'),
      tooManyCodes: t('tooManyCodes'),
      tooManyAttempts: t('tooManyAttempts'),
      mailTooSoon: t('mailTooSoon'),
      offline: t('offline'),
      cookiesRefused: t('cookiesRefused'),
    };
    return words[failure.key];
  };
}

export function useLoginErrorText() {
  const t = useTranslations('account.login.errors');
  return (error: LoginError): string => {
    const words: Record<LoginError, string> = {
      emailRequired: t('emailRequired'),
      emailInvalid: t('emailInvalid'),
      passwordRequired: t('passwordRequired'),
      passwordTooShort: t('passwordTooShort'),
      passwordTooLong: t('passwordTooLong'),
      passwordTooCommon: t('passwordTooCommon'),
      nameTooLong: t('nameTooLong'),
    };
    return words[error];
  };
}
