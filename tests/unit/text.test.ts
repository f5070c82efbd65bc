import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { loadAllMessages } from '@/lib/i18n/messages';
import { latinName } from '@/lib/text/contact';
import { suggestLatin } from '@/lib/text/latin-letters';
import { inMachineLetters } from '@/lib/text/machine-letters';
import { suggestMail } from '@/lib/text/mail-typo';
import { readablePhone } from '@/lib/text/phone';
import { tidyDigits, tidyReference } from '@/lib/text/reference';

describe('amounts in arabic', () => {
  /** Arguments and tags that stand for an amount. An Arabic amount ends in «ر.ق.», whose full stop must not meet another mark. */
  const amounts =
    'price|amount|total|sum|whole|difference|before|now|was|by|due|paid|refunded|deducted|left|fee|value|balance|cost';
  const clashing = new RegExp(`(?:<(${amounts})></\\1>|\\{(?:${amounts})\\})\\}*[.،]|ر\\.ق\\.[.،]`);

  type Messages = { [key: string]: string | Messages };

  const textsOf = (messages: Messages, path: string): [string, string][] =>
    Object.entries(messages).flatMap(([key, text]) =>
      typeof text === 'string' ? [[`${path}.${key}`, text] as [string, string]] : textsOf(text, `${path}.${key}`),
    );

  describe('Arabic messages', () => {
    it('have no full stop or comma right after an amount', () => {
      const texts = readdirSync('messages/ar').flatMap((file) =>
        textsOf(JSON.parse(readFileSync(`messages/ar/${file}`, 'utf8')), file),
      );
      expect(texts.length).toBeGreaterThan(1000);
      expect(texts.filter(([, text]) => clashing.test(text)).map(([path]) => path)).toEqual([]);
    });

    it.each(['بانخفاض <difference></difference>.', 'يعيد {amount}، وتضيع', '{x, select, other {من {price}}}.', '231 ر.ق..'])(
      '"%s" is found',
      (text) => expect(text).toMatch(clashing),
    );
  });
});

describe('full stops', () => {
  function endings(of: unknown, path: string): string[] {
    if (typeof of === 'object' && of !== null)
      return Object.entries(of).flatMap(([key, inner]) => endings(inner, `${path}.${key}`));
    const isOpen = typeof of === 'string' && /[^\s.]{2}[.؟?!]\s\S/.test(of) && !/[.؟?!}>]$/.test(of);
    return isOpen && /errors|problems/i.test(path) ? [`${path}: ${of}`] : [];
  }

  it.each(locales)('an error with several sentences ends with a full stop (%s)', async (locale) => {
    expect(endings(await loadAllMessages(locale), locale)).toEqual([]);
  });
});

describe('machine letters', () => {
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
});

describe('typed text', () => {
  it.each([
    ['amina@gmial.com', 'amina@gmail.com'],
    ['amina@gmail.con', 'amina@gmail.com'],
    ['amina@gmal.con', 'amina@gmail.com'],
    ['amina@gmailcom', 'amina@gmail.com'],
    ['amina@gmail', 'amina@gmail.com'],
    ['amina@gmail.com.', null],
    ['Amina.K@Hotmial.com', 'Amina.K@hotmail.com'],
    ['amina@hotmail.co', 'amina@hotmail.com'],
    ['amina@hotnail.cm', 'amina@hotmail.com'],
    ['amina@outlok.com', 'amina@outlook.com'],
    ['amina@yaho.com', 'amina@yahoo.com'],
    ['amina@yahoo.cm', 'amina@yahoo.com'],
    [' amina@iclod.com ', 'amina@icloud.com'],
    ['amina@company.con', 'amina@company.com'],
  ])('%s was probably %s', (typed, meant) => {
    expect(suggestMail(typed)).toBe(meant);
  });

  it.each([
    ...['amina@gmail.com', 'amina@GMAIL.com', 'amina@hotmail.co.uk', 'amina@yahoo.fr', 'amina@outlook.sa', 'amina@ymail.com'],
    ...['amina@mail.com', 'amina@company.qa', 'amina@qatar.net.qa', 'amina@example.com', 'amina@live.com', 'amina@me.com'],
    ...['amina', 'amina@', '@gmial.com', '', 'a b@gmial.com'],
  ])('%s is not changed', (typed) => {
    expect(suggestMail(typed)).toBeNull();
  });

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

    it('is a name that the form accepts', () => {
      for (const [arabic] of passports) expect(latinName('missing').safeParse(suggestLatin(arabic)).success, arabic).toBe(true);
    });

    it.each(['', 'Mohammed', 'نور2', 'محمد 😀', '؟'])('"%s" gets no suggestion', (typed) => {
      expect(suggestLatin(typed)).toBeNull();
    });
  });

  describe('a reference', () => {
    it.each(['KT-FLY247', 'kt-fly247', ' KT FLY247 ', 'KT–FLY247', 'fly247', 'KT-FLY٢٤٧', 'ktfly۲۴۷', '\u200eKT-FLY247\u200f'])(
      'is understood when it is typed as %s',
      (typed) => expect(tidyReference(typed, ['KT'])).toBe('KT-FLY247'),
    );

    it.each(['', 'KT-', 'KT-FLY24', 'KT-FLY2477', 'KT-FLY240', 'KT-FLYO47', 'KE-FLY247', 'KR-FLY247', "KT-FLY247'--"])(
      'is invalid when typed as %j',
      (typed) => expect(tidyReference(typed, ['KT'])).toBe(typed === "KT-FLY247'--" ? 'KT-FLY247' : null),
    );

    it('needs its letters when several kinds are possible', () => {
      expect(tidyReference('KR-RFD246', ['KT', 'KR'])).toBe('KR-RFD246');
      expect(tidyReference('kt-rfd246', ['KT', 'KR'])).toBe('KT-RFD246');
      expect(tidyReference('RFD246', ['KT', 'KR'])).toBeNull();
    });
  });

  it('digits are counted, whatever is between them', () => {
    expect(tidyDigits('4000 2026-1121', 12)).toBe('400020261121');
    expect(tidyDigits('٢٤٦٨١٠', 6)).toBe('246810');
    for (const wrong of ['', '24681', '2468100', '24681x', '246.81']) expect(tidyDigits(wrong, 6)).toBeNull();
  });

  it.each([
    ['+97440000000', '+974 4000 0000'],
    ['+442070000000', '+44 20 7000 0000'],
    ['+12125550100', '+1 212 555 0100'],
    ['+966551234567', '+966 55 123 4567'],
  ])('shows %s as %s', (phone, expected) => {
    expect(readablePhone(phone)).toBe(expected);
  });
});
