/** In the viewport, in CSS pixels. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The distance between a toast and what it must not cover. */
export const gap = 4;

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
export function placeOfToast(toast: Box, ceiling: number): number {
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
  return [...root.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 1 && height > 1 && bottom > 0 && top < end);
}
