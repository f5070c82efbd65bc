import { useLocale, useTranslations } from 'next-intl';
import { Poster } from '@/components/ui/poster';
import type { GuideFact } from '@/content/guide';
import { describeArt, type Picture } from '@/content/picture';
import { keepTogether } from '@/lib/i18n/no-break';

interface DayListProps {
  days: readonly GuideFact[];
  pictures: Readonly<Record<number, Picture>>;
}

/** What happens on each day, with a drawing where one shows it. */
export function DayList({ days, pictures }: DayListProps) {
  const t = useTranslations('packages.package');
  return (
    <section aria-labelledby="days">
      <h2 id="days" className="text-2xl md:text-3xl">
        {t('days')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('daysNote')}</p>
      <ol className="mt-6 border-line border-s-2 ps-6">
        {days.map(({ term, text }, index) => (
          <li key={term} className="relative pb-7 last:pb-0 sm:has-[img]:grid sm:grid-cols-[minmax(0,1fr)_13rem] sm:gap-x-6">
            <span
              aria-hidden="true"
              className="absolute -start-[2.05rem] top-1.5 size-3.5 rounded-pill border-2 border-surface bg-accent"
            />
            <div>
              <p className="font-medium text-accent text-sm">{t('day', { number: index + 1 })}</p>
              <h3 className="mt-0.5 text-lg">{term}</h3>
              <p className="mt-1">{keepTogether(text)}</p>
            </div>
            <DayPicture slug={pictures[index + 1]} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function DayPicture({ slug }: { slug: Picture | undefined }) {
  const locale = useLocale();
  if (!slug) return null;
  return (
    <Poster
      slug={slug}
      crop="card"
      locale={locale}
      alt={describeArt(slug, locale)}
      className="aspect-3/2 w-full rounded-card object-cover max-sm:mt-3"
    />
  );
}
