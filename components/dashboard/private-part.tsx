'use client';

import type { SupabaseClient } from '@supabase/supabase-js';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import type { SessionUser } from '@/lib/account/session/session-types';
import { useSession } from '@/lib/account/session/use-session';
import { useRead } from '@/lib/browser/use-read';
import type { Database } from '@/lib/supabase/database.types';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { SignInLink } from './form-parts';

interface PrivatePartProps<Value> {
  load: (client: SupabaseClient<Database>, userId: string) => Promise<Value>;
  children: (value: Value, user: SessionUser, reload: () => void) => ReactNode;
}

/** A private part of a prerendered page, read in the browser once the session is known. */
export function PrivatePart<Value>({ load, children }: PrivatePartProps<Value>) {
  const { status, user } = useSession();
  if (status === 'loading') return <Waiting isSlow={false} />;
  if (status === 'unknown') return <LoadFailure onRetry={() => window.location.reload()} />;
  if (!user) return <SignedOut />;
  return (
    <PrivateData key={user.id} user={user} load={load}>
      {children}
    </PrivateData>
  );
}

function PrivateData<Value>({ user, load, children }: PrivatePartProps<Value> & { user: SessionUser }) {
  const { data, readAgain } = useRead(user.id, async () => load(await loadBrowserClient(), user.id));
  const place = useRef<HTMLDivElement>(null);

  function retry() {
    readAgain();
    // The button disappears with the failure; the focus moves to where the answer will be.
    place.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {data.status === 'loading' && <Waiting isSlow={data.isSlow} />}
      {data.status === 'ready' && children(data.value, user, readAgain)}
      {data.status === 'failed' && <LoadFailure onRetry={retry} />}
    </div>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('account.dashboard.state');
  return (
    <ErrorState title={t('failedTitle')} text={t('failedText')}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </ErrorState>
  );
}

function Waiting({ isSlow }: { isSlow: boolean }) {
  const t = useTranslations('account.dashboard.state');
  return (
    <div className="space-y-4 noscript:hidden">
      <p role="status" className="flex min-h-11 items-center gap-3 text-ink-soft">
        <Spinner className="size-5 text-accent" />
        <span>{isSlow ? t('slow') : t('loading')}</span>
      </p>
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </div>
  );
}

/** The middleware redirects signed-out visitors; this covers a sign-out while the page is open. */
function SignedOut() {
  const t = useTranslations('account.dashboard.state');
  return (
    <div className="rounded-card border border-line bg-raised p-6 text-center shadow-card">
      <p className="text-lg">{t('signedOut')}</p>
      <SignInLink className="mt-4" />
    </div>
  );
}
