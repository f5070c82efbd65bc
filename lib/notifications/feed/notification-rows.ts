import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';
import { type Notification, pageSize } from '../notification';
import type { View } from '../notification-state';

const table = 'notifications';

/** The newest rows of a user, one page at most; with `before`, the rows older than it. Throws when they cannot be read. */
export async function readPage(
  client: SupabaseClient<Database>,
  userId: string,
  { view = 'all', before }: { view?: View; before?: Notification | null } = {},
): Promise<Notification[]> {
  let query = client.from(table).select('*').eq('user_id', userId);
  if (view === 'unread') query = query.eq('read', false);
  if (before) {
    const { created_at: moment, id } = before;
    query = query.or(`created_at.lt."${moment}",and(created_at.eq."${moment}",id.lt."${id}")`);
  }
  const { data, error } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize)
    .overrideTypes<Notification[], { merge: false }>();
  if (error) throw error;
  return data;
}

/** The number of the user's unread rows. Throws when it cannot be read. */
export async function countUnread(client: SupabaseClient<Database>, userId: string): Promise<number> {
  const query = client.from(table).select('id', { count: 'exact', head: true });
  const { count, error } = await query.eq('user_id', userId).eq('read', false);
  if (error || count === null) throw error ?? new Error('The answer holds no count');
  return count;
}

/** Throws when the database did not confirm. */
export async function markOneRead(client: SupabaseClient<Database>, id: string): Promise<void> {
  const { error } = await client.from(table).update({ read: true }).eq('id', id);
  if (error) throw error;
}

/** Throws when the database did not confirm. */
export async function markAllRead(client: SupabaseClient<Database>, userId: string): Promise<void> {
  const { error } = await client.from(table).update({ read: true }).eq('user_id', userId).eq('read', false);
  if (error) throw error;
}
