import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';

interface ColleagueSavedProps {
  title: string;
  /** The differences. */
  children: ReactNode;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else has saved what is being edited: both texts, and the choice between them. */
export function ColleagueSaved({ title, children, onKeepMine, onTakeTheirs }: ColleagueSavedProps) {
  const t = useTranslations('desk.editing');
  return (
    <AnswerNotice tone="warning">
      <p className="font-semibold">{title}</p>
      {children}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onKeepMine}>
          {t('keepMine')}
        </Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </Button>
      </div>
    </AnswerNotice>
  );
}
