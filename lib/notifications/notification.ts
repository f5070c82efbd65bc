/** A notification of a signed-in user, as its row is stored. */
export interface Notification {
  id: string;
  user_id: string;
  /** One of `notificationTypes`, or a type of a later version. */
  type: string;
  title: string;
  message: string;
  read: boolean;
  /** The subject; null in rows older than links, and in rows without a page. */
  subject: NotificationSubject | null;
  /** The id of the booking, visa case, refund or enquiry; for staff, of the item that the desk opens. */
  reference: string | null;
  /** ISO text with microseconds in UTC, as Postgres writes it. */
  created_at: string;
}

export type NotificationSubject = 'booking' | 'change' | 'visa' | 'refund' | 'enquiry' | 'club' | 'desk';

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

/** The page size of the bell, and of each "load older". */
export const pageSize = 20;

/** Sorts newest first. Instants of equal form compare as text; ids settle a tie as in the database. */
export function newestFirst(a: Notification, b: Notification): number {
  return compare(b.created_at, a.created_at) || compare(b.id, a.id);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
