import { suggestLatin } from '@/lib/text/latin-letters';
import { Suggestion } from './suggestion';

export interface LatinWords {
  /** "In Latin letters, as a suggestion:" */
  suggestion: string;
  /** What a press on it does. */
  use: string;
  /** Whose spelling counts. */
  check: string;
}

interface LatinSuggestionProps {
  /** As typed. */
  name: string;
  words: LatinWords;
  onUse: (name: string) => void;
}

/** Offers Latin letters for a name typed in Arabic ones; nothing for any other. */
export function LatinSuggestion({ name, words, onUse }: LatinSuggestionProps) {
  return <Suggestion text={suggestLatin(name)} words={words} onUse={onUse} />;
}
