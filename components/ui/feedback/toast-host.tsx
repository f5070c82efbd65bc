'use client';

import { createRoot } from 'react-dom/client';
import toast, { ToastBar, Toaster } from 'react-hot-toast';
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

/** In the viewport, in CSS pixels. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The distance between a toast and what it must not cover. */
const gap = 4;

/**
 * How far to raise a toast from the lower edge, in pixels, so that it covers none of `others`: the lowest free position up to `ceiling`. Null when
 * there is none.
 */
export function clearLift(toast: Box, others: readonly Box[], ceiling: number): number | null {
  const inColumn = others.filter(({ left, right }) => left < toast.right + gap && right > toast.left - gap);
  const height = toast.bottom - toast.top;
  let bottom = toast.bottom;
  for (;;) {
    const top = bottom - height;
    if (top < ceiling) return null;
    const covered = inColumn.filter((other) => other.top < bottom + gap && other.bottom > top - gap);
    if (covered.length === 0) return toast.bottom - bottom;
    // The next position is above everything in the way.
    bottom = Math.min(...covered.map((other) => other.top)) - gap;
  }
}

/** Headings, and what a page marks as its important message. */
const headings = 'h1, h2, h3, h4, h5, h6, legend, [data-keep-clear]';
const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, label, [role="button"], [role="tab"]';

/** What a toast must not cover: visible controls and, if there is room, headings. */
function placeOfToast(toast: Box, ceiling: number): number {
  // Nothing behind an open dialog can be read or pressed.
  const dialogs = [...document.querySelectorAll('dialog[open], [role="dialog"]')];
  const root = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document;
  const all = boxesOf(root, controls);
  const others = [
    [...all, ...boxesOf(root, headings)],
    all,
    // Where nothing else is left: a part of a row that is a button as a whole.
    all.filter((control) => !isPressedBeside(toast, control)),
  ];
  for (const each of others) {
    const lift = clearLift(toast, each, ceiling);
    if (lift !== null) return lift;
  }
  return 0;
}

/** Whether most of a control stays free, as of a row of results that is a button. A list of them has no room between. */
export function isPressedBeside(toast: Box, control: Box): boolean {
  const isWider = control.right - control.left > toast.right - toast.left;
  return isWider && control.bottom - control.top > 2 * (toast.bottom - toast.top);
}

function boxesOf(root: ParentNode, selector: string): Box[] {
  const end = root instanceof Element ? Math.min(root.getBoundingClientRect().bottom, window.innerHeight) : window.innerHeight;
  return (
    [...root.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height, bottom, top }) => width > 1 && height > 1 && bottom > 0 && top < end)
      // A row at the lower edge of a dialog is cut there.
      .map(({ top, bottom, left, right }) => ({ top, bottom: Math.min(bottom, end), left, right }))
  );
}
