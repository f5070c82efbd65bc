import type { Bilingual } from '../bilingual.ts';

export const squarePins: Bilingual = {
  en: 'Type G with three square pins, as in Qatar, 230 volts: no adapter needed.',
  ar: 'النوع G بثلاثة أطراف مربعة كما في قطر، 230 فولت، فلا حاجة إلى محوّل.',
};

/** `second`: the type of socket beside C, which both take. */
export const roundPins = (second: 'E' | 'F', volts: 220 | 230): Bilingual => ({
  en: `Type C and ${second} with two round pins, ${volts} volts: take an adapter.`,
  ar: `النوعان C و${second} بطرفين مستديرين، ${volts} فولت، فخذ محوّلًا.`,
});
