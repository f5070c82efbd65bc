import { useTranslations } from 'next-intl';
import { pointsFor } from '@/lib/flights/results/points';

/** What members of Karam Club earn at least when a trip of this price, in QAR, is ticketed. */
export function ClubPoints({ total }: { total: number }) {
  const t = useTranslations('bookings.summary');
  return <p className="mt-2 text-ink-soft text-sm">{t('points', { count: pointsFor(total) })}</p>;
}
