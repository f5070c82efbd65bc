/**
 * How the mark of an airline is drawn, by IATA code: the colour of the tail, the colour of what lies on it, and the pattern of the latter. Marks of our
 * own, no logos, which are trademarks (docs/product/flight-results.md). The colours are near to those that travellers know.
 */
export const tailPatterns = ['band', 'base', 'tip', 'twin', 'slant', 'disc'] as const;
export type TailPattern = (typeof tailPatterns)[number];

export interface AirlineMark {
  /** Colours as `#rrggbb`. */
  tail: string;
  sign: string;
  pattern: TailPattern;
}

/** "tail sign pattern" */
const marks: Readonly<Record<string, string>> = {
  '5J': '1b6fb5 f2c230 slant',
  '6E': '1b2a6b 6f86c9 band',
  '9P': '8b1d24 e6a23c tip',
  A3: '10356b 7fa9d6 twin',
  AA: '0d4a92 b9c4d0 band',
  AC: 'c4161c 2b2b2b base',
  AF: '0a2352 ffffff tip',
  AH: 'b01e28 e8b9bb twin',
  AI: 'b5121b d9a441 slant',
  AK: 'd71920 ffffff band',
  AT: '9d1b32 5fb08a base',
  AV: 'c8102e f0f0f0 tip',
  AY: '0b1560 8ea0e0 band',
  AZ: '14408f 2f9e5b base',
  BA: '0b2265 c8102e slant',
  BG: '0a5a34 e8606a disc',
  BR: '0b6b3a e38b2c tip',
  BS: '1f4e9c d33a2c twin',
  CA: 'b3131d f2d7d5 tip',
  CI: '6b2f6b e07fa0 disc',
  CX: '005d5d 8fbcb5 band',
  CZ: '0a5fa3 f08a90 disc',
  DL: '0b1f41 c8102e tip',
  EI: '007a53 8cc63f disc',
  EK: 'c60c30 e9d9c0 base',
  ET: '2c7a3f e9b72c band',
  EY: '8a6b2e e0cfa0 twin',
  F3: '5b2c86 b48fd6 slant',
  FZ: '0f62ac f07d22 base',
  G9: 'c8102e c9c9c9 band',
  GA: '0b6b8f 6fc2c9 slant',
  GF: '8c6a2b 1f2a44 base',
  H9: '0b5aa0 d64545 slant',
  HY: '155a99 6cc48a twin',
  IA: '0b6b3a ffffff twin',
  IB: 'c4161c f2b32b base',
  IR: '1b5fa8 9cc3e6 disc',
  IX: 'd0440d 0b4f4c base',
  J2: '0f6fae 63b5d6 tip',
  J9: '0a6aa1 f0a13a tip',
  JL: 'b8121b ffffff disc',
  JU: '1a2b5f c8102e twin',
  KC: '0f7d76 d4b05a disc',
  KE: '0f5c9c 9fd0ee band',
  KL: '0077b6 d9f0fb tip',
  KQ: 'a51d25 3a3a3a slant',
  KU: '0b4ea2 7fb2e6 base',
  LA: '2a1f6b e1315b tip',
  LH: '0b1d45 f2b01e disc',
  LO: '123a7c a9b8d6 slant',
  LX: 'd0111b ffffff slant',
  ME: '00693e d6453d band',
  MH: '14346b c8313a base',
  MK: 'b01c2a 7fc4cf twin',
  MS: '10305f b98d3f tip',
  MU: '0a3c86 d3323a disc',
  NH: '14418b 5fb0e0 slant',
  NZ: '1c1c1c 7d8a8f twin',
  OS: 'c4161c f2f2f2 base',
  OV: '4c7f1a f0c63a band',
  PC: '9a6a00 f7d36b base',
  PK: '0a5c36 b9d8a2 tip',
  PR: '123f8c e8b923 slant',
  QF: 'd0101a 3d3d3d tip',
  QR: '5c0632 b3aca1 slant',
  RA: '1f3f8f c8202f disc',
  RB: '0f6aa8 ffffff band',
  RJ: '2b2b2b b08d43 tip',
  RO: '12407f c8313a tip',
  SA: '0b2f6b e0a83a band',
  SK: '0b1f6b 9fa8da base',
  SQ: '12305f d9a441 twin',
  SU: '0b3c8c d9622b band',
  SV: '0b5d3b c6a24a slant',
  TG: '4b1f6f d68fb8 band',
  TK: 'c8102e f7dadd disc',
  TP: '17713d e98a90 slant',
  TU: 'c0141f 8a8a8a base',
  UA: '0a3c86 9db7e0 twin',
  UL: '0d5f73 d24b5a slant',
  VN: '0b5f7f e0b13a disc',
  WB: '0b5ea8 f2c23a twin',
  WY: '1c6a6f c9a24b base',
  XY: '00857c 8fd0c4 slant',
};

/** Of no airline in particular. */
const others = '4a5568 a9b4c2';

/** The mark of an airline; one in grey, its pattern by the code, for an airline that has none here. */
export function airlineMark(code: string): AirlineMark {
  const number = [...code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const [tail, sign, pattern] = (marks[code] ?? `${others} ${tailPatterns[number % tailPatterns.length]}`).split(' ') as [
    string,
    string,
    TailPattern,
  ];
  return { tail: `#${tail}`, sign: `#${sign}`, pattern };
}
