import { expect, it, vi } from 'vitest';
import { useDeskAction } from '@/components/desk/use-desk-action';

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useContext: () => vi.fn(),
  useRef: (current: unknown) => ({ current }),
  useState: (first: unknown) => [first, vi.fn()],
}));

it('an action of the desk that throws has failed, and the next one can be sent', async () => {
  const send = vi.fn(async (isBroken: boolean) => {
    if (isBroken) throw new Error('not an answer');
    return 'created' as const;
  });
  const { act } = useDeskAction(send, vi.fn());
  expect(await act(true)).toBe('failed');
  expect(await act(false)).toBe('created');
});
