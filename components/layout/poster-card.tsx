import clsx from 'clsx';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { cardClass, cardLinkClass } from '@/components/ui/card';
import { CardPoster } from '@/components/ui/poster';
import { describeArt } from '@/content/picture';
import { Link } from '@/lib/i18n/navigation';
import { photoOf } from '@/lib/state/photos';

interface PosterCardProps {
  art: string;
  /** Has a `CardLink`. */
  isLink?: boolean;
  /** On a phone the poster is beside the text. */
  isBesideOnPhone?: boolean;
  poster?: string;
  padding?: string;
  className?: string;
  children: ReactNode;
}

/** A list item with a poster and text. */
export function PosterCard({ art, isLink = true, isBesideOnPhone, poster, padding, className, children }: PosterCardProps) {
  const locale = useLocale();
  const layout = isBesideOnPhone ? 'grid grid-cols-[7.5rem_minmax(0,1fr)] sm:flex sm:flex-col' : 'flex flex-col';
  return (
    <li className={cardClass({ isLink }, clsx('overflow-hidden', isLink && 'group', layout, className))}>
      <CardPoster
        slug={art}
        locale={locale}
        alt={photoOf(art)?.[locale].alt ?? describeArt(art, locale)}
        className={isBesideOnPhone ? `size-full sm:h-auto ${poster ?? 'sm:aspect-4/3'}` : `w-full ${poster ?? 'aspect-4/3'}`}
      />
      <div className={clsx('flex min-w-0 grow flex-col', padding ?? 'p-5')}>{children}</div>
    </li>
  );
}

/** The name of a card as a link that covers all of it. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false} className={`${cardLinkClass} underline-offset-4 hover:underline`}>
      {children}
    </Link>
  );
}

export function CardBadge({ children }: { children: ReactNode }) {
  return (
    <span className="absolute start-3 top-3 rounded-pill bg-sun-soft px-3 py-1 font-medium text-on-sun-soft text-sm">
      {children}
    </span>
  );
}
