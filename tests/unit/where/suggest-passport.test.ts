import { expect, it } from 'vitest';
import { suggestPassport } from '@/lib/where/suggest-passport';

it.each([
  ...[
    ['UK', 'GB'],
    ['British', 'GB'],
    ['usa', 'US'],
    ['Indian', 'IN'],
    ['india', 'IN'],
    ['Indonesian', 'ID'],
    ['Nigerian', 'NG'],
  ],
  ...[
    ['Egyptian', 'EG'],
    ['Pakistani', 'PK'],
    ['Lebanese', 'LB'],
    ['Filipino', 'PH'],
    ['Nepalese', 'NP'],
    ['Sri Lankan', 'LK'],
  ],
  ...[
    ['Bangladeshi', 'BD'],
    ['Qatari', 'QA'],
    ['syrian', 'SY'],
    ['French', 'FR'],
    ['Türkiye', 'TR'],
    ['United Kingdom', 'GB'],
  ],
  ...[
    ['هندي', 'IN'],
    ['مصرية', 'EG'],
    ['الأردن', 'JO'],
    ['أردني', 'JO'],
    ['سوري', 'SY'],
    ['قطري', 'QA'],
    ['بريطاني', 'GB'],
  ],
])('%s most likely means %s', (written, code) => {
  expect(suggestPassport(written)).toBe(code);
});

it.each(['', 'x', 'XX', '__proto__', 'constructor', '\ufffd', 'zzzzzz', '12345', 'a'.repeat(5000)])(
  '%j means none',
  (written) => {
    expect(suggestPassport(written)).toBeNull();
  },
);
