import { useLocale, useTranslations } from 'next-intl';
import { RangeSlider } from '@/components/ui/slider';
import type { Range } from '@/lib/hotels/filter-hotels';
import { type Bounds, priceStep } from '@/lib/hotels/filter-options';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

interface PriceFilterProps {
  range: Range;
  bounds: Bounds;
  onChange: (range: Range) => void;
}

/** A slider from the lowest to the highest price of the answer. A thumb at its end leaves that end open. */
export function PriceFilter({ range, bounds, onChange }: PriceFilterProps) {
  const t = useTranslations('hotels.results.filters');
  const tag = intlTag(useLocale());
  const format = (amount: number) => formatQar(amount, tag);
  const within = (value: number) => Math.min(Math.max(value, bounds.min), bounds.max);
  const [low, high] = [within(range.min ?? bounds.min), within(range.max ?? bounds.max)];
  return (
    <>
      <p aria-hidden="true" className="text-ink-soft text-sm tabular-nums">
        {t.rich('range', { from: () => <bdi>{format(low)}</bdi>, to: () => <bdi>{format(high)}</bdi> })}
      </p>
      <RangeSlider
        {...bounds}
        step={priceStep}
        low={low}
        high={high}
        labels={{ low: t('lowestPrice'), high: t('highestPrice') }}
        format={format}
        onChange={(min, max) => onChange({ min: min > bounds.min ? min : null, max: max < bounds.max ? max : null })}
      />
    </>
  );
}
