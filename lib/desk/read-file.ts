import 'server-only';
import * as z from 'zod/mini';
import { createSessionClient } from '@/lib/supabase/server';

const files = z.array(z.object({ name: z.string(), content: z.string() }));
/** Postgres: insufficient_privilege. The visitor is not signed in. */
const notAllowed = '42501';

/** The file of an enquiry, read with the user's rights: null except for staff. Rejects when it cannot be read. */
export async function readFile(enquiry: string): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  const { data, error } = await (await createSessionClient()).rpc('desk_file', { enquiry });
  if (error?.code === notAllowed) return null;
  if (error) throw new Error('The file cannot be read', { cause: error });
  const [file] = files.parse(data);
  return file ? { name: file.name, bytes: new Uint8Array(Buffer.from(file.content, 'base64')) } : null;
}
