import 'server-only';
import { draftMode } from 'next/headers';
import type * as z from 'zod/mini';
import { describeError, logError } from '@/lib/log';
import { createSessionClient } from '@/lib/supabase/server';
import type { KindName } from './kinds';
import { readVersions } from './versions';

interface Draft<Content> {
  version: number;
  at: string;
  content: Content;
}

/** The latest version for an editor who previews the page; null for everybody else, and without asking anybody. */
export async function readDraft<Content>(
  kind: KindName,
  key: string,
  schema: z.ZodMiniType<Content>,
): Promise<Draft<Content> | null> {
  if (!(await draftMode()).isEnabled) return null;
  try {
    const [latest] = await readVersions(await createSessionClient(), kind, key);
    const content = schema.safeParse(latest?.content);
    return latest && content.success ? { version: latest.version, at: latest.written_at, content: content.data } : null;
  } catch (error) {
    logError('draft-not-read', { cause: describeError(error) });
    return null;
  }
}
