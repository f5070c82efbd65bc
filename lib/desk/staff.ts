import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';

/** Thrown when nothing is found or done because the user is not staff, or no longer. */
export class NotStaffError extends Error {}

/** Whether whoever `client` speaks for works here. Throws when nobody can say. */
export async function readIsStaff(client: SupabaseClient<Database>): Promise<boolean> {
  const { data, error } = await client.rpc('is_staff');
  if (error) throw error;
  return data === true;
}

/** For an answer with nothing in it: the database finds nothing for others. Throws a NotStaffError for them. */
export async function refuseOthers(client: SupabaseClient<Database>): Promise<void> {
  if (!(await readIsStaff(client))) throw new NotStaffError('Works here no longer');
}
