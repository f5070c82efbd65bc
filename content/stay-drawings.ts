import type { Bilingual } from './bilingual.ts';

/** What those drawings in public/art/stays show that stand on pages. */
export const stayDrawings = {
  'stays/stay-room-sea': {
    en: 'A hotel room with a wide bed, its curtains open to the sea.',
    ar: 'غرفة فندق بسرير واسع، وستائرها مفتوحة على البحر.',
  },
  'stays/stay-white-1': {
    en: 'White island houses with blue domes at noon, bare hills behind.',
    ar: 'بيوت بيضاء بقباب زرقاء وقت الظهيرة، وخلفها تلال جرداء.',
  },
  'stays/stay-terrace-1': {
    en: 'A red-brick hotel in a row of red and white town houses, trees in front.',
    ar: 'فندق من الطوب الأحمر بين بيوت حمراء وبيضاء، وأمامه أشجار.',
  },
  'stays/stay-minarets-1': {
    en: 'A long mansion with a red roof on a street, a dome and two minarets behind it.',
    ar: 'قصر طويل بسقف أحمر على الشارع، وخلفه قبة ومئذنتان.',
  },
  'stays/stay-palace-1': {
    en: 'A grand hotel with a grey mansard roof on a boulevard in the morning.',
    ar: 'فندق فخم بسقف رمادي على جادة في الصباح.',
  },
  'stays/stay-gulf-beach-1': {
    en: 'A white resort on the beach, palms beside it and towers in the distance.',
    ar: 'منتجع أبيض على الشاطئ بجانبه نخيل، وخلفه أبراج بعيدة.',
  },
  'stays/stay-alps-1': {
    en: 'A timber lodge in the snow, a white peak above its roof.',
    ar: 'نُزل خشبي وسط الثلج، تعلو سقفه قمة بيضاء.',
  },
  'stays/stay-tropics-1': {
    en: 'A low resort on a green lawn beside palms, the sun just up.',
    ar: 'منتجع منخفض على عشب أخضر وبجانبه نخيل، وقت الشروق.',
  },
  'stays/stay-alps-3': {
    en: 'Timber houses with wide roofs on a lawn, firs and mountains in evening light.',
    ar: 'بيوت خشبية عريضة السقوف على عشب، وأشجار تنوب وجبال في ضوء المساء.',
  },
  'stays/stay-palm-beach-1': {
    en: 'A resort with a steep brown roof on the beach, palms beside it.',
    ar: 'منتجع بسقف بني عالٍ على الشاطئ وبجانبه نخيل.',
  },
  'stays/stay-gulf-2': {
    en: 'A pale five-storey hotel in a garden of palms.',
    ar: 'فندق فاتح من خمسة طوابق وسط حديقة نخيل.',
  },
} as const satisfies Record<string, Bilingual>;
