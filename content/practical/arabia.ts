import type { Practical } from './answers.ts';
import { squarePins } from './plugs.ts';

export const saudiArabia: Practical = {
  budget: {
    en: 'Allow 150 to 250 riyals a day for each adult, for meals, taxis and one entry, without the hotel.',
    ar: 'نقدّر من 150 إلى 250 ريالًا في اليوم للبالغ، للطعام وسيارات الأجرة وتذكرة دخول، من دون الفندق.',
  },
  sim: {
    en: 'stc, Mobily and Zain sell cards for visitors and eSIMs at the airports, with the passport you entered with.',
    ar: 'تبيع إس تي سي وموبايلي وزين شرائح للزوار وشرائح إلكترونية في المطارات، بالجواز الذي دخلت به.',
  },
  residents: {
    en: 'Residents of Qatar may apply for the tourist e-visa online, whatever their passport.',
    ar: 'للمقيم في قطر أن يطلب التأشيرة السياحية الإلكترونية مهما كان جوازه.',
  },
  safety: {
    en: 'A calm country to travel in. In the desert leave word of your route and carry more water than you think you need.',
    ar: 'بلد آمن للسفر. وفي الصحراء أخبر من تعرف بطريقك، واحمل من الماء أكثر مما تظن.',
  },
  emergency: {
    en: '911 in the regions of Makkah, Madinah and Riyadh and in the Eastern Province. Elsewhere 999 police, 997 ambulance, 998 fire.',
    ar: '911 في مناطق مكة المكرمة والمدينة المنورة والرياض والمنطقة الشرقية. وفي غيرها 999 للشرطة و997 للإسعاف و998 للدفاع المدني.',
  },
  plugs: squarePins,
  tipping: {
    en: 'Not expected. About ten per cent in a restaurant with waiters, and something for porters, is appreciated.',
    ar: 'غير لازم. ومن الكرم نحو عشرة في المئة في مطعم فيه خدمة، وشيء لحامل الحقائب.',
  },
  driving: {
    en: 'A Qatar licence is enough. Your own car needs insurance for the Kingdom, bought online or at the border.',
    ar: 'رخصة قطر كافية. أما سيارتك فتحتاج إلى تأمين داخل المملكة، تشتريه عبر الإنترنت أو عند المنفذ.',
  },
  lastMetro: { en: 'In Riyadh until midnight.', ar: 'في الرياض حتى منتصف الليل.' },
};

const emirates = {
  residents: {
    en: 'Residents of Qatar whose passport needs a visa apply for an e-visa online before they travel.',
    ar: 'المقيم في قطر الذي يحتاج جوازه إلى تأشيرة يطلبها إلكترونيًا قبل السفر.',
  },
  sim: {
    en: 'du and e& sell cards for visitors at the airports, with your passport. WhatsApp messages work in the Emirates; calls mostly do not.',
    ar: 'تبيع «دو» و«اتصالات» شرائح للزوار في المطارات بجواز السفر. ورسائل واتساب تعمل في الإمارات، أما مكالماته فلا تعمل في الغالب.',
  },
  emergency: {
    en: '999 police, 998 ambulance, 997 fire.',
    ar: '999 للشرطة و998 للإسعاف و997 للدفاع المدني.',
  },
  plugs: squarePins,
  tipping: {
    en: 'About ten per cent where the bill has no service charge yet: look first.',
    ar: 'نحو عشرة في المئة إن لم تكن الخدمة في الفاتورة، فانظر فيها أولًا.',
  },
  driving: {
    en: 'A Qatar licence is enough, even for a hired car. The tolls of Dubai (Salik) are charged later, to the card you left at the desk.',
    ar: 'رخصة قطر كافية، ولاستئجار سيارة أيضًا. ورسوم «سالك» في دبي تُحسم لاحقًا من البطاقة التي تركتها لدى الشركة.',
  },
} satisfies Partial<Practical>;

export const dubai: Practical = {
  ...emirates,
  budget: {
    en: 'Allow 250 to 400 dirhams a day for each adult, for meals, metro, taxis and one entry, without the hotel.',
    ar: 'نقدّر من 250 إلى 400 درهم في اليوم للبالغ، للطعام والمترو وسيارات الأجرة وتذكرة دخول، من دون الفندق.',
  },
  safety: {
    en: 'One of the safest cities in the world. Do not photograph people without asking, and mind the sun from May to September.',
    ar: 'من آمن مدن العالم. لا تصوّر أحدًا من دون إذنه، واحذر الشمس من مايو إلى سبتمبر.',
  },
  lastMetro: {
    en: 'Until midnight, on Fridays until one. On Sundays it begins at eight.',
    ar: 'حتى منتصف الليل، ويوم الجمعة حتى الواحدة. ويبدأ يوم الأحد في الثامنة.',
  },
};

export const rasAlKhaimah: Practical = {
  ...emirates,
  budget: {
    en: 'Allow 200 to 300 dirhams a day for each adult, for meals, taxis and one entry, without the hotel.',
    ar: 'نقدّر من 200 إلى 300 درهم في اليوم للبالغ، للطعام وسيارات الأجرة وتذكرة دخول، من دون الفندق.',
  },
  safety: {
    en: 'One of the safest places in the world. Leave a wadi at the first sign of rain, even far away in the mountains.',
    ar: 'من آمن البلاد. واخرج من الوادي عند أول علامة مطر، ولو كان بعيدًا في الجبال.',
  },
};
