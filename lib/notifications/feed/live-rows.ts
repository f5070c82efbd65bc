import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';
import type { Notification } from '../notification';

interface LiveRows {
  onInsert: (row: Notification) => void;
  /** A row was marked as read or unread, here or in another browser of the same user. */
  onUpdate: (row: Notification) => void;
  /** Called when changes begin to arrive: after the first connection and after each reconnection. */
  onFlowing: () => void;
}

/** A channel that is being closed keeps its name, so each new one needs another name. */
let channels = 0;

/** Calls `on` for changes of a user's rows; returns a function that stops it. The client reconnects and rejoins by itself. */
export function listenToRows(
  client: SupabaseClient<Database>,
  userId: string,
  { onInsert, onUpdate, onFlowing }: LiveRows,
): () => void {
  const ofUser = { schema: 'public', table: 'notifications', filter: `user_id=eq.${userId}` };
  const channel = client
    .channel(`notifications-${userId}-${++channels}`)
    .on<Notification>('postgres_changes', { event: 'INSERT', ...ofUser }, ({ new: row }) => onInsert(row))
    .on<Notification>('postgres_changes', { event: 'UPDATE', ...ofUser }, ({ new: row }) => onUpdate(row))
    // Joining is not enough: the server reports separately that it reads the table's changes.
    .on('system', {}, ({ extension, status }: { extension?: string; status?: string }) => {
      if (extension === 'postgres_changes' && status === 'ok') onFlowing();
    });
  let hasLeft = false;
  const join = () => {
    if (!hasLeft) channel.subscribe();
  };
  // The session may still be loading from the cookie: a channel joined earlier would have no user.
  client.realtime.setAuth().then(join, join);
  return () => {
    hasLeft = true;
    client.removeChannel(channel).catch(() => undefined);
  };
}
