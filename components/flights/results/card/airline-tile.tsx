interface AirlineTileProps {
  code: string;
  className?: string;
}

/** One colour for all: a wrong brand colour would look like a mistake. */
const ink = '#2e4057';

/** A monogram: no logos are at hand. The name stands beside it. */
export function AirlineTile({ code, className = 'size-10' }: AirlineTileProps) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" direction="ltr" className={`shrink-0 rounded-control ${className}`}>
      <rect width="40" height="40" fill={ink} />
      <path d="M40 22v18H14Z" fill="#fff" opacity=".12" />
      <text
        x="20"
        y="20.5"
        textAnchor="middle"
        dominantBaseline="central"
        fill="#fff"
        fontSize="15"
        fontWeight="600"
        letterSpacing=".5"
      >
        {code}
      </text>
    </svg>
  );
}
