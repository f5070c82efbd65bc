import type { Practical } from './practical/answers.ts';
import { dubai, rasAlKhaimah, saudiArabia } from './practical/arabia.ts';
import { maldives, southKorea, sriLanka, thailand, uzbekistan } from './practical/asia.ts';
import { azerbaijan, georgia } from './practical/caucasus.ts';
import { bosnia, france, greece, spain, switzerland } from './practical/europe.ts';
import { london } from './practical/london.ts';
import { morocco, moscow, turkey } from './practical/neighbours.ts';

/** By the slug of the page that plans a holiday there. Budgets are our estimates of November 2026. */
export const practical: Readonly<Record<string, Practical>> = {
  azerbaijan,
  bosnia,
  dubai,
  france,
  georgia,
  greece,
  london,
  maldives,
  morocco,
  moscow,
  'ras-al-khaimah': rasAlKhaimah,
  'saudi-arabia': saudiArabia,
  'south-korea': southKorea,
  spain,
  'sri-lanka': sriLanka,
  switzerland,
  thailand,
  turkey,
  uzbekistan,
};
