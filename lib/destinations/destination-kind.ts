/** What the agency edits of the page of a destination, as a kind of published content (lib/content/kinds.ts). Sights stay with their drawings and their map. */
import * as z from 'zod/mini';
import type { Bilingual } from '@/content/bilingual';
import type { DestinationText } from '@/content/destination';
import { destinations } from '@/content/destinations';
import { factsOf, line, linesOf } from '@/lib/checks';
import type { DestinationContent } from './shown/shown-destination';

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

export const destinationContent: z.ZodMiniType<DestinationContent> = z
  .object({ en: words, ar: words })
  .check(({ value: { en, ar }, issues }) => {
    for (const name of ['story', 'months', 'eat', 'goodToKnow'] as const)
      if (en[name].length !== ar[name].length)
        issues.push({ code: 'custom', input: ar, path: ['ar', name], message: 'countDiffers' });
  });

const fileOf = (key: string) => destinations.find(({ slug }) => slug === key);

function wordsOf({ title, description, lead, story, seasons, eat, goodToKnow }: DestinationText): DestinationContent['en'] {
  return { title, description, lead, story: [...story], months: [...seasons], eat: [...eat], goodToKnow: [...goodToKnow] };
}

export const destinationKind = {
  schema: destinationContent,
  keys: destinations.map(({ slug }): string => slug),
  titleOf(key: string): Bilingual | undefined {
    const name = fileOf(key)?.name;
    return name && { en: `Texts of ${name.en}`, ar: `نصوص وجهة ${name.ar}` };
  },
  nameOf: (key: string): Bilingual | undefined => fileOf(key)?.name,
  fileOf(key: string): DestinationContent | undefined {
    const file = fileOf(key);
    return file && { en: wordsOf(file.en), ar: wordsOf(file.ar) };
  },
  pathsOf: (key: string): string[] => [`/explore/destinations/${key}`],
};
