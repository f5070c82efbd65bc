import { useLocale, useTranslations } from 'next-intl';
import type { CancellationTerms } from '@/lib/hotels/cancellation';
import { cancellationInWords, freeUntilInWords } from '@/lib/hotels/cancellation-words';
import { intlTag } from '@/lib/i18n/locales';

interface CancellationProps {
  terms: CancellationTerms;
}

/** Cancellation terms of a rate: until when it is free, in the hotel's local time, and what it costs after that. */
export function Cancellation({ terms }: CancellationProps) {
  const { linesOf } = useCancellationWords();
  return linesOf(terms).map((line, index) => (
    <span key={line} className={index > 0 ? 'block text-ink-soft' : 'block'}>
      {line}
    </span>
  ));
}

export function useCancellationWords() {
  const t = useTranslations('hotels.results.cancellation');
  const tag = intlTag(useLocale());
  return {
    freeUntilOf: (terms: CancellationTerms) => freeUntilInWords(terms, t, tag),
    linesOf: (terms: CancellationTerms) => cancellationInWords(terms, t, tag),
  };
}
