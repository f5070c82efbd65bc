import { beforeEach, describe, expect, it, vi } from 'vitest';
import { composeCampaign } from '@/lib/mail/campaigns/campaign';
import { offersNow, selectedOffers } from '@/lib/mail/campaigns/offers';
import { toSend } from '@/lib/mail/compose';
import { campaignContent, withChanges } from '@/lib/newsletter/campaigns';

const content = {
  subject: { en: 'Where the sea is still warm <now>', ar: 'حيث لا يزال البحر دافئًا' },
  intro: { en: 'Three places we would go to.\n\nWith love, the team.', ar: 'ثلاثة أماكن نختارها لأنفسنا.\n\nمع التحية، الفريق.' },
  offers: ['istanbul'],
};
const offer = {
  id: 'istanbul',
  name: { en: 'Istanbul', ar: 'إسطنبول' },
  accommodation: { en: 'four-star hotel', ar: 'فندق أربع نجوم' },
  nights: 3,
  price: 2350,
  months: [1, 2, 11, 12] as (1 | 2 | 11 | 12)[],
  picture: {
    src: { en: '/photos/istanbul/poster/hero-ltr.jpg', ar: '/photos/istanbul/poster/hero-rtl.jpg' },
    alt: { en: 'A mosque <at> sunset', ar: 'مسجد عند الغروب' },
  },
};
const started_at = '2027-03-01T22:30:00Z';
const reader = { subscription: '00000000-0000-4000-8000-0000000000aa', mail: '00000000-0000-4000-8000-0000000000bb' };

beforeEach(() => {
  vi.stubEnv('SUPABASE_URL', 'http://localhost');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'p');
  vi.stubEnv('SUPABASE_SECRET_KEY', 's');
  vi.stubEnv('OFFER_SIGNING_SECRET', 'o'.repeat(32));
  vi.stubEnv('SITE_URL', 'https://karam.example');
});

/** Spaces that do not break are like others. */
const plain = ({ text }: { text: string }) => text.replace(/\u00a0/g, ' ');

const mailIn = async (language: 'en' | 'ar', countsOpens: boolean | null = false, months = offer.months as number[]) =>
  toSend(
    { recipient: 'amina@example.com' },
    await composeCampaign(
      { content, started_at },
      [{ ...offer, months: months as typeof offer.months }],
      { language, data: {} },
      countsOpens === null ? null : { ...reader, countsOpens },
    ),
  );

describe('a mail with offers', () => {
  it('says in English what, how long, how much, when, and on which day that was true in Qatar', async () => {
    const mail = await mailIn('en');
    const { subject, html } = mail;
    const text = plain(mail);
    expect(subject).toBe(content.subject.en);
    expect(text).toContain(
      [
        'Istanbul',
        '3 nights · four-star hotel',
        'From QAR 2,350 per person',
        'At this price: November – February',
        'See the holiday: https://karam.example/travel/package/istanbul',
      ].join('\n'),
    );
    expect(text).toContain('Prices as of 2 March 2027');
    expect(html).toContain(
      '<h1 style="margin:0 0 16px;font-size:22px;line-height:1.4;color:#1d1a24">Where the sea is still warm &lt;now&gt;',
    );
    expect(html).toContain('>With love, the team.</p>');
  });

  it('says the same in Arabic, from right to left', async () => {
    const mail = await mailIn('ar');
    const { subject, html } = mail;
    const text = plain(mail);
    expect(subject).toBe(content.subject.ar);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    for (const words of [
      '3 ليالٍ · فندق أربع نجوم',
      'للشخص',
      'بهذا السعر في: نوفمبر – فبراير',
      'https://karam.example/ar/travel/package/istanbul',
    ])
      expect(text).toContain(words);
    expect(text).toContain('2,350');
    expect(text).toMatch(/الأسعار كما في .*2 مارس 2027/);
  });

  it.each(['en', 'ar'] as const)('has the link and the address to unsubscribe, with its mail (%s)', async (language) => {
    const { unsubscribe = '', text } = await mailIn(language);
    const address = new URL(unsubscribe);
    expect(address.pathname).toBe('/api/newsletter/unsubscribe');
    expect(address.searchParams.get('mail')).toBe(reader.mail);
    expect(address.searchParams.get('language')).toBe(language);
    const token = address.searchParams.get('token') ?? '';
    expect(token.startsWith(`${reader.subscription}.`)).toBe(true);
    const path = language === 'ar' ? '/ar/newsletter' : '/newsletter';
    expect(text).toContain(`https://karam.example${path}?unsubscribe=${token}&mail=${reader.mail}`);
  });

  it.each([
    ['en', 'ltr', 'A mosque &lt;at&gt; sunset'],
    ['ar', 'rtl', 'مسجد عند الغروب'],
  ] as const)('shows each holiday, with its size and in words (%s)', async (language, reading, alt) => {
    const { html, text } = await mailIn(language);
    const picture = /<img [^>]*>/.exec(html)?.[0] ?? '';
    expect(picture).toContain(`src="https://karam.example/photos/istanbul/poster/hero-${reading}.jpg"`);
    expect(picture).toMatch(/ width="550" height="\d{3}"/);
    expect(picture).toContain(`alt="${alt}"`);
    expect(text).not.toContain('/photos/');
  });

  it('of an offer that was sent before there were pictures is as it was', async () => {
    const { picture: _, ...before } = offer;
    const composed = await composeCampaign({ content, started_at }, [before], { language: 'en', data: {} });
    expect(toSend({ recipient: '' }, composed).html).not.toContain('<img');
  });

  it('has a picture that counts, and says so, with the reader’s consent alone', async () => {
    const [without, withConsent] = [await mailIn('en', false), await mailIn('en', true)];
    expect(without.html).not.toContain('/opened');
    expect(withConsent.html).toMatch(
      /<img src="https:\/\/karam\.example\/api\/newsletter\/opened\?mail=[^"]+" width="1" height="1" alt=""/,
    );
    expect(withConsent.text).toContain('You allowed us to count');
    expect(without.text).not.toContain('allowed');
  });

  it('without a reader, as in a preview, has no address of one', async () => {
    const preview = await mailIn('en', null);
    expect(preview.unsubscribe).toBeUndefined();
    expect(JSON.stringify(preview)).not.toContain(reader.subscription);
  });

  it('names no months where the price holds all year', async () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    expect(plain(await mailIn('en', false, all))).toContain('At this price all year round');
  });
});

describe('the offers', () => {
  it('are every holiday, each with a price, a name in both languages and a quiet month', async () => {
    const all = await offersNow();
    expect(all.length).toBeGreaterThan(20);
    for (const { name, price, months, picture } of all) {
      expect([name.en && name.ar, price > 0, months.length > 0]).toEqual([name.ar, true, true]);
      expect(picture?.src.ar).toMatch(/^\/photos\/[a-z0-9-]+\/poster\/hero-rtl\.jpg$/);
      expect(picture?.alt.en).toMatch(/\w/);
    }
  });

  it('keep their order, and one that is gone is told', async () => {
    expect((await selectedOffers(['nice', 'istanbul']))?.map(({ id }) => id)).toEqual(['nice', 'istanbul']);
    expect(await selectedOffers(['nice', 'atlantis'])).toBeNull();
  });
});

it('of two editors each keeps what they changed', () => {
  const begun = { subject: { en: 'a', ar: 'أ' }, intro: { en: 'b', ar: 'ب' }, offers: ['nice'] };
  const theirs = { ...begun, intro: { en: 'theirs', ar: 'ب' }, offers: ['nice', 'rome'] };
  const mine = { ...begun, subject: { en: 'mine', ar: 'أ' } };
  expect(withChanges(theirs, begun, mine)).toEqual({ ...theirs, subject: mine.subject });
});

describe('what editors write', () => {
  const errorsOf = (change: object) =>
    campaignContent.safeParse({ ...content, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

  it.each([
    [{ subject: { en: ' ', ar: 'x'.repeat(71) } }, ['subject.en required', 'subject.ar tooLong']],
    [{ subject: { en: 'a\r\nBcc: b', ar: 'ب' } }, ['subject.en oneLine']],
    [{ intro: { en: '', ar: 'ب' } }, ['intro.en required']],
    [{ intro: { en: '\u200b', ar: 'ب' } }, ['intro.en required']],
    [{ subject: { en: 'عروض', ar: 'Offers' } }, ['subject.en language', 'subject.ar language']],
    [{ offers: [] }, ['offers noOffer']],
    [{ offers: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, ['offers tooManyOffers']],
    [{ offers: ['a', 'a'] }, ['offers tooManyOffers']],
    [{}, undefined],
  ])('%j is %j', (change, errors) => expect(errorsOf(change)).toEqual(errors));
});
