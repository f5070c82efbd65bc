/** Finds the two machine-readable lines of a passport (ICAO 9303, TD3) in text that was recognized in a photo. */
import { parse } from 'mrz';
import { noGivenNames } from '@/lib/text/machine-letters';

/** States as in passports (ICAO 9303, mostly ISO 3166-1 alpha-3), each after its alpha-2 code: "QAQAT" is QA, written QAT. */
const table =
  'ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB BDBGD BEBEL ' +
  'BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD ' +
  'CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DED DJDJI DKDNK ' +
  'DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD ' +
  'GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GTGTM GUGUM GWGNB GYGUY HKHKG HNHND HRHRV HTHTI ' +
  'HUHUN IDIDN IEIRL ILISR IMIMN ININD IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM ' +
  'KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO ' +
  'MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX ' +
  'MYMYS MZMOZ NANAM NCNCL NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG ' +
  'PHPHL PKPAK PLPOL PMSPM PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC ' +
  'SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA ' +
  'TDTCD TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA USUSA UYURY UZUZB ' +
  'VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM XKRKS YEYEM YTMYT ZAZAF ZMZMB ZWZWE';

/** British passports that are not those of a citizen, and Kosovo's other codes. */
const others = { GBD: 'GB', GBN: 'GB', GBO: 'GB', GBP: 'GB', GBS: 'GB', XKX: 'XK', KOS: 'XK' };

const codes = new Map([...table.split(' ').map((pair) => [pair.slice(2), pair.slice(0, 2)] as const), ...Object.entries(others)]);

/** The alpha-2 code of the state of a passport; empty when unknown. */
export function countryOfPassport(state: string): string {
  return codes.get(state) ?? '';
}

export interface PassportFacts {
  /** Empty where the names cannot be separated. No check digit covers them. */
  givenNames: string;
  surname: string;
  passportNumber: string;
  /** ISO 3166 alpha-2; empty for a state we do not list. */
  nationality: string;
  /** yyyy-MM-dd; empty when the passport does not know it in full. */
  dateOfBirth: string;
  passportExpiry: string;
  gender: 'male' | 'female' | '';
}

const lineLength = 44;
/** Skip lines whose length differs from `lineLength` by more than this. */
const mostExcess = 3;

/** The data of a passport whose check digits all match; null when no two lines do. `today` is yyyy-MM-dd. */
export function readMachineLines(text: string, today: string): PassportFacts | null {
  const lines = text.split('\n').map(inMachineSigns);
  for (const [index, line] of lines.entries()) {
    for (const second of secondLines(line)) {
      if (agrees(second)) return factsOf(lines[index - 1] ?? '', second, today);
    }
  }
  return null;
}

/** Whether the text contains something like these lines, so that a sharper photo may help. */
export function looksLikeMachineLines(text: string): boolean {
  return text.split('\n').some((line) => /<{3,}/.test(inMachineSigns(line)));
}

function inMachineSigns(line: string): string {
  return line
    .toUpperCase()
    .replace(/[«‹〈([{]/g, '<')
    .replace(/[^A-Z0-9<]/g, '');
}

/** Possible readings of the second line: of the right length, with other readings of the number and the optional part. */
function* secondLines(line: string): Generator<string> {
  for (const sized of inLength(line)) {
    for (const number of numbersLike(sized.slice(0, 9))) {
      for (const optional of optionalsLike(sized.slice(28, 42))) yield number + sized.slice(9, 28) + optional + sized.slice(42);
    }
  }
}

function* inLength(line: string): Generator<string> {
  const excess = line.length - lineLength;
  if (excess === 0) yield line;
  if (excess === 0 || Math.abs(excess) > mostExcess) return;
  // Fillers are lost or doubled most often; then a character elsewhere.
  const [filler = ''] = line.match(/<+/g)?.sort((a, b) => b.length - a.length) ?? [];
  if (filler.length - excess > 0) yield line.replace(filler, '<'.repeat(filler.length - excess));
  if (excess === 1) for (let at = 0; at < line.length; at += 1) yield line.slice(0, at) + line.slice(at + 1);
}

/** Other characters look alike too, but trying them finds numbers that match by chance. */
const alike: Record<string, string> = { O: '0', '0': 'O', I: '1', '1': 'I' };

/** A number as it was read, then with one of its characters replaced by a similar one. */
function* numbersLike(number: string): Generator<string> {
  yield number;
  for (const [at, sign] of [...number].entries()) {
    const other = alike[sign];
    if (other) yield number.slice(0, at) + other + number.slice(at + 1);
  }
}

/** Fillers are read as K, L, C or E. */
function* optionalsLike(optional: string): Generator<string> {
  yield optional;
  yield optional.slice(0, fillersFrom(optional)).padEnd(optional.length, '<');
}

/** Where the trailing characters begin that fillers are misread as. */
function fillersFrom(text: string): number {
  let at = text.length;
  while (at > 0 && 'KLCE<'.includes(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Removes misread fillers from the end, if there are at least four: a name may end with a few of these letters. */
function withoutFillers(name: string): string {
  const end = fillersFrom(name);
  return name.length - end >= 4 ? name.slice(0, end) : name;
}

/** A valid first line, to check the second line alone. */
const anyNames = 'P<SWEERIKSSON<<ANNA<MARIA'.padEnd(lineLength, '<');

function agrees(second: string): boolean {
  const { details } = parse([anyNames, second], { autocorrect: true });
  return details.every(({ field, valid }) => valid || field === 'nationality' || field === 'sex');
}

function factsOf(first: string, second: string, today: string): PassportFacts {
  const { details } = parse([anyNames, second], { autocorrect: true });
  const raw = (name: string) => details.find(({ field }) => field === name)?.value ?? '';
  const country = second.slice(10, 13).replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('<', '');
  const sex = second[20];
  return {
    ...namesOf(first),
    passportNumber: raw('documentNumber'),
    nationality: countryOfPassport(country),
    dateOfBirth: dayOf(raw('birthDate'), (year) => year <= today),
    passportExpiry: dayOf(raw('expirationDate'), () => true),
    gender: sex === 'M' ? 'male' : sex === 'F' ? 'female' : '',
  };
}

/** Six digits as a day of this century, or of the last one when this century is impossible. */
function dayOf(digits: string, isPossible: (day: string) => boolean): string {
  // Fillers stand for an unknown day or month.
  if (!/^\d{6}$/.test(digits)) return '';
  const day = (century: string) => `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
  return isPossible(day('20')) ? day('20') : day('19');
}

/**
 * `P<QATALHADDAD<<AMINA<SARA<<<` without its first five characters, for kind and state. A single word is the only name of the person. Names that
 * fill the line may have been cut (ICAO 9303-4, section 4.2.3): they are left for the traveller to type.
 */
function namesOf(line: string): Pick<PassportFacts, 'givenNames' | 'surname'> {
  const names = withoutFillers(/^P[A-Z0-9<]{4}(.*)$/.exec(line)?.[1] ?? '').replace(/<{1,44}$/, '');
  const [surname = '', given = ''] = withLetters(names).split(/<<+/);
  if (!surname || names.length >= nameLength) return { surname: '', givenNames: '' };
  if (given) return { surname: inWords(surname), givenNames: inWords(given) };
  return surname.includes('<') ? { surname: '', givenNames: '' } : { surname: inWords(surname), givenNames: noGivenNames };
}

/** In characters; one less than the field, because a character may be lost in reading. */
const nameLength = lineLength - 5 - 1;

const letters: Record<string, string> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '2': 'Z', '6': 'G' };
const withLetters = (text: string) => text.replace(/\d/g, (digit) => letters[digit] ?? '');

/** AL<HADDAD as Al Haddad. */
function inWords(name: string): string {
  return name
    .split('<')
    .filter(Boolean)
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ');
}
