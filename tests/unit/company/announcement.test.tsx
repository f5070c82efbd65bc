import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Announcement } from '@/components/layout/company/announcement';
import { type AnnouncementContent, announcementContent } from '@/lib/company/announcement';
import { contentOf, fieldsOf, groupsOf, typedOf } from '@/lib/content/fields';
import { asOfToday } from '@/lib/site-server/page-store/dated-page';
import layout from '@/messages/ar/layout.json';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

const today = todayInQatar();
const content: AnnouncementContent = {
  en: { text: 'Our offices are closed on National Day.' },
  ar: { text: 'مكاتبنا مغلقة في اليوم الوطني.' },
  link: '/contact',
  shown: { from: today, until: addDays(today, 3) },
};
const wrong = (change: object) => announcementContent.safeParse({ ...content, ...change }).error?.issues;
const messageOf = (change: object) => wrong(change)?.map(({ path, message }) => `${path.join('.')} ${message}`);

it('has words in both languages, a path of the site or none, and days in order', () => {
  expect(wrong({})).toBeUndefined();
  for (const link of ['', '/', '/travel/offers#summer']) expect(wrong({ link })).toBeUndefined();
  for (const link of ['https://example.com', '//example.com', 'contact', '/ar/contact', '/a b'])
    expect(messageOf({ link })).toEqual(['link path']);
  expect(messageOf({ ar: { text: ' ' } })).toEqual(['ar.text required']);
  expect(messageOf({ en: { text: 'a'.repeat(141) } })).toEqual(['en.text tooLong']);
  expect(messageOf({ shown: { from: addDays(today, 4), until: addDays(today, 3) } })).toEqual(['shown.until daysOrder']);
  expect(messageOf({ shown: { from: addDays(today, -4), until: addDays(today, -1) } })).toEqual(['shown.until dayPast']);
  for (const until of ['', '2027-02-30', 'tomorrow'])
    expect(messageOf({ shown: { from: today, until } })?.[0]).toBe('shown.until day');
});

it('is edited with days to pick', () => {
  const fields = fieldsOf(announcementContent);
  expect(groupsOf(fields).map(({ name, shared, en }) => `${name} ${(shared ?? en)?.look}`)).toEqual([
    'text text',
    'link text',
    'shown.from day',
    'shown.until day',
  ]);
  expect(contentOf(fields, typedOf(fields, content))).toEqual(content);
});

it('stands in a page on its days, and leaves by itself', () => {
  const page = (isDraft: boolean, shown = content.shown) =>
    `<html lang="ar">${renderToStaticMarkup(
      <NextIntlClientProvider locale="ar" timeZone="Asia/Qatar" messages={{ layout }}>
        <Announcement announcement={{ ...content, shown }} isDraft={isDraft} />
      </NextIntlClientProvider>,
    )}</html>`;
  const link = /<aside aria-label="إعلان"[^>]*><a [^>]*href="\/ar\/contact"[^>]*>مكاتبنا مغلقة في اليوم الوطني\./;
  const isShown = (day: string) => link.test(asOfToday(page(false), day).html);
  expect([-1, 0, 3, 4].map((days) => isShown(addDays(today, days)))).toEqual([false, true, true, false]);
  expect(page(true, { from: addDays(today, 9), until: addDays(today, 9) })).toMatch(link);
});
