import { Parser } from 'htmlparser2';
import { expectAccessible, rulesOfColour } from './support/accessibility.ts';
import { contentPages, homePages, otherPages } from './support/pages.ts';
import { builtPage, prerenderedPages } from './support/read-pages.ts';
import { expect, test } from './support/test.ts';

/** Two workers share the pages. */
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`every kind of element on every page meets WCAG 2.2 AA (${part + 1} of ${parts})`, async ({ page }) => {
    const pages = pagesThatShowEverything();
    expect(pages.length).toBeGreaterThan(40);
    for (const path of pages.filter((_, index) => index % parts === part)) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
}

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark', expectedError: /404/ });

  test('the colours of one page of each kind meet WCAG 2.2 AA', async ({ page }) => {
    for (const path of [...homePages, ...contentPages, ...otherPages]) {
      await page.goto(path);
      await expectAccessible(page, rulesOfColour);
    }
  });
});

/**
 * The fewest pages that together show every kind of element of the site: each tag with its classes and role, below each parent it
 * has anywhere. A page left out differs from them in its words and pictures only, so a scan of these finds what a scan of all would.
 * Read from the files of the build. The languages take turns: `/about`, then `/ar/branches`.
 */
function pagesThatShowEverything(): string[] {
  const english = prerenderedPages().filter((path) => !/^\/ar(\/|$)/.test(path));
  const kindsOf = new Map(english.map((path) => [path, elementKinds(builtPage(path))]));
  const missing = new Set([...kindsOf.values()].flatMap((kinds) => [...kinds]));
  const selected: string[] = [];
  while (missing.size > 0) {
    const [path, kinds] = [...kindsOf].reduce((best, next) =>
      countIn(missing, next[1]) > countIn(missing, best[1]) ? next : best,
    );
    for (const kind of kinds) missing.delete(kind);
    selected.push(path);
  }
  return selected.map((path, index) => (index % 2 === 0 ? path : `/ar${path === '/' ? '' : path}`));
}

const countIn = (missing: Set<string>, kinds: Set<string>) => [...kinds].filter((kind) => missing.has(kind)).length;

function elementKinds(html: string): Set<string> {
  const kinds = new Set<string>();
  const open = [''];
  const parser = new Parser({
    onopentag(name, { class: classes = '', role = '' }) {
      const kind = `${name}.${classes}[${role}]`;
      kinds.add(`${open.at(-1)} > ${kind}`);
      open.push(kind);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return kinds;
}
