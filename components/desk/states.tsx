import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';

export function Waiting({ isSlow = false }: { isSlow?: boolean }) {
  const t = useTranslations('desk.state');
  return (
    <div className="space-y-3 noscript:hidden">
      <p role="status" className="flex min-h-11 items-center gap-3 text-ink-soft">
        <Spinner className="size-5 text-accent" />
        {isSlow ? t('slow') : t('loading')}
      </p>
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
    </div>
  );
}

export function Failed({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const t = useTranslations('desk.state');
  return (
    <ErrorState title={isOffline ? t('offlineTitle') : t('failedTitle')} text={isOffline ? t('offlineText') : t('failedText')}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </ErrorState>
  );
}
