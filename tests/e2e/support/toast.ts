import { expect, type Page } from '@playwright/test';

/** The message that is shown; there is never a second one. */
export const toastOf = (page: Page) => page.locator('body > [popover] [role="status"]');

/**
 * The toast with this text comes, alone, and nothing to press lies below it; what does is named in the error. Where rows fill the screen, a part of
 * one may: most of it stays free (components/ui/feedback/toast-host.tsx).
 */
export async function expectToast(page: Page, text: string, { mayCoverRow = false } = {}): Promise<void> {
  const toast = toastOf(page);
  await expect(toast).toHaveText(text);
  await expect.poll(() => toast.evaluate(pressedBelow, mayCoverRow)).toEqual([]);
}

/** The controls below a toast, which lets clicks through; not a picture that repeats the link beside it. */
function pressedBelow(toast: Element, mayCoverRow: boolean): string[] {
  const { left, top, width, height } = (toast.parentElement ?? toast).getBoundingClientRect();
  const steps = Array.from({ length: 21 }, (_, step) => step / 20);
  const points = steps.flatMap((across) =>
    [0.02, 0.5, 0.98].map((down) => [left + across * width, top + down * height] as const),
  );
  const controls = points.flatMap(
    ([x, y]) =>
      document.elementFromPoint(x, y)?.closest(':is(a[href], button, input, select, summary):not([tabindex="-1"])') ?? [],
  );
  const isRow = (control: Element) => {
    const box = control.getBoundingClientRect();
    return box.width > width && box.height > 2 * height;
  };
  const wrong = controls.filter((control) => !mayCoverRow || !isRow(control));
  return [...new Set(wrong.map(({ textContent, tagName }) => `${tagName} ${textContent}`))];
}
