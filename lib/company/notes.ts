/** A short note with its day on the page of a destination or a hotel, as kinds of published content (lib/content/kinds.ts). Without a published one there is none. */
import * as z from 'zod/mini';
import type { Bilingual } from '@/content/bilingual';
import { destinations } from '@/content/destinations';
import { hotels } from '@/content/hotels';
import { day, line, optionalDay } from '@/lib/checks';
import { publishedContent } from '@/lib/state/published-content';

const words = z.object({ text: line(240) });

export const noteContent = z
  .object({
    en: words,
    ar: words,
    /** The day since which it is so, and the last one on which it is shown; empty for no end. */
    noted: z.object({ since: day, until: optionalDay }),
  })
  .check(({ value: { noted }, issues }) => {
    if (noted.until === '' || noted.until >= noted.since) return;
    issues.push({ code: 'custom', input: noted, path: ['noted', 'until'], message: 'daysOrder' });
  });
export type NoteContent = z.infer<typeof noteContent>;

export type NoteKind = 'notice' | 'hotelNote';

export const noteOn = (kind: NoteKind, slug: string): NoteContent | undefined =>
  (publishedContent(kind, slug)?.content as NoteContent | null | undefined) ?? undefined;

const kindOf = (all: readonly { slug: string; name: Bilingual }[], path: string) => ({
  schema: noteContent,
  keys: all.map(({ slug }) => slug),
  titleOf(key: string): Bilingual | undefined {
    const name = all.find(({ slug }) => slug === key)?.name;
    return name && { en: `Note on ${name.en}`, ar: `ملاحظة على ${name.ar}` };
  },
  nameOf: (key: string): Bilingual | undefined => all.find(({ slug }) => slug === key)?.name,
  fileOf: (): object | undefined => undefined,
  pathsOf: (key: string): string[] => [`${path}/${key}`],
  lastDay: 'noted.until',
});

export const noticeKind = kindOf(destinations, '/explore/destinations');
export const hotelNoteKind = kindOf(hotels, '/explore/hotels');
