/** What was published instead of what stands in `content`, in the memory of this process. Empty in a build, in a browser, and without a database. */
export interface Published {
  version: number;
  /** As the schema of its kind has checked it. */
  content: unknown;
  /** The instant it was published. */
  at: string;
}

interface Store {
  published: Map<string, Published>;
  /** By kind, grows with each change, for what is made of all that is published. */
  changes: Record<string, number>;
  /** Addresses of pages that show something else by now, for `takeOutdated`. */
  outdated: Set<string>;
  /** Resolves when the database was read once, or did not answer in time. Undefined where nobody reads it. */
  isRead?: Promise<void>;
}

// Next.js bundles instrumentation, pages and handlers separately; they share state through `globalThis`.
const name = Symbol.for('karam.published-content');

function store(): Store {
  const shared = globalThis as { [name]?: Store };
  shared[name] ??= { published: new Map(), changes: {}, outdated: new Set() };
  return shared[name];
}

const keyOf = (kind: string, key: string) => `${kind}/${key}`;

export function publishedContent(kind: string, key: string): Published | undefined {
  return store().published.get(keyOf(kind, key));
}

/** The keys of a kind that are published, those of the desk alone among them. */
export function publishedKeys(kind: string): string[] {
  const start = keyOf(kind, '');
  return [...store().published.keys()].flatMap((name) => (name.startsWith(start) ? name.slice(start.length) : []));
}

export const countChanges = (kind: string): number => store().changes[kind] ?? 0;

/** Null when the file holds again. `paths` are the addresses in Next.js of the pages that show it. */
export function setPublished(kind: string, key: string, published: Published | null, paths: readonly string[]): void {
  const { published: all, changes } = store();
  changes[kind] = countChanges(kind) + 1;
  if (published) all.set(keyOf(kind, key), published);
  else all.delete(keyOf(kind, key));
  outdate(paths);
}

/** For `takeOutdated`. */
export function outdate(paths: readonly string[]): void {
  for (const path of paths) store().outdated.add(path);
}

/** The pages that must be made again; each is named once. */
export function takeOutdated(): string[] {
  const { outdated } = store();
  const paths = [...outdated];
  outdated.clear();
  return paths;
}

const longestWaitMs = 3_000;

/** Called by whoever reads the database, at the start; the function it returns after the first answer. */
export function expectPublished(): () => void {
  let done = () => {};
  store().isRead = new Promise((resolve) => {
    done = resolve;
    setTimeout(resolve, longestWaitMs).unref();
  });
  return done;
}

/** For prices that are charged: waits for the first answer of the database after a start. */
export const publishedIsRead = async (): Promise<void> => store().isRead;
