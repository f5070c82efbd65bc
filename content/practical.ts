import type { Practical } from './practical/answers.ts';
import { dubai, rasAlKhaimah, saudiArabia } from './practical/arabia.ts';
import { maldives, southKorea, thailand, uzbekistan } from './practical/asia.ts';
import { france, greece, spain, switzerland } from './practical/europe.ts';
import { london } from './practical/london.ts';
import { morocco, moscow, turkey } from './practical/neighbours.ts';

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
