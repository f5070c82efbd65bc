/** A destination with the words that the agency has published. */
import type { Destination, DestinationText } from '@/content/destination';
import type { GuideFact } from '@/content/guide';
import { publishedContent } from '@/lib/state/published-content';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

interface Words {
  title: string;
  description: string;
  lead: string;
  /** A paragraph an entry. */
  story: string[];
  /** When to go. */
  months: GuideFact[];
  eat: GuideFact[];
  goodToKnow: GuideFact[];
}
/** As the schema of the kind has checked it (lib/destinations/destination-kind.ts). */
export type DestinationContent = Record<'en' | 'ar', Words>;

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

const merged = (file: DestinationText, { months, ...others }: Words): DestinationText => ({
  ...file,
  ...others,
  seasons: months,
});
