interface DayOffsetProps {
  days: number;
  words: { after: (count: number) => string; before: string };
}

/** "+1" beside a time on a later day; nothing on the same day. */
export function DayOffset({ days, words }: DayOffsetProps) {
  if (days === 0) return null;
  return (
    <>
      <sup aria-hidden="true" className="ms-0.5 font-medium text-accent text-xs">
        <bdi>{days > 0 ? `+${days}` : `−${-days}`}</bdi>
      </sup>
      <span className="sr-only"> {days > 0 ? words.after(days) : words.before}</span>
    </>
  );
}
