import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Question } from '../../question';

/** Of a text that was never published. */
export function DeleteText({ onDelete }: { onDelete: () => void }) {
  const t = useTranslations('desk.content.deletion');
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <Button variant="secondary" className="mt-3 w-full" onClick={() => setIsAsking(true)}>
        {t('action')}
      </Button>
    );
  const close = () => setIsAsking(false);
  return (
    <Question
      text={t('ask')}
      yes={t('yes')}
      onYes={() => {
        close();
        onDelete();
      }}
      onNo={close}
    />
  );
}
