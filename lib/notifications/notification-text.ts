import { intlTag, type Locale } from '@/lib/i18n/locales';
import { isolated } from '@/lib/text/isolate';
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

/** The hyphen of a reference, where a narrow toast would break it. */
const referenceHyphen = /(?<=\bK[A-Z]-)(?=[A-Z\d])/g;
const wordJoiner = '\u2060';

/**
 * Title and message as one line for a toast. `completed`, in the language of the page, comes first when the agency has issued everything for a
 * booking.
 */
export function arrivalText(arrived: Pick<Notification, 'type' | 'title' | 'message'>, completed: string): string {
  const text = withMessage(arrived).replace(referenceHyphen, wordJoiner);
  // The notification may be in another language than the page.
  return arrived.type === 'booking_ticketed' ? `${completed} ${isolated(text)}` : text;
}

function withMessage({ title, message }: Pick<Notification, 'title' | 'message'>): string {
  if (!message) return title;
  return /[.!?؟…:]$/.test(title) ? `${title} ${message}` : `${title}. ${message}`;
}

/** A text for each plural category, with {count} for the number; `other` is the fallback. */
export type CountedText = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** These numbers cover every plural category of Arabic; the first two cover English. */
const samples = [0, 1, 2, 3, 11, 100];

/** Resolves plurals on the server, so that the browser needs no message format. `say` is called with a number of each category. */
export function countedText(locale: Locale, say: (sample: number) => string): CountedText {
  const rules = new Intl.PluralRules(intlTag(locale));
  const texts = samples.map((sample) => [rules.select(sample), say(sample)] as const);
  return { other: say(100), ...Object.fromEntries(texts) };
}

export function describeCount(text: CountedText, count: number, locale: Locale): string {
  const form = text[new Intl.PluralRules(intlTag(locale)).select(count)] ?? text.other;
  return form.replace('{count}', String(count));
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
