import type { ReactNode } from 'react';
import { Icon } from '../icon';

interface MenuProps {
  /** Unique on the page; the button and its panel find each other by it. */
  id: string;
  label: string;
  /** In front of the label; where the bar is crowded it stands alone and the label is read out only. */
  icon?: ReactNode;
  /** Not even the widest bar shows the label. */
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
