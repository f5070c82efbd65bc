import arabicShared from '../../messages/ar/bookings.json' with { type: 'json' };
import arabicDesk from '../../messages/ar/desk.json' with { type: 'json' };
import arabic from '../../messages/ar/packages.json' with { type: 'json' };
import englishShared from '../../messages/en/bookings.json' with { type: 'json' };
import englishDesk from '../../messages/en/desk.json' with { type: 'json' };
import english from '../../messages/en/packages.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { signInPublisher } from './support/account.ts';
import { fillIn, ownEmail } from './support/flight-booking.ts';
import { expect, test } from './support/test.ts';

/** Holidays that no other test is about. */
const holidays = { en: 'fes', ar: 'tashkent' };

test.describe('a holiday that is withdrawn', () => {
  // The request is refused, and its page is gone.
  test.use({ expectedError: /status of (?:400|404)/ });

  test('while somebody fills in its form: what was typed stays, with a way on, also after a reload', async ({
    page,
    context,
    address,
    language,
  }) => {
    const [words, { content }, shared] =
      language === 'ar' ? [arabic, arabicDesk, arabicShared] : [english, englishDesk, englishShared];
    const holiday = holidays[language];
    const visitor = await (await context.browser()?.newContext())?.newPage();
    if (!visitor) throw new Error('No browser');
    const form = visitor.getByRole('main');
    await visitor.goto(address(`/travel/booking/${holiday}?step=ask&flight=none&departure=${addDays(todayInQatar(), 40)}`));
    await fillIn(visitor, 'lead', { givenNames: 'Amina Sara', surname: 'Al-Example' });
    await fillIn(visitor, 'contact', { email: ownEmail(), phone: '+974 4000 0000' });

    await signInPublisher(context, language);
    await page.goto(address(`/desk/content?kind=package&key=${holiday}`));
    await page.locator('#desk-content-onSale').uncheck();
    await page.getByRole('button', { name: content.save }).click();
    await expect(page.getByText(content.outcomes.saved)).toBeVisible();
    await page.getByRole('button', { name: content.publish }).click();
    await expect(page.getByText(content.outcomes.published)).toBeVisible();
    const offer = async () => (await page.request.get(address(`/travel/package/${holiday}`))).status();
    await expect.poll(offer).toBe(404);

    await form.getByRole('button', { name: words.request.review.submit }).click();
    await expect(form.getByRole('alert').getByText(shared.refusals.offSale.title)).toBeVisible();
    await expect(visitor.locator('[id="lead.surname"]')).toHaveValue('Al-Example');
    const others = form.getByRole('link', { name: shared.refusals.offSale.others });
    await expect(others).toHaveAttribute('href', address('/services/packages'));
    await expectAccessible(visitor);

    await visitor.reload();
    await expect(form.getByRole('heading', { level: 1, name: words.gone.title })).toBeVisible();
    await expect(visitor).toHaveTitle(new RegExp(words.gone.title));
    await expect(form.getByText(words.gone.kept)).toBeVisible();
    // The reload kept the place on the page, where the bar at the bottom may lie over a button.
    await visitor.evaluate(() => scrollTo(0, 0));
    await expectAccessible(visitor);

    // What was typed is there again.
    await page.getByRole('button', { name: content.takeBack }).click();
    await expect(page.getByText(content.outcomes.takenBack)).toBeVisible();
    await expect.poll(offer).toBe(200);
    await visitor.reload();
    await expect(visitor.locator('[id="lead.surname"]')).toHaveValue('Al-Example');
    await visitor.context().close();
  });
});
