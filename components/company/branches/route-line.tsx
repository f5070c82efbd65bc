import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { BranchPage } from '@/content/branches/branch-page';

/** As the maps of the metro colour them; a road has no colour of its own. */
const colours = { gold: 'bg-sun', red: 'bg-danger', green: 'bg-success', road: 'bg-line-strong' };

/** The way from the middle of Doha as one line with its stops: downwards on a phone, along the line of reading elsewhere. */
export function RouteLine({ kind, stops }: BranchPage['route']) {
  const locale = useLocale();
  const t = useTranslations('company.branches.lines');
  const names = { gold: t('gold'), red: t('red'), green: t('green'), road: t('road') };
  return (
    <figure className="mt-5 rounded-card bg-sunken p-5">
      <figcaption className="flex items-center gap-2 font-medium text-sm">
        <span aria-hidden="true" className={clsx('h-1.5 w-6 rounded-pill', colours[kind])} />
        {names[kind]}
      </figcaption>
      <ol className="mt-4 flex sm:mt-5 max-sm:flex-col">
        {stops.map((stop, index) => {
          const isLast = index === stops.length - 1;
          return (
            <li key={stop.en} className="relative flex flex-1 gap-3 pb-5 last:pb-0 sm:flex-col sm:gap-2 sm:pe-3 sm:pb-0">
              {!isLast && (
                <span
                  aria-hidden="true"
                  className={clsx(
                    'absolute start-1.75 top-3 h-full w-0.5 sm:start-3 sm:top-1.75 sm:h-0.5 sm:w-full',
                    colours[kind],
                  )}
                />
              )}
              <span
                aria-hidden="true"
                className={clsx(
                  'relative mt-1 size-4 shrink-0 rounded-pill border-2 sm:mt-0',
                  isLast ? clsx('border-ink', colours[kind]) : 'border-line-strong bg-raised',
                )}
              />
              <span className={clsx('text-sm', isLast ? 'font-semibold' : 'text-ink-soft')}>{stop[locale]}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
