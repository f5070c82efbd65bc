import { airlineMark, type TailPattern } from '@/content/airline-marks';

interface AirlineTileProps {
  code: string;
  className?: string;
}

/** The same in every theme, so that every tail contrasts with it. */
const paper = '#f3efe8';

/** The patterns on a tail, drawn inside its outline. */
const patterns: Record<TailPattern, string> = {
  band: 'M15.8 15H35.6L34.6 23H11.3Z',
  base: 'M9.1 27H34.1L33 36H4Z',
  tip: 'M22 4H37L35.9 13H16.9Z',
  twin: 'M16.9 13H35.9L35.4 17H14.7ZM12.4 21H34.9L34.4 25H10.2Z',
  slant: 'M6.8 31L10.8 24L36.1 11L35.3 18Z',
  disc: 'M18 20a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0Z',
};

/** An aircraft tail in the airline's colours, drawn by us. Decorative: the name is next to it. The background is light in the dark theme too. */
export function AirlineTile({ code, className = 'size-10' }: AirlineTileProps) {
  const { tail, sign, pattern } = airlineMark(code);
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={`shrink-0 rounded-control ${className}`}>
      <path d="M0 0H40V40H0Z" fill={paper} />
      <path d="M4 36L22 4H37L33 36Z" fill={tail} stroke={tail} strokeWidth="2" strokeLinejoin="round" />
      <path d={patterns[pattern]} fill={sign} />
    </svg>
  );
}
