/** Photographs in the place of posters, as a kind of published content (lib/content/kinds.ts). Errors are keys of `desk.content.errors`. */
import * as z from 'zod/mini';
import type { Bilingual } from '@/content/bilingual';
import { line, optionalDay } from '@/lib/checks';
import type { PhotoContent } from '@/lib/state/photos';
import { pictureNames } from './picture-names';

const percent = z.int({ error: 'place' }).check(z.gte(0, { error: 'place' }), z.lte(100, { error: 'place' }));

export const photoContent: z.ZodMiniType<PhotoContent> = z.object({
  photo: z.uuid({ error: 'photo' }),
  focus: z.object({ x: percent, y: percent }),
  blur: z.string().check(z.regex(/^data:image\/webp;base64,[\w+/=]{20,600}$/, { error: 'photo' })),
  en: z.object({ alt: line(160) }),
  ar: z.object({ alt: line(160) }),
  /** Who took it, and the right to show it. */
  credit: line(80),
  licence: line(120),
  /** The last day of that right in Qatar; empty for a right without end. After it, the poster stands there again. */
  until: optionalDay,
});

export const photoKind = {
  schema: photoContent,
  lastDay: 'until',
  /** Posters and drawings. Places of holidays, destinations and hotels are opened from what they belong to. */
  keys: [...pictureNames.keys()],
  takesKey: (key: string) => /^[a-z][a-z0-9-]{1,62}$/.test(key),
  titleOf: (key: string): Bilingual | undefined => pictureNames.get(key),
  /** The poster itself: no photograph. */
  fileOf: (): object | undefined => undefined,
  /** Its preview is in the form. Its pages are found in the build: lib/content/photo/pages-of-photo.ts. */
  pathsOf: (): string[] => [],
};
