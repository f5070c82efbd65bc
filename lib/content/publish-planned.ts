import 'server-only';
import * as z from 'zod/mini';
import { logError } from '@/lib/log';
import { createAdminClient } from '@/lib/supabase/admin';
import { kindOf } from './kinds';
import { unknownLinks } from './links';

const due = z.array(z.object({ id: z.string(), kind: z.string(), content: z.looseObject({}) }));

/** Publishes the drafts whose hour has come, except those with a link to a page that has gone since. */
export async function publishPlanned(): Promise<void> {
  const admin = createAdminClient();
  const { data } = await admin.rpc('due_content').throwOnError();
  const drafts = due.parse(data);
  if (drafts.length === 0) return;
  const refused = drafts.filter(({ kind, content }) => {
    const { schema } = kindOf(kind) ?? {};
    return schema && unknownLinks(schema, content).length > 0;
  });
  for (const { id, kind } of refused) logError('planned-content-refused', { id, kind });
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  await admin.rpc('publish_planned_content', { checked: ids(drafts), refused: ids(refused) }).throwOnError();
}
