'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button';
import { currentSession, loadingSession, watchSession } from '@/lib/account/session/session';
import type { Session } from '@/lib/account/session/session-types';
import { readIsStaff } from '@/lib/desk/staff';
import { Link } from '@/lib/i18n/navigation';
import { Failed, SignInLink, Waiting } from './notices';
import { RecheckStaff, useDeskData } from './use-desk-data';

interface DeskGateProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Shows its content to staff only. The database protects the rows; this component only explains. */
export function DeskGate({ title, aside, children }: DeskGateProps) {
  const t = useTranslations('desk');
  const { status, user } = useSession();
  if (user)
    return (
      <StaffOnly key={user.id} title={title} aside={aside}>
        {children}
      </StaffOnly>
    );
  return (
    <>
      <h1 className="mb-6 text-3xl md:text-4xl">{title}</h1>
      {status === 'loading' && <Waiting />}
      {status === 'unknown' && <Failed isOffline={false} onRetry={() => window.location.reload()} />}
      {status === 'signedOut' && (
        <div className="rounded-card border border-line bg-raised p-6 text-center shadow-card">
          <p className="text-lg">{t('state.signedOut')}</p>
          <SignInLink className={buttonClass('primary', 'mt-4')} />
        </div>
      )}
    </>
  );
}

function StaffOnly({ title, aside, children }: DeskGateProps) {
  const { data, readAgain } = useDeskData('staff', readIsStaff);
  if (data.status === 'ready' && !data.value) return <NotForYou />;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {aside}
      </div>
      {data.status === 'loading' && <Waiting isSlow={data.isSlow} />}
      {data.status === 'failed' && <Failed isOffline={data.isOffline} onRetry={readAgain} />}
      {data.status === 'ready' && <RecheckStaff value={readAgain}>{children}</RecheckStaff>}
    </>
  );
}

function NotForYou() {
  const t = useTranslations('desk.refused');
  return (
    <div className="max-w-2xl py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      <p className="mt-4 text-ink-soft text-lg">{t('text')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link href="/dashboard" prefetch={false} className={buttonClass()}>
          {t('dashboard')}
        </Link>
        <Link href="/" prefetch={false} className={buttonClass('secondary')}>
          {t('home')}
        </Link>
      </div>
    </div>
  );
}

const atServer = () => loadingSession;

/** The user of the desk: `loading` on the server and until the cookie has been read. */
function useSession(): Session {
  return useSyncExternalStore(watchSession, currentSession, atServer);
}
