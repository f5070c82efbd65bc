import type { Page } from '@playwright/test';
import sharp from 'sharp';
import arDesk from '../../messages/ar/desk.json' with { type: 'json' };
import arabic from '../../messages/ar/enquiries.json' with { type: 'json' };
import enDesk from '../../messages/en/desk.json' with { type: 'json' };
import english from '../../messages/en/enquiries.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { signInStaff } from './support/account.ts';
import { openLastStep } from './support/errands/enquiries.ts';
import { siteUrl } from './support/site.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ words: typeof english; desk: typeof enDesk }>({
  words: async ({ language }, use) => use(language === 'ar' ? arabic : english),
  desk: async ({ language }, use) => use(language === 'ar' ? arDesk : enDesk),
});
// Browsers log every 4xx answer to the console.
test.use({ expectedError: /status of 400/ });

const reference = /KE-[2-9A-HJ-NP-Z]{6}/;
const field = (page: Page, name: string) => page.getByRole('main').locator('form[method=post]').locator(`[name="${name}"]`);
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') });
const picture = async (name: string, background = '#8a1538') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 350, height: 450, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

async function fillIn(page: Page): Promise<void> {
  const texts = {
    ...{ traveler1Name: 'Amina Example', traveler1Nationality: 'Qatar', destination: 'France', name: 'Amina Example' },
    ...{ email: `visa-${Date.now()}@example.com`, phone: '4000 0000' },
    ...{ departure: dayIn(40), return: dayIn(47) },
  };
  await openLastStep(page.locator('main form'));
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}
const dayIn = (days: number) => addDays(todayInQatar(), days).split('-').reverse().join('/');

test('a visa with files: sent, ticked at the desk, and completed through the link @both', async ({
  page,
  browser,
  address,
  language,
  words,
  desk,
}) => {
  await page.goto(address('/services/visa'));
  await fillIn(page);
  await field(page, 'passport').setInputFiles(await picture('passport.jpg'));
  await field(page, 'photo').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  // Filled in faster than a person could, which the form reports.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1600);
  const send = page.getByRole('button', { name: words.send, exact: true });
  await send.click();
  await expect(page.getByRole('link', { name: /me\.jpg/ })).toBeVisible();
  await expect(field(page, 'destination')).toHaveValue('France');
  await expectAccessible(page);
  await field(page, 'photo').setInputFiles(await picture('me.jpg'));
  await send.click();
  await expect(page.getByText(reference)).toBeVisible();
  const sentReference = reference.exec((await page.getByText(reference).textContent()) ?? '')?.[0] ?? '';

  await page.getByRole('link', { name: words.papers.follow }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.papers.title })).toBeVisible();
  const group = (name: keyof typeof words.fields) => page.getByRole('region', { name: words.fields[name], exact: true });
  await expect(group('passport')).toContainText(words.papers.status.sent);
  await expect(group('statement')).toContainText(words.papers.none);
  await expectAccessible(page);

  const office = await browser.newContext({ baseURL: siteUrl, viewport: page.viewportSize() });
  const agent = await office.newPage();
  await signInStaff(office, 'Huda', language);
  await agent.goto(address('/desk?list=enquiry'));
  await agent.getByRole('button', { name: new RegExp(sentReference) }).click();
  await agent.getByRole('button', { name: desk.papers.acceptOne.replace('{name}', 'passport.jpg') }).click();
  await expect(agent.getByText(desk.papers.outcome.changed)).toBeVisible();
  await expect(agent.getByText(words.papers.status.accepted)).toBeVisible();
  await agent.getByRole('button', { name: desk.files.showOne.replace('{name}', 'me.jpg') }).click();
  // Journeys load no pictures.
  const shown = (await agent.getByRole('img', { name: 'me.jpg' }).getAttribute('src')) ?? '';
  expect((await agent.request.get(shown)).headers()['content-type']).toBe('image/jpeg');
  const ask = agent.getByRole('button', { name: desk.papers.refuseOne.replace('{name}', 'me.jpg') });
  await ask.click();
  await expect(agent.getByText(desk.papers.chooseReason)).toBeVisible();
  // Away from what stays at the edges of the screen.
  await ask.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await expectAccessible(agent);
  await agent.getByLabel(desk.papers.why).last().selectOption('glare');
  await ask.click();
  await expect(agent.getByText(words.papers.status.refused)).toBeVisible();

  await agent.getByRole('button', { name: desk.detail.make.visa }).click();
  await agent.getByLabel(desk.make.destination).selectOption('FR');
  await agent.getByRole('button', { name: desk.make.visa.send }).click();
  await agent.getByRole('button', { name: desk.make.open }).click();
  await expect(agent.getByRole('heading', { name: desk.papers.title })).toBeVisible();
  await expect(agent.getByText(sentReference).first()).toBeVisible();
  await expect(agent.getByText('passport.jpg')).toBeVisible();
  await office.close();

  await page.reload();
  await expect(group('passport')).toContainText(words.papers.status.accepted);
  await expect(group('photo')).toContainText(words.papers.reasons.glare);
  await page.locator('[name=photo]').setInputFiles(await picture('better.jpg', '#ffffff'));
  await page.locator('[name=statement]').setInputFiles(pdf('bank.pdf'));
  await page.getByRole('button', { name: words.papers.add.send }).click();
  await expect(page.getByText(words.papers.notices.added)).toBeVisible();
  await expect(group('photo')).toContainText('better.jpg');
  await expect(group('photo')).not.toContainText('me.jpg');
  await expect(page.getByText(words.papers.state.waiting)).toBeVisible();
  await page.getByRole('button', { name: words.papers.add.send }).click();
  await expect(page.getByText(words.papers.notices.noFile)).toBeVisible();
});

test('without script the files are sent too', async ({ browser, address, words, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  try {
    const page = await context.newPage();
    await page.goto(address('/services/visa'));
    await fillIn(page);
    await field(page, 'passport').setInputFiles([
      pdf('one.pdf'),
      { ...pdf('two.pdf'), buffer: Buffer.from('%PDF-1.7\n2 %%EOF\n') },
    ]);
    await page.getByRole('button', { name: words.send, exact: true }).click();
    await expect(page.getByText(reference)).toBeVisible();
    await page.getByRole('link', { name: words.papers.follow }).click();
    await expect(page.getByText('two.pdf')).toBeVisible();
    await page.goto(address('/visa-papers?key=wrong'));
    await expect(page.getByRole('heading', { level: 1, name: words.papers.gone.title })).toBeVisible();
  } finally {
    await context.close();
  }
});
