import { type RefObject, useLayoutEffect } from 'react';

/** Nothing behind a modal can be pressed: while it is open, a copy of the page's WhatsApp button is in it, at the edge of the screen, unless it has such a link. */
export function useChatBeside(dialog: RefObject<HTMLElement | null>, isOpen = true): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    // The desk has the button too, but never shows it.
    const button = document.querySelector<HTMLElement>('body:not(:has([data-desk])) .whatsapp-button');
    const hasOwn = dialog.current?.querySelector('a[href^="https://wa.me/"]');
    if (!button || !dialog.current || hasOwn) return;
    const copy = button.cloneNode(true) as HTMLElement;
    copy.className = 'whatsapp-beside';
    copy.addEventListener('click', (event) => {
      // The original adds the address of the page to its message.
      event.preventDefault();
      button.click();
    });
    dialog.current.append(copy);
    return () => copy.remove();
  }, [dialog, isOpen]);
}
