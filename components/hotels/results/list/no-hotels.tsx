import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { RetryButton } from '@/components/ui/feedback/retry-button';
import { ButtonWithAddress } from '@/components/ui/search/button-with-address';
import type { ExplainedFailure } from '@/lib/search/search-failure';

interface NoHotelsProps {
  onChangeSearch: () => void;
  help: ReactNode;
}

/** The search found no hotels (SPEC section 8). */
export function NoHotels({ onChangeSearch, help }: NoHotelsProps) {
  const t = useTranslations('hotels.results');
  return (
    <EmptyCard title={t('empty.title')} text={t('empty.text')}>
      <ButtonWithAddress href="" onPress={() => window.location.reload()} className={buttonClass()}>
        {t('empty.retry')}
      </ButtonWithAddress>
      <Button variant="secondary" onClick={onChangeSearch} className="noscript:hidden">
        {t('summary.edit')}
      </Button>
      {help}
    </EmptyCard>
  );
}

interface AllFilteredProps {
  hiddenCount: number;
  /** The page without filters, for a browser without the page's script. */
  clearAddress: string;
  onClearFilters: () => void;
}

/** There are hotels, but the filters hide all of them. */
export function AllFiltered({ hiddenCount, clearAddress, onClearFilters }: AllFilteredProps) {
  const t = useTranslations('hotels.results');
  return (
    <EmptyCard title={t('empty.filteredTitle')} text={t('empty.filtered', { count: hiddenCount })}>
      <ButtonWithAddress href={clearAddress} onPress={onClearFilters} className={buttonClass()}>
        {t('filters.clearAll')}
      </ButtonWithAddress>
    </EmptyCard>
  );
}

interface FailedSearchProps {
  failure: ExplainedFailure;
  onRetry: () => void;
  onChangeSearch: () => void;
  help: ReactNode;
}

/** The reason of a failure, and all useful next steps. */
export function FailedSearch({
  failure: { code, mayRetry, retryAfterSeconds },
  onRetry,
  onChangeSearch,
  help,
}: FailedSearchProps) {
  const t = useTranslations('hotels.results');
  return (
    <ErrorState title={t('failure.title', { code })} text={t('failure.text', { code })}>
      {mayRetry && (
        <RetryButton
          waitSeconds={retryAfterSeconds ?? 0}
          label={t('failure.retry')}
          waitLabel={(seconds) => t('failure.retryIn', { seconds })}
          onRetry={onRetry}
        />
      )}
      {code !== 'paused' && (
        <Button variant="secondary" onClick={onChangeSearch} className="noscript:hidden">
          {t('summary.edit')}
        </Button>
      )}
      {help}
    </ErrorState>
  );
}

function EmptyCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-xl rounded-card border border-line bg-raised">
      <EmptyState art="pages/no-results" title={title} text={text}>
        {children}
      </EmptyState>
    </div>
  );
}
