import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { signIn } from './support/account.ts';
import { chooseFlight } from './support/flight-booking.ts';
import { expect, test } from './support/test.ts';

/** The not-found page is one of the pages. */
test.use({ expectedError: /404 \(Not Found\).*\/atlantis/ });

const [day, dayAfter] = [60, 63].map((days) => addDays(todayInQatar(), days));
const party = 'adults=1&children=0&infants=0&class=economy';
const flights = `/?from=DOH&to=LHR&departure=${day}&return=${dayAfter}&${party}&view=results`;
const legs = `/booking/multi-city?leg=DOH-LHR-${day}&leg=LHR-DOH-${dayAfter}&${party}&view=results`;
const stays = `/explore/hotels/results?destination=istanbul&checkin=${day}&checkout=${dayAfter}&rooms=2`;

/** One page of every kind. */
const pages = [
  ...['/', '/about', '/contact', '/career', '/feedback', '/privacy', '/karam-club', '/loyalty-partners', '/coming-soon'],
  ...['/services', '/services/packages', '/services/visa', '/services/travel-insurance', '/services/flight-status'],
  ...['/business/corporate', '/business/b2b', '/branches', '/branches/al-sadd', '/blog', '/blog/first-umrah-from-doha'],
  ...['/travel/offers', '/travel/package/paris', '/travel/category/holidays', '/travel/destination/maldives'],
  ...['/explore/destinations', '/explore/destinations/france', '/explore/hotels', '/explore/hotels/sheraton-grand-doha'],
  ...['/explore/experiences', '/support', '/support/manage-booking', '/support/weather', '/support/currency-exchange'],
  ...['/travel/booking/paris', '/booking/passenger-info', '/booking/confirmation', '/booking/stay-request', '/booking/payment'],
  ...['/booking/multi-city', '/explore/hotels/results', '/login', '/reset-password', '/email-landing', '/atlantis'],
];

test('every page for customers has a WhatsApp button in sight, which covers no button and no link @both @wide', async ({
  page,
  address,
}) => {
  test.slow();
  for (const path of pages) {
    await page.goto(address(path));
    expect.soft(await page.evaluate(failuresOfChat), path).toEqual([]);
  }
});

test('it stays where results, forms, menus and sheets are open @both @wide', async ({ page, address, viewport }) => {
  test.slow();
  const expectChat = (state: string) => expect.poll(() => page.evaluate(failuresOfChat), state).toEqual([]);

  await page.goto(address('/contact'));
  await page.getByRole('main').getByRole('textbox').first().focus();
  await expectChat('a field of a form');
  if (viewport && viewport.width < 1024) {
    await page.locator('[popovertarget="site-menu"]').first().click();
    await expect(page.locator('#site-menu')).toBeVisible();
    await expectChat('the menu');
  }

  await page.goto(address('/'));
  await page.locator('main form [aria-haspopup="dialog"]').filter({ visible: true }).first().click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expectChat('a sheet');

  await page.goto(address(flights));
  await expect(page.locator('#found-flights').getByRole('article').first()).toBeVisible();
  await expectChat('results of flights');

  await page.goto(address(legs));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectChat('results of several flights');

  await page.goto(address(stays));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectChat('results of hotels');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/explore\/hotels\/stay\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectChat('a hotel');
  await page.mouse.wheel(0, 900);
  await expectChat('a hotel further down');

  await chooseFlight(page, address);
  await expectChat('passengers of a flight');
});

test('customers have it in their account @both @wide', async ({ page, context, address }) => {
  await signIn(context, 'chat');
  await page.goto(address('/dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(failuresOfChat)).toEqual([]);
});

test.describe('on every width', () => {
  test.use({ isMobile: false, hasTouch: false });

  test('it covers nothing, on any width @both', async ({ page, address }) => {
    for (const path of ['/', '/branches', '/services/visa', '/explore/hotels', '/booking/passenger-info', '/login', stays]) {
      await page.goto(address(path));
      for (const width of [390, 768, 1024, 1280, 1536]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(failuresOfChat), `${path} at ${width}`).toEqual([]);
      }
    }
  });
});

/** What is wrong with the button: it is not to be seen or pressed, or covers something at some scroll position. Below bars nothing is lost: the page ends above them. */
function failuresOfChat(): string[] {
  const scope = document.querySelector('dialog:modal') ?? document.body;
  const bar = scope.querySelector('.phone-bar, [data-price-bar], [data-stay-price]');
  const isPressed = (link: Element) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && link.contains(hit);
  };
  const links = [...scope.querySelectorAll('a[href^="https://wa.me/"]')];
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    element !== scope &&
    (/^(?:fixed|sticky)$/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
  const chat = links.filter((link) => isFixed(link) && isPressed(link)).at(-1);
  if (!chat) return [`no button (${links.length} links)`];
  if (chat.closest('header')) return [];
  const box = chat.getBoundingClientRect();
  if (bar?.contains(chat) && getComputedStyle(chat).position !== 'fixed') {
    // On a wide screen it is part of the column beside the form.
    if (bar.matches('[data-price-bar]') && getComputedStyle(bar).position === 'static') return [];
    const { height } = bar.getBoundingClientRect();
    const room = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
    return bar.matches('[data-stay-price]') || room >= height - 1 ? [] : [`a bar of ${height} with a room of ${room}`];
  }
  const isModal = scope !== document.body;
  const isUnder = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 1 && right > box.left && left < box.right && (!isModal || (bottom > box.top && top < box.bottom));
  const boxesOf = (element: Element) => {
    if (element.matches('a, button, input, select, textarea, svg[role="img"]')) return [element.getBoundingClientRect()];
    const texts = [...element.childNodes].filter(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    return texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
  };
  return [...scope.querySelectorAll(isModal ? '*' : 'main *, footer *')]
    .filter((element) => !element.closest('.sr-only, .skip-link') && !chat.contains(element))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => {
      // The hidden part of a scrolling row does not count.
      for (let clip = element.parentElement; clip; clip = clip.parentElement)
        if (/overflow-/.test(clip.className) && !isUnder(clip.getBoundingClientRect())) return false;
      return boxesOf(element).some(isUnder);
    })
    .map((element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 40)}`);
}
