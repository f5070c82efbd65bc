import { expect, it } from 'vitest';
import { inMachineLetters } from '@/lib/text/machine-letters';

it.each([
  ['Müller', 'MUELLER'],
  ['José', 'JOSE'],
  ['Groß', 'GROSS'],
  ['Sørensen', 'SOERENSEN'],
  ['Åse', 'AASE'],
  ['Peña', 'PENA'],
  ['Þór Æsir', 'THOR AESIR'],
  ['Łukasz Dąbrowski', 'LUKASZ DABROWSKI'],
  ['Nguyễn Thị', 'NGUYEN THI'],
  ['Đặng', 'DANG'],
  ['Işık', 'ISIK'],
  ['İbrahim', 'IBRAHIM'],
  ["D'Écluse-Čapek", "D'ECLUSE-CAPEK"],
  ['Mu\u0308ller', 'MUELLER'],
])('%s is %s in the lines of a passport', (name, written) => {
  expect(inMachineLetters(name)).toBe(written);
});

it.each(['Muller', "O'Neill", 'محمد', 'Иван', '王', ''])('%s is left as it is', (name) => {
  expect(inMachineLetters(name)).toBeNull();
});
