import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { RetryButton } from '@/components/ui/retry-button';
import type { ExplainedFailure } from '@/lib/flights/search-failure';

interface FailedSearchProps {
  kind: ExplainedFailure;
  retryAfterSeconds: number | null;
  onRetry: () => void;
  onChangeSearch: () => void;
  help: ReactNode;
}

/** Asking again cannot help a search that is wrong or too large, or a service that is closed. */
const worthRetrying: ReadonlySet<ExplainedFailure> = new Set(['offline', 'slow', 'busy', 'refused']);

/** What went wrong, and every way on that makes sense. */
export function FailedSearch({ kind, retryAfterSeconds, onRetry, onChangeSearch, help }: FailedSearchProps) {
  const t = useTranslations('flights.results');
  return (
    <div className="mt-6">
      <ErrorState title={t(`failure.${kind}.title`)} text={t(`failure.${kind}.text`)} heading="h3">
        {worthRetrying.has(kind) && (
          <RetryButton
            waitSeconds={retryAfterSeconds ?? 0}
            label={t('failure.retry')}
            waitLabel={(seconds) => t('failure.retryIn', { seconds })}
            onRetry={onRetry}
          />
        )}
        <Button variant="secondary" onClick={onChangeSearch}>
          {t('change')}
        </Button>
        {help}
      </ErrorState>
    </div>
  );
}
