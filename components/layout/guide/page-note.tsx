import { useLocale, useTranslations } from 'next-intl';
import { OnDays } from '@/components/ui/dates/on-days';
import { Icon } from '@/components/ui/icon';
import type { NoteContent } from '@/lib/company/notes';
import { intlTag } from '@/lib/i18n/locales';
import { formatDayInWords } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

/** What the agency has noted about the subject of a page, until its last day. */
export function PageNote({ note: { noted, ...words } }: { note: NoteContent }) {
  const locale = useLocale();
  const t = useTranslations('layout');
  return (
    <OnDays until={noted.until} built={todayInQatar()}>
      <aside aria-label={t('note')} className="mt-4 flex gap-3 rounded-card bg-sun-soft p-4 md:max-w-3xl">
        <Icon name="info" className="mt-0.5 size-5 shrink-0 text-accent" />
        <p>
          <time dateTime={noted.since} className="block text-ink-soft text-sm">
            {formatDayInWords(noted.since, intlTag(locale))}
          </time>
          {words[locale].text}
        </p>
      </aside>
    </OnDays>
  );
}
