import type { ReactNode } from 'react';
import { Icon } from '../icon';

interface MenuProps {
  /** Unique on the page; connects the button with its panel. */
  id: string;
  label: string;
  /** Before the label; in a narrow bar only the icon is visible. */
  icon?: ReactNode;
  /** The label is never visible, only read by screen readers. */
  isIconOnly?: boolean;
  /** Classes for the panel: its width. */
  className?: string;
  children: ReactNode;
}

/** A button with a panel below it: a native popover, so one is open at a time and Escape closes it, without any script. */
export function Menu({ id, label, icon, isIconOnly = false, className = '', children }: MenuProps) {
  return (
    <>
      <button type="button" popoverTarget={id} style={{ anchorName: `--${id}` }} className="menu-button">
        {icon ? (
          <>
            {icon}
            <bdi className={isIconOnly ? 'sr-only' : 'max-w-28 truncate max-xl:sr-only'}>{label}</bdi>
          </>
        ) : (
          <>
            <bdi>{label}</bdi>
            <Icon name="down" className="turns size-3.5 transition-transform" />
          </>
        )}
      </button>
      <div id={id} popover="auto" style={{ positionAnchor: `--${id}` }} className={`menu-panel ${className}`}>
        <p className="mb-2 px-3 font-semibold text-ink-soft text-sm lg:sr-only">
          <bdi>{label}</bdi>
        </p>
        {children}
      </div>
    </>
  );
}
