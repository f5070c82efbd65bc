import type { ChangeEvent } from 'react';

interface RangeSliderProps {
  min: number;
  max: number;
  step: number;
  low: number;
  high: number;
  labels: { low: string; high: string };
  /** The value in words, for both thumbs. */
  format: (value: number) => string;
  onChange: (low: number, high: number) => void;
}

/** The thumb is smaller than its touch target: a transparent border makes up the difference. */
const thumb = [
  'pointer-events-none absolute inset-0 h-11 w-full appearance-none bg-transparent outline-none',
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-moz-range-thumb]:pointer-events-auto',
  '[&::-webkit-slider-thumb]:cursor-grab [&::-moz-range-thumb]:cursor-grab',
  '[&::-webkit-slider-thumb]:appearance-none [&::-moz-range-thumb]:box-border',
  '[&::-webkit-slider-thumb]:size-11 [&::-moz-range-thumb]:size-11',
  '[&::-webkit-slider-thumb]:rounded-pill [&::-moz-range-thumb]:rounded-pill',
  '[&::-webkit-slider-thumb]:border-10 [&::-moz-range-thumb]:border-10',
  '[&::-webkit-slider-thumb]:border-solid [&::-moz-range-thumb]:border-solid',
  '[&::-webkit-slider-thumb]:border-transparent [&::-moz-range-thumb]:border-transparent',
  '[&::-webkit-slider-thumb]:bg-accent [&::-moz-range-thumb]:bg-accent',
  '[&::-webkit-slider-thumb]:bg-clip-padding [&::-moz-range-thumb]:bg-clip-padding',
  'focus-visible:[&::-webkit-slider-thumb]:outline-3 focus-visible:[&::-moz-range-thumb]:outline-3',
  'focus-visible:[&::-webkit-slider-thumb]:-outline-offset-6 focus-visible:[&::-moz-range-thumb]:-outline-offset-6',
  'focus-visible:[&::-webkit-slider-thumb]:outline-focus focus-visible:[&::-moz-range-thumb]:outline-focus',
].join(' ');

const thumbSize = '2.75rem';

/** Two native sliders on one track, each with keyboard support, label and value in words, in the direction of reading. */
export function RangeSlider({ min, max, step, low, high, labels, format, onChange }: RangeSliderProps) {
  const share = (value: number) => (max > min ? (value - min) / (max - min) : 0);
  const place = (value: number) => `calc(${thumbSize} / 2 + ${share(value)} * (100% - ${thumbSize}))`;
  const read = (event: ChangeEvent<HTMLInputElement>) => Number(event.target.value);
  const shared = { min, max, step, className: thumb };
  return (
    <div className="relative h-11">
      <div
        aria-hidden="true"
        className="absolute inset-x-[calc(2.75rem/2)] top-1/2 h-1.5 -translate-y-1/2 rounded-pill bg-line"
      />
      <div
        aria-hidden="true"
        className="absolute top-1/2 h-1.5 -translate-y-1/2 rounded-pill bg-accent"
        style={{ insetInlineStart: place(low), width: `calc(${share(high) - share(low)} * (100% - ${thumbSize}))` }}
      />
      <input
        type="range"
        {...shared}
        aria-label={labels.low}
        aria-valuetext={format(low)}
        value={low}
        // When both thumbs are at the far end, only the lower one can move: it must be on top.
        style={{ zIndex: share(low) > 0.5 ? 1 : 0 }}
        onChange={(event) => onChange(Math.min(read(event), high), high)}
      />
      <input
        type="range"
        {...shared}
        aria-label={labels.high}
        aria-valuetext={format(high)}
        value={high}
        onChange={(event) => onChange(low, Math.max(read(event), low))}
      />
    </div>
  );
}
