'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavLink, usePagePath } from '@/components/layout/navigation/nav-link';
import { showToast } from '@/components/ui/feedback/toast';
import { MenuIcon } from '@/components/ui/navigation/menu-icon';
import { Menu } from '@/components/ui/overlays/menu';
import { signedInMenu } from '@/content/signed-in-menu';
import { watchSessionEvents } from '@/lib/account/session/session';
import type { SessionUser } from '@/lib/account/session/session-types';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';

interface AccountMenuSignedInProps {
  user: SessionUser;
  locale: Locale;
  words: { account: string; signOut: string; signingOut: string; signOutFailed: string };
}

const row =
  'group flex min-h-11 w-full items-center gap-3 rounded-control px-2.5 py-1.5 text-start transition-colors hover:bg-sunken aria-[current]:bg-accent-soft';

export function AccountMenuSignedIn({ user, locale, words }: AccountMenuSignedInProps) {
  const router = useRouter();
  const path = usePagePath();
  const isBusy = useRef(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const isPrivate = path === '/dashboard' || path.startsWith('/dashboard/') || path === '/desk';

  // On sign-out in this tab or another, leaves pages that need a session.
  const leave = useEffectEvent(() => {
    if (!isPrivate) return;
    const home = localizePath('/', locale);
    if (navigator.onLine) router.replace(home);
    // Offline, a navigation would show the browser's error page. The page itself shows that the session has ended.
    else window.addEventListener('online', () => window.location.replace(home), { once: true });
  });
  useEffect(() => watchSessionEvents((news) => news === 'signedOut' && leave()), []);

  async function onSignOut() {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsLeaving(true);
    const isOut = await import('@/lib/account/auth-actions').then(({ signOut }) => signOut()).catch(() => null);
    if (!isOut?.ok) void showToast('error', words.signOutFailed);
    isBusy.current = false;
    setIsLeaving(false);
  }

  return (
    <Menu id="account-menu" label={user.firstName ?? words.account} icon={<MenuIcon name="person" />} className="lg:w-80">
      {/* From left to right, so that a long address is cut at its end. */}
      <p dir="ltr" className="mb-2 truncate border-line border-b px-2.5 pb-3 text-ink-soft text-sm rtl:text-end">
        {user.email}
      </p>
      <ul className="grid">
        {signedInMenu.map(({ href, label, icon }) => (
          <li key={href} className="flex">
            <NavLink href={href} locale={locale} className={row}>
              <MenuIcon name={icon} className="size-5 text-accent" />
              <span className="font-medium group-hover:text-accent">{label[locale]}</span>
            </NavLink>
          </li>
        ))}
        <li className="mt-2 border-line border-t pt-2">
          <button type="button" onClick={onSignOut} aria-disabled={isLeaving} className={row}>
            <MenuIcon name="external" className="size-5 text-accent" />
            <span className="font-medium group-hover:text-accent">{isLeaving ? words.signingOut : words.signOut}</span>
          </button>
        </li>
      </ul>
    </Menu>
  );
}
