import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NotificationItem } from '@/components/notifications/notification-list';
import type { Notification } from '@/lib/notifications/notification';
import { notificationLink } from '@/lib/notifications/notification-link';
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
