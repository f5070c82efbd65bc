import { type RefObject, useLayoutEffect } from 'react';

/** Opens a `<dialog>` as a modal while it is mounted. The focus goes to `focusFirst`, or to the first control, and returns to where it was. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, focusFirst?: RefObject<HTMLElement | null>): void {
  // A layout effect: it opens before the content takes the focus, and closes while the dialog can still restore it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    focusFirst?.current?.focus({ preventScroll: true });
    return () => element?.close();
  }, [dialog, focusFirst]);
}
