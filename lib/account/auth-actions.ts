import { type Locale, localizePath } from '@/lib/i18n/locales';
import { authRedirectBase } from '@/lib/network/redirect-base';
import { savesCookies } from '@/lib/storage/cookies';
import { clearOfflineTrips } from '@/lib/storage/offline-trips';
import { clearPassports } from '@/lib/storage/passports';
import { clearTabs } from '@/lib/storage/tab-storage';
import { browserSettings } from '@/lib/supabase/account/browser-settings';
import { browserClient } from '@/lib/supabase/browser';
import { hasSessionCookie } from '@/lib/supabase/session-cookie';
import { personName } from '@/lib/text/direction';
import { type AuthAction, type AuthFailure, authFailure, revealsAccount } from './auth-failure';
import { endRecovery } from './mailed-link/recovery-cookie';
import { madeAccount, setSignUpCookie } from './mailed-link/sign-up-cookie';
import { asPasswordChange } from './session/password-change';
import { isGoodSession, startSession } from './session/session';

/** `signedIn`: the visitor has a session. `mailed`: the visitor must open a link in a mail first. */
export type AuthResponse = { ok: true; state: 'signedIn' | 'mailed' | 'done' } | { ok: false; failure: AuthFailure };

/** As otp_expiry in supabase/config.toml. */
const codeLifeMs = 60 * 60_000;

export interface SignUpDraft {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

export function signIn(email: string, password: string): Promise<AuthResponse> {
  return attempt('signIn', async () => {
    const { auth } = await followedClient();
    const { error } = await auth.signInWithPassword({ email, password });
    if (error) throw error;
    return 'signedIn';
  });
}

/** Only for an account that exists; the site answers the same for any address. */
export function sendCode(email: string): Promise<AuthResponse> {
  return attempt('signIn', async () => {
    const { auth } = await browserClient();
    const { error } = await auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    if (error) throw error;
    return 'mailed';
  });
}

/** `sentAt`: when this page asked for the code, in milliseconds. */
export async function enterCode(email: string, token: string, sentAt: number): Promise<AuthResponse> {
  const answer = await attempt('signIn', async () => {
    const { auth } = await followedClient();
    const { error } = await auth.verifyOtp({ type: 'email', email, token });
    if (error) throw error;
    return 'signedIn';
  });
  if (answer.ok || !('key' in answer.failure)) return answer;
  const { key } = answer.failure;
  if (key === 'tooManyAttempts') return { ok: false, failure: { key: 'tooManyCodes' } };
  const isOld = key === 'codeWrong' && Date.now() - sentAt > codeLifeMs;
  return isOld ? { ok: false, failure: { key: 'codeExpired' } } : answer;
}

/** When the address has an account, hosted Supabase answers with a user without identities, other servers with an error. `next`: the page after confirmation. */
export async function signUp(
  { email, password, firstName, lastName }: SignUpDraft,
  locale: Locale,
  next: string | null,
): Promise<AuthResponse> {
  let isTaken = false;
  const answer = await attempt('signUp', async () => {
    const { auth } = await followedClient();
    const names = { first_name: personName(firstName) || undefined, last_name: personName(lastName) || undefined };
    const emailRedirectTo = await mailedAddress('/dashboard', locale);
    const { data, error } = await auth.signUp({ email, password, options: { data: { ...names, locale }, emailRedirectTo } });
    if (error) throw error;
    isTaken = data.user?.identities?.length === 0;
    if (!data.session && !isTaken && data.user && madeAccount(data.user)) setSignUpCookie(data.user, next);
    return data.session ? 'signedIn' : 'mailed';
  });
  return isTaken ? { ok: false, failure: { key: 'alreadyRegistered' } } : answer;
}

export function sendReset(email: string, locale: Locale): Promise<AuthResponse> {
  return attempt('reset', async () => {
    const { auth } = await browserClient();
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo: await mailedAddress('/reset-password', locale) });
    if (error && !revealsAccount(error)) throw error;
    return 'mailed';
  });
}

export function resendConfirmation(email: string, locale: Locale): Promise<AuthResponse> {
  return attempt('signUp', async () => {
    const { auth } = await browserClient();
    const emailRedirectTo = await mailedAddress('/dashboard', locale);
    const { error } = await auth.resend({ type: 'signup', email, options: { emailRedirectTo } });
    if (error && !revealsAccount(error)) throw error;
    return 'mailed';
  });
}

/** Sets the password of the session that a mailed link started, and ends every other session of the account. `names`: of a new user. */
export function choosePassword(password: string, names: { firstName: string; lastName: string } | null): Promise<AuthResponse> {
  return attempt('reset', async () => {
    const client = await followedClient();
    const said = names && {
      first_name: personName(names.firstName),
      last_name: personName(names.lastName),
    };
    const { data, error } = await asPasswordChange(() => client.auth.updateUser({ password, ...(said && { data: said }) }));
    if (error) throw error;
    // The password is saved, even if the names are not.
    if (said) await client.from('profiles').update(said).eq('user_id', data.user.id);
    endRecovery();
    return 'done';
  });
}

/** Signs out all tabs of this browser and deletes their drafts and the passports named here. Other devices stay signed in. */
export function signOut(): Promise<AuthResponse> {
  return attempt('signOut', async () => {
    // A session that ends during the check ends without a message.
    await isGoodSession();
    const { auth } = await browserClient();
    const { error } = await auth.signOut({ scope: 'local' });
    // Without an answer from the server this browser is signed out all the same.
    if (error && hasSessionCookie()) throw error;
    clearTabs();
    clearPassports();
    await clearOfflineTrips();
    return 'done';
  });
}

async function followedClient() {
  await startSession();
  return browserClient();
}

async function mailedAddress(path: string, locale: Locale): Promise<string> {
  const { previewHost } = await browserSettings();
  return `${authRedirectBase(window.location.origin, previewHost)}${localizePath(path, locale)}`;
}

async function attempt(action: AuthAction, run: () => Promise<'signedIn' | 'mailed' | 'done'>): Promise<AuthResponse> {
  // A session, and the key of a mailed link, are cookies.
  if (action !== 'signOut' && !savesCookies()) return { ok: false, failure: { key: 'cookiesRefused' } };
  try {
    return { ok: true, state: await run() };
  } catch (error) {
    return { ok: false, failure: authFailure(action, error) };
  }
}
