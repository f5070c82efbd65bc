import { useLocale, useTranslations } from 'next-intl';
import { Poster } from '@/components/ui/poster';
import type { Hotel } from '@/content/hotel';
import { scenePictures } from '@/content/hotel-scenes';
import { describeArt } from '@/content/picture';
import { comma } from '@/lib/i18n/locales';
import { photoOf, photosOf } from '@/lib/state/photos';

/** Photographs in the place of drawings: the outside, then a room, a hall or a pool, and the view: a strip to swipe on a phone, a mosaic on a wide screen. */
export function HotelPictures({ hotel }: { hotel: Hotel }) {
  const locale = useLocale();
  const t = useTranslations('hotels');
  const drawings = [{ slug: hotel.art, alt: describeArt(hotel.art, locale) }, ...scenePictures(hotel.scenes, locale)];
  const tPhotos = useTranslations('common.photos');
  const photos = photosOf(hotel.slug);
  const pictures = [...photos.map(({ slug, [locale]: { alt } }) => ({ slug, alt })), ...drawings.slice(photos.length)];
  // A photograph may stand in the place of a drawing, too.
  const creditOf = pictures.map(({ slug }) => photoOf(slug)?.credit);
  const credits = [...new Set(creditOf.filter((name) => name !== undefined))].map((name) => ({
    name,
    numbers: creditOf.flatMap((one, index) => (one === name ? index + 1 : [])),
  }));
  return (
    <figure className="mt-2">
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        tabIndex={0}
        aria-label={t('pictures', { hotel: hotel.name[locale] })}
        className="flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-card md:grid md:grid-cols-4 md:overflow-visible md:*:last:col-span-2"
      >
        {pictures.map(({ slug, alt }, index) => (
          <li
            key={slug}
            className={`w-[86%] shrink-0 snap-start overflow-hidden rounded-control md:w-auto ${index === 0 ? 'md:col-span-2 md:row-span-2' : ''}`}
          >
            <Poster
              slug={slug}
              crop="card"
              locale={locale}
              alt={alt}
              priority={index === 0}
              className={`aspect-3/2 w-full object-cover ${index === 0 ? 'md:aspect-auto md:h-full' : index === 3 ? 'md:aspect-21/9 md:object-[50%_80%]' : 'md:aspect-4/3'}`}
            />
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-ink-soft text-sm">
        {credits.map(({ name, numbers }) => (
          <p key={name}>{tPhotos('creditOf', { name, count: numbers.length, numbers: numbers.join(comma[locale]) })}</p>
        ))}
        {creditOf.includes(undefined) && <p>{t(credits.length > 0 ? 'otherDrawings' : 'drawing')}</p>}
      </figcaption>
    </figure>
  );
}
