import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { PriceJump } from '@/lib/content/review';
import { Question } from '../question';
import { JumpWarning } from './price-jump';

interface FormBarProps {
  /** Neither the files nor a version have it. */
  isNew: boolean;
  /** How many fields are changed and not saved. */
  changes: number;
  isSaving: boolean;
  /** It is saved once its photograph has arrived. */
  isAwaiting: boolean;
  /** What the publication would do to the price. */
  jump: PriceJump | null;
  onUndo?: () => void;
  onPublish?: () => void;
}

/** Below the fields of a text: what can be done with it, and what to look at before. */
export function FormBar({ isNew, changes, isSaving, isAwaiting, jump, onUndo, onPublish }: FormBarProps) {
  const t = useTranslations('desk.content');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="sticky bottom-0 border-line border-t bg-surface py-3">
      {jump && (
        <Notice tone="warning" className="mb-3">
          <JumpWarning jump={jump} />
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant={changes > 0 || isNew ? 'primary' : 'secondary'}
          aria-disabled={isSaving || isAwaiting}
          className="min-h-12 px-8 max-sm:w-full"
        >
          {(isSaving || isAwaiting) && <Spinner />}
          <span>{t(isAwaiting ? 'photo.awaited' : 'save')}</span>
        </Button>
        {onUndo && (
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            {t('undo')}
          </Button>
        )}
        {onPublish && (
          <Button className="min-h-12 px-8 max-sm:w-full" onClick={onPublish}>
            {t('publish')}
          </Button>
        )}
        <p className="text-ink-soft text-sm">{isNew ? t('notSaved') : t('changed', { count: changes })}</p>
      </div>
      {isAsking && onUndo && (
        <Question
          text={t('undoSure', { count: changes })}
          yes={t('undoYes')}
          onYes={() => {
            setIsAsking(false);
            onUndo();
          }}
          onNo={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
