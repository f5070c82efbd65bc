import type { HolidayCountry, PackageCountry } from './package.ts';
import { dubai } from './packages/dubai.ts';
import { france } from './packages/france.ts';
import { greece } from './packages/greece.ts';
import { maldives } from './packages/maldives.ts';
import { morocco } from './packages/morocco.ts';
import { moscow } from './packages/moscow.ts';
import { saudiArabia } from './packages/saudi-arabia.ts';
import { southKorea } from './packages/south-korea.ts';
import { switzerland } from './packages/switzerland.ts';
import { turkey } from './packages/turkey.ts';
import { uzbekistan } from './packages/uzbekistan.ts';

/** The holiday programme in the order of the specification. */
export const packageCountries: readonly PackageCountry[] = [
  saudiArabia,
  moscow,
  switzerland,
  france,
  uzbekistan,
  greece,
  southKorea,
  morocco,
  turkey,
];

/** Every holiday that can be requested: the programme, and the offers of the season that are no part of it. */
export const holidayCountries: readonly HolidayCountry[] = [...packageCountries, maldives, dubai];
