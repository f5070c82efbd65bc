import { useTranslations } from 'next-intl';
import type { StayPrice } from '@/lib/hotels/stay-price';
import { useHotelWords } from './results/card/use-hotel-words';

interface WholeCostProps {
  price: StayPrice;
  /** What is paid at the hotel, or all that is spent: alone, or said to be with the fees. */
  words: 'due' | 'sum' | 'withFees';
  className: string;
}

/** What a traveller pays at the hotel on top of a price, and what both make; nothing where nothing is paid there. */
export function WholeCost({ price: { dueAtProperty, whole }, words, className }: WholeCostProps) {
  const t = useTranslations('hotels.results.whole');
  const { riyals } = useHotelWords();
  if (dueAtProperty === 0) return null;
  const amount = riyals(words === 'due' ? dueAtProperty : whole);
  return <span className={className}>{t.rich(words, { price: () => <bdi className="whitespace-nowrap">{amount}</bdi> })}</span>;
}
