import { useTranslations } from 'next-intl';
import { RangeSlider } from '@/components/ui/slider';
import type { Range } from '@/lib/flights/filter-offers';
import type { Bounds } from '@/lib/flights/filter-options';

interface RangeFilterProps {
  range: Range;
  bounds: Bounds;
  step: number;
  labels: { low: string; high: string };
  format: (value: number) => string;
  /** The value as a screen reader should say it. */
  speak?: (value: number) => string;
  onChange: (range: Range) => void;
}

/** A slider from the lowest to the highest of the answer. A thumb at its end leaves that end open. */
export function RangeFilter({ range, bounds, step, labels, format, speak = format, onChange }: RangeFilterProps) {
  const t = useTranslations('flights.results.filters');
  const within = (value: number) => Math.min(Math.max(value, bounds.min), bounds.max);
  const [low, high] = [within(range.min ?? bounds.min), within(range.max ?? bounds.max)];
  return (
    <>
      <p aria-hidden="true" className="text-ink-soft text-sm tabular-nums">
        {t.rich('range', { from: () => <bdi>{format(low)}</bdi>, to: () => <bdi>{format(high)}</bdi> })}
      </p>
      <RangeSlider
        {...bounds}
        step={step}
        low={low}
        high={high}
        labels={labels}
        format={speak}
        onChange={(min, max) => onChange({ min: min > bounds.min ? min : null, max: max < bounds.max ? max : null })}
      />
    </>
  );
}
