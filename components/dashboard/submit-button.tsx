import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

interface SubmitButtonProps {
  isSending: boolean;
  /** For what cannot be undone. */
  isFinal?: boolean;
  children: string;
}

/** Keeps its focus while the form is on its way; a second press does nothing. */
export function SubmitButton({ isSending, isFinal = false, children }: SubmitButtonProps) {
  const t = useTranslations('account.dashboard.form');
  return (
    <Button
      type="submit"
      aria-disabled={isSending}
      variant={isFinal ? 'secondary' : 'primary'}
      className={isFinal ? 'border-danger text-danger' : 'w-full sm:w-auto'}
    >
      {isSending && <Spinner />}
      {isSending ? t('saving') : children}
    </Button>
  );
}
