import { clockShiftMs } from '../setup/test-clock.ts';
import { expect, test } from './support/test.ts';

test('pages, in contexts of their own too, and the server have the clock of the tests', async ({
  page,
  browser,
  address,
  request,
}) => {
  const other = await browser.newContext();
  const pages = [page, await other.newPage()];
  for (const one of pages) {
    await one.goto(address('/about'));
    const [ahead, year] = await one.evaluate(() => [
      Date.now() - (performance.timeOrigin + performance.now()),
      document.querySelector('[data-year]')?.textContent,
    ]);
    expect(Math.abs(Number(ahead) - clockShiftMs)).toBeLessThan(60_000);
    expect(year).toBe(String(new Date().getFullYear()));
  }
  expect(await (await request.get(address('/about'))).text()).toContain(`<span data-year="">${new Date().getFullYear()}</span>`);
  await other.close();
});
