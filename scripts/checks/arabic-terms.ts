interface Term {
  /** Forms that are not used, without vowel marks. */
  never: RegExp;
  say: string;
}

/** Words with the letters that may be joined to their front: and, so, with, to, like, the. */
const word = (stems: string) => new RegExp(`(?<!\\p{L})[وف]?[بلك]?(?:ال|ل)?(?:${stems})(?!\\p{L})`, 'u');

/** Terms that were once said in several ways, or stiffly; docs/glossary.md says what each means. */
export const arabicTerms: readonly Term[] = [
  { never: word('خبير|خبيرا|خبيرنا|خبراء|خبرائنا|موظفنا'), say: 'مستشار' },
  { never: word('مصرف|مصرفك|مصارف|مصرفي|مصرفية'), say: 'بنك' },
  { never: word('كغ|كلغ|كيلوغرام|كيلوغراما|كيلوجرام|كيلوجراما'), say: 'كجم' },
  { never: word('مملكة المتحدة'), say: 'بريطانيا' },
  { never: word('لوحتي|لوحتك'), say: 'حسابي' },
  { never: word('حروف اللاتينية|أحرف اللاتينية'), say: 'الأحرف الإنجليزية' },
  { never: word('تسجيل السفر'), say: 'إنهاء إجراءات السفر' },
  { never: /(?:أعد|إعادة) المحاولة|مجددا|(?:حاول|المحاولة|أرسله?|إرساله?|الإرسال) من جديد/u, say: 'مرة أخرى' },
  { never: /هذه العطلة|(?:طلب|اطلب) عطلة/u, say: 'الباقة' },
  { never: word('تحفيز|تحفيزية'), say: 'رحلات الحوافز' },
  { never: /الاستقبال والمساعدة/u, say: 'الاستقبال والمرافقة' },
  { never: word('غوكتشن|غوكشن|جوكشن|جوكتشن|غوكجن|كوكتشن'), say: 'كوكجن' },
  { never: word('إتايون|إيتيوان|إتيوان|إيتاوون|إتايوون'), say: 'إيتايون' },
  { never: word('لوته|لوت'), say: 'لوتي' },
  { never: /أوقات السعة/u, say: 'أوقات الهدوء' },
  { never: /عطلة أسبوع/u, say: 'عطلة نهاية أسبوع' },
  { never: /نصف الإقامة|فطور وعشاء/u, say: 'نصف إقامة' },
  { never: /للمقيمين في قطر/u, say: 'للمواطنين والمقيمين في قطر' },
  { never: /(?:قبل|بعد) الدوحة ب/u, say: 'يسبق الدوحة، يتأخر عن الدوحة' },
  { never: /وجهاتنا سفرا|الأكثر سفرا/u, say: 'الأكثر طلبًا' },
  { never: word('مسافرنا العزيز'), say: 'بلا اسم' },
  { never: word('بدون'), say: 'من دون، بلا' },
];

/** Vowel marks, the lengthening stroke and marks of direction; alif of tanween stays. */
const marks = /[\u064b-\u0652\u0640\u200e\u200f\u2066-\u2069]/g;

/** What `text` says in a form that this site does not use, as "found → say", in the order of the list. */
export function findSplitTerms(text: string): string[] {
  const bare = text.replace(marks, '').replaceAll('\u00a0', ' ');
  return arabicTerms.flatMap(({ never, say }) => {
    const found = never.exec(bare);
    return found ? [`${found[0]} → ${say}`] : [];
  });
}
