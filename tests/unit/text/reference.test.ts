import { describe, expect, it } from 'vitest';
import { tidyDigits, tidyReference } from '@/lib/text/reference';

describe('a reference', () => {
  it.each(['KT-FLY247', 'kt-fly247', ' KT FLY247 ', 'KT–FLY247', 'fly247', 'KT-FLY٢٤٧', 'ktfly۲۴۷', '\u200eKT-FLY247\u200f'])(
    'is understood when it is typed as %s',
    (typed) => expect(tidyReference(typed, ['KT'])).toBe('KT-FLY247'),
  );

  it.each(['', 'KT-', 'KT-FLY24', 'KT-FLY2477', 'KT-FLY240', 'KT-FLYO47', 'KE-FLY247', 'KR-FLY247', "KT-FLY247'--"])(
    'is none when it is typed as %j, but for what is no letter',
    (typed) => expect(tidyReference(typed, ['KT'])).toBe(typed === "KT-FLY247'--" ? 'KT-FLY247' : null),
  );

  it('needs its letters where there is a choice', () => {
    expect(tidyReference('KR-RFD246', ['KT', 'KR'])).toBe('KR-RFD246');
    expect(tidyReference('kt-rfd246', ['KT', 'KR'])).toBe('KT-RFD246');
    expect(tidyReference('RFD246', ['KT', 'KR'])).toBeNull();
  });
});

it('digits are counted, whatever stands between them', () => {
  expect(tidyDigits('4000 2026-1121', 12)).toBe('400020261121');
  expect(tidyDigits('٢٤٦٨١٠', 6)).toBe('246810');
  for (const wrong of ['', '24681', '2468100', '24681x', '246.81']) expect(tidyDigits(wrong, 6)).toBeNull();
});
