import { contentKinds, type KindName } from './kinds';

/** What the files say, for the form: nothing of a text that the desk has added. Throws when the server does not answer. */
export async function readFile(kind: KindName, key: string): Promise<object> {
  const known: { hasTextFiles?: boolean; keys: readonly string[]; fileOf: (key: string) => object | undefined } =
    contentKinds[kind];
  if (!known.hasTextFiles || !known.keys.includes(key)) return known.fileOf(key) ?? {};
  const answer = await fetch(`/api/desk/content/file?${new URLSearchParams({ key })}`, { signal: AbortSignal.timeout(25_000) });
  if (!answer.ok) throw new Error('The file cannot be read');
  return answer.json();
}
