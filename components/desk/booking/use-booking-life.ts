import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReadState } from '@/lib/browser/use-read';
import { type BookingLife, readLife } from '@/lib/desk/booking-life/life';
import { isMoving, readTakesOrders } from '@/lib/desk/orders';
import { readTakesPayments } from '@/lib/desk/payments';
import { useDeskData } from '../use-desk-data';

const movingMs = 2_500;

export interface KnownLife extends BookingLife {
  takesOrders: boolean;
  takesPayments: boolean;
}

/**
 * Everything about a booking besides the booking itself. Loaded again when `version` changes, and every few seconds while a supplier request is
 * running. `onChanged` is called when an order has changed.
 */
export function useBookingLife(
  bookingId: string,
  version: string,
  onChanged: () => void,
): { data: ReadState<KnownLife>; readAgain: () => void } {
  const [polls, setPolls] = useState(0);
  const { data: site, readAgain: readSiteAgain } = useDeskData('site', async () => {
    const [takesOrders, takesPayments] = await Promise.all([readTakesOrders(), readTakesPayments()]);
    return { takesOrders, takesPayments };
  });
  const { data, readAgain } = useDeskData(`${bookingId} ${version} ${polls}`, (client) => readLife(client, bookingId));
  const isAnyMoving = data.status === 'ready' && data.value.orders.some(isMoving);
  const report = useEffectEvent(onChanged);
  const before = useRef({ bookingId, known: null as string | null });

  // Counted from the last answer: on a slow network, a fixed interval would abort each request before its answer arrives.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a reason to look again.
  useEffect(() => {
    if (!isAnyMoving) return;
    const timer = setTimeout(() => setPolls((count) => count + 1), movingMs);
    return () => clearTimeout(timer);
  }, [isAnyMoving, data]);

  // The supplier may answer before the first poll, and the booking was read before that.
  const known = data.status === 'ready' ? JSON.stringify(data.value.orders.map(({ order_steps: _, ...order }) => order)) : null;
  useEffect(() => {
    if (known === null) return;
    const { current: last } = before;
    before.current = { bookingId, known };
    if (last.bookingId === bookingId && last.known !== null && last.known !== known) report();
  }, [bookingId, known]);

  function readBothAgain() {
    readAgain();
    if (site.status === 'failed') readSiteAgain();
  }

  if (data.status !== 'ready') return { data, readAgain: readBothAgain };
  if (site.status !== 'ready') return { data: site, readAgain: readBothAgain };
  return { data: { ...data, value: { ...data.value, ...site.value } }, readAgain: readBothAgain };
}
