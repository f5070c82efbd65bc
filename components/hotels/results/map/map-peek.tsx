import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';
import { Stars } from '../../stars';
import { HotelPicture } from '../card/hotel-picture';
import { useHotelWords } from '../card/use-hotel-words';

interface MapPeekProps {
  summary: HotelSummary;
  onShow: () => void;
  onClose: () => void;
}

/** The hotel of the selected pin, over the bottom of the map, with a link to its card. */
export function MapPeek({ summary, onShow, onClose }: MapPeekProps) {
  const t = useTranslations('hotels.results');
  const { riyals } = useHotelWords();
  return (
    <div className="absolute inset-x-3 bottom-3 z-10 flex gap-3 rounded-card border border-line bg-raised p-3 shadow-float">
      <HotelPicture uri={summary.hotel.media[0]?.uri ?? ''} className="size-20 rounded-control object-cover" />
      <div className="min-w-0 grow">
        <p className="pe-9 font-semibold leading-snug">
          <bdi>{summary.name}</bdi>
        </p>
        <Stars count={summary.stars} />
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="font-semibold">{summary.available ? <bdi>{riyals(summary.total)}</bdi> : t('card.notAvailable')}</span>
          <button
            type="button"
            onClick={onShow}
            className="-my-1 inline-flex min-h-11 items-center font-medium text-accent text-sm underline underline-offset-4"
          >
            {t('map.toCard')}
          </button>
        </p>
      </div>
      <button
        type="button"
        aria-label={t('map.close')}
        onClick={onClose}
        className="absolute end-1 top-1 inline-flex size-11 items-center justify-center rounded-pill"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
