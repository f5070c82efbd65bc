/** What the agency edits of the page of a destination, as a kind of published content (lib/content/kinds.ts). Sights stay with their drawings and their map. */
import * as z from 'zod/mini';
import type { Bilingual } from '@/content/bilingual';
import type { Destination, DestinationText } from '@/content/destination';
import { destinations } from '@/content/destinations';
import { factsOf, line, linesOf } from '@/lib/checks';
import { publishedContent } from '@/lib/state/published-content';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

const words = z.object({
  title: line(45),
  description: line(160),
  lead: line(240),
  /** A paragraph an entry. */
  story: linesOf(1_200, 5),
  /** When to go. */
  months: factsOf({ term: 60, text: 400, most: 6 }),
  eat: factsOf({ term: 60, text: 400, most: 10 }),
  goodToKnow: factsOf({ term: 60, text: 500, most: 10 }),
});

export const destinationContent = z.object({ en: words, ar: words }).check(({ value: { en, ar }, issues }) => {
  for (const name of ['story', 'months', 'eat', 'goodToKnow'] as const)
    if (en[name].length !== ar[name].length)
      issues.push({ code: 'custom', input: ar, path: ['ar', name], message: 'countDiffers' });
});
type DestinationContent = z.infer<typeof destinationContent>;

const fileOf = (key: string) => destinations.find(({ slug }) => slug === key);

function wordsOf({ title, description, lead, story, seasons, eat, goodToKnow }: DestinationText): DestinationContent['en'] {
  return { title, description, lead, story: [...story], months: [...seasons], eat: [...eat], goodToKnow: [...goodToKnow] };
}

export const destinationKind = {
  schema: destinationContent,
  keys: destinations.map(({ slug }): string => slug),
  titleOf: (key: string): Bilingual | undefined => fileOf(key)?.name,
  fileOf(key: string): DestinationContent | undefined {
    const file = fileOf(key);
    return file && { en: wordsOf(file.en), ar: wordsOf(file.ar) };
  },
  pathsOf: (key: string): string[] => [`/explore/destinations/${key}`],
};

/** The day in Qatar on which the agency published its words; undefined for those of the file. */
export function publishedOn(slug: string): string | undefined {
  const published = publishedContent('destination', slug);
  return published && todayInQatar(new Date(published.at));
}

/** With the words that the agency has published, or of a draft. */
export function shownDestination(file: Destination, draft?: DestinationContent): Destination {
  const content = draft ?? (publishedContent('destination', file.slug)?.content as DestinationContent | null | undefined);
  return content ? { ...file, en: merged(file.en, content.en), ar: merged(file.ar, content.ar) } : file;
}

const merged = (file: DestinationText, { months, ...others }: DestinationContent['en']): DestinationText => ({
  ...{ ...file, ...others },
  seasons: months,
});
