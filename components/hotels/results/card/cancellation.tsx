import { useLocale, useTranslations } from 'next-intl';
import type { CancellationTerms } from '@/lib/hotels/cancellation';
import { intlTag } from '@/lib/i18n/locales';
import { isolated } from '@/lib/text/isolate';
import { formatClock } from '@/lib/time/dates';
import { formatShortDay } from '@/lib/time/short-day';
import { useHotelWords } from './use-hotel-words';

interface CancellationProps {
  terms: CancellationTerms;
  /** The first ones alone, where there is little room: what follows them is what staying away costs. */
  lines?: number;
}

/** The way out of a rate: until when it is free on the clock of the hotel, and below it what it costs after that. */
export function Cancellation({ terms, lines }: CancellationProps) {
  const { linesOf } = useCancellationWords();
  const said = linesOf(terms);
  return said.slice(0, lines ?? said.length).map((line, index) => (
    <span key={line} className={index > 0 ? 'block text-ink-soft' : 'block'}>
      {line}
    </span>
  ));
}

export function useCancellationWords() {
  const t = useTranslations('hotels.results.cancellation');
  const tag = intlTag(useLocale());
  const { riyals } = useHotelWords();
  const dayOf = (local: string) => isolated(formatShortDay(local, tag));

  /** "Free cancellation until 23:59, Tue 12 Jan (hotel time)"; null when it is not free. */
  function freeUntilOf({ freeUntil }: CancellationTerms): string | null {
    if (!freeUntil) return null;
    const day = dayOf(freeUntil);
    return freeUntil.includes('T') ? t('freeUntilTime', { day, time: formatClock(freeUntil) }) : t('freeUntil', { day });
  }

  /** A line for each step, as far as the supplier says; else that nothing is stated. */
  function linesOf(terms: CancellationTerms): string[] {
    const free = freeUntilOf(terms);
    const costs = terms.steps.map(({ after, amount, part }, index) => {
      const values = { part, price: isolated(riyals(amount)) };
      if (free && index === 0) return t('then', values);
      return after ? t('after', { ...values, time: formatClock(after), day: dayOf(after) }) : t('now', values);
    });
    const lines = free ? [free, ...costs] : costs;
    return lines.length > 0 ? lines : [t('notStated')];
  }

  return { freeUntilOf, linesOf };
}
