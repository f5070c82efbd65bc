import { useTranslations } from 'next-intl';
import type { GuideFact } from '@/content/guide';

/** What the agency says of itself, and nothing beyond it. */
export function Claims({ claims }: { claims: readonly GuideFact[] }) {
  const t = useTranslations('company.about');
  return (
    <section aria-label={t('claims')} className="mt-10 rounded-card bg-night p-6 text-on-night md:p-8">
      <dl className="flex flex-wrap justify-between gap-x-8 gap-y-5 max-sm:grid max-sm:grid-cols-2">
        {claims.map(({ term, text }) => (
          <div key={term} className="flex flex-col-reverse justify-end">
            <dt className="text-on-night-soft">{text}</dt>
            <dd className="font-semibold text-2xl text-sun">{term}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
