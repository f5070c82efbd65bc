import { suggestLatin } from '@/lib/text/latin-letters';
import { Suggestion } from './suggestion';

export interface LatinWords {
  /** "In Latin letters, as a suggestion:" */
  suggestion: string;
  /** The label of the button. */
  use: string;
  /** A reminder that the passport's spelling counts. */
  check: string;
}

interface LatinSuggestionProps {
  /** As typed. */
  name: string;
  words: LatinWords;
  onUse: (name: string) => void;
}

/** Suggests Latin letters for a name typed in Arabic; nothing for any other name. */
export function LatinSuggestion({ name, words, onUse }: LatinSuggestionProps) {
  return <Suggestion text={suggestLatin(name)} words={words} onUse={onUse} />;
}
