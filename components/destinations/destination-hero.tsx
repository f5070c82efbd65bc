import type { ReactNode } from 'react';
import { HeadPoster } from '@/components/ui/poster';
import { describeArt } from '@/content/art';
import type { Locale } from '@/lib/i18n/locales';

interface DestinationHeroProps {
  locale: Locale;
  /** Name in content/art. */
  art: string;
  heading: string;
  lead: string;
  actions: ReactNode;
}

/** The poster with text in its quiet half on a wide screen, above it on a phone. */
export function DestinationHero({ locale, art, heading, lead, actions }: DestinationHeroProps) {
  return (
    <header className="relative mt-2 md:flex md:aspect-21/9 md:flex-col md:justify-end">
      <HeadPoster
        slug={art}
        locale={locale}
        alt={describeArt(art, locale)}
        className="aspect-4/3 w-full rounded-card object-cover shadow-card md:absolute md:inset-0 md:aspect-auto md:size-full md:object-[75%_50%] md:rtl:object-[25%_50%]"
      />
      <div className="absolute inset-0 rounded-card bg-linear-to-r from-night/90 via-45% via-night/70 to-90% to-transparent max-md:hidden rtl:bg-linear-to-l" />
      <div className="max-md:mt-5 md:relative md:w-[55%] md:p-8 md:text-on-night lg:w-1/2 lg:p-12">
        <h1 className="text-3xl lg:text-5xl rtl:leading-[1.35]">{heading}</h1>
        <p className="mt-3 text-lg max-md:text-ink-soft lg:mt-5 lg:text-xl">{lead}</p>
        <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col lg:mt-7">{actions}</div>
      </div>
    </header>
  );
}
