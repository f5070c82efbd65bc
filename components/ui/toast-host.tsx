'use client';

import { createRoot } from 'react-dom/client';
import toast, { Toaster } from 'react-hot-toast';
import type { ToastKind } from './toast';

const durationMs = 5000;
const onlyToast = 'only';
let host: HTMLElement | undefined;

/**
 * The toaster lives in a root of its own, so that no page carries it before something is to be said. It stands at the lower edge,
 * where no heading and no bar of the page is, beside the round button there.
 */
function mountToaster(): HTMLElement {
  if (host) return host;
  const element = document.createElement('div');
  element.popover = 'manual';
  element.className = 'pointer-events-none inset-auto size-0 overflow-visible border-0 bg-transparent p-0';
  host = document.body.appendChild(element);
  createRoot(host).render(
    <Toaster
      position="bottom-center"
      containerClassName="max-md:!end-20"
      containerStyle={{ bottom: 'calc(1rem + var(--hidden-below, 0px))' }}
      toastOptions={{
        duration: durationMs,
        className: '!bg-raised !text-ink !max-w-md !shadow-float !border !border-line',
        success: { iconTheme: { primary: 'var(--color-success-fill)', secondary: 'var(--color-on-fill)' } },
        error: { iconTheme: { primary: 'var(--color-danger)', secondary: 'var(--color-raised)' } },
      }}
    />,
  );
  return host;
}

/** Above whatever is open: panels and dialogs lie in the layer on top of the page, the one opened last uppermost. */
function raise(layer: HTMLElement): void {
  if (!('showPopover' in layer)) return;
  // A keyboard on screen lies over the lower part of the page.
  const hiddenBelow = window.visualViewport ? innerHeight - visualViewportEnd(window.visualViewport) : 0;
  layer.style.setProperty('--hidden-below', `${Math.max(0, Math.round(hiddenBelow))}px`);
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}

function visualViewportEnd({ offsetTop, height, scale }: VisualViewport): number {
  return scale > 1 ? innerHeight : offsetTop + height;
}

export function presentToast(kind: ToastKind, text: string): void {
  raise(mountToaster());
  const options = { id: onlyToast, duration: durationMs };
  // News may be in another language than the page.
  const message = <bdi>{text}</bdi>;
  if (kind === 'success') toast.success(message, options);
  else if (kind === 'error') toast.error(message, options);
  else toast(message, options);
}

/** At once, not fading: a message that fades could take the next one with it. */
export function removeToast(): void {
  toast.remove(onlyToast);
}
