import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { cache } from 'react';
import type * as z from 'zod/mini';
import { describeError, logError } from '@/lib/log';
import { type Offer, pricedOffers } from '@/lib/packages/offers/priced-offers';
import { createSessionClient } from '@/lib/supabase/server';
import { type ContentKind, contentKinds, type KindName, kindNames } from './kinds';
import { type Draft, type Previewed, readVersions } from './versions';

/** The text that an editor previews, `package/jeddah`. Drafts of others are not shown: the preview lasts until somebody leaves it. */
export const previewCookie = 'content-preview';

/** What an editor previews, on any page; null for everybody else, and without asking anybody. */
export async function readPreview(): Promise<Previewed | null> {
  if (!(await draftMode()).isEnabled) return null;
  const [name, key] = (await cookies()).get(previewCookie)?.value.split('/') ?? [];
  const kind = kindNames.find((one) => one === name);
  if (!kind || !key) return null;
  const { schema, stored = schema }: ContentKind = contentKinds[kind];
  return { kind, key, draft: await readDraft(kind, key, stored) };
}

/** The draft of a text for an editor who previews it; null for everybody else, and where nothing was saved since it was published or taken back. */
export async function readDraft<Content>(
  kind: KindName,
  key: string,
  schema: z.ZodMiniType<Content>,
): Promise<Draft<Content> | null> {
  if (!(await draftMode()).isEnabled || (await cookies()).get(previewCookie)?.value !== `${kind}/${key}`) return null;
  const latest = await readLatest(kind, key);
  const content = schema.safeParse(latest?.content);
  return latest?.state === 'draft' && content.success
    ? { version: latest.version, at: latest.written_at, content: content.data }
    : null;
}

/** Once for a page, which asks for its text and for its bar. */
const readLatest = cache(async (kind: KindName, key: string) => {
  try {
    return (await readVersions(await createSessionClient(), kind, key))[0];
  } catch (error) {
    logError('draft-not-read', { cause: describeError(error) });
    return undefined;
  }
});

/** The offers for a page: with the draft of an editor who previews one of them. */
export async function previewedOffers(): Promise<Offer[]> {
  const preview = await readPreview();
  return pricedOffers(preview?.kind === 'offer' && preview.draft ? { [preview.key]: preview.draft.content } : {});
}
