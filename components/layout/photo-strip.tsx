import { useLocale, useTranslations } from 'next-intl';
import { Poster } from '@/components/ui/poster';
import { type Photo, photoOf } from '@/lib/state/photos';

interface PhotoStripProps {
  photos: readonly Photo[];
  /** Of what they show. */
  name: string;
  className?: string;
}

/** Who took the photograph in the place of a poster. Nothing below a poster. */
export function PhotoCredit({ slug }: { slug: string }) {
  const t = useTranslations('common.photos');
  const photo = photoOf(slug);
  return photo && <p className="mt-1 text-ink-soft text-sm">{t('credit', { name: photo.credit })}</p>;
}

/** The same for several, each photographer once. */
export function PhotoCredits({ slugs }: { slugs: readonly string[] }) {
  const t = useTranslations('common.photos');
  const names = [...new Set(slugs.flatMap((slug) => photoOf(slug)?.credit ?? []))];
  return names.map((name) => (
    <p key={name} className="mt-1 text-ink-soft text-sm">
      {t('credit', { name })}
    </p>
  ));
}

/** Further photographs of a place, in a row to swipe. Nothing without any. */
export function PhotoStrip({ photos, name, className = '' }: PhotoStripProps) {
  const locale = useLocale();
  const t = useTranslations('common.photos');
  if (photos.length === 0) return null;
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
      tabIndex={0}
      aria-label={t('label', { name })}
      className={`flex snap-x gap-4 overflow-x-auto pb-2 max-md:-mx-4 max-md:scroll-px-4 max-md:px-4 ${className}`}
    >
      {photos.map(({ slug, credit, [locale]: { alt } }) => (
        <li key={slug} className="w-[82%] shrink-0 snap-start sm:w-80">
          <figure>
            <Poster slug={slug} crop="card" locale={locale} alt={alt} className="aspect-4/3 w-full rounded-card object-cover" />
            <figcaption className="mt-1 text-ink-soft text-sm">{t('credit', { name: credit })}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
