import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { bellWords } from '@/components/notifications/notification-words';
import { arrivalText } from '@/lib/notifications/arrival-text';
import { describeCount } from '@/lib/notifications/counted';
import { fullTime, relativeTime } from '@/lib/notifications/relative-time';
import ar from '@/messages/ar/notifications.json';
import en from '@/messages/en/notifications.json';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.UTC(2026, 10, 21, 12);

describe('the age of a notification', () => {
  it.each([
    [0, 'now', 'الآن'],
    [59_999, 'now', 'الآن'],
    [-hour, 'now', 'الآن'],
    [5 * minute, '5 minutes ago', 'قبل 5 دقائق'],
    [59 * minute, '59 minutes ago', 'قبل 59 دقيقة'],
    [hour, '1 hour ago', 'قبل ساعة واحدة'],
    [day, 'yesterday', 'أمس'],
    [3 * day, '3 days ago', 'قبل 3 أيام'],
    [7 * day, 'last week', 'الأسبوع الماضي'],
    [400 * day, 'last year', 'السنة الماضية'],
  ])('%i ms is "%s"', (ago, english, arabic) => {
    expect([relativeTime(now - ago, now, 'en'), relativeTime(now - ago, now, 'ar')]).toEqual([english, arabic]);
  });

  it('has a full date in Latin digits', () => {
    expect(fullTime(now, 'en')).toMatch(/^2[12]\/11\/2026, \d\d:\d\d$/);
    expect(fullTime(now, 'ar')).toMatch(/2[12].*11.*2026/);
  });
});

describe('the label of the bell', () => {
  const messages = { en: { notifications: en }, ar: { notifications: ar } };
  const wordsOf = (locale: 'en' | 'ar') =>
    bellWords(createTranslator({ locale, messages: messages[locale], namespace: 'notifications' }), locale);

  it.each([
    [1, '1 unread notification', 'إشعار واحد غير مقروء'],
    [2, '2 unread notifications', 'إشعاران غير مقروءين'],
    [3, '3 unread notifications', '3 إشعارات غير مقروءة'],
    [12, '12 unread notifications', '12 إشعارًا غير مقروء'],
    [100, '100 unread notifications', '100 إشعار غير مقروء'],
    [103, '103 unread notifications', '103 إشعارات غير مقروءة'],
  ])('of %i is "%s"', (count, english, arabic) => {
    expect([describeCount(wordsOf('en').unread, count, 'en'), describeCount(wordsOf('ar').unread, count, 'ar')]).toEqual([
      english,
      arabic,
    ]);
  });

  it('has the texts of the specification', () => {
    expect(wordsOf('en')).toMatchObject({
      loading: 'Loading notifications...',
      empty: 'No notifications yet',
      markAll: 'Mark all read',
      allMarked: 'All notifications marked as read',
    });
  });
});

describe('a toast', () => {
  it.each([
    ['Welcome to Gold', 'You are there.', 'Welcome to Gold. You are there.'],
    ['Happy birthday!', '250 points.', 'Happy birthday! 250 points.'],
    ['قسيمتك جاهزة', 'اطلبها برسالة.', 'قسيمتك جاهزة. اطلبها برسالة.'],
    ['Alone', '', 'Alone'],
  ])('of "%s" and "%s"', (title, message, text) => {
    expect(arrivalText({ type: 'voucher_eligible', title, message }, en.bell.completed)).toBe(text);
  });

  it('reports a booking as completed only when everything for it is issued', () => {
    const news = { title: 'Tickets for KT-7F3K9Q are issued', message: 'We wish you a good journey.' };
    const say = (type: string) => arrivalText({ type, ...news }, en.bell.completed);
    expect(say('booking_ticketed')).toMatch(/^Booking completed successfully! .*Tickets for KT-\u20607F3K9Q/);
    expect(say('booking_confirmed')).not.toContain('completed');
  });
});
