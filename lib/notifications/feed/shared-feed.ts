import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';
import { type NotificationFeed, startNotificationFeed } from './notification-feed';

interface Shared {
  feed: NotificationFeed;
  holders: number;
  end: () => void;
}

const feeds = new WeakMap<SupabaseClient<Database>, Map<string, Shared>>();

/** The feed of a user in this tab, shared by the bell and the page. It ends when both have released it, or when the user signs out. */
export function holdFeed(client: SupabaseClient<Database>, userId: string): { feed: NotificationFeed; release: () => void } {
  const ofClient = feeds.get(client) ?? new Map<string, Shared>();
  feeds.set(client, ofClient);
  const shared = ofClient.get(userId) ?? begin(client, userId, ofClient);
  ofClient.set(userId, shared);
  shared.holders += 1;
  let isHeld = true;
  return {
    feed: shared.feed,
    release() {
      if (!isHeld) return;
      isHeld = false;
      shared.holders -= 1;
      if (shared.holders === 0) shared.end();
    },
  };
}

function begin(client: SupabaseClient<Database>, userId: string, ofClient: Map<string, Shared>): Shared {
  const feed = startNotificationFeed(client, userId);
  const { data } = client.auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_OUT') shared.end();
  });
  const stopWatching = catchUpOnReturn(feed);
  const shared: Shared = {
    feed,
    holders: 0,
    end() {
      feed.stop();
      stopWatching();
      data.subscription.unsubscribe();
      if (ofClient.get(userId) === shared) ofClient.delete(userId);
    },
  };
  return shared;
}

/** After sleep or a lost network, a tab may not know yet that its connection is broken. */
function catchUpOnReturn(feed: NotificationFeed): () => void {
  const catchUp = () => {
    if (document.visibilityState === 'visible') void feed.refresh();
  };
  window.addEventListener('online', catchUp);
  window.addEventListener('focus', catchUp);
  document.addEventListener('visibilitychange', catchUp);
  return () => {
    window.removeEventListener('online', catchUp);
    window.removeEventListener('focus', catchUp);
    document.removeEventListener('visibilitychange', catchUp);
  };
}
