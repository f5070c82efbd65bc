import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** The form as served, or as shown again to a browser without script. */
async function formIn(locale: Locale, shown: Partial<Parameters<typeof EnquirySection>[0]> = {}): Promise<string> {
  const messages = await loadMessages(locale, ['enquiries', 'ui']);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <EnquirySection kind="visa" {...shown} />
    </NextIntlClientProvider>,
  );
}
const rowsIn = (html: string) => html.match(/<input[^>]* name="traveler\d[^>]*>/g) ?? [];
const foldedIn = (html: string) => html.match(/<details.*<\/details>/s)?.[0] ?? '';

it.each(['en', 'ar'] as const)('has fields for one traveller, and for five more in a folded part, in %s', async (locale) => {
  const html = await formIn(locale);
  expect(rowsIn(html)).toHaveLength(12);
  expect(rowsIn(foldedIn(html))).toHaveLength(10);
  expect(rowsIn(html).map((row) => row.includes('required=""'))).toEqual([true, true, ...Array(10).fill(false)]);
  expect(html).not.toMatch(/<details[^>]* open/);
});

it('shows the other travellers when they have values, and reports what is missing', async () => {
  const html = await formIn('en', {
    values: { traveler2Name: 'Omar Example' },
    answer: { errors: [{ name: 'traveler2Nationality', text: 'Please fill it in.' }] },
  });
  expect(html).toMatch(/<details[^>]* open=""/);
  const [name, nationality] = rowsIn(foldedIn(html));
  expect(name).toContain('value="Omar Example"');
  expect(nationality).toContain('aria-invalid="true"');
  expect(html).toContain('href="#visa-traveler2Nationality"');
});
