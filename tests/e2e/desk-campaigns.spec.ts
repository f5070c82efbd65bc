import arabic from '../../messages/ar/campaigns.json' with { type: 'json' };
import arDesk from '../../messages/ar/desk.json' with { type: 'json' };
import arNewsletter from '../../messages/ar/newsletter.json' with { type: 'json' };
import english from '../../messages/en/campaigns.json' with { type: 'json' };
import enDesk from '../../messages/en/desk.json' with { type: 'json' };
import enNewsletter from '../../messages/en/newsletter.json' with { type: 'json' };
import type { CapturedMail } from '../../supabase/local/mail/outbox.ts';
import { expectAccessible } from './support/accessibility.ts';
import { asServer, makeStaff, signInPublisher, signInStaff } from './support/account.ts';
import { outboxVariable } from './support/site.ts';
import { expect, test } from './support/test.ts';

async function mailsTo(address: string): Promise<CapturedMail[]> {
  const mails = (await (await fetch(`${process.env[outboxVariable]}.json`)).json()) as CapturedMail[];
  return mails.filter(({ to }) => to === address);
}

async function newReader(locale: string): Promise<string> {
  const email = `reader-${crypto.randomUUID()}@example.com`;
  const now = new Date().toISOString();
  const row = { email, locale, status: 'confirmed', confirmed_at: now, opens_allowed_at: now };
  await asServer().from('newsletter_subscriptions').insert(row).throwOnError();
  return email;
}

test('a publisher writes an email with offers, looks at it, tests it and sends it; a reader unsubscribes @both', async ({
  page,
  context,
  address,
  language,
}) => {
  const words = language === 'ar' ? arabic : english;
  const { email } = await signInPublisher(context, language);
  const reader = await newReader(language);

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
    const picture = frame.locator('img[src*="/photos/"]').first();
    await expect(picture).toHaveAttribute('alt', other === 'ar' ? /\p{Script=Arabic}/u : /[a-z]/);
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
  // Emails of other tests may have reached the reader.
  const got = async () => (await mailsTo(reader)).filter(({ subject }) => subject === subjects[language]);
  expect(await got()).toEqual([]);

  await page.getByRole('button', { name: words.sending.send }).click();
  const question = page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: (language === 'ar' ? arDesk : enDesk).editing.no }) });
  await expect(question).toBeVisible();
  await question.getByRole('button').first().click();
  await expect(page.getByText(words.outcomes.sending)).toBeVisible();
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

test('a stopped email goes on, and its copy is a draft that a publisher deletes after a question', async ({
  page,
  context,
  address,
  language,
}) => {
  const words = language === 'ar' ? arabic : english;
  const { client } = await signInPublisher(context, language);
  const reader = await newReader(language);
  const name = { en: 'Nice', ar: 'نيس' };
  const fixed = [{ id: 'nice', name, accommodation: name, nights: 4, price: 3000, months: [1] }];
  /** Null where its email was faster. */
  async function stopped() {
    const campaign = crypto.randomUUID();
    const subject = { en: `Islands ${campaign.slice(0, 8)}`, ar: `جزر ${campaign.slice(0, 8)}` };
    const content = { subject, intro: { en: 'Two islands.', ar: 'جزيرتان.' }, offers: ['nice'] };
    await client.rpc('desk_save_campaign', { campaign, its_content: content, seen: 0 }).throwOnError();
    await client.rpc('desk_send_campaign', { campaign, seen: 1, fixed }).throwOnError();
    const { data } = await client.rpc('desk_stop_campaign', { campaign }).throwOnError();
    return data === 'stopped' ? { campaign, subject } : null;
  }
  let found = await stopped();
  while (!found) found = await stopped();
  const { campaign, subject } = found;

  await page.goto(address(`/desk/campaigns?campaign=${campaign}`));
  await page.getByRole('button', { name: words.sending.continue }).click();
  await expect(page.getByText(words.sending.continueText)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.sending.continueYes }).click();
  await expect(page.getByText(words.outcomes.sending)).toBeVisible();
  await expect(page.getByText(words.states.sent, { exact: true }).first()).toBeVisible({ timeout: 120_000 });
  expect((await mailsTo(reader)).filter((mail) => mail.subject === subject[language])).toHaveLength(1);

  await page.getByRole('link', { name: words.keeping.copy }).click();
  await expect(page.locator('#campaign-subject-en')).toHaveValue(subject.en);
  await expect(page.locator('#campaign-offers-nice')).toBeChecked();
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.outcomes.saved)).toBeVisible();
  // Its preview stands above the button, and moves it when it comes.
  const preview = page.getByRole('region', { name: words.preview.title }).frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: words.keeping.delete }).click();
  await expect(page.getByText(words.keeping.deleteText)).toBeVisible();
  await page.getByRole('button', { name: words.keeping.deleteYes }).click();
  await expect(page.getByText(words.outcomes.deleted)).toBeVisible();
  await expect(page.getByRole('link', { name: subject[language] })).toHaveCount(1);
});

test('of two editors of an email each keeps what they changed', async ({ page, context, address, language }) => {
  const words = language === 'ar' ? arabic : english;
  const { editing } = language === 'ar' ? arDesk : enDesk;
  const { client } = await signInPublisher(context, language);
  const campaign = crypto.randomUUID();
  const content = { subject: { en: 'Spring', ar: 'ربيع' }, intro: { en: 'Intro', ar: 'مقدمة' }, offers: ['nice'] };
  const save = (its_content: object, seen: number) =>
    client.rpc('desk_save_campaign', { campaign, its_content, seen }).throwOnError();
  await save(content, 0);
  await page.goto(address(`/desk/campaigns?campaign=${campaign}`));
  await page.locator('#campaign-subject-en').fill('Spring by the sea');
  await save({ ...content, intro: { ...content.intro, en: 'Intro of a colleague' } }, 1);
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.outcomes.stale)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: editing.keepMine }).click();
  await expect(page.locator('#campaign-intro-en')).toHaveValue('Intro of a colleague');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.outcomes.saved)).toBeVisible();
  await expect(page.locator('#campaign-subject-en')).toHaveValue('Spring by the sea');
  // What is wrong takes away the word of what was right.
  await page.locator('#campaign-subject-ar').fill('');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.errors.required).first()).toBeVisible();
  await expect(page.getByText(words.outcomes.saved)).toBeHidden();
});

test('an editor cannot send, and who has no role sees nothing', async ({ page, context, address, language }) => {
  const words = language === 'ar' ? arabic : english;
  const noor = await signInStaff(context, 'Noor', language);
  await page.goto(address('/desk/campaigns'));
  await expect(page.getByText(words.noRole)).toBeVisible();
  await makeStaff(noor, 'Noor', 'editor');
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
