import { Icon, type IconName } from '../icon';

/** Paths for the menus of header and footer, in the style of ../icon. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  screen: 'M3.5 5h17v11h-17zM8.5 20h7M12 16v4',
  compass: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm3.5-12.5-2 5-5 2 2-5 5-2Z',
  page: 'M6 3.5h9l3.5 3.5v13.5H6zM15 3.5V7h3.5M9 12h6M9 16h6',
  briefcase: 'M3.5 8h17v11.5h-17zM9 8V5h6v3M3.5 13h17M12 12v2.5',
  handshake: 'M2.5 8 6 6l6 1.5L18 6l3.5 2v7l-2 1-5 4-8-5.5-4-1V8Zm9.5-.5-3 4c1.5 1 3 .5 4-1l5 4.5',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 8c.6-3.5 3.2-5 6.5-5s5.9 1.5 6.5 5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 15c2.2.6 3.6 2 4 4.5',
  link: 'M10 14a4 4 0 0 1 0-5.7l3-3a4 4 0 0 1 5.7 5.7l-1.5 1.5M14 10a4 4 0 0 1 0 5.7l-3 3A4 4 0 0 1 5.3 13l1.5-1.5',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-2.5-11a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7m0 2.9v.1',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm4.7-8.3v.1',
  facebook: 'M14 21v-8h3l.5-3.5H14V7.5C14 6.3 14.6 5.5 16 5.5h1.7v-3H15c-3 0-4.5 1.8-4.5 4.5v2.5H7.5V13h3v8H14Z',
  x: 'M4 4l6.5 8.6L4.2 20M20 4l-6.6 7M4 4h4l12 16h-4L10.5 12.6',
  linkedin: 'M4 4h16v16H4zM8 11v5.5M8 7.6v.1M12 16.5V11m0 2.5c0-3.5 4.5-3.5 4.5 0v3',
  youtube:
    'M4.5 6h15a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6Zm5.5 3.3v5.4l4.5-2.7L10 9.3Z',
} as const;

export type MenuIconName = IconName | keyof typeof paths;

interface MenuIconProps {
  name: MenuIconName;
  className?: string;
}

/** A line icon of a menu, from the common set or from the frame's own. Decorative, like all of them. */
export function MenuIcon({ name, className = 'size-5' }: MenuIconProps) {
  if (!isOwn(name)) return <Icon name={name} className={className} />;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`line-icon ${className}`}>
      <path d={paths[name]} />
    </svg>
  );
}

function isOwn(name: MenuIconName): name is keyof typeof paths {
  return name in paths;
}
