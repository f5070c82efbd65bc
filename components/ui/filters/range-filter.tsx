import type { ReactNode } from 'react';
import type { Range } from '@/lib/range';
import { RangeSlider } from '../fields/slider';

interface RangeFilterProps {
  range: Range;
  bounds: { min: number; max: number };
  step: number;
  labels: { low: string; high: string };
  format: (value: number) => string;
  /** The value for screen readers. */
  speak?: (value: number) => string;
  onChange: (range: Range) => void;
  /** Renders the sentence with both ends. */
  children: (ends: { from: () => ReactNode; to: () => ReactNode }) => ReactNode;
}

/** A slider between bounds. A thumb at its end leaves that end open. */
export function RangeFilter({ range, bounds, step, labels, format, speak = format, onChange, children }: RangeFilterProps) {
  const within = (value: number) => Math.min(Math.max(value, bounds.min), bounds.max);
  const [low, high] = [within(range.min ?? bounds.min), within(range.max ?? bounds.max)];
  return (
    <>
      <p aria-hidden="true" className="text-ink-soft text-sm tabular-nums">
        {children({ from: () => <bdi>{format(low)}</bdi>, to: () => <bdi>{format(high)}</bdi> })}
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
