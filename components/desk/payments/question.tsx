import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/overlays/sheet';

interface QuestionProps {
  title: string;
  yes: string;
  /** Returning false keeps it open. */
  onYes: () => unknown;
  onClose: () => void;
  isSaving?: boolean;
  /** Beside the buttons, where it is seen below a long form too. */
  notice?: React.ReactNode;
  children: React.ReactNode;
}

/** Asks for confirmation of an action that cannot be undone. */
export function Question({ title, yes, onYes, onClose, isSaving = false, notice, children }: QuestionProps) {
  const t = useTranslations('desk.payments');
  return (
    <Sheet
      title={title}
      closeLabel={t('close')}
      shape="dialog"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          {notice}
          <Button variant="secondary" className="max-sm:w-full" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            className="max-sm:w-full"
            aria-disabled={isSaving}
            onClick={() => {
              if (!isSaving && onYes() !== false) onClose();
            }}
          >
            {yes}
          </Button>
        </div>
      }
    >
      {children}
    </Sheet>
  );
}
