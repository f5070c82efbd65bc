import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

interface QuestionProps {
  text: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
}

/** Below the button that was pressed. */
export function Question({ text, yes, onYes, onNo }: QuestionProps) {
  const t = useTranslations('desk.editing');
  return (
    <Notice tone="warning" announce="alert" className="mt-4">
      <p>{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onYes}>{yes}</Button>
        <Button variant="secondary" onClick={onNo}>
          {t('no')}
        </Button>
      </div>
    </Notice>
  );
}
