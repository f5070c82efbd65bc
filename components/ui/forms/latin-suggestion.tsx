import { suggestLatin } from '@/lib/text/latin-letters';
import { inMachineLetters } from '@/lib/text/machine-letters';
import { Suggestion } from './suggestion';

export interface LatinWords {
  /** "In Latin letters, as a suggestion:" */
  suggestion: string;
  /** "The lines at the foot of the passport write it:" */
  machine: string;
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

/** Suggests Latin letters for a name typed in Arabic, and plain ones for letters with marks; nothing for any other name. */
export function LatinSuggestion({ name, words, onUse }: LatinSuggestionProps) {
  const plain = inMachineLetters(name);
  const { machine, suggestion, ...others } = words;
  return (
    <Suggestion
      text={plain ?? suggestLatin(name)}
      words={{ ...others, suggestion: plain ? machine : suggestion }}
      onUse={onUse}
    />
  );
}
