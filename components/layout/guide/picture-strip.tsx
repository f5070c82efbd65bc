import clsx from 'clsx';
import { useLocale } from 'next-intl';
import { Poster } from '@/components/ui/poster';
import { describeArt } from '@/content/picture';
import { keepTogether } from '@/lib/i18n/no-break';

interface PictureStripProps {
  label: string;
  pictures: readonly { art: Parameters<typeof describeArt>[0]; name: string; text?: string | undefined }[];
  className: string;
}

const columns: Readonly<Record<number, string>> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 md:gap-y-8 lg:grid-cols-4',
};

/** Pictures with their names side by side, a strip to swipe on a phone. */
export function PictureStrip({ label, pictures, className }: PictureStripProps) {
  const locale = useLocale();
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
      tabIndex={0}
      aria-label={label}
      className={clsx(
        'flex snap-x gap-4 md:grid max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-1',
        columns[pictures.length],
        className,
      )}
    >
      {pictures.map(({ art, name, text }) => (
        <li key={art} className="max-md:w-[78%] max-md:shrink-0 max-md:snap-center">
          <figure>
            <Poster
              slug={art}
              crop="card"
              locale={locale}
              alt={describeArt(art, locale)}
              className="aspect-3/2 w-full rounded-card object-cover shadow-card"
            />
            <figcaption className="mt-2">
              <span className={text ? 'font-semibold text-lg' : 'font-medium'}>{name}</span>
              {text && <span className="mt-1 block">{keepTogether(text)}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
