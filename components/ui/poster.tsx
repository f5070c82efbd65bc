import { directionOf, type Locale } from '@/lib/i18n/locales';
import { type Photo, type PhotoCrop, type PhotoType, photoAddress, photoOf, photoTypes, photoWidths } from '@/lib/state/photos';
import { focusOf } from './poster-focus';

type PosterProps = {
  slug: string;
  crop: 'card' | 'hero' | 'share';
  locale: Locale;
  priority?: boolean;
  className?: string;
} & (
  | { /** In a menu, or behind a form: the words say all there is to say. */ decorative: true; alt?: never }
  | { decorative?: false /** What it shows, in the language of the page: `content/art` has the words. */; alt: string }
);

const sizes = { card: [800, 600], hero: [1680, 720], share: [1200, 630] } as const;

/** A poster at the top of a page: the wide crop on a wide screen. Its text alternative comes from `content/art`. */
export function HeadPoster({
  slug,
  locale,
  alt,
  className,
}: Pick<PosterProps, 'slug' | 'locale' | 'className'> & { alt: string }) {
  const photo = photoOf(slug);
  if (photo) return <Photograph photo={photo} crop="hero" alt={photo[locale].alt} priority className={className} />;
  const file = (crop: 'card' | 'hero') => `/art/${slug}-${crop}-${directionOf(locale)}.svg`;
  const [width, height] = sizes.card;
  return (
    <picture>
      <source media="(width >= 48rem)" srcSet={file('hero')} width={1680} height={720} />
      <img
        src={file('card')}
        alt={alt}
        width={width}
        height={height}
        fetchPriority="high"
        decoding="async"
        className={className}
      />
    </picture>
  );
}

/** The picture of a card with a link; `className` sets its proportions. It grows on hover. */
export function CardPoster({
  slug,
  locale,
  alt,
  className,
}: Pick<PosterProps, 'slug' | 'locale' | 'className'> & { alt: string }) {
  return (
    <div className="overflow-hidden">
      <Poster
        slug={slug}
        crop="card"
        locale={locale}
        alt={alt}
        className={`object-cover transition-transform duration-300 group-hover:scale-[1.03] ${className}`}
      />
    </div>
  );
}

/** A travel poster, lit from the start side. */
export function Poster({ slug, crop, locale, priority = false, className, alt = '' }: PosterProps) {
  const photo = photoOf(slug);
  if (photo && crop !== 'share') {
    return <Photograph photo={photo} crop={crop} alt={alt && photo[locale].alt} priority={priority} className={className} />;
  }
  const [width, height] = sizes[crop];
  // A drawing in a folder is a card with one file for both directions of reading (content/card-file.ts).
  const file = slug.includes('/') ? slug : `${slug}-${crop}-${directionOf(locale)}`;
  return (
    // biome-ignore lint/performance/noImgElement: a vector file has nothing an image optimiser could do better.
    <img
      src={`/art/${file}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      style={crop === 'card' && focusOf(slug) ? { objectPosition: focusOf(slug) } : undefined}
      className={className}
    />
  );
}

interface PhotographProps {
  photo: Photo;
  crop: PhotoCrop;
  alt: string;
  priority: boolean;
  className?: string | undefined;
}

/** How wide each crop is on a screen, so that browsers take the file that fits. */
const shownWidth = { card: '(width >= 48rem) 25rem, 92vw', hero: '100vw' } as const;
const wide = '(width >= 48rem)';

/** A photograph in the place of a poster: the same proportions, so nothing moves. At the top of a page a phone gets the crop of cards. */
function Photograph({ photo, crop, alt, priority, className }: PhotographProps) {
  const files = (of: PhotoCrop, type: PhotoType) =>
    [...photoWidths[of]]
      .sort((one, other) => one - other)
      .map((width) => `${photoAddress(photo, of, width, type)} ${width}w`)
      .join(', ');
  const [width, height] = sizes.card;
  return (
    <picture className="contents">
      {crop === 'hero' &&
        photoTypes.map((type) => (
          <source
            key={type}
            type={`image/${type}`}
            media={wide}
            srcSet={files('hero', type)}
            sizes={shownWidth.hero}
            width={sizes.hero[0]}
            height={sizes.hero[1]}
          />
        ))}
      <source type="image/avif" srcSet={files('card', 'avif')} sizes={shownWidth.card} />
      <img
        src={photoAddress(photo, 'card', photoWidths.card[0], 'webp')}
        srcSet={files('card', 'webp')}
        sizes={shownWidth.card}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        style={{ background: `center / cover url(${photo.blur})` }}
        className={className}
      />
    </picture>
  );
}
