import { useTranslations } from 'next-intl';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';

/** Until when a stay is cancelled free of charge, or that it costs a fee. */
export function useCancellationWord(): (cancellation: { freeUntil: string | null }) => string {
  const t = useTranslations('desk.stay');
  return ({ freeUntil }) => (freeUntil ? t('freeUntil', { day: isolated(formatDay(freeUntil)) }) : t('notFree'));
}
