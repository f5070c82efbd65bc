/** Photographs in the place of posters, as a kind of published content (lib/content/kinds.ts). Errors are keys of `desk.content.errors`. */
import * as z from 'zod/mini';
import { art } from '@/content/art';
import type { Bilingual } from '@/content/bilingual';
import type { PhotoContent } from '@/lib/state/photos';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

const text = (most: number) =>
  z
    .string({ error: 'required' })
    .check(z.trim(), z.minLength(1, { error: 'required', abort: true }), z.maxLength(most, { error: 'tooLong' }));

const percent = z.int({ error: 'place' }).check(z.gte(0, { error: 'place' }), z.lte(100, { error: 'place' }));

export const photoContent: z.ZodMiniType<PhotoContent> = z.object({
  photo: z.uuid({ error: 'photo' }),
  focus: z.object({ x: percent, y: percent }),
  blur: z.string().check(z.regex(/^data:image\/webp;base64,[\w+/=]{20,600}$/, { error: 'photo' })),
  en: z.object({ alt: text(160) }),
  ar: z.object({ alt: text(160) }),
  /** Who took it, and the right to show it. */
  credit: text(80),
  licence: text(120),
  /** The last day of that right in Qatar; empty for a right without end. After it, the poster stands there again. */
  until: z.string().check(
    z.trim(),
    z.regex(/^(?:\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?$/, { error: 'day', abort: true }),
    z.refine((day) => day === '' || day >= todayInQatar(), { error: 'dayPast' }),
  ),
});

/** The name of a poster for the desk: what its description says first. */
function nameOf(alt: string): string {
  return alt.split(/[:.،,]/)[0] ?? alt;
}

export const photoKind = {
  schema: photoContent,
  lastDayOf: ({ until }: PhotoContent) => until,
  /** Posters. Places of holidays, destinations and hotels are opened from what they belong to. */
  keys: Object.keys(art),
  takesKey: (key: string) => /^[a-z][a-z0-9-]{1,62}$/.test(key),
  titleOf(key: string): Bilingual | undefined {
    const poster = Object.entries(art).find(([slug]) => slug === key)?.[1];
    return poster && { en: nameOf(poster.alt.en), ar: nameOf(poster.alt.ar) };
  },
  /** The poster itself: no photograph. */
  fileOf: (): object | undefined => undefined,
  /** Its preview is in the form. Its pages are found in the build: lib/content/photo/pages-of-photo.ts. */
  pathsOf: (): string[] => [],
};
