import type { Notification, NotificationSubject } from './notification';

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
