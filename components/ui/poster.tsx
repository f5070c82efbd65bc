import { directionOf, type Locale } from '@/lib/i18n/locales';

type PosterProps = {
  slug: string;
  crop: 'card' | 'hero' | 'share';
  locale: Locale;
  priority?: boolean;
  className?: string;
} & (
  | { /** The words beside it say all there is to say. */ decorative: true; alt?: never }
  | { decorative?: false /** What it shows, in the language of the page: `content/art` has the words. */; alt: string }
);

const sizes = { card: [800, 600], hero: [1680, 720], share: [1200, 630] } as const;

/** A travel poster, lit from the side where reading starts. */
export function Poster({ slug, crop, locale, priority = false, className, alt = '' }: PosterProps) {
  const [width, height] = sizes[crop];
  return (
    // biome-ignore lint/performance/noImgElement: a vector file has nothing an image optimiser could do better.
    <img
      src={`/art/${slug}-${crop}-${directionOf(locale)}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  );
}
