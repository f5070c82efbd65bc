import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Link } from '@/lib/i18n/navigation';
import type { useForm } from './use-form';

interface FormErrorSummaryProps {
  form: Pick<ReturnType<typeof useForm>, 'lines' | 'attempt' | 'problem' | 'isSignedOut'>;
}

/** What stands above a form that could not be sent: its errors with ways to their fields, or what went wrong on the way. */
export function FormErrorSummary({ form: { lines, attempt, problem, isSignedOut } }: FormErrorSummaryProps) {
  const t = useTranslations('account.dashboard.form');
  return (
    <>
      {lines.length > 0 && <ErrorSummary key={attempt} title={t('summary')} errors={lines} />}
      {problem && (
        <AnswerNotice key={attempt} tone="danger">
          {problem}
        </AnswerNotice>
      )}
      {isSignedOut && (
        <AnswerNotice key={attempt} tone="warning">
          <p>{t('signedOut')}</p>
          <SignInLink className="mt-3" />
        </AnswerNotice>
      )}
    </>
  );
}

/** To the login page and back to this one, in the same tab, which keeps what was typed. Drawn by browsers only. */
export function SignInLink({ className }: { className?: string }) {
  const t = useTranslations('account.dashboard.state');
  const next = encodeURIComponent(window.location.pathname);
  return (
    <Link href={`/login?next=${next}`} prefetch={false} className={buttonClass('primary', className)}>
      {t('signIn')}
    </Link>
  );
}
