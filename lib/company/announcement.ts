/** The bar above the header of every page, as a kind of published content (lib/content/kinds.ts). Without a published one there is none. */
import * as z from 'zod/mini';
import type { Bilingual } from '@/content/bilingual';
import { day, line, optionalPath } from '@/lib/checks';
import { publishedContent } from '@/lib/state/published-content';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

const words = z.object({ text: line(140) });

export const announcementContent = z
  .object({
    en: words,
    ar: words,
    /** The English path of the page that it leads to; empty for none. */
    link: optionalPath,
    /** First and last day in Qatar. */
    shown: z.object({ from: day, until: day }),
  })
  .check(({ value, issues }) => {
    const { from, until } = value.shown;
    const report = (message: string) => issues.push({ code: 'custom', input: until, path: ['shown', 'until'], message });
    if (until < from) report('daysOrder');
    if (until < todayInQatar()) report('dayPast');
  });
export type AnnouncementContent = z.infer<typeof announcementContent>;

/** Undefined when none is published, or it has ended. */
export function announcement(): AnnouncementContent | undefined {
  return (publishedContent('announcement', 'site')?.content as AnnouncementContent | null | undefined) ?? undefined;
}

const title: Bilingual = { en: 'Announcement above every page', ar: 'إعلان أعلى كل صفحة' };

export const announcementKind = {
  schema: announcementContent,
  keys: ['site'],
  titleOf: (): Bilingual | undefined => title,
  fileOf: (): object | undefined => undefined,
  pathsOf: (): string[] => ['/'],
  isOnEveryPage: true,
};
