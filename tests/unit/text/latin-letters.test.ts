import { describe, expect, it } from 'vitest';
import { latinName } from '@/lib/text/contact';
import { suggestLatin } from '@/lib/text/latin-letters';

const passports = [
  ['محمد', 'MOHAMMED'],
  ['مُحَمَّد', 'MOHAMMED'],
  ['محـــمد', 'MOHAMMED'],
  ['أحمد', 'AHMED'],
  ['إبراهيم', 'IBRAHIM'],
  ['ابراهيم', 'IBRAHIM'],
  ['فاطمة', 'FATIMA'],
  ['فاطمه', 'FATIMA'],
  ['عائشة', 'AISHA'],
  ['مصطفى', 'MUSTAFA'],
  ['مصطفي', 'MUSTAFA'],
  ['ليلى', 'LAILA'],
  ['منى', 'MONA'],
  ['هدى', 'HUDA'],
  ['يوسف', 'YOUSEF'],
  ['موسى', 'MOUSA'],
  ['عيسى', 'ISSA'],
  ['خالد', 'KHALID'],
  ['حمد', 'HAMAD'],
  ['تميم', 'TAMIM'],
  ['جاسم', 'JASSIM'],
  ['ناصر', 'NASSER'],
  ['فهد', 'FAHAD'],
  ['سعود', 'SAUD'],
  ['نورة', 'NOURA'],
  ['موزة', 'MOZA'],
  ['شيخة', 'SHEIKHA'],
  ['مريم', 'MARYAM'],
  ['زينب', 'ZAINAB'],
  ['آمنة', 'AMNA'],
  ['آلاء', 'ALAA'],
  ['إلياس', 'ELIAS'],
  ['وائل', 'WAEL'],
  ['لؤي', 'LOAY'],
  ['عبد الله', 'ABDULLAH'],
  ['عبدالله', 'ABDULLAH'],
  ['عبد الرحمن', 'ABDULRAHMAN'],
  ['عبدالعزيز', 'ABDULAZIZ'],
  ['الكواري', 'AL-KUWARI'],
  ['آل ثاني', 'AL-THANI'],
  ['المري', 'AL-MARRI'],
  ['محمد علي', 'MOHAMMED ALI'],
  ['حمد بن خليفة', 'HAMAD BIN KHALIFA'],
  ['أبو بكر', 'ABU BAKR'],
] as const;

describe('A name in Arabic letters', () => {
  it.each(passports)('%s is suggested as %s', (arabic, latin) => {
    expect(suggestLatin(arabic)).toBe(latin);
  });

  it.each([
    ['رنيم', 'RANEEM'],
    ['سراج', 'SARAJ'],
    ['وجدان', 'WAJDAN'],
    ['برديسي', 'BARDEESI'],
    ['شاهين', 'SHAHEEN'],
    ['سيرة', 'SEERA'],
    ['گلزار', 'GALZAR'],
  ])('%s, which is not in the table, is spelt as %s', (arabic, latin) => {
    expect(suggestLatin(arabic)).toBe(latin);
  });

  it('is a name the form takes', () => {
    for (const [arabic] of passports) expect(latinName('missing').safeParse(suggestLatin(arabic)).success, arabic).toBe(true);
  });

  it.each(['', 'Mohammed', 'نور2', 'محمد 😀', '؟'])('"%s" gets no suggestion', (typed) => {
    expect(suggestLatin(typed)).toBeNull();
  });
});
