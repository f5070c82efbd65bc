import { directionOf, type Locale } from '@/lib/i18n/locales';

export interface MapName {
  text: string;
  kind: 'river' | 'park' | 'hill' | 'road';
  x: number;
  y: number;
}

interface NamedMapProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  locale: Locale;
  names?: readonly MapName[] | undefined;
}

/** Inks of a map that is bright in both themes. */
const inks = { river: '#1d5a6b', park: '#3f6a2c', hill: '#6b5433', road: '#5a4a33' };

/** A drawn map, with names in the typeface of the page, which a picture cannot read. */
export function NamedMap({ src, alt, width, height, locale, names = [] }: NamedMapProps) {
  return (
    <div className="relative overflow-hidden rounded-card">
      {/* biome-ignore lint/performance/noImgElement: a vector file. */}
      <img src={src} alt={alt} loading="lazy" width={width} height={height} className="h-auto w-full" />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        direction={directionOf(locale)}
        textAnchor="middle"
        fontSize="19"
        stroke="#f3e8d2"
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="absolute inset-0 size-full"
      >
        {names.map(({ text, kind, x, y }) => (
          <text key={text} x={x} y={y + 6} fill={inks[kind]}>
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
