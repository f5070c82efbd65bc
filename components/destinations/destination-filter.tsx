import { useTranslations } from 'next-intl';
import { FilterInAddress } from './filter-in-address';

/** Radio buttons that narrow the list by style sheet alone; the address remembers which where scripts run. */
export function DestinationFilter() {
  const t = useTranslations('destinations.filter');
  const choices = [
    ['all', t('all')],
    ['short', t('short')],
    ['beach', t('beach')],
    ['snow', t('snow')],
    ['mountains', t('mountains')],
    ['oldCities', t('oldCities')],
  ] as const;
  return (
    <fieldset>
      <legend className="font-semibold">{t('label')}</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {choices.map(([value, label]) => (
          <label
            key={value}
            className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-raised px-4 transition-colors duration-150 not-has-checked:hover:bg-sunken has-checked:border-accent-fill has-checked:bg-accent-fill has-checked:text-on-fill has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="find"
              id={`find-${value}`}
              value={value}
              defaultChecked={value === 'all'}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      <FilterInAddress />
    </fieldset>
  );
}
