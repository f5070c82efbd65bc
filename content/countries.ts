/** ISO 3166-1 alpha-2 codes of the passports people travel with: every inhabited code, and Kosovo's customary one. */

/** Where most people in Qatar hold their passport from, offered first. */
export const frequentNationalities: readonly string[] = 'QA IN NP BD PH PK LK EG SD SY JO LB PS TN MA KE GB US'.split(' ');

// Left out, as nobody is from there: AQ BV GS HM IO TF UM.
const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ ' +
  'NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

/** The Gulf Cooperation Council: its citizens cross the borders between its countries with an identity card. */
export const gulfCountries: readonly string[] = ['AE', 'BH', 'KW', 'OM', 'QA', 'SA'];

export const countryCodes: readonly string[] = codes.split(' ');
