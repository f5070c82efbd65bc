const paths = {
  plane: 'M3 13.5 21 5l-4.5 15-4-6.2L3 13.5Zm9.5.3L21 5',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  swap: 'M7 4 3.5 7.5 7 11M3.5 7.5H17M17 13l3.5 3.5L17 20m3.5-3.5H7',
  calendar: 'M4 6.5h16v14H4zM4 10.5h16M8 3.5v5M16 3.5v5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  pin: 'M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  close: 'm6 6 12 12M18 6 6 18',
  chevron: 'm9 5 7 7-7 7',
  down: 'm5 9 7 7 7-7',
  check: 'm5 12.5 4.5 4.5L19 7',
  bag: 'M5 8.5h14v11H5zM9 8.5V5.5h6v3M9 19.5v-11M15 19.5v-11',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  warning: 'M12 4 2.5 20h19L12 4Zm0 6v5m0 2.6v.1',
  filter: 'M4 6h16M7 12h10M10 18h4',
  phone:
    'M6.5 3.5 10 4l1 4.5L8.5 10a13 13 0 0 0 5.5 5.5l1.5-2.5 4.5 1 .5 3.5c0 1.5-1.5 3-3 3C10 20.5 3.5 14 3.5 6.5c0-1.5 1.5-3 3-3Z',
  mail: 'M3.5 5.5h17v13h-17zm0 1 8.5 7 8.5-7',
  bell: 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 2h-15zM10 18.5a2 2 0 0 0 4 0M12 3v2',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  bed: 'M3.5 19v-13M3.5 16h17M20.5 19v-5a4 4 0 0 0-4-4h-6v6M7 13.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  shield: 'M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6L12 3Zm-3.5 9 2.5 2.5 4.5-5',
  star: 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.2 6.7 20l1.1-6-4.4-4.2 6-.8L12 3.5Z',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  print: 'M7 8.5v-5h10v5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7z',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  share: 'M12 15V3.5m-4 4 4-4 4 4M6 11H4.5v9.5h15V11H18',
  play: 'M7.5 5v14l11-7-11-7Z',
  pause: 'M8.5 5v14M15.5 5v14',
  passport: 'M5.5 3h13v18h-13zM12 13.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM9 17.5h6',
  suitcase: 'M3.5 8h17v12h-17zM8.5 8V5h7v3M3.5 13h17M12 11.5v3',
  ship: 'M3 15.5h18l-2.5 4.5h-13L3 15.5Zm3 0V11h12v4.5M9 11V7.5h6V11M12 7.5V4',
  crescent: 'M18.5 15.5A8 8 0 1 1 11 3.8a6.5 6.5 0 0 0 7.5 11.7Z',
  road: 'M8.5 4 4 20M15.5 4 20 20M12 5v2.5M12 11v2.5M12 17v2.5',
  car: 'M3.5 16.5v-4l2-5.5h13l2 5.5v4zM3.5 12.5h17M6.5 16.5v2.5M17.5 16.5v2.5',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v6m0-9.6v.1',
  external: 'M13.5 4.5h6v6M19 5l-9 9M10.5 5.5h-6v14h14v-6',
  seat: 'M6 4l2.5 11H17v5.5M8.5 15v5.5M8 10.5h6.5',
  meal: 'M7 3.5v17M4 3.5v5a3 3 0 0 0 6 0v-5M17 20.5v-17c-3 1.5-3.5 5-3.5 9H17',
  jet: 'M2.5 14 21.5 6.5c.5 2-1 3.5-3 4.3L5.5 16l-3-2Zm9.5-3.7L7 5.5M13.5 13l.5 6',
} as const;

export type IconName = keyof typeof paths;

/** Icons that point in the direction of reading are mirrored in Arabic; clocks, numbers and pictures are not. */
const facesForward: ReadonlySet<IconName> = new Set(['plane', 'arrow', 'chevron', 'external', 'jet', 'swap']);

interface IconProps {
  name: IconName;
  className?: string;
  /** Fills closed shapes, such as the stars of a hotel. */
  filled?: boolean;
}

/** A line icon in the colour of its text. Always decorative: the text beside it has the meaning. */
export function Icon({ name, className = 'size-5', filled = false }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`line-icon ${className}${facesForward.has(name) ? ' faces-forward' : ''}`}
    >
      <path d={paths[name]} fill={filled ? 'currentColor' : undefined} />
    </svg>
  );
}
