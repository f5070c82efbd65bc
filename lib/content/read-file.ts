import { contentKinds, type KindName } from './kinds';

/** The files of articles by slug, as JSON. They change with a build only, and the export and each import read all of them. */
const fetched = new Map<string, Promise<string>>();

/** What the files say, for the form: nothing of a text that the desk has added. Throws when the server does not answer. */
export async function readFile(kind: KindName, key: string): Promise<object> {
  const known: { hasTextFiles?: boolean; keys: readonly string[]; fileOf: (key: string) => object | undefined } =
    contentKinds[kind];
  if (!known.hasTextFiles || !known.keys.includes(key)) return known.fileOf(key) ?? {};
  const json = fetched.get(key) ?? fetchFile(key);
  fetched.set(key, json);
  // What did not come is asked for again.
  json.catch(() => fetched.delete(key));
  return JSON.parse(await json);
}

async function fetchFile(key: string): Promise<string> {
  const answer = await fetch(`/api/desk/content/file?${new URLSearchParams({ key })}`, { signal: AbortSignal.timeout(25_000) });
  if (!answer.ok) throw new Error('The file cannot be read');
  return answer.text();
}
