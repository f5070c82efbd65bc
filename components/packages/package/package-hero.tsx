import { directionOf, type Locale } from '@/lib/i18n/locales';

/** The poster of a holiday: the wide crop where there is room for it. The heading below says what it shows. */
export function PackageHero({ art, locale }: { art: string; locale: Locale }) {
  const file = (crop: 'card' | 'hero') => `/art/${art}-${crop}-${directionOf(locale)}.svg`;
  return (
    <picture>
      <source media="(width >= 48rem)" srcSet={file('hero')} width={1680} height={720} />
      <img
        src={file('card')}
        alt=""
        width={800}
        height={600}
        fetchPriority="high"
        decoding="async"
        className="mt-2 aspect-4/3 w-full rounded-card object-cover shadow-card md:aspect-21/9 lg:max-h-[28rem]"
      />
    </picture>
  );
}
