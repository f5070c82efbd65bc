/** The usual Latin spelling of a name in Arabic letters. Only a suggestion: the passport has the correct one. */

/** The usual spellings in passports of the Gulf and the Levant. Keys are in the form of `plain`. */
const names: Readonly<Record<string, string>> = Object.fromEntries(
  `محمد MOHAMMED, احمد AHMED, محمود MAHMOUD, حمد HAMAD, حامد HAMED, حمدان HAMDAN, حمده HAMDA, حميد HAMEED, علي ALI, عمر OMAR, عمرو AMR,
  عثمان OTHMAN, حسن HASSAN, حسين HUSSEIN, حسان HASSAN, محسن MOHSEN, احسان IHSAN, ابراهيم IBRAHIM, اسماعيل ISMAIL, اسحاق ISHAQ, يعقوب YAQOUB,
  يوسف YOUSEF, يونس YOUNIS, موسي MOUSA, عيسي ISSA, يحيي YAHYA, زكريا ZAKARIA, داود DAWOOD, سليمان SULAIMAN, نوح NOUH, ادم ADAM, صالح SALEH,
  صلاح SALAH, خالد KHALID, خليفه KHALIFA, خليل KHALIL, وليد WALEED, سعيد SAEED, سعد SAAD, سعود SAUD, مسعود MASOUD, مسعد MOSAAD, فهد FAHAD,
  فيصل FAISAL, سلطان SULTAN, سلمان SALMAN, سالم SALEM, سلام SALAM, سليم SALIM, سلمي SALMA, تميم TAMIM, ناصر NASSER, نصر NASR, منصور MANSOOR,
  راشد RASHID, رشيد RASHEED, رشا RASHA, رشاد RASHAD, جاسم JASSIM, قاسم QASSIM, جابر JABER, جبر JABR, طارق TARIQ, طلال TALAL, ماجد MAJED,
  مجدي MAGDY, ماهر MAHER, مازن MAZEN, مروان MARWAN, مصطفي MUSTAFA, مبارك MUBARAK, مشعل MESHAL, معاذ MUATH, معاويه MUAWIYA, مؤمن MOAMEN,
  نايف NAIF, نواف NAWAF, نبيل NABIL, نادر NADER, نزار NIZAR, هشام HISHAM, هاني HANI, هيثم HAITHAM, همام HUMAM, حمزه HAMZA, بلال BILAL,
  باسم BASEM, بسام BASSAM, بشار BASHAR, بدر BADER, بندر BANDAR, بكر BAKR, ثامر THAMER, ثاني THANI, جمال JAMAL, جميل JAMIL, جمعه JUMA,
  جورج GEORGE, حازم HAZEM, حاتم HATEM, رامي RAMI, رائد RAED, رياض RIYADH, زيد ZAID, زياد ZIAD, زايد ZAYED, سامي SAMI, سامر SAMER, سمير SAMIR,
  شريف SHERIF, شادي SHADI, ضاحي DAHI, عادل ADEL, عامر AMER, عمار AMMAR, عصام ESSAM, عاطف ATEF, عبيد OBAID, غانم GHANEM, غازي GHAZI,
  فارس FARIS, فادي FADI, فؤاد FOUAD, فواز FAWAZ, فراس FIRAS, كريم KARIM, كمال KAMAL, لؤي LOAY, ليث LAITH, ايمن AYMAN, اشرف ASHRAF,
  اسامه OSAMA, انس ANAS, انور ANWAR, اياد IYAD, ايهاب EHAB, امير AMIR, امين AMIN, اكرم AKRAM, اسعد ASAAD, عزام AZZAM, عزيز AZIZ, وائل WAEL,
  وسام WISSAM, ياسر YASSER, ياسين YASSIN, يزن YAZAN, قتيبه QUTAIBA, هلال HILAL, جهاد JIHAD, ربيع RABIE, رجب RAGAB, رمضان RAMADAN, شعبان SHAABAN,
  فاطمه FATIMA, عائشه AISHA, خديجه KHADIJA, مريم MARYAM, زينب ZAINAB, زهراء ZAHRA, ساره SARA, نوره NOURA, نورا NOURA, نور NOOR, امنه AMNA,
  امينه AMINA, موزه MOZA, شيخه SHEIKHA, لطيفه LATIFA, حصه HESSA, منيره MUNIRA, مني MONA, منال MANAL, مها MAHA, مي MAI, ميساء MAYSA,
  هند HIND, هدي HUDA, هيا HAYA, هاجر HAJAR, هبه HEBA, هناء HANA, ريم REEM, رنا RANA, رانيا RANIA, رولا ROLA, رقيه RUQAYYA, روان RAWAN,
  سميه SUMAYYA, سميره SAMIRA, سعاد SUAD, سهي SUHA, سمر SAMAR, شيماء SHAIMA, شهد SHAHD, شروق SHOROUQ, صفيه SAFIYA, صفاء SAFA,
  دانه DANA, دينا DINA, دلال DALAL, دعاء DOAA, ليلي LAILA, لينا LINA, لمي LAMA, لبني LUBNA, لولوه LULWA, لجين LUJAIN, غاده GHADA, غدير GHADEER,
  ايمان IMAN, اسماء ASMA, اماني AMANI, امل AMAL, اميره AMIRA, الاء ALAA, اروي ARWA, بشري BUSHRA, بسمه BASMA, جواهر JAWAHER, جميله JAMILA,
  حنان HANAN, حليمه HALIMA, خلود KHULOOD, نجلاء NAJLA, ناديه NADIA, نهي NOHA, نجود NUJOOD, وفاء WAFAA, ورده WARDA, ياسمين YASMIN, يسري YUSRA,
  عبير ABEER, عفاف AFAF, علياء ALIA, عليا ALIA, تهاني TAHANI, جود JOUD, جني JANA, تالا TALA, ملك MALAK, ايه AYA, حبيبه HABIBA, سلوي SALWA,
  الله ALLAH, ثنيان THUNAYAN, دوسري DOSARI, كواري KUWARI, مري MARRI, هاجري HAJRI, نعيمي NAIMI, مهندي MOHANNADI, سليطي SULAITI, منصوري MANSOORI,
  كعبي KAABI, مالكي MALKI, عماري AMMARI, خاطر KHATER, عطيه ATTIYA, سويدي SUWAIDI, انصاري ANSARI, عبدالله ABDULLAH, عبدالاله ABDULILAH,
  هاشمي HASHMI, قحطاني QAHTANI, شمري SHAMMARI, عتيبي OTAIBI, حربي HARBI, غامدي GHAMDI, زهراني ZAHRANI, مصري MASRI, حداد HADDAD, خوري KHOURY,
  رحمن RAHMAN, رحيم RAHEEM, قادر QADER, لطيف LATIF, مجيد MAJEED, هادي HADI, وهاب WAHAB, غني GHANI, جليل JALIL, حكيم HAKIM, رزاق RAZZAQ,
  الياس ELIAS, الين ALIN, الهام ILHAM, اليسا ELISSA, الفت OLFAT,
  بن BIN, بنت BINT, ابن IBN, ابو ABU, ام UMM, ال AL`
    .split(',')
    .map((pair) => pair.trim().split(' ')),
);

const consonants: Readonly<Record<string, string>> = Object.fromEntries(
  'ب B,ت T,ث TH,ج J,ح H,خ KH,د D,ذ TH,ر R,ز Z,س S,ش SH,ص S,ض D,ط T,ظ Z,غ GH,ف F,ق Q,ك K,ل L,م M,ن N,ه H,پ P,چ CH,ژ ZH,گ G,ڤ V,ٹ T,ڈ D,ڑ R,ں N'
    .split(',')
    .map((pair) => pair.split(' ')),
);

const arabicLetter = /\p{Script=Arabic}/u;

/** A name in Latin capitals as a passport may have it; null without Arabic letters, or with one we cannot transcribe. */
export function suggestLatin(name: string): string | null {
  if (!arabicLetter.test(name)) return null;
  const words = plain(name).split(' ');
  const written: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const next = words[at + 1];
    // One name in two words: Abd with a name that begins with Al.
    const isAbd = word === 'عبد' && next?.startsWith('ال') === true;
    // "Al Thani" is a house, "Al-Kuwari" a tribe.
    const isHouse = word === 'ال' && next !== undefined;
    if (isAbd || isHouse) at++;
    written.push(isAbd ? wordInLatin(word + next) : isHouse ? `AL-${wordInLatin(next)}` : wordInLatin(word));
  }
  return written.every((word) => /^[A-Z][A-Z-]*$/.test(word)) ? written.join(' ') : null;
}

/** Letters only: without vowel signs and stretching, and with one form each of alif, yeh and heh. */
function plain(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Mn}ـ\u200C-\u200F]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىیے]/g, 'ي')
    .replace(/[ةہھۃ]/g, 'ه')
    .replace(/ک/g, 'ك')
    .replace(/[\s-]+/g, ' ')
    .trim();
}

function wordInLatin(word: string): string {
  const known = names[word];
  if (known) return known;
  const afterAbd = /^عبدال(.+)$/.exec(word)?.[1];
  if (afterAbd) return `ABDUL${wordInLatin(afterAbd)}`;
  const tribe = /^ال(.{2,})$/.exec(word)?.[1];
  return tribe ? `AL-${wordInLatin(tribe)}` : spell(word);
}

/** A vowel and the consonant that ends its syllable. */
const closedSyllable = /[AEIOU](?:[TSKGCZ]H|[B-DF-HJ-NP-TV-Z])$/;

/** Transcribes letter by letter. Arabic does not write short vowels: an A goes between two consonants, unless a syllable ends between them. */
function spell(word: string): string {
  const letters = [...word];
  let latin = '';
  for (const [at, letter] of letters.entries()) {
    const isFirst = at === 0;
    const isLast = at === letters.length - 1;
    const followsVowel = /[AEIOU]$/.test(latin);
    const next = letters[at + 1] ?? '';
    if (letter === 'و') latin += isFirst || followsVowel || next === 'ا' ? 'W' : 'OU';
    else if (letter === 'ي') latin += isFirst || followsVowel || next === 'ا' ? 'Y' : isLast ? 'I' : 'EE';
    else if (letter === 'ا' || letter === 'ع') latin += followsVowel ? '' : 'A';
    else if (letter === 'ه' && isLast && !followsVowel) latin += 'A';
    else if (letter === 'ئ' || letter === 'ؤ') latin += followsVowel ? 'E' : 'O';
    else if (letter !== 'ء') {
      const written = consonants[letter];
      if (!written) return '';
      const isOnset = closedSyllable.test(latin) && /[اوي]/.test(next);
      latin += isFirst || followsVowel || isOnset ? written : `A${written}`;
    }
  }
  return latin;
}
