import { suggestLatin } from '@/lib/text/latin-letters';

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
  const latin = suggestLatin(name);
  return (
    <div role="status" className="text-sm">
      {latin && (
        <div className="mt-2 rounded-control bg-sunken p-3">
          <p className="text-ink-soft">{words.suggestion}</p>
          <button
            type="button"
            onClick={() => onUse(latin)}
            className="my-1 inline-flex min-h-11 items-center rounded-control border border-line-strong bg-raised px-4 font-medium hover:bg-accent-soft"
          >
            <span className="sr-only">{words.use} </span>
            <bdi dir="ltr">{latin}</bdi>
          </button>
          <p className="text-ink-soft">{words.check}</p>
        </div>
      )}
    </div>
  );
}
