import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Spinner } from '@/components/ui/spinner';
import { Link } from '@/lib/i18n/navigation';
import type { useForm } from './use-form';

interface SubmitButtonProps {
  isSending: boolean;
  /** For irreversible actions. */
  isFinal?: boolean;
  children: string;
}

const dangerClass =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-danger bg-raised px-5 py-2 font-medium text-danger transition-colors hover:bg-danger-soft';

/** Keeps its focus while the form is being sent; another press does nothing. */
export function SubmitButton({ isSending, isFinal = false, children }: SubmitButtonProps) {
  const t = useTranslations('account.dashboard.form');
  return (
    <button
      type="submit"
      aria-disabled={isSending}
      className={isFinal ? dangerClass : buttonClass('primary', 'w-full sm:w-auto')}
    >
      {isSending && <Spinner />}
      <span>{isSending ? t('saving') : children}</span>
    </button>
  );
}

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One card of the profile page. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface FormErrorSummaryProps {
  form: Pick<ReturnType<typeof useForm>, 'lines' | 'attempt' | 'formError' | 'isSignedOut'>;
}

/** Above a form that could not be sent: its errors with links to their fields, or another failure. */
export function FormErrorSummary({ form: { lines, attempt, formError, isSignedOut } }: FormErrorSummaryProps) {
  const t = useTranslations('account.dashboard.form');
  return (
    <>
      {lines.length > 0 && <ErrorSummary key={attempt} title={t('summary')} errors={lines} />}
      {formError && (
        <AnswerNotice key={attempt} tone="danger">
          {formError}
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

/** To the login page and back, in the same tab, which keeps what was typed. Rendered in browsers only. */
export function SignInLink({ className }: { className?: string }) {
  const t = useTranslations('account.dashboard.state');
  const next = encodeURIComponent(window.location.pathname);
  return (
    <Link href={`/login?next=${next}`} prefetch={false} className={buttonClass('primary', className)}>
      {t('signIn')}
    </Link>
  );
}
