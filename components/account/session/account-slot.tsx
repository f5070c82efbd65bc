'use client';

import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { usePagePath } from '@/components/layout/navigation/nav-link';
import { watchSessionEvents } from '@/lib/account/session/session';
import { useSession } from '@/lib/account/session/use-session';
import type { Locale } from '@/lib/i18n/locales';
import type { loadSignedInMenu } from './load-signed-in-menu';

interface AccountSlotProps {
  locale: Locale;
  /** The account menu of signed-out visitors. */
  children: ReactNode;
}

/** The account in the header of every page. Menu and notifications load only with a session. */
export function AccountSlot({ locale, children }: AccountSlotProps) {
  const { user } = useSession();
  const path = usePagePath();
  const [signedIn, setSignedIn] = useState<Awaited<ReturnType<typeof loadSignedInMenu>> | null>(null);
  const isSignedIn = user !== null;
  const name = user?.firstName ?? null;

  useEffect(
    () =>
      watchSessionEvents(
        (news) => void import('./session-toasts').then((toasts) => toasts.announceSessionEvent(news, locale), giveUp),
      ),
    [locale],
  );

  useEffect(() => {
    if (!isSignedIn) return;
    void import('./load-signed-in-menu')
      .then((loader) => loader.loadSignedInMenu(locale))
      .then(setSignedIn)
      .catch(giveUp);
  }, [isSignedIn, locale]);

  useEffect(() => {
    if (!isSignedIn || path === '/login') return;
    void import('./session-toasts').then((toasts) => toasts.showArrivalToast(name, locale), giveUp);
  }, [isSignedIn, name, path, locale]);

  return user && signedIn ? <signedIn.Menu user={user} locale={locale} words={signedIn.words} /> : children;
}

/** Without a network the page stays as it is. */
function giveUp(): void {}

/** Renders its children for a signed-in user, remounted per user; nothing for visitors. */
export function WhenSignedIn({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return user && <Fragment key={user.id}>{children}</Fragment>;
}
