import clsx from 'clsx';
import { useLocale } from 'next-intl';
import { dohaMap } from '@/lib/geography/maps/doha-map';
import { directionOf, intlTag } from '@/lib/i18n/locales';
import { isFitting, type Mark } from './map-marks';

const { width, height } = dohaMap;

/** The number of places that stand too close for dots; a tap opens their names. */
export function SeveralPlaces({ ones, point: [x, y] }: Mark) {
  const locale = useLocale();
  return (
    <details name="places" className="group">
      <summary
        tabIndex={-1}
        style={{ insetInlineStart: `${x / (width / 100)}%`, top: `${Math.round(y / (height / 1000)) / 10}%` }}
        className={clsx(
          'absolute flex size-4.5 -translate-x-1/2 -translate-y-1/2 cursor-pointer list-none items-center justify-center rounded-pill border-2 border-sun font-semibold text-[0.6875rem] before:absolute before:-inset-1.5 group-open:ring-2 group-open:ring-on-night md:size-6 md:text-xs [&::-webkit-details-marker]:hidden',
          isFitting(ones) ? 'bg-sun text-night' : 'bg-night text-on-night',
        )}
      >
        {new Intl.NumberFormat(intlTag(locale)).format(ones.length)}
      </summary>
      <div
        dir={directionOf(locale)}
        className="absolute inset-x-2 bottom-2 z-1 flex flex-wrap gap-x-5 rounded-control bg-raised px-4 py-1 shadow-card"
      >
        {ones.map(({ place: { airport, name } }) => (
          <a
            key={airport}
            href={`#${airport}`}
            tabIndex={-1}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {name[locale]}
          </a>
        ))}
      </div>
    </details>
  );
}
