import clsx from 'clsx';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Poster } from '@/components/ui/poster';
import type { Drawing } from '@/content/drawings';
import { describeArt } from '@/content/picture';

interface BesideArtProps {
  art: Drawing;
  /** What it shows runs in the direction of reading. */
  isMirrored?: boolean;
  heading: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A drawing beside a form; on a phone a small one beside its heading, so that the form stays in the first screen. */
export function BesideArt({ art, isMirrored = false, heading, className, children }: BesideArtProps) {
  const locale = useLocale();
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-x-4 max-lg:gap-y-3 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-10',
        className,
      )}
    >
      {heading}
      <Poster
        slug={art}
        crop="card"
        locale={locale}
        alt={describeArt(art, locale)}
        priority
        className={clsx(
          'aspect-4/3 w-full rounded-control object-cover group-has-data-found/section:hidden lg:row-span-2 lg:self-start lg:rounded-card print:hidden',
          isMirrored && 'rtl:-scale-x-100',
        )}
      />
      <div className="max-lg:col-span-2 lg:self-start">{children}</div>
    </div>
  );
}
