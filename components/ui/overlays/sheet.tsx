'use client';

import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon';
import { useChatBeside } from './use-chat-beside';
import { useModal } from './use-modal';

interface SheetProps {
  title: string;
  closeLabel: string;
  /** `wide`: for two months side by side, or a column of controls. */
  size?: 'narrow' | 'wide';
  /** `dialog`: a short question, centred on a phone too. */
  shape?: 'sheet' | 'dialog';
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal: at the bottom of a phone, in the middle of a larger screen. The native dialog traps the focus, closes on Escape and restores the
 * focus; mount it to open it.
 */
export function Sheet({ title, closeLabel, size = 'narrow', shape = 'sheet', onClose, footer, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const pressedBeside = useRef(false);

  useModal(dialog);
  useChatBeside(dialog);
  useScrollByKey(body);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet has its key already: Escape.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React passes on what a dialog inside was told.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Selecting text with a drag that ends outside must not close the sheet.
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => pressedBeside.current && event.target === event.currentTarget && onClose()}
      className={clsx(
        'sheet-height overflow-hidden bg-raised text-ink shadow-float backdrop:bg-night/50',
        shape === 'dialog' ? 'm-auto w-[calc(100%-2rem)] rounded-card' : 'm-0 mx-auto mt-auto w-full max-w-full rounded-t-card',
        shape === 'sheet' && 'md:my-auto md:rounded-card',
        size === 'wide' ? 'md:max-w-3xl' : 'md:max-w-md',
      )}
    >
      <div className="sheet-height flex flex-col">
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
        <div ref={body} className="grow overflow-y-auto overscroll-contain p-5">
          {children}
        </div>
        {footer && <div className="border-line border-t px-5 py-3 max-md:not-has-[button]:py-0">{footer}</div>}
      </div>
    </dialog>
  );
}

/** What scrolls and has nothing to focus in it can be focused itself, so that its end is reached by keyboard in every browser. */
function useScrollByKey(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => {
      const isNeeded =
        current.scrollHeight > current.clientHeight &&
        !current.querySelector('a[href], button, input, select, textarea, summary');
      if (isNeeded) current.tabIndex = 0;
      else current.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
}
