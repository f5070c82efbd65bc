import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { GuideFact } from '@/content/guide';
import { keepTogether } from '@/lib/i18n/no-break';

/** Things to know, each behind its name: a reader opens what concerns them. */
export function Advice({ advice }: { advice: readonly GuideFact[] }) {
  const t = useTranslations('destinations');
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know" className="text-2xl md:text-3xl">
        {t('goodToKnow')}
      </h2>
      <div className="mt-5 divide-y divide-line border-line border-y">
        {advice.map(({ term, text }) => (
          <details key={term} className="group">
            <summary className="flex min-h-14 list-none items-center gap-3 py-3 font-semibold text-lg [&::-webkit-details-marker]:hidden">
              <span className="grow">{term}</span>
              <Icon name="down" className="size-5 text-accent transition-transform duration-150 group-open:rotate-180" />
            </summary>
            <p className="reading pb-5 text-ink-soft">{keepTogether(text)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
