interface AirlineTileProps {
  code: string;
  className?: string;
}

/** Inks of one depth, so that white letters stand on each of them. */
const inks = ['#7a1f3d', '#1d4d7a', '#1c6a4c', '#7a4a12', '#4a3b86', '#0f6670', '#8a3324', '#3d5a1e', '#5d2a66', '#2e4057'];

/** A monogram in a colour of the airline's own, picked by its code: no logos are at hand. The name stands beside it. */
export function AirlineTile({ code, className = 'size-10' }: AirlineTileProps) {
  const ink = inks[(code.charCodeAt(0) * 7 + code.charCodeAt(code.length - 1) * 3) % inks.length];
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
