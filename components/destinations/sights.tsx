import { useTranslations } from 'next-intl';
import type { GuideFact } from '@/content/guide';

export function Sights({ sights }: { sights: readonly GuideFact[] }) {
  const t = useTranslations('destinations');
  return (
    <section aria-labelledby="see" className="mt-14 lg:mt-20">
      <h2 id="see" className="text-2xl md:text-3xl">
        {t('see')}
      </h2>
      <ol className="mt-5 grid gap-x-12 gap-y-7 sm:grid-cols-2 lg:mt-8 lg:grid-cols-3 lg:gap-y-10">
        {sights.map(({ term, text }, index) => (
          <li key={term} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2 border-line border-t pt-4">
            <span aria-hidden="true" className="font-semibold text-accent text-xl tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{term}</h3>
              <p className="reading mt-1.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
