import clsx from 'clsx';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Poster } from '@/components/ui/poster';
import { describeArt, type Picture } from '@/content/picture';

interface PageHeaderProps {
  heading: string;
  lead: string;
  /** Beside the words; above them on a phone. */
  art?: Picture | undefined;
  /** Without the picture on a phone, because the tool of the page follows. */
  isShort?: boolean;
  /** For a page that React sends along with every other: those must not load its picture. */
  isSentAlong?: boolean;
  /** Immediate actions. */
  children?: ReactNode;
}

export function PageHeader({ heading, lead, art, isShort = false, isSentAlong = false, children }: PageHeaderProps) {
  const locale = useLocale();
  const words = (
    <div className="max-w-3xl">
      <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{heading}</h1>
      {/* Hidden once the tool of the page has found something. */}
      <p className="mt-4 text-ink-soft text-lg group-has-data-found/page:hidden md:text-xl">{lead}</p>
      {children && <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">{children}</div>}
    </div>
  );
  if (!art) return <header className="mt-2 md:mt-4">{words}</header>;
  return (
    <header className="mt-2 grid items-center gap-6 md:mt-4 md:grid-cols-[minmax(0,1fr)_18rem] md:gap-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Poster
        slug={art}
        crop="card"
        locale={locale}
        alt={describeArt(art, locale)}
        priority={!isShort && !isSentAlong}
        className={clsx(
          'aspect-3/2 w-full rounded-card object-[50%_90%] object-cover shadow-card md:order-2 md:aspect-4/3',
          isShort && 'max-md:hidden',
        )}
      />
      {words}
    </header>
  );
}
