import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { countedLine } from '@/lib/packages/counted-line';

async function said(locale: Locale, key: string, quantity: number, amount: number): Promise<string | null> {
  const messages = await loadMessages(locale, ['packages']);
  const t = createTranslator({ locale, messages, namespace: 'packages.request' });
  const counted = countedLine({ key, quantity, amount }, t, intlTag(locale));
  return counted && `${counted.label}: ${counted.sum}`.replace(/[\u2066-\u2069\u200f]/g, '').replaceAll('\u00a0', ' ');
}

it.each([
  ['adult', 2, 11_000, '2 adults, QAR 5,500 each: QAR 11,000', 'بالغان، 5,500 ر.ق. للشخص: 11,000 ر.ق.'],
  ['adult', 1, 5_500, '1 adult: QAR 5,500', 'بالغ واحد: 5,500 ر.ق.'],
  ['adult', 3, 3_000, '3 adults, QAR 1,000 each: QAR 3,000', '3 بالغين، 1,000 ر.ق. للشخص: 3,000 ر.ق.'],
  ['infant', 2, 0, '2 children under 2: free', 'طفلان دون العامين: مجانًا'],
  [
    ...(['extraNight', 11, 3_850] as const),
    '11 extra nights in a room, QAR 350 a night: QAR 3,850',
    '11 ليلة إضافية للغرفة، 350 ر.ق. لليلة: 3,850 ر.ق.',
  ],
] as const)('%s × %d for QAR %d shows the single price and the total', async (key, quantity, amount, english, arabic) => {
  expect(await said('en', key, quantity, amount)).toBe(english);
  expect(await said('ar', key, quantity, amount)).toBe(arabic);
});

it('leaves out items of an earlier version', async () => {
  expect(await said('en', 'camelRide', 1, 100)).toBeNull();
});

it('has a label for every line of a price', async () => {
  for (const locale of ['en', 'ar'] as const) {
    const { counted, lines } = (await loadMessages(locale, ['packages'])).packages.request;
    expect(Object.keys(counted)).toEqual(Object.keys(lines));
  }
});
