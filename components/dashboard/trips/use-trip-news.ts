import { useEffect, useEffectEvent } from 'react';
import { holdFeed } from '@/lib/notifications/shared-feed';
import { privateClient } from '../private-client';

/** Calls `onNews` when the agency has moved on a booking of the user. Shares the bell's connection; without a network it stays silent. */
export function useTripNews(userId: string, onNews: () => void): void {
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    let hasLeft = false;
    let leave: (() => void) | undefined;
    privateClient().then(
      (client) => {
        if (hasLeft) return;
        const { feed, release } = holdFeed(client, userId);
        const stop = feed.onArrival((rows) => rows.some(({ subject }) => subject === 'booking') && tell());
        leave = () => {
          stop();
          release();
        };
      },
      () => undefined,
    );
    return () => {
      hasLeft = true;
      leave?.();
    };
  }, [userId]);
}
