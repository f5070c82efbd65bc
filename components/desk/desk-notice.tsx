import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import type { NoticeTone } from '@/components/ui/notice';
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
