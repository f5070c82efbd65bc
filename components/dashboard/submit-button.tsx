import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

interface SubmitButtonProps {
  isSending: boolean;
  /** For what cannot be undone. */
  isFinal?: boolean;
  children: string;
}

const finalLook =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-danger bg-raised px-5 py-2 font-medium text-danger transition-colors hover:bg-danger-soft';

/** Keeps its focus while the form is on its way; a second press does nothing. */
export function SubmitButton({ isSending, isFinal = false, children }: SubmitButtonProps) {
  const t = useTranslations('account.dashboard.form');
  return (
    <button type="submit" aria-disabled={isSending} className={isFinal ? finalLook : buttonClass('primary', 'w-full sm:w-auto')}>
      {isSending && <Spinner />}
      {isSending ? t('saving') : children}
    </button>
  );
}
