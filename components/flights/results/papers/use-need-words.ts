import { useTranslations } from 'next-intl';
import type { Need, Paper, TripPapers, Validity } from '@/lib/visa/papers/passport-papers';

interface NeedWords {
  /** What a trip needs at its ends and on the way, in a few words each; "No visa" alone where nothing is. */
  wordsOf: (papers: TripPapers) => string[];
  /** Why passports are not valid for it; null when they are, as far as their last days are known. */
  validityOf: (papers: TripPapers) => string | null;
}

export function useNeedWords(): NeedWords {
  const t = useTranslations('flights.results.papers');
  const say = ({ count }: Need<Paper | Validity>, need: string, total: number) =>
    count === total ? need : t('of', { need, count, total });
  return {
    wordsOf({ entry, transit, passports }) {
      const words = [
        ...(entry.kind === 'none' ? [] : [say(entry, t(`short.${entry.kind}`), passports)]),
        ...(transit.kind === 'none' ? [] : [say(transit, t(`transit.${transitWord(transit.kind)}`), passports)]),
      ];
      return words.length > 0 ? words : [t('short.none')];
    },
    validityOf: ({ validity, passports }) => validity && say(validity, t(`validity.${validity.kind}`), passports),
  };
}

function transitWord(paper: Paper): 'enter' | 'transitVisa' | 'askAirline' | 'unknown' {
  return paper === 'transitVisa' || paper === 'askAirline' || paper === 'unknown' ? paper : 'enter';
}
