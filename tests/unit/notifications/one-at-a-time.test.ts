import { expect, test } from 'vitest';
import { oneAtATime } from '@/lib/notifications/feed/notification-feed';

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
