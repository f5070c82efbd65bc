import 'server-only';
import * as z from 'zod/mini';
import { logError } from '@/lib/log';
import type { PackageContent } from '@/lib/packages/package-content';
import { readBuild } from '@/lib/site-server/page-store/next-internals';
import type { PhotoContent } from '@/lib/state/photos';
import { expectPublished, outdate, publishedContent, publishedKeys, setPublished } from '@/lib/state/published-content';
import { createAdminClient } from '@/lib/supabase/admin';
import { passOf, startWorker, type Work } from '@/lib/worker';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { kindOf } from './kinds';
import { unknownLinks } from './links';
import { addressesOf, pagesOfPhoto } from './photo/pages-of-photo';

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

/** As many as `content_since` answers. */
const atOnce = 500;
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
    const admin = createAdminClient();
    await publishPlanned();
    const news: Changed = [];
    let after = new Date(Math.max(0, since - overlapMs)).toISOString();
    for (let isMore = true; isMore; ) {
      const { data, error } = await admin.rpc('content_since', { since: after });
      if (error) throw error;
      const rows = changed.parse(data);
      news.push(...rows.filter(({ kind, key, version }) => (publishedContent(kind, key)?.version ?? null) !== version));
      after = rows.at(-1)?.changed_at ?? after;
      isMore = rows.length === atOnce;
    }
    since = Math.max(since, Date.parse(after));
    if (news.length > 0) return news;
    if (isFirst) firstIsRead();
    isFirst = false;
    return null;
  },
  async perform(rows) {
    const taken = rows.map(take);
    // When all are there: a page that shows several is made once.
    for (const { kind, key, contents } of taken) outdate(await addressesFor(kind, key, contents));
  },
  failure: 'content-not-read',
};

let day = todayInQatar();

/** Once a day: the right to show a photograph may have ended, and a holiday may no longer be on sale. */
async function outdateEnded(): Promise<void> {
  if (day === todayInQatar()) return;
  const before = day;
  day = todayInQatar();
  for (const kind of ['photo', 'package'] as const) {
    for (const key of publishedKeys(kind)) {
      const published = publishedContent(kind, key);
      const content = published?.content as PhotoContent | PackageContent | null;
      if (published && content?.until && content.until >= before && content.until < day)
        outdate(await addressesFor(kind, key, [content]));
    }
  }
}

/** For search engines. */
const lists: Readonly<Record<string, readonly string[]>> = {
  package: ['/sitemap.xml', '/sitemaps/packages.xml', '/llms.txt'],
  destination: ['/sitemap.xml', '/sitemaps/destinations.xml', '/llms.txt'],
  article: ['/sitemap.xml', '/sitemaps/blog.xml', '/llms.txt'],
};

async function addressesFor(kind: string, key: string, contents: readonly unknown[]): Promise<string[]> {
  if (kind === 'photo') return pagesOfPhoto(key);
  const { isOnEveryPage = false, pathsOf } = kindOf(kind) ?? {};
  if (typeof isOnEveryPage === 'function' ? isOnEveryPage(key) : isOnEveryPage) return everyPage();
  return [...addressesOf(pathsOf?.(key, contents) ?? []), ...(lists[kind] ?? [])];
}

/** Everything that the build made, with files such as feeds; the home page first, then what is near it, and at last what the desk has added. */
function everyPage(): string[] {
  const depth = (route: string) => route.split('/').length;
  const routes = Object.keys(readBuild('.next')?.routes ?? {}).filter((route) => !route.startsWith('/_'));
  routes.sort((one, other) => depth(one) - depth(other) || Number(one.includes('.')) - Number(other.includes('.')));
  const added = publishedKeys('package').map((key) => `/travel/package/${key}`);
  return [...routes, ...addressesOf([...added, ...publishedKeys('article').map((key) => `/blog/${key}`)])];
}

/** A version that an earlier schema allowed is left out: the file holds. */
function take({ kind, key, version, content, published_at: at }: Changed[number]) {
  const known = kindOf(kind);
  const read = version && at ? (known?.stored ?? known?.schema)?.safeParse(content) : null;
  if (read && !read.success) logError('content-not-valid', { kind, key, version: version ?? 0 });
  const contents = [publishedContent(kind, key)?.content, read?.data].filter(Boolean);
  // The number is kept of one that is left out too, so that it is not read again.
  setPublished(kind, key, version && at ? { version, at, content: read?.data ?? null } : null, []);
  return { kind, key, contents };
}

/** Reads what was published, now, every two seconds, and whenever this process publishes something. */
export function watchContent(): void {
  firstIsRead = expectPublished();
  startWorker(work, passOf(work));
}

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
