import { intlTag, type Locale } from '@/lib/i18n/locales';
import type { Notification, NotificationSubject } from './notification';

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** The time since an instant in words: "5 minutes ago". Both in milliseconds; less than a minute ago, or in the future, is "now". */
export function relativeTime(moment: number, now: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(intlTag(locale), { numeric: 'auto' });
  const seconds = (now - moment) / 1000;
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? [];
  return unit && size ? format.format(-Math.floor(seconds / size), unit) : format.format(0, 'second');
}

/** Day and time in the reader's own time zone: "21/11/2026, 14:05". */
export function fullTime(moment: number, locale: Locale): string {
  const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(intlTag(locale), { ...day, hour: '2-digit', minute: '2-digit', hour12: false }).format(moment);
}

const pages: Record<NotificationSubject, string> = {
  booking: '/dashboard',
  change: '/dashboard',
  visa: '/support/track-visa',
  refund: '/support/track-refund',
  enquiry: '/dashboard',
  club: '/dashboard/club',
  desk: '/desk',
};

/** English path of the page about a notification's subject. Null without a subject, or with an unknown one. */
export function notificationLink({ subject, reference }: Pick<Notification, 'subject' | 'reference'>): string | null {
  if (!subject || !Object.hasOwn(pages, subject)) return null;
  const page = pages[subject];
  const name = subject === 'desk' ? 'item' : 'reference';
  return reference ? `${page}?${new URLSearchParams({ [name]: reference })}` : page;
}
