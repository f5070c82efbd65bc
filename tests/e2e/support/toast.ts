import { expect, type Locator, type Page } from '@playwright/test';

/** The message that is shown; there is never a second one. */
export const toastOf = (page: Page) => page.locator('body > [popover] [role="status"]');

/** The toast with this text comes, alone, and covers none of `controls`, which are named in the error. */
export async function expectToast(page: Page, text: string, controls: Locator): Promise<void> {
  const toast = toastOf(page);
  await expect(toast).toHaveText(text);
  await expect
    .poll(async () => {
      const at = await toast.boundingBox();
      const covered: (string | null)[] = [];
      for (const control of await controls.filter({ visible: true }).all()) {
        const box = await control.boundingBox();
        if (!at || !box) continue;
        const isBeside = box.x + box.width <= at.x || box.x >= at.x + at.width;
        if (!isBeside && box.y + box.height > at.y && box.y < at.y + at.height) covered.push(await control.textContent());
      }
      return at && covered;
    })
    .toEqual([]);
}
