import type { ReactNode } from 'react';
import { Icon } from '../icon';

interface InfoPopoverProps {
  /** The `popoverTarget` of its button. */
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A short text in the middle of the screen. A native popover, which closes on Escape and on an outside click without script. */
export function InfoPopover({ id, title, closeLabel, children }: InfoPopoverProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card bg-raised p-6 text-ink shadow-float backdrop:bg-night/50"
    >
      <div className="mb-3 flex items-start gap-3">
        <p id={`${id}-title`} className="grow font-semibold text-xl">
          {title}
        </p>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
          className="-me-3 -mt-2 inline-flex size-11 items-center justify-center rounded-pill hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}
