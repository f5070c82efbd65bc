import type { Locator, Page } from '@playwright/test';
import arabicAccount from '../../messages/ar/account.json' with { type: 'json' };
import arabic from '../../messages/ar/bookings.json' with { type: 'json' };
import englishAccount from '../../messages/en/account.json' with { type: 'json' };
import english from '../../messages/en/bookings.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { storeBooking } from '../fixtures/stored-booking.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Account, asServer, channelOf, newStaff, signIn } from './support/account.ts';
import { test as base, expect } from './support/test.ts';

const words = { en: { ...englishAccount.dashboard, ...english }, ar: { ...arabicAccount.dashboard, ...arabic } };
const test = base.extend<{ words: (typeof words)['en'] }>({ words: async ({ language }, use) => use(words[language]) });

const day = addDays(todayInQatar(), 60);
const expiresAt = `${addDays(todayInQatar(), 1)}T09:30:00Z`;
const fare = { price: { total: '1850.00', base: '1500.00' }, fareDetailsBySegment: [{ segmentId: '1', cabin: 'ECONOMY' }] };
const segment = {
  ...{ id: '1', carrierCode: 'QR', number: '3', duration: 'PT7H10M', numberOfStops: 0 },
  ...{ departure: { iataCode: 'DOH', at: `${day}T08:00:00` }, arrival: { iataCode: 'LHR', at: `${day}T12:10:00` } },
};
const flight = {
  ...{ id: 'offer-1', validatingAirlineCodes: ['QR'], numberOfBookableSeats: 9, signature: 'of a test', expiresAt },
  itineraries: [{ duration: 'PT7H10M', segments: [segment] }],
  price: { currency: 'QAR', total: '1850.00', base: '1500.00' },
  travelerPricings: [{ travelerType: 'ADULT', quantity: 1, ...fare }],
};
const title = { en: 'Plain House', ar: 'بلين هاوس' };
const offers = {
  flight,
  multicity: { legs: [{ search: {}, offer: flight, signature: 's' }], expiresAt },
  hotel: { title, id: 'plain-house', rooms: [{ name: 'Double', adults: 1, childrenAges: [] }], wishes: [] },
  package: { title, packageId: 'paris', nights: 3, rooms: [{ adults: 1, childAges: [] }], lines: [], wishes: [] },
};

interface Sent {
  id: string;
  reference: string;
}

/** A stored request of this kind for one traveller. */
const book = (kind: keyof typeof offers, { id, email }: Account): Promise<Sent> =>
  storeBooking(asServer(), {
    ...{ user_id: id, kind, contact_email: email, offer: offers[kind] },
    ...{ total_amount: '1850.00', departure_date: day, last_travel_date: addDays(day, 3) },
  });

async function enquire(kind: string, { id, email }: Account): Promise<Sent> {
  const enquiry = {
    ...{ user_id: id, kind, locale: 'en', name: 'Amina', email, phone: '+97440000000', details: { destination: 'France' } },
    request_fingerprint: crypto.randomUUID().replaceAll('-', '').repeat(2),
  };
  const { data, error } = await asServer().rpc('create_enquiry', { enquiry });
  if (error) throw error;
  const { data: row } = await asServer().from('enquiries').select('id').eq('reference', data[0].reference).single();
  return { id: row?.id, reference: data[0].reference };
}

/** Opens the trips; resolves when the page receives notifications. */
async function openTrips(page: Page, path: string): Promise<void> {
  const listening = channelOf(page);
  await page.goto(path);
  await listening;
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
}

const isTheSamePage = (page: Page) => page.evaluate(() => 'isTheSamePage' in window);
const cardOf = (page: Page, reference: string) => page.locator(`[id$="-${reference}"]`);
const currentStep = (card: Locator) => card.locator('[aria-current="step"]');

/** The newest notification of the bell leads to its subject. */
async function followBell(page: Page, reference: string): Promise<void> {
  await page.locator('[popovertarget="notifications-panel"]').click();
  await page.locator('#notifications-panel').getByRole('link').filter({ hasText: reference }).first().click();
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?reference=${reference}`));
  const card = cardOf(page, reference);
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
}

test('flight, multi-city, hotel and package: each shows its steps and the promised time, changes without a reload, and the bell leads to it', async ({
  page,
  context,
  address,
  words,
}) => {
  const owner = await signIn(context, 'tracking');
  const agent = await newStaff(context, 'Huda');
  const sent: (Sent & { isHeld: boolean })[] = [];
  for (const kind of ['flight', 'multicity', 'hotel', 'package'] as const) {
    sent.push({ ...(await book(kind, owner)), isHeld: kind === 'flight' || kind === 'multicity' });
  }
  await openTrips(page, address('/dashboard'));

  const [promise = '', held = ''] = [words.progress.answer, words.progress.held].map((text) => text.split('{')[0]);
  for (const { reference, isHeld } of sent) {
    const card = cardOf(page, reference);
    await expect(currentStep(card)).toContainText(words.progress.checking);
    await expect(card.getByText(promise)).toBeVisible();
    await expect(card.getByText(held)).toHaveCount(isHeld ? 1 : 0);
  }
  await expectAccessible(page);

  for (const [index, { id, reference }] of sent.entries()) {
    const move = (seen: string, wanted: string) =>
      agent.client.rpc('desk_set_status', { wanted_subject: 'booking', item: id, seen, wanted }).throwOnError();
    await move('requested', 'confirmed');
    await expect(page.getByRole('tab', { name: words.trips.upcoming })).toContainText(String(index + 1));
    await page.getByRole('tab', { name: words.trips.upcoming }).click();
    await expect(currentStep(cardOf(page, reference))).toContainText(words.progress.confirmed);
    await move('confirmed', 'ticketed');
    await expect(currentStep(cardOf(page, reference))).not.toContainText(words.progress.confirmed);
  }
  expect(await isTheSamePage(page)).toBe(true);
  for (const { reference } of sent) await followBell(page, reference);
});

test('requests for insurance, visa and cruise: each shows the promised time, then the answer without a reload, and the bell leads to it', async ({
  page,
  context,
  address,
  words,
}) => {
  const owner = await signIn(context, 'tracking');
  const agent = await newStaff(context, 'Huda');
  const sent: (Sent & { kind: 'insurance' | 'visa' | 'cruise' })[] = [];
  for (const kind of ['insurance', 'visa', 'cruise'] as const) sent.push({ kind, ...(await enquire(kind, owner)) });
  await openTrips(page, address('/dashboard'));

  for (const { kind, reference } of sent) {
    const card = cardOf(page, reference);
    await expect(card.getByRole('heading', { name: words.requests.kind[kind] })).toBeVisible();
    await expect(card.getByText(reference)).toBeVisible();
    await expect(currentStep(card)).toContainText(words.progress.checking);
    await expect(card.getByText(words.progress.answer.split('{')[0] ?? '')).toBeVisible();
  }
  await expectAccessible(page);

  for (const { id, reference } of sent) {
    await agent.client
      .rpc('desk_set_status', { wanted_subject: 'enquiry', item: id, seen: 'new', wanted: 'answered' })
      .throwOnError();
    const card = cardOf(page, reference);
    await expect(currentStep(card)).toContainText(words.progress.answered);
    await expect(card.getByText(words.requests.meaning.answered)).toBeVisible();
  }
  expect(await isTheSamePage(page)).toBe(true);
  for (const { reference } of sent) await followBell(page, reference);
});
