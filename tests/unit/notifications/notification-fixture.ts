import type { Notification } from '@/lib/notifications/notification';

/** The n-th notification of a user; a higher number is a newer one. */
export function notification(n: number, change: Partial<Notification> = {}): Notification {
  return {
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    user_id: '00000000-0000-4000-8000-00000000000a',
    type: 'tier_upgrade',
    title: `Number ${n}`,
    message: '',
    read: false,
    subject: null,
    reference: null,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString().replace('Z', '+00:00'),
    ...change,
  };
}

/** From the newest to the oldest, both included. */
export function notifications(newest: number, oldest: number, change: Partial<Notification> = {}): Notification[] {
  return Array.from({ length: newest - oldest + 1 }, (_, index) => notification(newest - index, change));
}
