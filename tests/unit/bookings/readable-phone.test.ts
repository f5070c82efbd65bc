import { expect, it } from 'vitest';
import { readablePhone } from '@/lib/text/phone';

it.each([
  ['+97440000000', '40000000', '+974 4000 0000'],
  ['+97440000000', '٤٠٠٠ ٠٠٠٠', '+974 4000 0000'],
  ['+442070000000', ' +44 20 7000 0000 ', '+44 20 7000 0000'],
  ['+12125550100', '00١ 212 555-0100', '001 212 555-0100'],
])('shows %s, typed as %j, as %s', (phone, typed, expected) => {
  expect(readablePhone(phone, typed)).toBe(expected);
});
