import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { ErrorState } from '@/components/ui/feedback/error-state';
import type { NoticeTone } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { readRetention } from '@/lib/desk/retention';
import { Link } from '@/lib/i18n/navigation';
import { Moment } from './facts';
import { useDeskData } from './use-desk-data';

interface DeskNoticeProps {
  tone: NoticeTone;
  /** The session has ended: shows a link to sign in and return. */
  isSignedOut: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The outcome of an action at the desk. */
export function DeskNotice({ tone, isSignedOut, className, children }: DeskNoticeProps) {
  return (
    <AnswerNotice tone={tone} className={className ?? ''}>
      {children}
      {isSignedOut && <SignInLink className="mt-1 flex min-h-11 w-fit items-center font-semibold underline underline-offset-4" />}
    </AnswerNotice>
  );
}

/** To the login page and back to this page, with the open item. */
export function SignInLink({ className }: { className: string }) {
  const t = useTranslations('desk.state');
  const here =
    typeof window === 'undefined' ? '/desk' : window.location.pathname.replace(/^\/ar(?=\/)/, '') + window.location.search;
  return (
    <Link href={`/login?next=${encodeURIComponent(here)}`} prefetch={false} className={className}>
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
        <span>{isSlow ? t('slow') : t('loading')}</span>
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

/** Whether the deletions promised on the privacy page ran: when each last ran, and how many rows it deleted. */
export function Retention() {
  const t = useTranslations('desk.retention');
  const { data } = useDeskData('retention', readRetention);
  if (data.status !== 'ready') return null;
  return (
    <details className="mt-8 text-ink-soft text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-medium">{t('title')}</summary>
      {data.value.length === 0 && <p>{t('never')}</p>}
      <ul className="divide-y divide-line">
        {data.value.map(({ task, ran_at, deleted, deleted_ever }) => (
          <li key={task} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>{t(`tasks.${task}`)}</span>
            <span>
              {t('deleted', { deleted, ever: deleted_ever })} · <Moment at={ran_at} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
