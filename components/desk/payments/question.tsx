import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/overlays/sheet';

interface QuestionProps {
  title: string;
  yes: string;
  /** Returning false keeps it open. */
  onYes: () => unknown;
  onClose: () => void;
  children: React.ReactNode;
}

/** Asks for confirmation of an action that cannot be undone. */
export function Question({ title, yes, onYes, onClose, children }: QuestionProps) {
  const t = useTranslations('desk.payments');
  return (
    <Sheet
      title={title}
      closeLabel={t('close')}
      shape="dialog"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" className="max-sm:w-full" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            className="max-sm:w-full"
            onClick={() => {
              if (onYes() !== false) onClose();
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
