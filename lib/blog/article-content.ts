/** What the agency edits of an article: the form of the desk. Errors are keys of `desk.content.errors`. */
import * as z from 'zod/mini';
import { art } from '@/content/art';
import { fillClocks } from '@/content/clock';
import type { DestinationSlug } from '@/content/destination';
import { destinations } from '@/content/destinations';
import { drawings } from '@/content/drawings';
import type { Picture } from '@/content/picture';
import { postCategories } from '@/content/post';
import type { ArticleContent } from '@/lib/blog/shown/shown-posts';
import { locales } from '@/lib/i18n/locales';
import { errorsOf, isAllowedLink, plainText } from '@/lib/text/markdown/allowed';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { headingsOf } from './posts';

const text = (most: number) =>
  z
    .string({ error: 'required' })
    .check(z.trim(), z.minLength(1, { error: 'required', abort: true }), z.maxLength(most, { error: 'tooLong', abort: true }));
const optional = (most: number) => z.string({ error: 'required' }).check(z.trim(), z.maxLength(most, { error: 'tooLong' }));

const markdown = text(16_000).check(z.meta({ format: 'markdown' }), ({ value, issues }) => {
  const report = (message: string, what = '') => issues.push({ code: 'custom', input: value, message, params: { what } });
  for (const { error, what } of errorsOf(value)) report(error, what);
  const headings = headingsOf(value);
  if (headings.length === 0) report('noHeading');
  const twice = headings.find(({ id }, index) => headings.findIndex((other) => other.id === id) < index);
  if (twice) report('headingTwice', twice.heading);
  const wrong = value.match(/\{clock[^}]{0,60}\}?/g)?.find((clock) => !isClock(clock));
  if (wrong) report('clock', wrong);
});

function isClock(clock: string): boolean {
  try {
    return fillClocks(clock, 'en') !== clock;
  } catch {
    return false;
  }
}

/** As much as search engines show, with the name of the agency. */
const longestTitle = 45;

const words = z.object({
  headline: text(60),
  /** For search engines, where the headline is longer than they show. */
  title: optional(longestTitle),
  description: text(160),
  body: markdown,
  /** A sentence of the text, word for word. */
  quote: text(100),
  /** The stops of a journey, and how one goes to the next. */
  stops: z.array(z.object({ term: text(40), text: optional(60) })).check(z.maxLength(8, { error: 'tooMany' })),
});

const pictures = [...Object.keys(art), ...Object.keys(drawings)] as [Picture, ...Picture[]];
const slugs = destinations.map(({ slug }) => slug) as [DestinationSlug, ...DestinationSlug[]];

export const articleContent = z
  .object({
    en: words,
    ar: words,
    category: z.enum(postCategories, { error: 'required' }),
    picture: z.enum(pictures, { error: 'required' }),
    /** The day readers see. */
    published: z.iso.date({ error: 'day' }).check(z.refine((day) => day <= todayInQatar(), { error: 'dayAhead' })),
    destinations: z.array(z.enum(slugs)),
    next: z.object({
      link: text(200).check(z.refine((link) => link.startsWith('/') && isAllowedLink(link), { error: 'path' })),
      label: z.object({ en: text(60), ar: text(60) }),
    }),
  })
  .check(({ value, issues }) => {
    const report = (message: string, ...path: string[]) => issues.push({ code: 'custom', input: value, path, message });
    for (const locale of locales) {
      const { headline, title, body, quote } = value[locale];
      if (!title && headline.length > longestTitle) report('titleMissing', locale, 'title');
      if (!oneLine(plainText(body)).includes(oneLine(quote))) report('quote', locale, 'quote');
    }
    if (value.en.stops.length !== value.ar.stops.length) report('stopsDiffer', 'ar', 'stops');
  }) satisfies z.ZodMiniType<ArticleContent>;

const oneLine = (written: string) => written.replace(/\s+/g, ' ');
