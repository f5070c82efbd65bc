import arabic from '../../messages/ar/campaigns.json' with { type: 'json' };
import arNewsletter from '../../messages/ar/newsletter.json' with { type: 'json' };
import english from '../../messages/en/campaigns.json' with { type: 'json' };
import enNewsletter from '../../messages/en/newsletter.json' with { type: 'json' };
import type { CapturedMail } from '../../supabase/local/mail/outbox.ts';
import { expectAccessible } from './support/accessibility.ts';
import { asServer, signInStaff } from './support/account.ts';
import { outboxVariable } from './support/site.ts';
import { expect, test } from './support/test.ts';

async function mailsTo(address: string): Promise<CapturedMail[]> {
  const mails = (await (await fetch(`${process.env[outboxVariable]}.json`)).json()) as CapturedMail[];
  return mails.filter(({ to }) => to === address);
}

test('a publisher writes an email with offers, looks at it, tests it and sends it; a reader unsubscribes @both', async ({
  page,
  context,
  address,
  language,
}) => {
  const words = language === 'ar' ? arabic : english;
  const { email } = await signInStaff(context, 'Huda', language);
  await asServer().rpc('make_staff', { account_email: email, staff_name: 'Huda', editing: 'publisher' }).throwOnError();
  const reader = `reader-${crypto.randomUUID()}@example.com`;
  const now = new Date().toISOString();
  const row = { email: reader, locale: language, status: 'confirmed', confirmed_at: now, opens_allowed_at: now };
  await asServer().from('newsletter_subscriptions').insert(row).throwOnError();

  await page.goto(address('/desk'));
  await page.getByRole('link', { name: words.title }).click();
  await page.getByRole('link', { name: words.make }).click();
  const field = (name: string) => page.locator(`#campaign-${name}`);
  const subjects = { en: `Sea and sun ${crypto.randomUUID().slice(0, 8)}`, ar: `بحر وشمس ${crypto.randomUUID().slice(0, 8)}` };

  // What is wrong is said, and nothing typed is lost, also when the page is opened anew.
  await field('subject-en').fill(subjects.en);
  await field('intro-ar').fill('نختار لك هذا الشهر باقتين على البحر.');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.errors.noOffer).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(field('subject-en')).toHaveValue(subjects.en);
  await field('subject-ar').fill(subjects.ar);
  await field('intro-en').fill('Two holidays by the sea that we would choose ourselves.');
  await field('offers-nice').check();
  await field('offers-istanbul').check();
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.outcomes.saved)).toBeVisible();

  // The preview is the mail, in both languages.
  const shown = page.getByRole('region', { name: words.preview.title });
  for (const [other, name] of [['en', words.languages.en] as const, ['ar', words.languages.ar] as const]) {
    await shown.getByRole('button', { name, exact: true }).click();
    const frame = shown.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(subjects[other]);
    await expect(frame.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
    await expect(frame.locator('a[href$="/travel/package/istanbul"]')).toBeVisible();
  }
  await shown.getByRole('button', { name: words.preview.text }).click();
  await expect(shown.locator('pre')).toContainText('/ar/travel/package/nice');
  await expectAccessible(page);

  await page.getByRole('button', { name: words.sending.test }).click();
  await expect(page.getByText(words.outcomes.tested)).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toEqual(
      expect.arrayContaining([
        enNewsletter.mail.campaign.test.replace('{subject}', subjects.en),
        arNewsletter.mail.campaign.test.replace('{subject}', subjects.ar),
      ]),
    );
  expect(await mailsTo(reader)).toEqual([]);

  await page.getByRole('button', { name: words.sending.send }).click();
  const question = page.getByRole('alert').filter({ has: page.getByRole('button', { name: words.sending.no }) });
  await expect(question).toBeVisible();
  await question.getByRole('button').first().click();
  await expect(page.getByText(words.outcomes.sending)).toBeVisible();
  const got = async () => (await mailsTo(reader)).filter(({ subject }) => subject === subjects[language]);
  await expect.poll(async () => (await got()).length, { timeout: 120_000 }).toBe(1);
  await expect(page.getByText(words.figures.startedBy)).toBeVisible();

  // The reader opens it, follows its link and presses the button there.
  const [mail] = await got();
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const news = language === 'ar' ? arNewsletter : enNewsletter;
  await page.goto(/https?:\S+newsletter\?unsubscribe=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  await expect(page.getByRole('button', { name: news.opens.withdraw })).toBeVisible();
  await page.getByRole('button', { name: news.end.button }).click();
  await expect(page.getByRole('heading', { name: news.outcomes.unsubscribed.title })).toBeVisible();
  await page.goto(address('/desk/campaigns'));
  await page.getByRole('link', { name: subjects[language] }).click();
  await expect(page.getByText(words.figures.unsubscribed).locator('xpath=following-sibling::dd')).toHaveText('1');
});

test('an editor cannot send, and who has no role sees nothing', async ({ page, context, address, language }) => {
  const words = language === 'ar' ? arabic : english;
  const { email } = await signInStaff(context, 'Noor', language);
  await page.goto(address('/desk/campaigns'));
  await expect(page.getByText(words.noRole)).toBeVisible();
  await asServer().rpc('make_staff', { account_email: email, staff_name: 'Noor', editing: 'editor' }).throwOnError();
  const id = crypto.randomUUID();
  await page.goto(address(`/desk/campaigns?campaign=${id}`));
  await page.locator('#campaign-subject-en').fill('Draft');
  await page.locator('#campaign-subject-ar').fill('مسودة');
  await page.locator('#campaign-intro-en').fill('Text');
  await page.locator('#campaign-intro-ar').fill('نص');
  await page.locator('#campaign-offers-nice').check();
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.sending.publisherSends)).toBeVisible();
  await expect(page.getByRole('button', { name: words.sending.send })).toBeHidden();
});
