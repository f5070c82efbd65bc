interface SuggestionProps {
  text: string | null;
  words: {
    /** "In Latin letters, as a suggestion:" */
    suggestion: string;
    /** The label of the button. */
    use: string;
    /** A reminder of what counts. */
    check?: string | undefined;
  };
  onUse: (text: string) => void;
}

/** Suggests another spelling of the typed text; one press accepts it. */
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
