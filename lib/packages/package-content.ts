/** What the agency edits of a holiday: the type of its files, and the form of the desk. Errors are keys of `desk.content.errors`. */
import * as z from 'zod/mini';
import { type ArtSlug, art } from '@/content/art';
import { countrySlugs, programmeSlugs } from '@/content/packages/country-slugs';
import { factsOf, inBoth, line, linesOf, optionalDay } from '@/lib/checks';

const list = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z
    .array(item, { error: 'required' })
    .check(z.minLength(1, { error: 'required', abort: true }), z.maxLength(most, { error: 'tooMany' }), z.overwrite(onceEach));

const onceEach = <Item>(items: Item[]): Item[] => [...new Set(items)];

export const mostNights = 30;

const packageText = z.object({
  /** As much as search engines show, with the name of the agency. */
  title: line(45),
  description: line(160),
  lead: line(240),
  /** One entry a day. */
  days: factsOf({ term: 60, text: 400, most: mostNights + 1 }),
  /** Daily breakfast, airport transfers, one tour, and what else belongs to it. */
  included: linesOf(200, 12),
  notIncluded: linesOf(200, 12),
  goodToKnow: factsOf({ term: 60, text: 400, most: 10 }),
});

/** What a holiday costs that begins in these months, in percent of the price. Every other month is calm: 100. */
const season = z.object({
  percent: z.int({ error: 'percent' }).check(z.gte(100, { error: 'percent' }), z.lte(300, { error: 'percent' })),
  months: list(z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]), 11),
});

/** In the order of the programme. */
export const packageThemes = ['family', 'couples', 'culture', 'nature', 'beach', 'snow'] as const;

const offerBadges = ['none', 'summerOffer', 'familyBundle', 'topSeller', 'bestValue', 'hotDeal', 'premium'] as const;

const posters = Object.keys(art) as ArtSlug[];
const degrees = (most: number) =>
  z.number({ error: 'degrees' }).check(z.gte(-most, { error: 'degrees' }), z.lte(most, { error: 'degrees' }));
const nights = z.int({ error: 'nights' }).check(z.gte(1, { error: 'nights' }), z.lte(mostNights, { error: 'nights' }));

export const packageContent = z
  .object({
    name: inBoth(line(60)),
    country: z.enum(countrySlugs, { error: 'required' }),
    city: inBoth(line(60)),
    nights,
    /** QAR per person, two sharing a room, in the calmest weeks. Flights are not part of it. */
    price: z.int({ error: 'price' }).check(z.gte(100, { error: 'price' }), z.lte(100_000, { error: 'price' })),
    seasons: z.object({ busy: season, peak: season }),
    /** Kind of hotel and its stars; never a brand. */
    accommodation: inBoth(line(100)),
    themes: list(z.enum(packageThemes), packageThemes.length),
    /** IATA code of the airport of the transfers, and the spot of the city for the map of the route. */
    airport: z.string({ error: 'airport' }).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{3}$/, { error: 'airport' })),
    latitude: degrees(90),
    longitude: degrees(180),
    /** The poster that stands there until it has photographs of its own. */
    art: z.enum(posters, { error: 'required' }),
    /** A card of its country in the carousel of the programme. */
    carousel: z.boolean(),
    /** The badge of its card among the offers, on the home page too. */
    offer: z.enum(offerBadges, { error: 'required' }),
    onSale: z.boolean(),
    /** The last day on sale in Qatar; empty for no end. */
    until: optionalDay,
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
    if (value.carousel && !programmeSlugs.includes(value.country)) report('noCarousel', 'carousel');
  });
export type PackageContent = z.infer<typeof packageContent>;
