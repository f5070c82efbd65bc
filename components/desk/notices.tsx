import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { ErrorState } from '@/components/ui/feedback/error-state';
import type { NoticeTone } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { Link } from '@/lib/i18n/navigation';

interface DeskNoticeProps {
  tone: NoticeTone;
  /** The session is over: with the way to sign in and come back. */
  isSignedOut: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** What became of something done at the desk. */
export function DeskNotice({ tone, isSignedOut, className, children }: DeskNoticeProps) {
  return (
    <AnswerNotice tone={tone} className={className ?? ''}>
      {children}
      {isSignedOut && <SignInLink className="mt-1 flex min-h-11 w-fit items-center font-semibold underline underline-offset-4" />}
    </AnswerNotice>
  );
}

/** To the login and back to what is open now. */
export function SignInLink({ className }: { className: string }) {
  const t = useTranslations('desk.state');
  const query = typeof window === 'undefined' ? '' : window.location.search;
  return (
    <Link href={`/login?next=${encodeURIComponent(`/desk${query}`)}`} prefetch={false} className={className}>
      {t('signIn')}
    </Link>
  );
}

export function Waiting({ isSlow = false }: { isSlow?: boolean }) {
  const t = useTranslations('desk.state');
  return (
    <div className="space-y-3 noscript:hidden">
      <p role="status" className="flex min-h-11 items-center gap-3 text-ink-soft">
        <Spinner className="size-5 text-accent" />
        {isSlow ? t('slow') : t('loading')}
      </p>
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
    </div>
  );
}

export function Failed({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const t = useTranslations('desk.state');
  return (
    <ErrorState title={isOffline ? t('offlineTitle') : t('failedTitle')} text={isOffline ? t('offlineText') : t('failedText')}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </ErrorState>
  );
}
