/** Cancellation terms in words of hotels.json, for pages and mail. */
import type { useTranslations } from 'next-intl';
import { formatQar } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { formatClock } from '@/lib/time/dates';
import { formatShortDay } from '@/lib/time/short-day';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { HotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { type CancellationTerms, cancellationTerms } from './cancellation';

type CancellationWords = ReturnType<typeof useTranslations<'hotels.results.cancellation'>>;

/**
 * "Free cancellation until Tue 12 Jan, 18:00 (hotel’s time)"; a day without time lasts to its end. Null when it is not free. `tag` is a BCP 47
 * language tag.
 */
export function freeUntilInWords({ freeUntil }: CancellationTerms, t: CancellationWords, tag: string): string | null {
  if (!freeUntil) return null;
  return t('freeUntilTime', { day: isolated(formatShortDay(freeUntil, tag)), time: formatClock(freeUntil) || '23:59' });
}

/**
 * One line per step that the supplier states; a fee of the whole price from now on is shown as no refund. Without steps, a line that nothing is
 * stated.
 */
export function cancellationInWords(terms: CancellationTerms, t: CancellationWords, tag: string): string[] {
  const free = freeUntilInWords(terms, t, tag);
  const costs = terms.steps.map(({ after, amount, part }, index) => {
    const values = { part, price: isolated(formatQar(amount, tag)) };
    if (free && index === 0) return t('then', values);
    if (!after && part === 'wholeStay') return t('noRefund');
    return after
      ? t('after', { ...values, time: formatClock(after), day: isolated(formatShortDay(after, tag)) })
      : t('now', values);
  });
  const lines = free ? [free, ...costs] : costs;
  return lines.length > 0 ? lines : [t('notStated')];
}

/** The cost of cancelling a stored stay from today on. */
export function cancellationLines(cancellation: HotelOffer['cancellation'], words: CancellationWords, tag: string): string[] {
  return cancellationInWords(cancellationTerms(cancellation, todayInQatar()), words, tag);
}
