import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import arabic from '../../messages/ar/desk.json' with { type: 'json' };
import arabicPayments from '../../messages/ar/payments.json' with { type: 'json' };
import arabicStates from '../../messages/ar/states.json' with { type: 'json' };
import arabicTickets from '../../messages/ar/tickets.json' with { type: 'json' };
import english from '../../messages/en/desk.json' with { type: 'json' };
import englishPayments from '../../messages/en/payments.json' with { type: 'json' };
import englishStates from '../../messages/en/states.json' with { type: 'json' };
import englishTickets from '../../messages/en/tickets.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import type { FlightSearchResponse } from '../../supabase/functions/_shared/contracts/flights/flight-search.ts';
import { storeBooking } from '../fixtures/stored-booking.ts';
import { expectAccessible } from './support/accessibility.ts';
import { asServer, channelOf, signIn, signInStaff } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ words: typeof english }>({
  words: async ({ language }, use) => use(language === 'ar' ? arabic : english),
});

/** Stores a request for a stay in two months; returns its reference and id. */
async function book({ id, email }: { id: string; email: string }): Promise<{ reference: string; id: string }> {
  const day = addDays(todayInQatar(), 60);
  const offer = {
    ...{ title: { en: 'Paris', ar: 'باريس' }, nights: 3 },
    ...{ rooms: [{ adults: 2, childAges: [4] }], extras: [], wishes: ['cot'] },
  };
  return storeBooking(asServer(), {
    ...{ user_id: id, kind: 'package', contact_email: email, notes: 'Sea view', offer },
    ...{ total_amount: '1850.00', departure_date: day, last_travel_date: addDays(day, 3) },
  });
}

/** Subscribed: the server has confirmed the realtime channel. */
async function openListening(page: Page, path: string): Promise<void> {
  const listening = channelOf(page);
  await page.goto(path);
  await listening;
}

test('a booking is found and confirmed, and its customer notified; a change by a colleague is not overwritten @desktop @changing', async ({
  page,
  context,
  browser,
  address,
  language,
  words,
}) => {
  const theirs = await browser.newContext({ baseURL: siteUrl });
  const customer = await signIn(theirs, 'customer', language);
  const customerPage = await theirs.newPage();
  const { reference, id } = await book(customer);
  await signInStaff(context, 'Huda', language);
  await openListening(customerPage, address('/dashboard'));
  const states = language === 'ar' ? arabicStates : englishStates;
  const sentence = (state: 'confirmed' | 'confirmedToPay' | 'issuing') =>
    createTranslator({ locale: language, messages: { states } })(`states.sentences.${state}`, { kind: 'package' });
  const trip = customerPage.getByRole('article').filter({ hasText: reference });
  await expect(trip).toContainText(states.words.requested);

  await page.goto(address('/desk'));
  await page.getByLabel(words.filter.search).fill(reference.toLowerCase());
  await page.getByRole('button', { name: words.filter.find }).click();
  const entry = page.getByRole('button', { name: reference });
  await expect(entry).toHaveCount(1);
  // The previous list, which contains it too, is dimmed until the answer arrives.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await entry.click();
  const panel = page.getByRole('article');
  await expect(panel.getByRole('heading', { name: reference })).toBeVisible();
  await expect(panel).toContainText(language === 'ar' ? 'باريس' : 'Paris');
  await expect(panel.getByRole('link', { name: '+974 4000 0000' })).toHaveAttribute('href', 'tel:+97440000000');
  await expect(panel).not.toContainText('QX100000');
  await panel.getByRole('button', { name: words.travellers.show }).click();
  await expect(panel).toContainText('QX100000');
  // A link half below the sticky header is not too small a target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);

  const { booking: statuses } = words.status;
  const to = (status: string) => panel.getByRole('button', { name: words.move.to.replace('{status}', status) });
  await panel.getByLabel(words.move.remark).fill('Rooms held until Sunday');
  await to(statuses.confirmed).click();
  await expect(panel.getByText(words.move.changed.replace('{status}', statuses.confirmed))).toBeVisible();
  await expect(panel.getByText('Rooms held until Sunday')).toBeVisible();
  await expect(panel.getByText('Huda')).toBeVisible();
  await expect(customerPage.locator('[popovertarget="notifications-panel"] bdi')).toHaveText('1');
  // The list updates without a reload, and the notification leads to the trip.
  await expect(trip).toContainText(states.words.confirmed);
  // The same sentence for the customer and the agent.
  await expect(trip).toContainText(sentence('confirmed'));
  await expect(panel).toContainText(sentence('confirmed'));
  await customerPage.locator('[popovertarget="notifications-panel"]').click();
  await expect(customerPage.locator('#notifications-panel')).toContainText(reference);
  await expect(customerPage.locator('#notifications-panel')).not.toContainText('Sunday');
  await customerPage.locator('#notifications-panel').getByRole('link', { name: reference }).click();
  await expect(customerPage).toHaveURL(address(`/dashboard?reference=${reference}`));
  await expect(trip).toBeInViewport();

  // The payment link appears at the trip by itself; it is paid on the provider's page, and both sides show it.
  const pay = language === 'ar' ? arabicPayments : englishPayments;
  await panel.getByRole('button', { name: words.payments.send }).click();
  await expect(panel).toContainText(words.payments.status.created);
  await expect(trip).toContainText(sentence('confirmedToPay'));
  await expect(panel).toContainText(sentence('confirmedToPay'));
  await trip.getByRole('link', { name: pay.line.button }).click();
  await expect(customerPage.getByRole('heading', { name: pay.page.state.created.title })).toBeVisible();
  await expect(customerPage.getByRole('main')).toContainText('1,850');
  await expect(customerPage.getByRole('main')).toContainText(sentence('confirmedToPay'));
  await expectAccessible(customerPage);
  await customerPage.getByRole('button', { name: new RegExp(pay.page.pay.replace('{amount}', '.+')) }).click();
  await customerPage.getByRole('button', { name: pay.sandbox.pay, exact: true }).click();
  await expect(customerPage).toHaveURL(/\/booking\/payment\?key=[0-9a-f]{32}$/);
  await expect(customerPage.getByRole('heading', { name: pay.page.state.paid.title })).toBeVisible();
  await expect(customerPage.getByRole('main')).toContainText(sentence('issuing'));
  await page.reload();
  await expect(panel).toContainText(sentence('issuing'));
  await expect(panel).toContainText(words.payments.status.paid);
  await expectAccessible(page);

  // A colleague issues the tickets while this screen still says "confirmed".
  await asServer().from('bookings').update({ status: 'ticketed' }).eq('id', id);
  await to(statuses.declined).click();
  const question = page.getByRole('dialog');
  await expectAccessible(page);
  await question.getByRole('button', { name: words.payments.keep }).click();
  await to(statuses.declined).click();
  await question.getByRole('button', { name: words.move.confirm.replace('{status}', statuses.declined) }).click();
  await expect(panel.getByText(words.move.stale.replace('{status}', statuses.ticketed))).toBeVisible();
  await expect(to(statuses.declined)).toHaveCount(0);
  await expect(to(statuses.cancelled)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`item=${id}`));

  const tickets = language === 'ar' ? arabicTickets : englishTickets;
  const t = createTranslator({ locale: language, messages: { desk: words, tickets } });
  // What was issued outside the site is entered here; the customer finds it at the trip.
  await panel.getByRole('button', { name: t('desk.move.issue.change', { kind: 'package' }) }).click();
  await question.getByLabel(t('tickets.pnr', { kind: 'package' })).fill('x7k2qp');
  const ticket = question.getByLabel(/Amina Al-Example/);
  await ticket.fill('157');
  await question.getByRole('button', { name: words.move.issue.save }).click();
  await expect(question.getByText(words.move.issue.errors.ticket)).toBeVisible();
  await expect(ticket).toBeFocused();
  await expectAccessible(page);
  // What was typed outlasts a closed question.
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: t('desk.move.issue.change', { kind: 'package' }) }).click();
  await expect(question.getByLabel(t('tickets.pnr', { kind: 'package' }))).toHaveValue('x7k2qp');
  await ticket.fill('١٥٧-٢٣٤٥٦٧٨٩٠١');
  await expect(ticket).toHaveValue('157-2345678901');
  await question.getByRole('button', { name: words.move.issue.save }).click();
  await expect(question).toHaveCount(0);
  await expect(panel).toContainText('X7K2QP');
  await openListening(customerPage, address('/dashboard'));
  await expect(trip).toContainText('X7K2QP');
  await expect(trip).toContainText('1572345678901');

  // The open item is in the address; a staff member's own trips do not include it.
  await page.reload();
  await expect(panel.getByRole('heading', { name: reference })).toBeVisible();
  await page.goto(address('/dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor');
  await expect(page.getByRole('main').locator('[aria-busy], [role=status]')).toHaveCount(0);
  await expect(page.getByText(reference)).toHaveCount(0);
  await theirs.close();
});

test('a flight is held, then ticketed, once however often the button is pressed; it also shows on a slow network', async ({
  page,
  context,
  address,
  language,
  words: { orders },
}) => {
  const staff = await signInStaff(context, 'Huda', language);
  const departureDate = addDays(todayInQatar(), 60);
  const search = { origin: 'DOH', destination: 'LHR', departureDate, adults: 1, children: 0, infants: 0, cabinClass: 'ECONOMY' };
  const answered = await page.request.post('/api/flights/search', { data: search, headers: { origin: siteUrl } });
  const { data: onSale }: FlightSearchResponse = await answered.json();
  const offer = onSale.find(({ paymentRequirements }) => paymentRequirements?.requiresInstantPayment === false);
  const { id } = await storeBooking(
    asServer(),
    { search, offer, total_amount: offer?.price.total, departure_date: departureDate, last_travel_date: departureDate },
    { title: 'MRS', gender: 'female' },
  );
  await asServer().from('bookings').update({ status: 'confirmed' }).eq('id', id).throwOnError();
  // Longer than the desk waits before it looks again.
  await page.route('**/rpc/desk_booking_life*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  const ofFlights = (text: string) => /other \{([^}]+)\}/.exec(text)?.[1] ?? '';
  // The bell also leads to a booking when the desk is open.
  const rung = {
    user_id: staff.id,
    type: 'booking_status',
    title: 'Look at it',
    message: 'Please.',
    subject: 'desk',
    reference: id,
  };
  await asServer().from('notifications').insert(rung).throwOnError();
  await page.goto(address('/desk'));
  await page.locator('[popovertarget="notifications-panel"]').click();
  await page.locator('#notifications-panel').getByRole('link', { name: rung.title }).click();
  const panel = page.getByRole('article');
  const stands = (status: string) => expect(panel.getByText(status, { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: orders.hold, exact: true }).dblclick();
  await stands(orders.status.held);
  await panel.getByRole('button', { name: ofFlights(orders.ticket), exact: true }).click();
  await page.getByRole('button', { name: ofFlights(orders.ticketYes), exact: true }).dblclick();
  await page.getByRole('button', { name: ofFlights(orders.unpaidYes), exact: true }).dblclick();
  await stands(ofFlights(orders.status.ticketed));
  const { data } = await asServer().from('orders').select('status').eq('booking_id', id);
  expect(data).toEqual([{ status: 'ticketed' }]);
});

test('a CV is saved; a visa case made from an enquiry survives a reload and is found by its applicant', async ({
  page,
  context,
  address,
  language,
  words,
}) => {
  const person = { locale: 'en', name: 'Amina Al-Example', email: 'amina@example.com', phone: '+97440000000', user_id: null };
  const enquire = async (kind: string, details: object, files: object[] = []) => {
    const request_fingerprint = crypto.randomUUID().replaceAll('-', '').repeat(2);
    const enquiry = { ...person, kind, details, request_fingerprint };
    const { data, error } = await asServer().rpc('create_enquiry_with_files', { enquiry, files });
    if (error) throw error;
    const { data: row } = await asServer().from('enquiries').select('id').eq('reference', data[0].reference).single();
    return row?.id;
  };
  const content = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');
  const cv = { field: 'cv', name: 'amina.pdf', type: 'application/pdf', content };
  const application = await enquire('career', { position: 'ticketing', cv: cv.name }, [cv]);
  const question = await enquire('visa', { destination: 'Paris', travelers: 1 });
  await signInStaff(context, 'Huda', language);

  await page.goto(address(`/desk?list=enquiry&item=${application}`));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words.files.saveCv }).click();
  expect((await saved).suggestedFilename()).toBe(cv.name);

  const { make } = words;
  await page.goto(address(`/desk?list=enquiry&item=${question}`));
  await page.getByRole('button', { name: words.detail.make.visa }).click();
  await expect(page.getByLabel(make.givenNames)).toHaveValue('Amina');
  const send = page.getByRole('button', { name: make.visa.send });
  await send.click();
  await expect(page.getByRole('region', { name: make.summary })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel(make.destination).selectOption('FR');
  await page.getByLabel(make.status).selectOption('prepared');
  await page.reload();
  await expect(page.getByLabel(make.destination)).toHaveValue('FR');
  await expect(page.getByRole('textbox', { name: words.status.visa.prepared })).toBeVisible();
  await send.click();
  await expect(page.getByText(make.untold)).toBeVisible();
  const reference =
    (await page
      .getByRole('article')
      .getByText(/^KV-[2-9A-HJ-NP-Z]{6}$/)
      .textContent()) ?? '';
  await page.getByRole('button', { name: make.open }).click();
  await expect(
    page.getByRole('article').getByText(words.history.made.replace('{status}', words.status.visa.prepared)),
  ).toBeVisible();
  const found = await context.request.post('/api/self-service/visa', { data: { reference, lastName: 'al example' } });
  expect(await found.json()).toMatchObject({ found: { stage: 'prepared', destination: 'FR' } });
});

test.describe('without a connection', () => {
  test.use({ expectedError: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('a remark that could not be saved stays, and other users see nothing', async ({
    page,
    context,
    browser,
    address,
    language,
    words,
  }) => {
    const theirs = await browser.newContext({ baseURL: siteUrl });
    const customer = await signIn(theirs, 'customer', language);
    const { reference, id } = await book(customer);
    const customerPage = await theirs.newPage();
    await customerPage.goto(address('/desk'));
    await expect(customerPage.getByRole('heading', { level: 1, name: words.refused.title })).toBeVisible();
    await expect(customerPage.getByRole('tab')).toHaveCount(0);
    await expect(customerPage.getByText(reference)).toHaveCount(0);
    await expectAccessible(customerPage);
    await theirs.close();

    await page.goto(address('/desk'));
    await expect(page).toHaveURL(/\/login\?next=/);
    await signInStaff(context, 'Omar', language);
    await page.goto(address(`/desk?item=${id}`));
    const panel = page.getByRole('article');
    const remark = panel.getByLabel(words.move.remark);
    await remark.fill('Called, no answer');
    await context.setOffline(true);
    await panel.getByRole('button', { name: words.move.saveRemark }).click();
    await expect(panel.getByText(words.move.offline)).toBeVisible();
    await expect(remark).toHaveValue('Called, no answer');
    await context.setOffline(false);
    await panel.getByRole('button', { name: words.move.saveRemark }).click();
    await expect(panel.getByText(words.move.remarked)).toBeVisible();
    await expect(remark).toHaveValue('');
    const history = panel.getByRole('listitem').filter({ hasText: 'Omar' });
    await expect(history).toContainText('Called, no answer');
  });
});
