import { useTranslations } from 'next-intl';
import type { Need, Paper, TripPapers, Validity } from '@/lib/visa/papers/passport-papers';

/** What a trip needs in a few words each, the gravest first; "No visa needed" alone where nothing is. */
export function useNeedWords(): (papers: TripPapers) => string[] {
  const t = useTranslations('flights.results.papers');
  return ({ entry, transit, validity, passports: total }) => {
    const say = ({ count }: Need<Paper | Validity>, need: string) => (count === total ? need : t('of', { need, count, total }));
    const words = [
      ...(validity ? [say(validity, t(`validity.${validity.kind}`))] : []),
      ...(entry.kind === 'none' ? [] : [say(entry, t(`entry.${entry.kind}`))]),
      ...(transit.kind === 'none' ? [] : [say(transit, t(`transit.${transitWord(transit.kind)}`))]),
    ];
    return words.length > 0 ? words : [t('entry.none')];
  };
}

function transitWord(paper: Paper): 'enter' | 'transitVisa' | 'askAirline' | 'unknown' {
  return paper === 'transitVisa' || paper === 'askAirline' || paper === 'unknown' ? paper : 'enter';
}
