import { expectAccessible } from './support/accessibility.ts';
import { accountErrands } from './support/errands/accounts.ts';
import { bookingErrands } from './support/errands/bookings.ts';
import { enquiryErrands } from './support/errands/enquiries.ts';
import { lookUpErrands } from './support/errands/look-ups.ts';
import { expect, test } from './support/test.ts';
import { whatIsUnusable } from './support/unusable.ts';

const errands = [...bookingErrands, ...enquiryErrands, ...lookUpErrands, ...accountErrands];
/** The forms of enquiries are of one kind, so all of them are worked through on the phone alone: one address may send thirty a minute. */
const withoutMostForms = errands.filter((errand) => !enquiryErrands.includes(errand) || enquiryErrands.indexOf(errand) % 3 === 0);
/** In `npm test` each errand runs in one of three browsers, `npm run test:deep` runs all of them in each. */
const sharedOut = (list: typeof errands, part: number) =>
  process.env['DEEP_TESTS'] ? list : list.filter((errand) => errands.indexOf(errand) % 3 === part);
/** Every 4xx answer is logged by the browser. */
const expectedError = /status of 4/;

test.describe('in a browser that keeps nothing, translates and has extensions', () => {
  for (const { name, needsAccount, run } of sharedOut(withoutMostForms, 0))
    test.describe(() => {
      test.use({ otherBrowser: needsAccount ? 'changing' : 'worst', expectedError });

      test(name, async ({ page, context, language, address }) => {
        await run({ page, context, language, address, look: async () => {} });
      });
    });
});

for (const { language, width, list } of [
  { language: 'ar', width: 390, list: sharedOut(errands, 1) },
  { language: 'en', width: 1280, list: sharedOut(withoutMostForms, 2) },
] as const)
  test.describe(`in letters of twice the size, colours of the reader and with less data, ${width} pixels wide`, () => {
    const saveData = { 'Save-Data': 'on' };
    test.use({
      ...{ language, viewport: { width, height: 844 }, isMobile: false, expectedError },
      ...{ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, extraHTTPHeaders: saveData },
    });

    for (const { name, run } of list)
      test(name, async ({ page, context, address }) => {
        await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
        // The browser sets the size, because a style of the page would not change `rem` in media queries.
        const browser = await context.newCDPSession(page);
        await browser.send('Page.enable');
        await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
        const look = async () => {
          expect.soft(await whatIsUnusable(page), page.url()).toEqual([]);
          await expectAccessible(page, rulesOfSize);
        };
        await run({ page, context, language, address, look });
      });
  });

/** What the size of letters decides; the other rules are checked at the usual one. */
const rulesOfSize = ['scrollable-region-focusable', 'target-size'];
