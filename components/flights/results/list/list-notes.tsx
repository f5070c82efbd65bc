import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { SortOrder } from '@/lib/flights/results/sort-offers';

interface ListNotesProps {
  sort: SortOrder;
  isSample: boolean;
}

/** One line above the list: its order, and that its fares are samples, which the note below explains. */
export function ListNotes({ sort, isSample }: ListNotesProps) {
  const t = useTranslations('flights.results');
  return (
    <p className="flex flex-wrap gap-x-3 text-ink-soft text-xs">
      <span>{sort === 'best' ? t('bestMeans') : t(`sort.${sort}`)}</span>
      {isSample && (
        <span title={t('sandbox')} className="inline-flex items-center gap-1">
          <Icon name="shield" className="size-3.5" />
          {t('sandboxShort')}
        </span>
      )}
    </p>
  );
}

export function SampleNote() {
  const t = useTranslations('flights.results');
  return (
    <p className="flex gap-2 text-ink-soft text-sm">
      <Icon name="shield" className="mt-0.5 size-4" />
      {t('sandbox')}
    </p>
  );
}
