import { useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Notice } from '@/components/ui/notice';
import type { useForm } from './use-form';

/** What stands above a form that could not be sent: its errors with ways to their fields, or what went wrong on the way. */
export function FormProblems({ form: { errors, attempt, problem } }: { form: ReturnType<typeof useForm> }) {
  const t = useTranslations('account.dashboard.form');
  const lines = Object.entries(errors).map(([id, text]) => ({ id, text }));
  return (
    <>
      {lines.length > 0 && <ErrorSummary key={attempt} title={t('summary')} errors={lines} />}
      {problem && (
        <Notice key={attempt} tone="danger" announce="alert">
          {problem}
        </Notice>
      )}
    </>
  );
}
