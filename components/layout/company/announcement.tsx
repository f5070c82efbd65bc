import { useLocale, useTranslations } from 'next-intl';
import { OnDays } from '@/components/ui/dates/on-days';
import { Icon } from '@/components/ui/icon';
import type { AnnouncementContent } from '@/lib/company/announcement';
import { Link } from '@/lib/i18n/navigation';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

interface AnnouncementProps {
  announcement: AnnouncementContent;
  /** A draft is shown on any day. */
  isDraft: boolean;
}

/** A line above the header, on its days. It is part of the page from the start, so nothing moves, and needs no script. */
export function Announcement({ announcement: { en, ar, link, shown }, isDraft }: AnnouncementProps) {
  const label = useTranslations('layout')('announcement');
  const { text } = useLocale() === 'ar' ? ar : en;
  const bar = (
    <aside aria-label={label} className="announcement">
      {link ? (
        <Link href={link} prefetch={false} className="announcement-link">
          {text}
          <Icon name="arrow" className="ms-2 inline size-4 align-[-0.125em]" />
        </Link>
      ) : (
        <p className="py-2.5">{text}</p>
      )}
    </aside>
  );
  if (isDraft) return bar;
  return (
    <OnDays {...shown} built={todayInQatar()}>
      {bar}
    </OnDays>
  );
}
