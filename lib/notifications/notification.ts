/** One message to a signed-in traveller, as its row is stored. */
export interface Notification {
  id: string;
  user_id: string;
  /** One of `notificationTypes`, or any other word a later writer may choose. */
  type: string;
  title: string;
  message: string;
  read: boolean;
  /** What it is about; null in rows from before links were stored, and in those that lead nowhere. */
  subject: NotificationSubject | null;
  /** Of the booking, visa case, refund or enquiry. */
  reference: string | null;
  /** ISO text with microseconds in UTC, as Postgres writes it. */
  created_at: string;
}

export type NotificationSubject = 'booking' | 'change' | 'visa' | 'refund' | 'enquiry' | 'club';

export const notificationTypes = [
  'birthday_bonus',
  'tier_upgrade',
  'tier_expiry_warning',
  'points_expiry_warning',
  'voucher_eligible',
  'tier_upgrade_opportunity',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export function isKnownType(type: string): type is NotificationType {
  return notificationTypes.some((known) => known === type);
}

/** How many the bell lists, and how many each "load older" brings. */
export const pageSize = 20;

/** For sorting: newest first. Texts of equal form compare like the moments they name; ids settle a tie as the database does. */
export function newestFirst(a: Notification, b: Notification): number {
  return compare(b.created_at, a.created_at) || compare(b.id, a.id);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
