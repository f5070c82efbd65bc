'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { showToast } from '@/components/ui/feedback/toast';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { type LoginMode, loginMode } from '@/lib/account/check-login';
import { loadMailedAddress, saveMailedAddress } from '@/lib/account/login-draft';
import { safeNext } from '@/lib/account/safe-redirect';
import { announceArrival } from '@/lib/account/session/arrival';
import { isGoodSession } from '@/lib/account/session/session';
import { useSession } from '@/lib/account/session/use-session';
import { useRouter } from '@/lib/i18n/navigation';
import { guardNotice } from '@/lib/routes/protected-pages';
import { Mailed } from '../mailed-link/link-mailed';
import { CodeForm } from './code-form';
import { LoginForm } from './login-form';
import { ModeSwitch } from './login-parts';
import { ProviderButtons } from './provider-buttons';

/** Sign-in, sign-up and password request in one screen; the address selects the mode. */
export function LoginScreen() {
  const t = useTranslations('account.login');
  const locale = useLocale();
  const router = useRouter();
  const { query, replace } = useAddressQuery();
  const { status } = useSession();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const mode = loginMode(query);
  const notice = query.get('notice');
  const next = safeNext(query.get('next'), locale);
  const [isFromGuard, setIsFromGuard] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => setMailedTo(loadMailedAddress(loginMode(new URLSearchParams(window.location.search)))), []);

  // Only with a session that Supabase confirms: with any other, the middleware would redirect back here forever.
  useEffect(() => {
    if (status !== 'signedIn') return;
    // Asked anew: a page that missed its session leads here, and must not be shown again without one.
    isGoodSession(true).then(setIsLeaving, () => {});
  }, [status]);

  useEffect(() => {
    if (isLeaving) router.replace(next);
  }, [isLeaving, next, router]);

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(`${mode} ${mailedTo}`);
  useEffect(() => {
    const isSame = shown.current === `${mode} ${mailedTo}`;
    shown.current = `${mode} ${mailedTo}`;
    // The pressed button may have disappeared with its mode; without this nothing would have the focus.
    if (!isSame && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [mode, mailedTo]);

  const guardText = t('notices.guard');
  useEffect(() => {
    if (notice !== guardNotice) return;
    void showToast('info', guardText);
    setIsFromGuard(true);
    replace({ notice: null });
  }, [notice, guardText, replace]);

  function changeMode(to: LoginMode) {
    replace({ mode: to === 'signin' ? null : to, notice: null });
  }

  function askAnother() {
    setMailedTo(null);
    saveMailedAddress(mode, null);
  }

  function mailed(email: string) {
    setMailedTo(email);
    saveMailedAddress(mode, email);
    const toasts = { forgot: t('mailed.resetToast'), code: t('mailed.codeToast') };
    void showToast('success', toasts[mode as keyof typeof toasts] ?? t('mailed.confirmToast'));
  }

  function signedInByCode() {
    saveMailedAddress(mode, null);
    announceArrival('welcome');
  }

  if (isLeaving && status === 'signedIn') {
    return (
      <p role="status" className="flex items-center gap-3 py-8">
        <Spinner />
        {t('leaving')}
      </p>
    );
  }
  const headings = {
    signin: { title: t('heading.signin'), lead: t('lead.signin') },
    code: { title: t('heading.code'), lead: t('lead.code') },
    signup: { title: t('heading.signup'), lead: t('lead.signup') },
    forgot: { title: t('heading.forgot'), lead: t('lead.forgot') },
    resend: { title: t('heading.resend'), lead: t('lead.resend') },
  };
  const purposes = { forgot: 'reset', resend: 'resend', code: 'code', signin: 'confirm', signup: 'confirm' } as const;
  return (
    <>
      {mailedTo !== null && (
        <Mailed purpose={purposes[mode]} email={mailedTo} onOther={askAnother}>
          {mode === 'code' ? (sentAt) => <CodeForm email={mailedTo} sentAt={sentAt} onSignedIn={signedInByCode} /> : undefined}
        </Mailed>
      )}
      <div hidden={mailedTo !== null} className="space-y-6 [&[hidden]]:hidden">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {headings[mode].title}
          </h1>
          <p className="mt-2 text-ink-soft">{headings[mode].lead}</p>
        </div>
        {(mode === 'signin' || mode === 'code' || mode === 'signup') && <ModeSwitch mode={mode} onSelect={changeMode} />}
        {notice === 'link-expired' && (
          <Notice tone="warning">{mode === 'forgot' ? t('notices.resetExpired') : t('notices.linkExpired')}</Notice>
        )}
        {isFromGuard && <Notice>{guardText}</Notice>}
        {notice === 'provider' && <Notice tone="warning">{t('notices.provider')}</Notice>}
        {notice === 'unreachable' && <Notice tone="warning">{t('notices.unreachable')}</Notice>}
        <LoginForm
          mode={mode}
          next={query.get('next')}
          onMode={changeMode}
          onMailed={mailed}
          onSignedIn={(isNew) => announceArrival(isNew ? 'created' : 'welcome')}
        />
        {(mode === 'signin' || mode === 'signup') && <ProviderButtons next={next} />}
      </div>
    </>
  );
}

const changed = 'karam:address';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(changed, onChange);
  };
}

/**
 * The query of the address; empty on the server. Unlike the router's hook, it allows the form to be prerendered. `replace` changes parameters
 * (null removes one) without a new history entry.
 */
function useAddressQuery() {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => ({ query: new URLSearchParams(search), replace: replaceParameters }), [search]);
}

function replaceParameters(changes: Record<string, string | null>): void {
  const address = new URL(window.location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new Event(changed));
}
