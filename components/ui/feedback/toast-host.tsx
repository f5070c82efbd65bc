'use client';

import { createRoot } from 'react-dom/client';
import toast, { ToastBar, Toaster } from 'react-hot-toast';
import { gap, placeOfToast } from './toast-place';

export type ToastKind = 'success' | 'error' | 'info';

const durationMs = 5000;
const onlyToast = 'only';
/** In milliseconds. Toasts often appear during navigation, so the page changes under them. */
const pollMs = 200;
let host: HTMLElement | undefined;
let watch: ReturnType<typeof setInterval> | undefined;

/**
 * Mounts the toaster in a React root of its own, so that no page loads it before the first message. It is at the bottom, beside the floating
 * button, or higher where it would cover controls. Clicks pass through it, and hovering does not keep it open.
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
      containerStyle={{ bottom: 'calc(1rem + var(--phone-bar-height) + var(--hidden-below, 0px) + var(--lift, 0px))' }}
      toastOptions={{
        duration: durationMs,
        style: { pointerEvents: 'none' },
        className: '!bg-raised !text-ink !max-w-md !shadow-float !border !border-line',
        success: { iconTheme: { primary: 'var(--color-success-fill)', secondary: 'var(--color-on-fill)' } },
        error: { iconTheme: { primary: 'var(--color-danger)', secondary: 'var(--color-raised)' } },
      }}
    >
      {(shown) => (
        // In its place from first to last: the usual animation flies over what the place keeps free.
        <ToastBar
          toast={shown}
          style={{ animation: 'none', opacity: shown.visible && shown.height ? 1 : 0, transition: 'opacity 0.3s' }}
        />
      )}
    </Toaster>,
  );
  return host;
}

/** Above open panels and dialogs, which are in the top layer in the order of opening. */
function raise(layer: HTMLElement): void {
  if (!('showPopover' in layer)) return;
  // An on-screen keyboard covers the bottom of the page.
  const hiddenBelow = window.visualViewport ? innerHeight - visualViewportEnd(window.visualViewport) : 0;
  layer.style.setProperty('--hidden-below', `${Math.max(0, Math.round(hiddenBelow))}px`);
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
  keepClear(layer);
}

/** A dialog that fills the screen, and whose list has no room between. It ends above the toast. */
const screens = 'dialog[open][data-ends-above-toast]';

/** Moves the toast away from controls until it disappears. */
function keepClear(layer: HTMLElement): void {
  clearInterval(watch);
  let hasCome = false;
  const look = () => {
    const bar = layer.querySelector('[role="status"]')?.parentElement;
    const screen = document.querySelector<HTMLElement>(screens);
    if (!bar && hasCome) {
      screen?.style.removeProperty('--toast-room');
      return clearInterval(watch);
    }
    // The bar of the page is behind the dialog.
    layer.style.setProperty('--phone-bar-height', screen ? '0px' : '');
    // The bar is animated; the box around it has the final position.
    const place = bar?.parentElement?.getBoundingClientRect();
    if (!bar || !place || place.height === 0) return;
    hasCome = true;
    const lift = Number.parseFloat(layer.style.getPropertyValue('--lift')) || 0;
    const middle = (place.left + place.right) / 2;
    const atRest = {
      top: place.top + lift,
      bottom: place.bottom + lift,
      left: middle - bar.offsetWidth / 2,
      right: middle + bar.offsetWidth / 2,
    };
    screen?.style.setProperty('--toast-room', `${Math.ceil(window.innerHeight - atRest.top + gap)}px`);
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    layer.style.setProperty('--lift', `${Math.round(placeOfToast(atRest, Math.max(0, header)))}px`);
  };
  const untilItComes = () => {
    look();
    if (!hasCome) requestAnimationFrame(untilItComes);
  };
  requestAnimationFrame(untilItComes);
  watch = setInterval(look, pollMs);
}

function visualViewportEnd({ offsetTop, height, scale }: VisualViewport): number {
  return scale > 1 ? innerHeight : offsetTop + height;
}

export function presentToast(kind: ToastKind, text: string): void {
  const layer = mountToaster();
  raise(layer);
  const options = { id: onlyToast, duration: durationMs };
  // A notification may be in another language than the page.
  const message = <bdi>{text}</bdi>;
  if (kind === 'success') toast.success(message, options);
  else if (kind === 'error') toast.error(message, options);
  else toast(message, options);
}

/** Removed without an animation, which could take the next message with it. */
export function removeToast(): void {
  toast.remove(onlyToast);
}
