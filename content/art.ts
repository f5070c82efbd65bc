export type ArtCrop = 'card' | 'hero' | 'share';

export interface ArtPiece {
  /** What the picture shows, for those who do not see it. */
  alt: { en: string; ar: string };
  crops: readonly ArtCrop[];
}

/** Pixels of each crop; the files are vectors of these proportions. */
export const artSizes = {
  card: { width: 800, height: 600 },
  hero: { width: 1680, height: 720 },
  share: { width: 1200, height: 630 },
} as const satisfies Record<ArtCrop, { width: number; height: number }>;

const every: readonly ArtCrop[] = ['card', 'hero', 'share'];
const cardOnly: readonly ArtCrop[] = ['card'];

/** The travel posters in public/art, named `{slug}-{crop}-{ltr|rtl}.svg`. */
export const art = {
  doha: {
    alt: {
      en: 'Doha at dusk: the towers of West Bay across the bay, the Museum of Islamic Art and a dhow under sail.',
      ar: 'الدوحة عند الغروب: أبراج الخليج الغربي على ضفة الخليج، ومتحف الفن الإسلامي، ومحمل شراعي عائد.',
    },
    crops: every,
  },
  london: {
    alt: {
      en: 'London on a golden morning: the Elizabeth Tower and Westminster above the Thames, a red bus on the bridge.',
      ar: 'لندن في صباح ذهبي: برج إليزابيث وقصر وستمنستر فوق نهر التايمز، وحافلة حمراء على الجسر.',
    },
    crops: every,
  },
  paris: {
    alt: {
      en: 'Paris in the morning: the Eiffel Tower above grey zinc roofs and chimney pots.',
      ar: 'باريس صباحًا: برج إيفل فوق أسطح الزنك الرمادية والمداخن.',
    },
    crops: every,
  },
  istanbul: {
    alt: {
      en: 'Istanbul at sunset: a domed mosque and its minarets above the Bosphorus, a ferry coming in.',
      ar: 'إسطنبول عند الغروب: مسجد بقبابه ومآذنه فوق مضيق البوسفور، وعبّارة تقترب من المرسى.',
    },
    crops: every,
  },
  dubai: {
    alt: {
      en: 'Dubai at sunrise: Burj Khalifa rising out of the haze behind red dunes, a string of camels in front.',
      ar: 'دبي عند الشروق: برج خليفة يعلو الضباب خلف الكثبان الحمراء، وقافلة من الجمال في المقدمة.',
    },
    crops: every,
  },
  cairo: {
    alt: {
      en: 'Cairo in the late afternoon: the pyramids of Giza above palm groves, a felucca on the Nile.',
      ar: 'القاهرة عصرًا: أهرامات الجيزة خلف بساتين النخيل، وفلوكة في النيل.',
    },
    crops: every,
  },
  bangkok: {
    alt: {
      en: 'Bangkok at dusk: Wat Arun, the Temple of Dawn, above the Chao Phraya and a long-tail boat.',
      ar: 'بانكوك عند الغسق: معبد الفجر «وات آرون» على نهر تشاو برايا، وقارب طويل الذيل.',
    },
    crops: every,
  },
  mumbai: {
    alt: {
      en: 'Mumbai from the harbour: the Gateway of India, and the Taj Mahal Palace hotel behind it.',
      ar: 'مومباي من الميناء: بوابة الهند، وخلفها فندق تاج محل بالاس.',
    },
    crops: every,
  },
  manila: {
    alt: {
      en: 'Philippine islands: limestone cliffs over a turquoise lagoon and an outrigger boat.',
      ar: 'جزر الفلبين: منحدرات من الحجر الجيري فوق بحيرة فيروزية، وقارب بانغكا بجناحيه.',
    },
    crops: every,
  },
  maldives: {
    alt: {
      en: 'The Maldives: thatched villas over a clear lagoon, palms leaning over white sand.',
      ar: 'المالديف: فلل مسقوفة بالقش فوق بحيرة صافية، ونخيل يميل فوق رمال بيضاء.',
    },
    crops: every,
  },
  switzerland: {
    alt: {
      en: 'Switzerland: the Matterhorn above a village of chalets, a red train crossing a viaduct.',
      ar: 'سويسرا: جبل ماترهورن فوق قرية من الشاليهات، وقطار أحمر يعبر الجسر.',
    },
    crops: every,
  },
  greece: {
    alt: {
      en: 'Santorini at dusk: white houses and blue domes stepping down towards the caldera.',
      ar: 'سانتوريني عند الغروب: بيوت بيضاء وقباب زرقاء تنحدر نحو البحر.',
    },
    crops: every,
  },
  visa: {
    alt: {
      en: 'A desk by a window over the sea: a passport, a stamped visa page and a glass of tea.',
      ar: 'مكتب أمام نافذة تطل على البحر: جواز سفر وصفحة تأشيرة مختومة وكأس شاي.',
    },
    crops: cardOnly,
  },
  packages: {
    alt: {
      en: 'A packed suitcase and a sun hat on a balcony above a white seaside town.',
      ar: 'حقيبة سفر جاهزة وقبعة شمس على شرفة تطل على بلدة بيضاء والبحر.',
    },
    crops: cardOnly,
  },
  cruises: {
    alt: {
      en: 'A white cruise ship heading out to sea at first light, small sails around it.',
      ar: 'سفينة سياحية بيضاء تشق البحر مع أول الضوء، وحولها أشرعة صغيرة.',
    },
    crops: cardOnly,
  },
  umrah: {
    alt: {
      en: 'The Kaaba and the Grand Mosque of Makkah at dawn, seen from afar through an arch.',
      ar: 'الكعبة المشرفة والمسجد الحرام عند الفجر، كما يُرى من بعيد خلال رواق.',
    },
    crops: cardOnly,
  },
} as const satisfies Record<string, ArtPiece>;

export type ArtSlug = keyof typeof art;
