import { isolated } from '@/lib/text/isolate';
import type { Notification } from './notification';

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
