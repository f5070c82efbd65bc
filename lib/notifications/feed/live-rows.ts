import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';
import type { Notification } from '../notification';

interface LiveRows {
  onInsert: (row: Notification) => void;
  /** A row was marked as read or unread, here or in another browser of the same user. */
  onUpdate: (row: Notification) => void;
  /** Changes are received from now on: called after the first connection and after each reconnection. */
  onFlowing: () => void;
}

/** A channel that is still leaving keeps its name, so each gets one of its own. */
let channels = 0;

/** Listens to the rows of one user until the answer is called. The client reconnects and joins again by itself. */
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
    // Being joined is not enough: the server says separately when it has begun to read the table's changes.
    .on('system', {}, ({ extension, status }: { extension?: string; status?: string }) => {
      if (extension === 'postgres_changes' && status === 'ok') onFlowing();
    });
  let hasLeft = false;
  const join = () => {
    if (!hasLeft) channel.subscribe();
  };
  // The session may still be on its way from the cookie: a channel joined before would speak for a visitor.
  client.realtime.setAuth().then(join, join);
  return () => {
    hasLeft = true;
    client.removeChannel(channel).catch(() => undefined);
  };
}
