/** The number of filters that are set, beside the word "Filters"; `text` says it to screen readers. */
export function ActiveCount({ count, text }: { count: number; text: string }) {
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">{text}</span>
      <span
        aria-hidden="true"
        className="inline-flex size-6 items-center justify-center rounded-pill bg-accent-fill text-on-fill text-sm tabular-nums"
      >
        {count}
      </span>
    </>
  );
}
