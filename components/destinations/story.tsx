import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatKilometres, formatMinutes } from '@/lib/destinations/format-facts';
import { intlTag } from '@/lib/i18n/locales';

interface StoryProps {
  paragraphs: readonly string[];
  /** Drawing of the route from Doha. */
  map: ReactNode;
  /** Kilometres of the route. */
  distance: number;
  /** Minutes of the non-stop flight, null when there is none. */
  minutes: number | null;
}

/** Why to go, beside the way there. */
export function Story({ paragraphs, map, distance, minutes }: StoryProps) {
  const t = useTranslations('destinations');
  const tag = intlTag(useLocale());
  return (
    <div className="mt-12 grid items-start gap-10 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-16">
      <section aria-labelledby="story" className="max-w-2xl">
        <h2 id="story" className="text-2xl md:text-3xl">
          {t('story')}
        </h2>
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'mt-4 text-lg md:text-xl' : 'mt-4 text-ink-soft md:text-lg'}>
            {paragraph}
          </p>
        ))}
      </section>
      <section
        aria-labelledby="route"
        className="overflow-hidden rounded-card bg-night text-on-night shadow-card lg:sticky lg:top-24"
      >
        <h2 id="route" className="px-5 pt-5 text-xl md:px-6 md:pt-6">
          {t('route.title')}
        </h2>
        {map}
        <dl className="grid grid-cols-2 gap-4 border-night-soft border-t p-5 md:px-6">
          <Figure term={t('route.distance')}>{formatKilometres(distance, tag)}</Figure>
          <Figure term={t('route.duration')}>{minutes === null ? t('route.none') : formatMinutes(minutes, tag)}</Figure>
        </dl>
      </section>
    </div>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-on-night-soft text-sm">{term}</dt>
      <dd className="mt-0.5 font-semibold text-lg">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
