'use client';

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon';

interface SheetProps {
  title: string;
  closeLabel: string;
  /** Wide enough for two months side by side, or for a column of controls. */
  size?: 'narrow' | 'wide';
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal: from the bottom edge on a phone, in the middle on a larger screen. The native dialog keeps the focus, closes on
 * Escape and gives the focus back; mount it to open it.
 */
export function Sheet({ title, closeLabel, size = 'narrow', onClose, footer, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect: it opens before the content asks for the focus, and closes while the dialog can still give it back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      element?.close();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet has its key already: Escape.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`m-0 mx-auto mt-auto max-h-[92dvh] w-full max-w-full overflow-hidden rounded-t-card bg-raised text-ink shadow-float backdrop:bg-night/50 md:my-auto md:rounded-card ${size === 'wide' ? 'md:max-w-3xl' : 'md:max-w-md'}`}
    >
      <div className="flex max-h-[92dvh] flex-col">
        <div className="flex items-center gap-4 border-line border-b px-5 py-3">
          <h2 id={titleId} className="grow text-lg">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="-me-2 inline-flex size-11 items-center justify-center rounded-pill hover:bg-sunken"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="grow overflow-y-auto overscroll-contain p-5">{children}</div>
        {footer && <div className="border-line border-t px-5 py-3">{footer}</div>}
      </div>
    </dialog>
  );
}
