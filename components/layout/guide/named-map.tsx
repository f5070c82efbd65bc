import clsx from 'clsx';
import type { Locale } from '@/lib/i18n/locales';

/** A name by its middle, in the units of the drawing. */
export interface MapName {
  text: string;
  kind: keyof typeof inks;
  x: number;
  y: number;
  /** Only a wide screen has room for it. */
  isWide: boolean;
}

interface NamedMapProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  locale: Locale;
  names?: readonly MapName[] | undefined;
}

const inks = {
  river: 'text-focus italic',
  park: 'text-success',
  hill: 'italic',
  road: 'font-medium text-ink',
  ground: 'text-ink',
  quarter: 'font-medium',
  place: 'font-semibold text-ink',
};

/**
 * A drawn map, with names in the typeface of the page, which a picture cannot read, and in one size at every width. They are no `bdi`: an Arabic one
 * would start from the right.
 */
export function NamedMap({ src, alt, width, height, locale, names = [] }: NamedMapProps) {
  const share = (part: number, whole: number) => `${Math.round((1000 * part) / whole) / 10}%`;
  return (
    <div dir="ltr" className="relative overflow-hidden rounded-card border border-line">
      {/* biome-ignore lint/performance/noImgElement: a vector file. */}
      <img src={src} alt={alt} loading="lazy" width={width} height={height} className="h-auto w-full" />
      {names.length > 0 && (
        <div
          aria-hidden="true"
          className="map-names absolute inset-0 text-[0.8125rem] text-ink-soft *:absolute *:-translate-x-1/2 *:-translate-y-1/2 *:whitespace-nowrap *:[unicode-bidi:plaintext]"
        >
          {names.map(({ text, kind, x, y, isWide }) => (
            <span
              key={text}
              style={{ insetInlineStart: share(x, width), top: share(y, height) }}
              className={
                clsx(
                  inks[kind],
                  kind === 'quarter' && locale === 'en' && 'text-[0.6875rem] uppercase tracking-[0.14em]',
                  isWide && 'max-sm:hidden',
                ) || undefined
              }
            >
              {text}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
