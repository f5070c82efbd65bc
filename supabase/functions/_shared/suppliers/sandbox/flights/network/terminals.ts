/** Terminals of airports: "default; terminal: airlines …". Unlisted airports have a single terminal, or none with a name. */
const rules: Readonly<Record<string, string>> = {
  LHR: '3; 2: TK LH LX OS A3 SQ TG UA AC SK TP LO NH ET MS CA BR AI AV NZ SA KE; 4: QR EY SV GF KU WY MH AT KQ UL AF KL DL ME RO BG PK TU AH VN MU J2 KC JU HY; 5: BA IB',
  LGW: 'N; S: BA TK PC ET CI TU AT GF SQ KQ',
  MAN: '2; 3: BA RJ',
  CDG: '2E; 1: LH LX OS SK TK TG SQ UA AC SV MS QR AI NH CA A3 AT AZ GF KU WY ME ET BR; 2C: EK EY; 2A: BA CX AA; 2B: RO; 2F: KL',
  FRA: '1; 2: AF KL BA EK KE CX JL QR SV SU MU VN ME RJ AT CZ GF AA DL',
  MUC: '1; 2: LH LX OS A3 UA AC TG TK SQ MS ET NH SK TP LO',
  MAD: '1; 4: IB BA QR AA RJ AT AY JL CX LA; 2: AF KL A3',
  BCN: '1; 2: PC',
  FCO: '3; 1: AZ AF KL IB A3',
  MXP: '1',
  VIE: '3; 1: PC TU',
  GVA: '1',
  DUB: '1; 2: EI EK QR UA DL AA ET AC',
  CPH: '3; 2: AF KL BA',
  HEL: '2',
  BUD: '2B; 2A: LH LX AF KL LO OS',
  DXB: '1; 2: FZ; 3: EK',
  AUH: 'A',
  KWI: '1; 4: KU; 5: J9',
  JED: '1',
  RUH: '2; 3: XY F3; 4: SV; 1: QR EK EY GF KU WY TK',
  CAI: '2; 3: MS TK LH LX OS SQ A3 UA AC ET AI; 1: RB IA G9 J9 FZ XY F3 PC AH TU',
  CMN: '1',
  NBO: '1C; 1A: KQ',
  JNB: 'A',
  ADD: '2',
  DEL: '3; 1: 6E',
  BOM: '2',
  BLR: '2',
  KTM: 'I',
  SIN: '1; 3: SQ LH LX OS; 2: MH MU KE TG ET; 4: CX KE 5J',
  KUL: '1; 2: AK',
  CGK: '3',
  MNL: '3; 1: PR QR SV CX',
  HKG: '1',
  TPE: '2; 1: CX TG 5J EK VN',
  ICN: '1; 2: KE AF KL DL GA CI MU VN',
  NRT: '2; 1: NH SQ TG UA AC LH LX OS TK ET KE AF KL DL VN CZ HY GA MU',
  HND: '3',
  KIX: '1',
  PVG: '2; 1: MU AF KL DL JL KE',
  PEK: '3; 2: SU KE VN PK MS',
  CAN: '1; 2: CZ KE KL AF VN GA MU',
  SYD: '1',
  MEL: '2',
  BNE: 'I',
  PER: '1; 3: QF',
  AKL: 'I',
  JFK: '4; 8: AA BA QR IB JL CX AY RJ QF; 1: TK AF LH LX OS KE CA NZ AZ SV MS PR; 7: AC NH EY',
  EWR: 'B; C: UA; A: AC AA',
  BOS: 'E; B: AA AC UA; A: DL',
  ORD: '5; 1: UA LH; 3: AA; 2: AC',
  LAX: 'B; 7: UA; 4: AA; 3: DL; 6: AC',
  MIA: 'S; N: AA',
  DFW: 'D',
  IAH: 'D; E: UA',
  ATL: 'I',
  PHL: 'A',
  SFO: 'I; 3: UA; 1: AA DL',
  YYZ: '3; 1: AC UA LH LX OS TK ET SK TP BR LO MS AI EK EY AV',
  GRU: '3; 2: AV',
};

interface TerminalRule {
  usual: string;
  byAirline: ReadonlyMap<string, string>;
}

const parsed = new Map<string, TerminalRule>(Object.entries(rules).map(([airport, rule]) => [airport, parseRule(rule)]));

function parseRule(rule: string): TerminalRule {
  const [usual = '', ...exceptions] = rule.split('; ');
  const byAirline = new Map<string, string>();
  for (const exception of exceptions) {
    const [terminal = '', codes = ''] = exception.split(': ');
    for (const code of codes.split(' ')) byAirline.set(code, terminal);
  }
  return { usual, byAirline };
}

/** The terminal of an airline, or undefined when it has no name. */
export function terminalOf(airport: string, airline: string): string | undefined {
  const rule = parsed.get(airport);
  return rule ? (rule.byAirline.get(airline) ?? (rule.usual || undefined)) : undefined;
}
