import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ExplainedFailure } from '@/lib/search/search-failure';
import { HelpLink } from '../help-link';

interface LegFailedProps {
  failure: ExplainedFailure;
  /** The label of the retry button. */
  retryText: string;
  whatsappNumber: string;
  onRetry: () => void;
}

/** No supplier answered for this leg, or for all on one ticket; the others are not affected. */
export function LegFailed({ failure: { code, mayRetry }, retryText, whatsappNumber, onRetry }: LegFailedProps) {
  const t = useTranslations('flights.multiCity');
  const words = useTranslations('flights.results.failure');
  return (
    <div className="mb-4 rounded-control border border-danger bg-danger-soft p-4">
      <div role="alert" className="flex gap-3">
        <Icon name="warning" className="mt-0.5 size-5 text-danger" />
        <div>
          <p className="font-semibold text-danger">{code === 'unexpected' ? t('errors.failed') : words('title', { code })}</p>
          {code !== 'unexpected' && <p className="mt-1">{words('text', { code })}</p>}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {mayRetry && <Button onClick={onRetry}>{retryText}</Button>}
        <HelpLink number={whatsappNumber} />
      </div>
    </div>
  );
}

/** The leg was answered, without an offer. */
export function NoOffers({ whatsappNumber, onChangeSearch }: { whatsappNumber: string; onChangeSearch: () => void }) {
  const t = useTranslations('flights.multiCity.results');
  return (
    <div>
      <p className="font-semibold">{t('none')}</p>
      <p className="mt-1 text-ink-soft">{t('noneText')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onChangeSearch}>{t('change')}</Button>
        <HelpLink number={whatsappNumber} />
      </div>
    </div>
  );
}
