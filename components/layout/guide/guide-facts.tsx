import { useTranslations } from 'next-intl';
import type { GuideFact } from '@/content/guide';
import { keepTogether } from '@/lib/i18n/no-break';

export function GuideFacts({ facts }: { facts: readonly GuideFact[] }) {
  const t = useTranslations('guides');
  return (
    <section aria-label={t('facts')} className="mt-10 rounded-card border border-line bg-sunken px-5 md:mt-12 md:px-2 md:py-6">
      <dl className="grid divide-line max-md:divide-y md:grid-cols-2 md:gap-y-6 lg:grid-cols-4 lg:divide-x">
        {facts.map(({ term, text }) => (
          <div key={term} className="py-4 md:px-6 md:py-0">
            <dt className="text-ink-soft text-sm">{term}</dt>
            <dd className="mt-1 font-medium">{keepTogether(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
