import { useTranslations } from 'next-intl';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { SignInLink } from './sign-in-link';
import type { useForm } from './use-form';

interface FormProblemsProps {
  form: Pick<ReturnType<typeof useForm>, 'errors' | 'attempt' | 'problem' | 'isSignedOut'>;
}

/** What stands above a form that could not be sent: its errors with ways to their fields, or what went wrong on the way. */
export function FormProblems({ form: { errors, attempt, problem, isSignedOut } }: FormProblemsProps) {
  const t = useTranslations('account.dashboard.form');
  const lines = Object.entries(errors).map(([id, text]) => ({ id, text }));
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
