/** What the agency edits of a holiday: the type of its files, and the form of the desk. Errors are keys of `desk.content.errors`. */
import * as z from 'zod/mini';

const text = (most: number) =>
  z
    .string({ error: 'required' })
    .check(z.trim(), z.minLength(1, { error: 'required', abort: true }), z.maxLength(most, { error: 'tooLong' }));

const bilingual = (most: number) => z.object({ en: text(most), ar: text(most) });
const list = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z
    .array(item, { error: 'required' })
    .check(z.minLength(1, { error: 'required', abort: true }), z.maxLength(most, { error: 'tooMany' }));

/** One entry a day, or one fact: its name, and what there is to say. */
const fact = z.object({ term: text(60), text: text(400) });

const packageText = z.object({
  /** As much as search engines show, with the name of the agency. */
  title: text(45),
  description: text(160),
  lead: text(240),
  days: list(fact, 15),
  /** Daily breakfast, airport transfers, one tour, and what else belongs to it. */
  included: list(text(200), 12),
  notIncluded: list(text(200), 12),
  goodToKnow: list(fact, 10),
});

/** What a holiday costs that begins in these months, in percent of the price. Every other month is calm: 100. */
const season = z.object({
  percent: z.int({ error: 'percent' }).check(z.gte(100, { error: 'percent' }), z.lte(300, { error: 'percent' })),
  months: list(z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]), 11),
});

export const packageContent = z
  .object({
    /** QAR per person, two sharing a room, in the calmest weeks. Flights are not part of it. */
    price: z.int({ error: 'price' }).check(z.gte(100, { error: 'price' }), z.lte(100_000, { error: 'price' })),
    seasons: z.object({ busy: season, peak: season }),
    name: bilingual(60),
    /** Kind of hotel and its stars; never a brand. */
    accommodation: bilingual(100),
    en: packageText,
    ar: packageText,
  })
  .check(({ value, issues }) => {
    const { busy, peak } = value.seasons;
    const report = (message: string, ...path: string[]) => issues.push({ code: 'custom', input: value, path, message });
    if (busy.months.some((month) => peak.months.includes(month))) report('monthTwice', 'seasons', 'peak', 'months');
    if (new Set([...busy.months, ...peak.months]).size > 11) report('noCalmMonth', 'seasons', 'busy', 'months');
    if (peak.percent < busy.percent) report('peakBelowBusy', 'seasons', 'peak', 'percent');
    if (value.en.days.length !== value.ar.days.length) report('daysDiffer', 'ar', 'days');
  });
export type PackageContent = z.infer<typeof packageContent>;
