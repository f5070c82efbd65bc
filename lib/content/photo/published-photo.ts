import 'server-only';
import * as z from 'zod/mini';
import { hasEnded } from '@/lib/state/photos';
import { createAdminClient } from '@/lib/supabase/admin';

const stored = z.array(
  z.object({ photo: z.string(), focus: z.object({ x: z.number(), y: z.number() }), until: z.nullable(z.string()) }),
);

export interface PublishedPhoto {
  bytes: Buffer;
  focus: { x: number; y: number };
}

/** The photograph of a version that is published, and that may still be shown; null for another one. Rejects when the database does not answer. */
export async function readPublishedPhoto(slug: string, version: number): Promise<PublishedPhoto | null> {
  const admin = createAdminClient();
  const { data, error } = await admin.rpc('published_photo', { its_key: slug, its_version: version });
  if (error) throw new Error('The photograph cannot be read', { cause: error });
  const [found] = stored.parse(data);
  return found && !hasEnded({ until: found.until ?? '' })
    ? { bytes: Buffer.from(found.photo, 'base64'), focus: found.focus }
    : null;
}
