import { gzipSync } from 'node:zlib';

type Pick = <T>(list: readonly T[]) => T;

export interface OddBody {
  type: string;
  encoding?: string;
  bytes: Buffer;
}

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/json; charset=x',
  'application/json; charset=utf-16',
  'application/vnd.pgrst.object+json',
  'x',
];

const raw = [
  ...['', '{', '{}', '[]', 'null', '"x"', '1', '1e999', '{"__proto__":{"x":1}}', '{"a":1,"a":2}', '\u00ef\u00bb\u00bf{}'],
  ...['['.repeat(2_000), '{"a":'.repeat(2_000), '\u0000\u0001\u00ff', '\u00c3(', 'x'.repeat(100_000), '["$K1",{"id":"x"}]'],
  ...['a=%00&b=%ff', '&&&===', 'email=a%00%40x.example&locale=ar', '$ACTION_ID_00=&$ACTION_REF_1=', `a=${'%'.repeat(500)}`],
  '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\ny\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\ny',
  '--b\r\nContent-Disposition: form-data; name="cv"; filename="......"\r\n\r\n%PDF-1.4 %%EOF\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="1_$ACTION_ID_00"; filename*=x\r\n\r\n\r\n--b--\r\n',
];

/** Bodies as the site's own code sends them, before one of their values becomes odd. */
const usual: readonly Record<string, unknown>[] = [
  {
    email: 'odd@example.com',
    password: 'secret-1',
    data: { first_name: 'Odd' },
    type: 'signup',
    token_hash: 'x',
    refresh_token: 'x',
  },
  { from: 'DOH', to: 'LHR', departure: '2026-12-20', return: '2026-12-27', adults: 1, children: 0, infants: 0, class: 'economy' },
  {
    origin: 'DOH',
    destination: 'LHR',
    departureDate: '2026-12-20',
    returnDate: null,
    adults: 2,
    childAges: [4],
    cabin: 'economy',
  },
  { legs: [{ origin: 'DOH', destination: 'IST', date: '2026-12-20' }], passengers: { adults: 1, children: 0, infants: 0 } },
  {
    destination: 'doha',
    checkIn: '2026-12-20',
    checkOut: '2026-12-22',
    rooms: [{ adults: 2, childAges: [] }],
    keyword: 'istanbul',
  },
  { reference: 'KT-ABC123', lastName: 'Odd', booking: '1', code: 'X', type: 'date', details: 'x', number: '1', pin: '1' },
  { name: 'Odd', email: 'odd@example.com', phone: '+97455551234', message: 'Hello', locale: 'ar', subject: 'x', consent: 'on' },
  {
    id: '00000000-0000-0000-0000-000000000000',
    status: 'confirmed',
    note: 'x',
    amount: 1,
    currency: 'QAR',
    version: 1,
    type: 'refund',
  },
  {
    offer: { id: 'x', seal: 'x', price: { total: 1 } },
    passengers: [{ type: 'adult', givenNames: 'A', surname: 'B' }],
    contact: {},
  },
  { path: '/ar', referrer: 'https://x.example/', kind: 'view', event: 'x', value: 1, url: '/', vitals: [] },
  { item_type: 'visa', item_id: 'x', new_status: 'ready', page: 1, search: 'x', booking_id: '1', remark: 'x', mail_id: 1 },
];

const oddValues: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e300, '', ' ', '\u0000', '\ud800', '\u202e', '9'.repeat(400), 'x'.repeat(20_000), '<b>', "';--"],
  ...['2026-13-45', '0000-00-00', '275761-01-01', '2026-12-20T25:00:00Z', 'infinity', 'NaN', '%00', '../..', 'javascript:1'],
  ...[[], {}, [[]], [null], { length: 1 }, { __proto__: null, toString: 1 }, Array(500).fill({}), Array(2_000).fill(1)],
  ...[
    '٢٠٢٦-١٢-٢٠',
    'ي'.repeat(300),
    'a@b@c',
    'a@x.example\r\nBcc: y@x.example',
    { $gt: '' },
    '00000000-0000-0000-0000-00000000000g',
  ],
];

function encode(pick: Pick, fields: Record<string, unknown>): OddBody {
  const texts = Object.entries(fields).map(([name, value]) => {
    return [name, typeof value === 'string' ? value : JSON.stringify(value)] as [string, string];
  });
  const type = pick(types.slice(0, 3));
  if (type === 'application/json') return { type, bytes: Buffer.from(JSON.stringify(fields)) };
  if (type.startsWith('application/x')) return { type, bytes: Buffer.from(new URLSearchParams(texts).toString()) };
  const parts = texts.map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  return { type, bytes: Buffer.from(`${parts.join('')}--b--\r\n`) };
}

/** A body that may be nearly right, in a form and an encoding that may not be its own. */
export function oddBody(pick: Pick, often: (share: number) => boolean): OddBody {
  if (often(0.35)) return { type: pick(types), bytes: Buffer.from(pick(raw), 'latin1') };
  const fields = { ...pick(usual) };
  for (const name of Object.keys(fields)) if (often(0.2)) fields[name] = pick(oddValues);
  if (often(0.2)) fields[pick(Object.keys(pick(usual)))] = pick(oddValues);
  const body = encode(pick, fields);
  if (often(0.1)) return { ...body, type: pick(types) };
  if (often(0.05)) return { ...body, bytes: body.bytes.subarray(0, Math.floor(body.bytes.length / 2)) };
  if (often(0.05)) return { ...body, encoding: 'gzip', bytes: gzipSync(body.bytes) };
  if (often(0.05)) return { ...body, encoding: pick(['gzip', 'br', 'x, gzip', 'identity']) };
  return body;
}
