import { useTranslations } from 'next-intl';
import type { GuideFact } from '@/content/guide';
import { keepTogether } from '@/lib/i18n/no-break';

export function DayList({ days }: { days: readonly GuideFact[] }) {
  const t = useTranslations('packages.package');
  return (
    <section aria-labelledby="days">
      <h2 id="days" className="text-2xl md:text-3xl">
        {t('days')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('daysNote')}</p>
      <ol className="mt-6 border-line border-s-2 ps-6">
        {days.map(({ term, text }, index) => (
          <li key={term} className="relative pb-7 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute -start-[2.05rem] top-1.5 size-3.5 rounded-pill border-2 border-surface bg-accent"
            />
            <p className="font-medium text-accent text-sm">{t('day', { number: index + 1 })}</p>
            <h3 className="mt-0.5 text-lg">{term}</h3>
            <p className="mt-1">{keepTogether(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
