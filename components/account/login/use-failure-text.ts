import { useTranslations } from 'next-intl';
import type { AuthFailure, FailureKey } from '@/lib/account/auth-failure';
import type { LoginError } from '@/lib/account/check-login';

/** The text of a failure: ours, or the server's own. */
export function useFailureText() {
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

/** The text of a field error. */
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
