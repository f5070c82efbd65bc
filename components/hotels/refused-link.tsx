import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { StaySearchParts } from '@/lib/hotels/search/search-params';
import { intlTag } from '@/lib/i18n/locales';
import { isolated } from '@/lib/text/isolate';
import { formatDayInWords } from '@/lib/time/dates';

/** The parts of a link that cannot be searched, one sentence each; nothing when all can. */
export function RefusedLink({ why }: { why: StaySearchParts['why'] | undefined }) {
  const t = useTranslations('hotels.results.refused');
  const tag = intlTag(useLocale());
  if (!why) return null;
  return (
    <div role="alert" className="mb-4 flex gap-3 rounded-card bg-sun-soft p-4 text-on-sun-soft sm:items-center">
      {why.some(({ kind }) => kind === 'checkInPast') ? (
        // biome-ignore lint/performance/noImgElement: a vector file.
        <img
          src="/art/pages/past-day.svg"
          alt=""
          width={800}
          height={600}
          className="aspect-square w-24 shrink-0 self-start rounded-control object-cover sm:aspect-4/3 sm:w-44"
        />
      ) : (
        <Icon name="info" className="size-6" />
      )}
      <div>
        <p className="font-semibold">{t('title')}</p>
        <ul>
          {why.map(({ kind, count = 0, day }) => (
            <li key={kind}>{t(kind, { count, day: day ? isolated(formatDayInWords(day, tag)) : '' })}</li>
          ))}
        </ul>
        <p>{t('next')}</p>
      </div>
    </div>
  );
}
