import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { FailureKind, SearchFailure } from '@/lib/search-failure';

interface FailedSearchProps {
  failure: SearchFailure;
  onRetry: () => void;
  onChangeSearch: () => void;
  help: ReactNode;
}

/** Asking again cannot help a search that is wrong, or a service that is closed. */
const beyondRetry: ReadonlySet<FailureKind> = new Set(['invalid', 'paused']);

/** The red card: what went wrong, and every way on that makes sense. */
export function FailedSearch({ failure: { kind, retryAfterSeconds }, onRetry, onChangeSearch, help }: FailedSearchProps) {
  const t = useTranslations('hotels.results');
  const secondsLeft = useCountdown(retryAfterSeconds ?? 0);

  return (
    <div className="mx-auto max-w-2xl rounded-card border border-danger bg-danger-soft p-5 sm:p-7">
      <div role="alert" className="flex gap-3">
        <Icon name="warning" className="size-6 text-danger" />
        <div>
          <h2 className="text-danger text-lg">{t(`failure.${kind}.title`)}</h2>
          <p className="mt-2">{t(`failure.${kind}.text`)}</p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {!beyondRetry.has(kind) && (
          <Button onClick={onRetry} disabled={secondsLeft > 0}>
            {secondsLeft > 0 ? t('failure.retryIn', { seconds: secondsLeft }) : t('failure.retry')}
          </Button>
        )}
        {kind !== 'paused' && (
          <Button variant="secondary" onClick={onChangeSearch}>
            {t('summary.edit')}
          </Button>
        )}
        {help}
      </div>
    </div>
  );
}

/** Whole seconds left of a wait that begins now. Counted to a deadline: a tab in the background skips ticks. */
function useCountdown(seconds: number): number {
  const [deadline] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const isOver = left <= 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((deadline - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [isOver, deadline]);

  return left;
}
