import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listSourceFiles } from '@/scripts/checks/source-files.ts';

/** Texts that readers see. Search words (`aliases`, `also`) contain what people type, so they are left out. */
const isRead = (path: string) =>
  /^(app|components|content|lib|messages\/ar|supabase\/(functions|templates))\//.test(path) &&
  path !== 'lib/insurance/trip-of-address.ts';
const searchWords = /\b(?:aliases|also): \[[^\]]*\]/g;

const texts = listSourceFiles('.', ['.json', '.ts', '.tsx', '.md', '.html', '.sql'])
  .filter(isRead)
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').replace(searchWords, '').split('\n') }));

describe('Arabic terms', () => {
  it('are the same in all texts', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(
      texts.flatMap(({ path, lines }) => lines.flatMap((line) => findSplitTerms(line).map((it) => `${path}: ${it}`))),
    ).toEqual([]);
  });

  it.each([
    ['يجيبك أحد خبرائنا بعرض', 'خبرائنا → مستشار'],
    ['بتحويلٍ مصرفي أو في فروعنا', 'مصرفي → بنك'],
    ['وزنها 23 كيلوغرامًا', 'كيلوغراما → كجم'],
    ['يُرجى إرساله مجدّدًا', 'مجددا → مرة أخرى'],
    ['تحقق من اتصالك ثم أعد\u00a0المحاولة', 'أعد المحاولة → مرة أخرى'],
    ['رحلة إلى المملكة المتحدة', 'المملكة المتحدة → بريطانيا'],
    ['صبيحة غوكتشن', 'غوكتشن → كوكجن'],
    ['اطلب هذه العطلة', 'هذه العطلة → الباقة'],
    ['احجز المقاعد دون دفع', 'دون دفع → من دون، بلا'],
    ['مع «Al» أو بدونها', 'بدونها → من دون، بلا'],
    ['حقيبتا مقصورة', 'حقيبتا مقصورة → حقيبة يد'],
    ['من يبدّل الطائرة هنا', 'يبدل الطائرة → تغيير الطائرة'],
    ['ثم العربة المعلقة إلى القمة', 'العربة المعلقة → تلفريك'],
    ['أخبرنا بخط سيرك', 'خط سير → خط الرحلة'],
  ])('"%s" is reported', (text, report) => {
    expect(findSplitTerms(text)).toEqual([report]);
  });

  it('are not found inside other words', () => {
    expect(findSplitTerms('يوم الوصول إلى لوتي وورلد، ومصروف اليوم، وتصرف، وخبرة سنوات، من دون دفع، دون العامين')).toEqual([]);
  });

  it('are addressed to one reader in articles and messages', () => {
    const read = texts.filter(({ path }) => /^(?:content\/posts\/.*\.md|messages\/ar\/.*)$/.test(path));
    expect(read.length).toBeGreaterThan(40);
    expect(
      read.flatMap(({ path, lines }) =>
        lines.flatMap((line) => (line.replace(marks, '').match(plural) ?? []).map((it) => `${path}: ${it}`)),
      ),
    ).toEqual([]);
    expect('اختاروا الحي، ثم أخبرونا بموعد رحلتكم'.match(plural)).toEqual(['اختاروا', 'أخبرونا', 'رحلتكم']);
  });

  it('have each one word to say instead', () => {
    expect(new Set(arabicTerms.map(({ say }) => say)).size).toBe(arabicTerms.length);
  });
});

interface Term {
  /** Forms that are not used, without vowel marks. */
  never: RegExp;
  say: string;
}

/** Words may begin with one of these joined particles: and, so, with, to, like, the. */
const word = (stems: string) => new RegExp(`(?<!\\p{L})[وف]?[بلك]?(?:ال|ل)?(?:${stems})(?!\\p{L})`, 'u');

/** Terms that once had several translations, or stiff ones. Their meanings are in docs/glossary.md. */
const arabicTerms: readonly Term[] = [
  { never: word('خبير|خبيرا|خبيرنا|خبراء|خبرائنا|موظفنا'), say: 'مستشار' },
  { never: word('مصرف|مصرفك|مصارف|مصرفي|مصرفية'), say: 'بنك' },
  { never: word('كغ|كلغ|كيلوغرام|كيلوغراما|كيلوجرام|كيلوجراما'), say: 'كجم' },
  { never: word('مملكة المتحدة'), say: 'بريطانيا' },
  { never: word('لوحتي|لوحتك'), say: 'حسابي' },
  { never: word('حروف اللاتينية|حروف الإنجليزية|أحرف الإنجليزية'), say: 'الأحرف اللاتينية' },
  { never: word('تسجيل السفر'), say: 'إنهاء إجراءات السفر' },
  { never: /(?:أعد|إعادة) المحاولة|مجددا|(?:حاول|المحاولة|أرسله?|إرساله?|الإرسال) من جديد/u, say: 'مرة أخرى' },
  { never: /هذه العطلة|(?:طلب|اطلب) عطلة/u, say: 'الباقة' },
  { never: word('تحفيز|تحفيزية'), say: 'رحلات الحوافز' },
  { never: /الاستقبال والمساعدة/u, say: 'الاستقبال والمرافقة' },
  { never: word('غوكتشن|غوكشن|جوكشن|جوكتشن|غوكجن|كوكتشن'), say: 'كوكجن' },
  { never: word('إتايون|إيتيوان|إتيوان|إيتاوون|إتايوون|إيتايوون'), say: 'إيتايون' },
  { never: word('لوته|لوت'), say: 'لوتي' },
  { never: /أوقات السعة/u, say: 'أوقات الهدوء' },
  { never: /عطلة أسبوع/u, say: 'عطلة نهاية أسبوع' },
  { never: /نصف الإقامة|فطور وعشاء/u, say: 'نصف إقامة' },
  { never: /للمقيمين في قطر/u, say: 'للمواطنين والمقيمين في قطر' },
  { never: /(?:قبل|بعد) الدوحة ب/u, say: 'يسبق الدوحة، يتأخر عن الدوحة' },
  { never: /وجهاتنا سفرا|الأكثر سفرا/u, say: 'الأكثر طلبًا' },
  { never: word('مسافرنا العزيز'), say: 'بلا اسم' },
  {
    never: /(?<!\p{L})[وف]?بدون\p{L}{0,3}(?!\p{L})|(?<!من )(?<!\p{L})[وف]?دون (?:أي|استرداد|تكلفة|دفع)(?!\p{L})/u,
    say: 'من دون، بلا',
  },
  { never: /(?:حقيبة|حقيبتا|حقائب|أمتعة) (?:ال)?مقصورة/u, say: 'حقيبة يد' },
  { never: /(?:حقيبة|حقائب|أمتعة) (?:ال)?مسجلة/u, say: 'حقيبة مشحونة' },
  { never: /مزود الدفع/u, say: 'مزوّد خدمة الدفع' },
  { never: /(?:تبديل|تبدل|يبدل) (?:ال)?طائرة/u, say: 'تغيير الطائرة' },
  { never: /لا يوجد اتصال بالإنترنت/u, say: 'أنت غير متصل بالإنترنت' },
  { never: /لم يصلك رد منا/u, say: 'تعذّر الاتصال بموقعنا' },
  { never: /(?<!\p{L})اسأل (?:عبر|على) واتساب/u, say: 'اسألنا عبر واتساب' },
  { never: /(?:عربة|عربات) معلقة|العرب(?:ة|ات) المعلقة/u, say: 'تلفريك' },
  { never: /(?:أنسب|أفضل) الشهور|أنسب وقت/u, say: 'أنسب الأشهر' },
  { never: /خط(?:وط)? (?:ال)?سير/u, say: 'خط الرحلة' },
  { never: word('كلفة|كلفتها|كلفته|كلفتك'), say: 'تكلفة' },
  { never: word('كابادوكيا'), say: 'كبادوكيا' },
  { never: word('دولما'), say: 'دولمة بهجة' },
  { never: word('نحام|فنتير'), say: 'فلامنغو' },
  { never: word('استمارة|استمارات'), say: 'نموذج' },
  { never: /(?<!\p{L})للفرد(?!\p{L})|للشخص الواحد/u, say: 'للشخص' },
];

/** Common forms that speak to several readers; questions to the agency, in content/*.ts, may use others. */
const plural = new RegExp(
  `(?<!\\p{L})[وف]?(?:${[
    'اختاروا|احجزوا|اسألوا|اسألونا|اركبوا|خذوا|امشوا|كونوا|اكتبوا|تأكدوا|راسلونا|اتصلوا|أخبرونا|ادخلوا|ابدؤوا|احذفوا|اطلبوا',
    '(?:إقامت|رحلت|سفر|حجز|طلب|وجهت|عائلت|أسرت|صعود|تواريخ|بريد|حساب)كم',
    'ستصلون|تصلون|تغادرون|تجدونه|شئتم|أردتم|كنتم|أنتم',
  ].join('|')})(?!\\p{L})`,
  'gu',
);

/** Vowel marks, the lengthening stroke and marks of direction; alif of tanween stays. */
const marks = /[\u064b-\u0652\u0640\u200e\u200f\u2066-\u2069]/g;

/** The unused forms in `text`, as "found → replacement", in the order of the list. */
function findSplitTerms(text: string): string[] {
  const bare = text.replace(marks, '').replaceAll('\u00a0', ' ');
  return arabicTerms.flatMap(({ never, say }) => {
    const found = never.exec(bare);
    return found ? [`${found[0]} → ${say}`] : [];
  });
}
