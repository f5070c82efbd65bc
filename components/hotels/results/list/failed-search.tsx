import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { RetryButton } from '@/components/ui/feedback/retry-button';
import type { FailureKind, SearchFailure } from '@/lib/search/search-failure';

interface FailedSearchProps {
  failure: SearchFailure;
  onRetry: () => void;
  onChangeSearch: () => void;
  help: ReactNode;
}

/** Asking again cannot help a search that is wrong, a day's worth that is used up, or a service that is closed. */
const beyondRetry: ReadonlySet<FailureKind> = new Set(['invalid', 'paused', 'usedUp']);

/** What went wrong, and every way on that makes sense. */
export function FailedSearch({ failure: { kind, retryAfterSeconds }, onRetry, onChangeSearch, help }: FailedSearchProps) {
  const t = useTranslations('hotels.results');
  return (
    <ErrorState title={t(`failure.${kind}.title`)} text={t(`failure.${kind}.text`)}>
      {!beyondRetry.has(kind) && (
        <RetryButton
          waitSeconds={retryAfterSeconds ?? 0}
          label={t('failure.retry')}
          waitLabel={(seconds) => t('failure.retryIn', { seconds })}
          onRetry={onRetry}
        />
      )}
      {kind !== 'paused' && (
        <Button variant="secondary" onClick={onChangeSearch}>
          {t('summary.edit')}
        </Button>
      )}
      {help}
    </ErrorState>
  );
}
