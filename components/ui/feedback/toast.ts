import type { ToastKind } from './toast-host';

/** The path of the page that the latest message was shown on. */
let shownOn = '';

/** Shows one message for five seconds; a newer one replaces it. The toaster's code loads with the first message. */
export async function showToast(kind: ToastKind, text: string): Promise<void> {
  shownOn = window.location.pathname;
  try {
    const { presentToast } = await loadToaster();
    presentToast(kind, text);
  } catch {
    // Without a network the toaster does not load. The page itself shows the same text.
  }
}

/** Removes the message early, when it is no longer true. */
export async function dismissToast(): Promise<void> {
  try {
    const { removeToast } = await loadToaster();
    removeToast();
  } catch {
    // The toaster failed to load, so nothing is shown.
  }
}

/** For a page that is filled in: how many the page before had found covers a part of it and helps nobody here. */
export function dismissToastOfPageBefore(): void {
  if (shownOn && shownOn !== window.location.pathname) void dismissToast();
}

/** Preloads the toaster, for a moment when it may have to report a network failure. */
export function loadToaster() {
  return import('./toast-host');
}
