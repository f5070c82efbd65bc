import { useTranslations } from 'next-intl';
import type { StayPrice } from '@/lib/hotels/stay-price';
import { useHotelWords } from './results/card/use-hotel-words';

interface WholeCostProps {
  price: StayPrice;
  /** The fees at the hotel, the whole cost, or the whole cost marked as including fees. */
  words: 'due' | 'sum' | 'withFees';
  className: string;
}

/** The fees at the hotel on top of a price, and the sum; nothing without such fees. */
export function WholeCost({ price: { dueAtProperty, whole }, words, className }: WholeCostProps) {
  const t = useTranslations('hotels.results.whole');
  const { riyals } = useHotelWords();
  if (dueAtProperty === 0) return null;
  const amount = riyals(words === 'due' ? dueAtProperty : whole);
  return (
    <span key={words} className={className}>
      {t.rich(words, { price: () => <bdi className="whitespace-nowrap">{amount}</bdi> })}
    </span>
  );
}
