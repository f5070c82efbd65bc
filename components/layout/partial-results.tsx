import { useTranslations } from 'next-intl';
import { RetryButton } from '@/components/ui/feedback/retry-button';
import { Notice } from '@/components/ui/notice';
import { isPartial, secondsUntilRetry } from '@/supabase/functions/_shared/contracts/partial-response';
import type { SupplierReport } from '@/supabase/functions/_shared/contracts/supplier-report';

interface PartialResultsProps {
  /** The namespace of the messages. */
  of: 'flights' | 'hotels';
  meta: { suppliers: readonly SupplierReport[]; searchedAt: string };
  onSearchAgain: () => void;
}

/** Says that a supplier is missing from the results, and offers a retry as soon as it can help. Nothing when all suppliers have answered. */
export function PartialResults({ of, meta, onSearchAgain }: PartialResultsProps) {
  const t = useTranslations(`${of}.results`);
  if (!isPartial(meta)) return null;
  return (
    <Notice announce="status">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-[min(100%,13rem)] grow basis-0">{t('partial')}</p>
        <RetryButton
          variant="secondary"
          waitSeconds={secondsUntilRetry(meta.searchedAt, Date.now())}
          label={t('failure.retry')}
          waitLabel={(seconds) => t('failure.retryIn', { seconds })}
          onRetry={onSearchAgain}
        />
      </div>
    </Notice>
  );
}
