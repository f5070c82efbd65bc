import type { Bilingual } from './bilingual.ts';
import { dubai, rasAlKhaimah, saudiArabia } from './practical/arabia.ts';
import { maldives, southKorea, thailand, uzbekistan } from './practical/asia.ts';
import { france, greece, spain, switzerland } from './practical/europe.ts';
import { london } from './practical/london.ts';
import { morocco, moscow, turkey } from './practical/neighbours.ts';

/** What travellers ask before they go, in the order they ask it. */
export const practicalTopics = [
  'residents',
  'schengen',
  'budget',
  'sim',
  'safety',
  'emergency',
  'plugs',
  'tipping',
  'driving',
  'lastMetro',
] as const;
export type PracticalTopic = (typeof practicalTopics)[number];

/** The answers for one place. Not everywhere: what a Qatar residence permit is good for, where to apply for a Schengen visa, a metro. */
export type Practical = Record<Exclude<PracticalTopic, 'residents' | 'schengen' | 'lastMetro'>, Bilingual> &
  Partial<Record<PracticalTopic, Bilingual>>;

/** By the slug of the page that plans a holiday there. Budgets are our reckoning of November 2026. */
export const practical: Readonly<Record<string, Practical>> = {
  dubai,
  france,
  greece,
  london,
  maldives,
  morocco,
  moscow,
  'ras-al-khaimah': rasAlKhaimah,
  'saudi-arabia': saudiArabia,
  'south-korea': southKorea,
  spain,
  switzerland,
  thailand,
  turkey,
  uzbekistan,
};
