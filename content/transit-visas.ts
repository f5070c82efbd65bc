import type { Bilingual } from './bilingual';

/**
 * Who needs a visa to change planes in a country without entering it, by official lists that were read. There is no open index of these rules: what no
 * list here says is unknown, never "nothing needed". Lists of single Schengen states are left out, because they change often.
 */
export interface TransitList {
  /** Where it holds; ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** Passports that need an airport transit visa; `all`: whoever changes planes there must be allowed to enter. */
  passports: readonly string[] | 'all';
  by: Bilingual;
  link: string;
  /** The day of the newest copy that we read, yyyy-MM-dd. */
  asOf: string;
}

/** Without checks of passports at the borders between them. */
export const schengenCountries: readonly string[] =
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

export const transitLists: readonly TransitList[] = [
  {
    countries: schengenCountries,
    passports: 'AF BD CD ER ET GH IQ IR LK NG PK SO'.split(' '),
    by: { en: 'European Union, Visa Code, Annex IV', ar: 'الاتحاد الأوروبي، قانون التأشيرات، الملحق الرابع' },
    link: 'https://eur-lex.europa.eu/eli/reg/2009/810/oj',
    asOf: '2020-01-17',
  },
  {
    countries: ['GB'],
    passports:
      'AF AL AO BD BI BY CD CG CI CM CN DZ EG ER ET GH GM GN GW IN IQ IR JM KE LB LK LR LS LY MD MK MM MN MW NG NP PK PS RS RW SD SL SN SO SS SY SZ TR TZ UG VN XK YE ZA ZW'.split(
        ' ',
      ),
    by: { en: 'GOV.UK, Check if you need a UK visa', ar: 'الحكومة البريطانية (GOV.UK)' },
    link: 'https://www.gov.uk/check-uk-visa',
    asOf: '2016-02-25',
  },
  {
    countries: ['US'],
    passports: 'all',
    by: { en: 'US Department of State, Transit Visa', ar: 'وزارة الخارجية الأمريكية' },
    link: 'https://travel.state.gov/content/travel/en/us-visas/other-visa-categories/transit.html',
    asOf: '2024-04-12',
  },
  {
    countries: ['CA'],
    passports: 'all',
    by: { en: 'Government of Canada, Transit through Canada', ar: 'حكومة كندا' },
    link: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/transit.html',
    asOf: '2016-03-15',
  },
];
