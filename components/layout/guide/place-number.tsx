interface PlaceNumberProps {
  children: number;
  className?: string;
}

/** The number of a place on a map that is drawn beside it. */
export function PlaceNumber({ children, className = 'size-8' }: PlaceNumberProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-pill bg-sun-soft text-on-sun-soft text-sm ${className}`}
    >
      {children}
    </span>
  );
}
