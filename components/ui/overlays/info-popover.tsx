import type { ReactNode } from 'react';
import { Icon } from '../icon';

interface InfoPopoverProps {
  /** The `popoverTarget` of its button. */
  id: string;
  title: string;
  closeLabel: string;
  /** Above the title, from edge to edge. */
  picture?: ReactNode;
  children: ReactNode;
}

/** A short text in the middle of the screen. A native popover, which closes on Escape and on an outside click without script. */
export function InfoPopover({ id, title, closeLabel, picture, children }: InfoPopoverProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] rounded-card bg-raised text-ink shadow-float backdrop:bg-night/50"
    >
      {picture}
      <div className="p-6">
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
    </div>
  );
}
