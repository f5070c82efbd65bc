import type { ReactNode } from 'react';
import { CardPoster } from '@/components/ui/poster';
import { describeArt } from '@/content/art';
import type { Locale } from '@/lib/i18n/locales';

interface PosterCardProps {
  art: string;
  locale: Locale;
  badge?: ReactNode;
  children: ReactNode;
}

/**
 * One card of a home carousel. Its link covers the whole card. Card width plus gap is one step of the arrows (320 px), so scroll snap stops where the
 * arrows do.
 */
export function PosterCard({ art, locale, badge, children }: PosterCardProps) {
  return (
    <li className="group relative flex w-[19rem] shrink-0 snap-start flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card transition-shadow duration-200 hover:shadow-float">
      <CardPoster slug={art} locale={locale} alt={describeArt(art, locale)} className="aspect-4/3 w-full" />
      {badge && (
        <span className="absolute start-3 top-3 rounded-pill bg-sun-soft px-3 py-1 font-medium text-on-sun-soft text-sm">
          {badge}
        </span>
      )}
      <div className="flex grow flex-col p-4">{children}</div>
    </li>
  );
}
