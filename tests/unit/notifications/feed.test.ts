import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { oneAtATime } from '@/lib/notifications/feed/notification-feed';
import { type Notification, newestFirst, pageSize } from '@/lib/notifications/notification';
import {
  badgeText,
  emptyState,
  listed,
  missedSince,
  type NotificationState,
  withAllRead,
  withArrival,
  withMarking,
  withNewest,
  withOlder,
  withOneRead,
  withUnreadAgain,
} from '@/lib/notifications/notification-state';
import { notification, notifications } from './notification-fixture';

describe('notification state', () => {
  const titles = (items: readonly Notification[]) => items.map(({ title }) => Number(title.slice(7)));
  const shown = (state: NotificationState) => titles(listed(state, 'all'));
  const few = withNewest(emptyState, notifications(3, 1), 3);
  /** 20 of 60, where every third is read. */
  const many = withNewest(emptyState, notifications(60, 41), 40);

  describe('the badge', () => {
    it.each([
      [0, ''],
      [-1, ''],
      [1, '1'],
      [9, '9'],
      [10, '9+'],
      [250, '9+'],
    ])('for %i unread says "%s"', (unread, text) => {
      expect(badgeText(unread)).toBe(text);
    });
  });

  describe('the order', () => {
    it('is by time, to the microsecond, and by id at equal times', () => {
      const moments = [
        '2026-01-01T10:00:00+00:00',
        '2026-01-01T10:00:00.000001+00:00',
        '2026-01-01T10:00:00.5+00:00',
        '2026-01-01T10:00:01+00:00',
      ];
      const items = moments.map((created_at, n) => notification(n, { created_at }));
      expect(titles(items.toSorted(newestFirst))).toEqual([3, 2, 1, 0]);
      const twins = [notification(1, { created_at: moments[0] ?? '' }), notification(2, { created_at: moments[0] ?? '' })];
      expect(titles(twins.toSorted(newestFirst))).toEqual([2, 1]);
    });
  });

  describe('a loaded page', () => {
    it('with fewer entries than its size is complete', () => {
      expect(few).toMatchObject({ status: 'ready', unread: 3, reach: { all: null, unread: null } });
      expect(shown(few)).toEqual([3, 2, 1]);
    });

    it('that is full has a higher count than entries', () => {
      expect(many.unread).toBe(40);
      expect(listed(many, 'all')).toHaveLength(pageSize);
      expect(many.reach.all?.id).toBe(notification(41).id);
    });

    it('applies what was read elsewhere, and removes deleted entries', () => {
      const again = withNewest(few, [notification(3, { read: true }), notification(1)], 1);
      expect(again.items.map(({ read }) => read)).toEqual([true, false]);
      expect(shown(again)).toEqual([3, 1]);
    });

    it('is counted once when it comes between the answers for the rows and for the count', () => {
      const between = withNewest(emptyState, notifications(3, 1), 4);
      expect(withArrival(between, notification(4)).unread).toBe(4);
    });

    it('keeps older pages when it adjoins them', () => {
      const longer = withOlder(many, 'all', notifications(40, 21));
      const again = withNewest(longer, notifications(65, 46), 45);
      expect(shown(again)).toEqual(titles(notifications(65, 21)));
      expect(again.reach.all?.id).toBe(notification(21).id);
    });

    it('replaces everything when more than a page was missed', () => {
      const again = withNewest(many, notifications(100, 81), 80);
      expect(shown(again)).toEqual(titles(notifications(100, 81)));
      expect(again.reach.all?.id).toBe(notification(81).id);
    });
  });

  describe('a live notification', () => {
    it('is added on top and raises the count', () => {
      const next = withArrival(few, notification(4));
      expect([shown(next), next.unread]).toEqual([[4, 3, 2, 1], 4]);
    });

    it('is added once', () => {
      expect(withArrival(few, notification(3))).toBe(few);
    });

    it('does not raise the count when it is already read', () => {
      expect(withArrival(few, notification(4, { read: true })).unread).toBe(3);
    });

    it('gives the same list in any order of arrival', () => {
      const rows = notifications(12, 1);
      fc.assert(
        fc.property(fc.shuffledSubarray(rows, { minLength: 12 }), (order) => {
          const state = order.reduce(withArrival, withNewest(emptyState, [], 0));
          expect([shown(state), state.unread]).toEqual([titles(rows), 12]);
        }),
      );
    });
  });

  describe('missed notifications', () => {
    it('are the unread ones newer than all known ones', () => {
      const rows = [notification(6), notification(5, { read: true }), notification(4), ...notifications(3, 1)];
      expect(titles(missedSince(few, withNewest(few, rows, 5)))).toEqual([6, 4]);
      expect(titles(missedSince(withNewest(emptyState, [], 0), few))).toEqual([3, 2, 1]);
    });

    it('are none before the first load', () => {
      expect(missedSince(emptyState, few)).toEqual([]);
    });
  });

  describe('marking', () => {
    it('one lowers the count once', () => {
      const { id } = notification(2);
      const next = withOneRead(few, id);
      expect([next.unread, titles(listed(next, 'unread'))]).toEqual([2, [3, 1]]);
      expect(withOneRead(next, id)).toBe(next);
      expect(withOneRead(few, 'unknown')).toBe(few);
    });

    it('all leaves none, listed or not', () => {
      const next = withAllRead(many);
      expect([next.unread, listed(next, 'unread'), next.items.length]).toEqual([0, [], pageSize]);
    });

    it('in another browser counts once, and only for a listed row', () => {
      const row = notification(2, { read: true });
      const next = withMarking(few, row);
      expect([next.unread, titles(listed(next, 'unread'))]).toEqual([2, [3, 1]]);
      expect(withMarking(next, row)).toBe(next);
      expect(withMarking(few, notification(9, { read: true }))).toBe(few);
      expect(withMarking(next, notification(2))).toEqual(few);
    });

    it('all in another browser also changes the older pages', () => {
      const longer = withOlder(many, 'all', notifications(40, 21));
      const read = notifications(60, 41).map((item) => ({ ...item, read: true }));
      expect(listed(withNewest(longer, read, 0), 'unread')).toEqual([]);
    });

    it('is undone with its count, and keeps what arrived in the meantime', () => {
      const marked = withArrival(withAllRead(many), notification(61));
      const back = withUnreadAgain(marked, new Set(many.items.map(({ id }) => id)), many.unread);
      expect([back.unread, listed(back, 'unread').length]).toEqual([41, 21]);
    });
  });

  describe('older pages', () => {
    it('of unread ones leave no gap in the list of all', () => {
      const next = withOlder(many, 'unread', [notification(30), notification(10)]);
      expect(shown(next)).toEqual(titles(notifications(60, 41)));
      expect(titles(listed(next, 'unread')).slice(-3)).toEqual([41, 30, 10]);
      expect(next.reach.unread).toBeNull();
    });

    it('of all also add to the unread ones', () => {
      const next = withOlder(many, 'all', notifications(40, 21));
      expect(next.reach.unread?.id).toBe(notification(21).id);
      const end = withOlder(next, 'all', notifications(20, 10));
      expect([shown(end), end.reach]).toEqual([titles(notifications(60, 10)), { all: null, unread: null }]);
    });
  });
});

describe('one at a time', () => {
  test('a call during a run causes one more run, and resolves after it', async () => {
    const ends: (() => void)[] = [];
    let done = 0;
    const ask = oneAtATime(async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      done += 1;
    });
    const answers = [ask(), ask(), ask()];
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.();
    await Promise.all(answers);
    expect(done).toBe(2);
    const second = ask();
    ends[2]?.();
    await second;
    expect(done).toBe(3);
  });
});
