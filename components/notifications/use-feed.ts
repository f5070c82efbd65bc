import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { NotificationFeed } from '@/lib/notifications/feed/notification-feed';
import { holdFeed } from '@/lib/notifications/feed/shared-feed';
import { emptyState, type NotificationState } from '@/lib/notifications/notification-state';
import type { ClientLoader } from '@/lib/supabase/load-browser';

const isLoading = () => emptyState;
const neverChanges = () => () => undefined;

interface Feed {
  feed: NotificationFeed | null;
  /** "loading" until the client has loaded. */
  state: NotificationState;
}

/** The feed of a user while the component is mounted; by default of the signed-in user. `loadClient` must be stable. */
export function useFeed(loadClient: ClientLoader, userId?: string): Feed {
  const [feed, setFeed] = useState<NotificationFeed | null>(null);

  useEffect(() => {
    let hasLeft = false;
    let release: (() => void) | undefined;
    async function begin() {
      const client = await loadClient();
      const id = userId ?? (await signedInId(client));
      if (hasLeft || !id) return;
      const held = holdFeed(client, id);
      release = held.release;
      setFeed(held.feed);
    }
    // Silent (SPEC section 9): without a network it stays "loading", and retries when the network is back.
    const tryToBegin = () => void begin().catch(() => addEventListener('online', tryToBegin, { once: true }));
    tryToBegin();
    return () => {
      hasLeft = true;
      removeEventListener('online', tryToBegin);
      release?.();
      setFeed(null);
    };
  }, [loadClient, userId]);

  const state = useSyncExternalStore(feed?.subscribe ?? neverChanges, feed?.getState ?? isLoading, isLoading);
  return { feed, state };
}

async function signedInId(client: SupabaseClient): Promise<string | undefined> {
  const { data } = await client.auth.getSession();
  return data.session?.user.id;
}
