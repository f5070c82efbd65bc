import * as z from 'zod/mini';
import { postJson } from '@/lib/network/post-json';
import type { PhotoContent } from '@/lib/state/photos';
import { contentKinds } from '../kinds';
import { type FieldLink, linksOf } from '../links-of';
import { isChange, type PlannedEntry } from './planned';

const mostAtOnce = 1_000;
const path = z.string().check(z.maxLength(400));

/** Asks what only the site knows. Answered with those that it does not have. */
export const checkQuestion = z.object({
  links: z.array(path).check(z.maxLength(mostAtOnce)),
  photos: z.array(z.uuid()).check(z.maxLength(mostAtOnce)),
});
type Question = z.infer<typeof checkQuestion>;

/** The entries with their links to no page, and photographs that nobody stored, as errors. Throws when the site does not answer. */
export async function checkEntries(entries: readonly PlannedEntry[]): Promise<PlannedEntry[]> {
  const found = entries.map((entry) => ({ entry, links: linksIn(entry), photo: photoIn(entry) }));
  const links = [...new Set(found.flatMap((one) => one.links.map(({ href }) => pathOf(href))))].filter(
    (one) => path.safeParse(one).success,
  );
  const photos = [...new Set(found.flatMap(({ photo }) => photo ?? []))];
  const isAsked = new Set(links);
  const unknown = new Set<string>();
  for (let from = 0; from < Math.max(links.length, photos.length); from += mostAtOnce) {
    const part = (list: readonly string[]) => list.slice(from, from + mostAtOnce);
    const answer = await ask({ links: part(links), photos: part(photos) });
    for (const one of [...answer.links, ...answer.photos]) unknown.add(one);
  }
  return found.map((one) => {
    const isUnknown = (href: string) => unknown.has(pathOf(href)) || !isAsked.has(pathOf(href));
    const errors = one.links
      .filter(({ href }) => isUnknown(href))
      .map(({ path: field, href }) => ({ path: field, error: 'noPage', what: href }));
    if (one.photo && unknown.has(one.photo)) errors.push({ path: 'photo', error: 'photoUnknown', what: '' });
    return errors.length > 0 ? { ...one.entry, content: null, errors } : one.entry;
  });
}

async function ask(question: Question): Promise<Question> {
  const answer = await postJson('/api/desk/content/check', question);
  if (!answer.ok) throw new Error('Links and photographs could not be checked');
  return checkQuestion.parse(await answer.json());
}

const linksIn = (entry: PlannedEntry): FieldLink[] =>
  entry.content && isChange(entry) ? linksOf(contentKinds[entry.kind].schema, entry.content) : [];
const photoIn = (entry: PlannedEntry): string | null =>
  entry.kind === 'photo' && entry.content && isChange(entry) ? (entry.content as PhotoContent).photo : null;
const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? '';
