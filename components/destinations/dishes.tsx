import { useTranslations } from 'next-intl';
import type { GuideFact } from '@/content/guide';

export function Dishes({ dishes }: { dishes: readonly GuideFact[] }) {
  const t = useTranslations('destinations');
  return (
    <section
      aria-labelledby="eat"
      className="mt-14 rounded-card bg-sun-soft px-5 pt-8 pb-2 text-on-sun-soft md:px-10 md:pt-10 md:pb-4 lg:mt-20 lg:px-14 lg:pt-14 lg:pb-8"
    >
      <h2 id="eat" className="text-2xl md:text-3xl">
        {t('eat')}
      </h2>
      <dl className="mt-6 gap-x-14 sm:columns-2 lg:columns-3">
        {dishes.map(({ term, text }) => (
          <div key={term} className="break-inside-avoid pb-6">
            <dt className="font-semibold text-lg">{term}</dt>
            <dd className="reading mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
