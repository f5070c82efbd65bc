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

/** The poster in its own colours, nothing over it; the words below, the lead beside the heading on a wide screen. */
export function DestinationHero({ locale, art, heading, lead, actions }: DestinationHeroProps) {
  return (
    <header className="mt-2">
      <HeadPoster
        slug={art}
        locale={locale}
        alt={describeArt(art, locale)}
        className="aspect-4/3 w-full rounded-card object-cover shadow-card md:aspect-21/9 lg:max-h-[28rem]"
      />
      <div className="mt-5 grid gap-x-16 lg:mt-8 lg:grid-cols-[1.3fr_1fr]">
        <h1 className="text-3xl lg:text-5xl rtl:leading-[1.35]">{heading}</h1>
        <div>
          <p className="text-ink-soft text-lg max-lg:mt-3 lg:text-xl">{lead}</p>
          <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">{actions}</div>
        </div>
      </div>
    </header>
  );
}
