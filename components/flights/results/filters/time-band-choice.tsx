import { useTranslations } from 'next-intl';
import type { FilterOption } from '@/lib/flights/results/filter-options';
import type { TimeBand } from '@/lib/flights/results/summarize-offer';

interface TimeBandChoiceProps {
  options: readonly FilterOption<TimeBand>[];
  chosen: readonly TimeBand[];
  onChange: (chosen: TimeBand[]) => void;
}

const hours: Record<TimeBand, { from: string; to: string }> = {
  morning: { from: '6', to: '12' },
  afternoon: { from: '12', to: '18' },
  evening: { from: '18', to: '24' },
  night: { from: '0', to: '6' },
};

/** The four parts of the day as tiles that can be switched on together. */
export function TimeBandChoice({ options, chosen, onChange }: TimeBandChoiceProps) {
  const t = useTranslations('flights.results.filters');
  return (
    <ul className="grid grid-cols-2 gap-2">
      {options.map(({ value, count }) => (
        <li key={value}>
          <label className="flex min-h-14 flex-col justify-center rounded-control border border-line-strong px-3 py-1.5 text-sm has-disabled:text-ink-soft has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              disabled={count === 0 && !chosen.includes(value)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))}
              className="sr-only"
            />
            <span className="font-medium">{t(value)}</span>
            <span className="flex justify-between gap-2 text-ink-soft text-xs tabular-nums">
              <bdi>{t('hours', hours[value])}</bdi>
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">{t('matching', { count })}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
