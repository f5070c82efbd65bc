import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';

interface CompareBarProps {
  hotels: readonly HotelSummary[];
  onRemove: (id: string) => void;
  onClear: () => void;
  onOpen: () => void;
}

/** Sticky at the bottom while hotels are selected. Leaves room for the WhatsApp button. */
export function CompareBar({ hotels, onRemove, onClear, onOpen }: CompareBarProps) {
  const t = useTranslations('hotels.compare');
  return (
    <section
      aria-label={t('bar')}
      className="noscript:hidden sticky bottom-[calc(1rem+var(--phone-bar-height))] z-30 flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised p-3 shadow-float"
    >
      <ul className="grid w-full grid-cols-3 gap-2 max-sm:hidden">
        {hotels.map(({ id, name }) => (
          <li key={id} className="flex min-w-0 items-center justify-between rounded-pill bg-accent-soft ps-3 text-accent text-sm">
            <bdi className="truncate">{name}</bdi>
            <button
              type="button"
              aria-label={t('remove', { hotel: name })}
              onClick={() => onRemove(id)}
              className="inline-flex size-9 shrink-0 items-center justify-center rounded-pill"
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onClear} className="ms-auto px-2 text-sm">
        {t('clear')}
      </Button>
      <Button onClick={onOpen} disabled={hotels.length < 2} aria-haspopup="dialog" className="grow px-4 sm:grow-0">
        {hotels.length < 2 ? t('oneMore') : t('open', { count: hotels.length })}
      </Button>
    </section>
  );
}
