import 'server-only';
import * as z from 'zod/mini';
import { locales } from '@/lib/i18n/locales';
import { logError } from '@/lib/log';
import { hasEnded, type PhotoContent } from '@/lib/state/photos';
import { expectPublished, publishedContent, setPublished } from '@/lib/state/published-content';
import { createAdminClient } from '@/lib/supabase/admin';
import { passOf, startWorker, type Work } from '@/lib/worker';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { kindOf } from './kinds';
import { pagesOfPoster } from './photo/pages-of-poster';
import { photoKind } from './photo/photo-kind';

const changed = z.array(
  z.object({
    kind: z.string(),
    key: z.string(),
    version: z.nullable(z.number()),
    content: z.nullable(z.looseObject({})),
    published_at: z.nullable(z.string()),
    changed_at: z.string(),
  }),
);
type Changed = z.infer<typeof changed>;

/** A change may become visible later than one that was made after it. */
const overlapMs = 10_000;
let since = 0;
let isFirst = true;
let firstIsRead = () => {};

const work: Work<Changed> = {
  name: 'content',
  // Half of what a page may take to follow.
  everyMs: 2_000,
  async claim() {
    await outdateEnded();
    const { data, error } = await createAdminClient().rpc('content_since', {
      since: new Date(Math.max(0, since - overlapMs)).toISOString(),
    });
    if (error) throw error;
    const rows = changed.parse(data);
    since = Math.max(since, ...rows.map(({ changed_at }) => Date.parse(changed_at)));
    const news = rows.filter(({ kind, key, version }) => (publishedContent(kind, key)?.version ?? null) !== version);
    if (news.length > 0) return news;
    if (isFirst) firstIsRead();
    isFirst = false;
    return null;
  },
  async perform(rows) {
    for (const row of rows) await take(row);
  },
  failure: 'content-not-read',
};

let day = todayInQatar();

/** Once a day: the right to show a photograph may have ended. */
async function outdateEnded(): Promise<void> {
  if (day === todayInQatar()) return;
  day = todayInQatar();
  for (const key of photoKind.keys) {
    const published = publishedContent('photo', key);
    const content = published?.content as PhotoContent | null;
    if (published && content && hasEnded(content))
      setPublished('photo', key, { ...published, content: null }, await pagesOfPoster(key));
  }
}

/** A version that an earlier schema allowed is left out: the file holds. */
async function take({ kind, key, version, content, published_at: at }: Changed[number]): Promise<void> {
  const known = kindOf(kind);
  const read = version && at ? known?.schema.safeParse(content) : null;
  if (read && !read.success) logError('content-not-valid', { kind, key, version: version ?? 0 });
  const addresses = kind === 'photo' ? await pagesOfPoster(key) : addressesOf(known?.pathsOf(key) ?? []);
  // The number is kept of one that is left out too, so that it is not read again.
  setPublished(kind, key, version && at ? { version, at, content: read?.data ?? null } : null, addresses);
}

const addressesOf = (paths: readonly string[]) =>
  paths.flatMap((path) => locales.map((locale) => `/${locale}${path === '/' ? '' : path}`));

/** Reads what was published, now, every two seconds, and whenever this process publishes something. */
export function watchContent(): void {
  firstIsRead = expectPublished();
  startWorker(work, passOf(work));
}
