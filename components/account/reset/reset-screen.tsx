'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { isRecoverySession } from '@/lib/account/mailed-link/recovery-cookie';
import { localizePath } from '@/lib/i18n/locales';
import { LocalizedLink } from '@/lib/i18n/localized-link';
import { useRouter } from '@/lib/i18n/navigation';
import { useSession } from '../use-session';
import { ResetForm } from './reset-form';

/** Sets a new password for a visitor whom the mailed link has just signed in. Others see where to change it. */
export function ResetScreen() {
  const t = useTranslations('account.reset');
  const locale = useLocale();
  const { status, user } = useSession();
  const router = useRouter();
  const sessionId = user?.sessionId ?? null;
  // Asked once a session: the mark goes with the new password, and the page stays until it has led on.
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
  return (
    <section className="mt-6 space-y-4">
      <h2 className="text-xl">{t('without.title')}</h2>
      <p className="text-ink-soft">{t('without.text')}</p>
      <LocalizedLink href={localizePath('/login?mode=forgot', locale)} prefetch={false} className={buttonClass()}>
        {t('without.ask')}
      </LocalizedLink>
    </section>
  );
}
