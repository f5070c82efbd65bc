import { isApplicationPage } from '../../lib/routes/application-pages.ts';
import { prerenderedPages } from './support/read-pages.ts';
import { expect, test } from './support/test.ts';

/** As wide and as high as phones come, the one of Lighthouse among them: a smaller one sees less. */
const phone = { width: 412, height: 844 };

/** Pages whose first view is what is live: who opens one came for it. */
const livePages = ['/support/currency-exchange', '/support/weather'];

const english = (path: string) => path.replace(/^\/ar(?=\/|$)/, '') || '/';

test('no page for reading starts its scripts by itself on a phone, but those that are all about what is live', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const reading = prerenderedPages().filter((path) => !isApplicationPage(english(path)));
  expect(reading.length).toBeGreaterThan(250);
  await page.setViewportSize(phone);
  const started = new Set<string>();
  for (const path of reading) {
    // Scripts that no part in view asks for cannot start.
    if (!(await (await request.get(path)).text()).includes(' data-live="')) continue;
    await page.goto(path);
    const scripts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // What the loader's own observer sees, it is told before this one.
          const after = new IntersectionObserver(() => resolve(document.querySelectorAll('script[src]').length));
          after.observe(document.body);
        }),
    );
    if (scripts > 0) started.add(english(path));
  }
  expect([...started].sort()).toEqual(livePages);
});
