interface SuggestionProps {
  /** What is offered; null for nothing. */
  text: string | null;
  words: {
    /** "In Latin letters, as a suggestion:" */
    suggestion: string;
    /** What a press on it does. */
    use: string;
    /** What decides in the end. */
    check?: string | undefined;
  };
  onUse: (text: string) => void;
}

/** Offers another spelling of what was typed; it is taken with one press, and never forced. */
export function Suggestion({ text, words, onUse }: SuggestionProps) {
  return (
    <div role="status" className="text-sm">
      {text && (
        <div className="mt-2 rounded-control bg-sunken p-3">
          <p className="text-ink-soft">{words.suggestion}</p>
          <button
            type="button"
            onClick={() => onUse(text)}
            className="my-1 inline-flex min-h-11 max-w-full items-center rounded-control border border-line-strong bg-raised px-4 font-medium hover:bg-accent-soft"
          >
            <span className="sr-only">{words.use} </span>
            <bdi dir="ltr" className="wrap-anywhere">
              {text}
            </bdi>
          </button>
          {words.check && <p className="text-ink-soft">{words.check}</p>}
        </div>
      )}
    </div>
  );
}
