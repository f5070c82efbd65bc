import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NotificationItem } from '@/components/notifications/notification-list';
import { bellWords } from '@/components/notifications/notification-words';
import { arrivalText } from '@/lib/notifications/arrival-text';
import { describeCount } from '@/lib/notifications/counted';
import type { Notification } from '@/lib/notifications/notification';
import { fullTime, notificationLink, relativeTime } from '@/lib/notifications/notification-text';
import ar from '@/messages/ar/notifications.json';
import en from '@/messages/en/notifications.json';
import { notification } from './notification-fixture';

describe('a notification', () => {
  it.each([
    ['booking', 'KT-7F3K9Q', '/dashboard?reference=KT-7F3K9Q'],
    ['change', 'KT-7F3K9Q', '/dashboard?reference=KT-7F3K9Q'],
    ['visa', 'KV-7F3K9Q', '/support/track-visa?reference=KV-7F3K9Q'],
    ['refund', 'KR-7F3K9Q', '/support/track-refund?reference=KR-7F3K9Q'],
    ['enquiry', 'KE-7F3K9Q', '/dashboard?reference=KE-7F3K9Q'],
    ['club', null, '/dashboard/club'],
    ['desk', '6f1f0c1e-8f5c-4f0e-9a53-2d3a1c1b7e11', '/desk?item=6f1f0c1e-8f5c-4f0e-9a53-2d3a1c1b7e11'],
    [null, null, null],
  ] as const)('about a %s, %s, leads to %s', (subject, reference, link) => {
    expect(notificationLink({ subject, reference })).toBe(link);
  });

  it('about an unknown subject has no link', () => {
    expect(notificationLink({ subject: 'toString' as 'club', reference: null })).toBeNull();
  });

  const drawn = (change: Partial<Notification>) =>
    renderToStaticMarkup(
      <NotificationItem item={notification(1, change)} locale="ar" unreadMark="x" now={0} onRead={() => undefined} />,
    );

  it('is a link in the language of the page, read or unread; one without a stored link is a button', () => {
    const linked = { subject: 'refund', reference: 'KR-7F3K9Q' } as const;
    expect(drawn(linked)).toMatch(/^<a [^>]*href="\/ar\/support\/track-refund\?reference=KR-7F3K9Q"/);
    expect(drawn({ ...linked, read: true })).toMatch(/^<a /);
    expect(drawn({})).toMatch(/^<button/);
  });
});

describe('texts', () => {
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
});
