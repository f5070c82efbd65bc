import type { Bilingual } from '../bilingual.ts';
import type { Practical } from './answers.ts';
import { roundPins } from './plugs.ts';

const driving = {
  en: 'Take an international permit alongside your licence: hire companies ask for both.',
  ar: 'خذ رخصة دولية مع رخصتك، فشركات التأجير تطلبهما معًا.',
};

/** The companies that run visa centres change, so none is named. */
const schengen = (country: Bilingual): Bilingual => ({
  en: `In Doha, as that is where you live: the website of the embassy of ${country.en} names the visa centre that currently takes applications and its appointments. Go there in person, for the fingerprints.`,
  ar: `في الدوحة لأنك مقيم فيها: تذكر صفحة سفارة ${country.ar} مركز التأشيرات الذي يتسلم الطلبات الآن ومواعيده. واذهب إليه بنفسك لأخذ البصمات.`,
});

export const france: Practical = {
  budget: {
    en: 'Allow 60 to 90 euros a day for each adult, for meals, metro and one entry, without the hotel. The set lunch is the best value of the day.',
    ar: 'نقدّر من 60 إلى 90 يورو في اليوم للبالغ، للطعام والمترو وتذكرة دخول، من دون الفندق. ووجبة الغداء المحددة أوفر ما في اليوم.',
  },
  sim: {
    en: 'Orange, SFR, Bouygues and Free, with your passport. A card from one EU country works in the others too, but not always in Switzerland.',
    ar: 'من أورنج أو إس إف آر أو بويغ أو فري، بجواز السفر. وشريحة أي بلد في الاتحاد الأوروبي تعمل في بقية بلدانه، لا في سويسرا دائمًا.',
  },
  safety: {
    en: 'Pickpockets work in the metro, at the Eiffel Tower and on the Champs-Élysées: bag in front, phone away, and sign no petition.',
    ar: 'ينشط النشّالون في المترو وعند برج إيفل وفي الشانزليزيه: اجعل حقيبتك أمامك وهاتفك في جيبك، ولا توقّع على أي عريضة.',
  },
  emergency: {
    en: '112 for everything; 15 doctor, 17 police, 18 fire.',
    ar: '112 لكل طارئ، و15 للطبيب و17 للشرطة و18 للإطفاء.',
  },
  plugs: roundPins('E', 230),
  tipping: {
    en: 'Service is in the price by law. Leave a few coins if you were pleased.',
    ar: 'الخدمة في السعر بحكم القانون. واترك بضع قطع إن أعجبتك.',
  },
  driving: {
    en: 'Take an international permit alongside your licence. In Paris a car may need a Crit’Air sticker; hired ones have it.',
    ar: 'خذ رخصة دولية مع رخصتك. وقد تحتاج السيارة في باريس إلى ملصق Crit’Air، وهو على السيارات المستأجرة.',
  },
  lastMetro: {
    en: 'In Paris until a quarter past one, on Friday and Saturday nights until a quarter past two.',
    ar: 'في باريس حتى الواحدة والربع، وفي ليلتي الجمعة والسبت حتى الثانية والربع.',
  },
  schengen: {
    en: 'In Doha, as that is where you live. Begin on france-visas.gouv.fr: it generates the form and names the visa centre and its appointments. Go there in person, for the fingerprints.',
    ar: 'في الدوحة لأنك مقيم فيها. ابدأ من france-visas.gouv.fr، ففيه النموذج واسم مركز التأشيرات ومواعيده. واذهب إليه بنفسك لأخذ البصمات.',
  },
};

export const spain: Practical = {
  budget: {
    en: 'Allow 50 to 75 euros a day for each adult, for meals, metro and one entry, without the hotel. Ask for the menú del día at noon.',
    ar: 'نقدّر من 50 إلى 75 يورو في اليوم للبالغ، للطعام والمترو وتذكرة دخول، من دون الفندق. واطلب ظهرًا قائمة اليوم.',
  },
  sim: {
    en: 'Movistar, Orange and Vodafone, with your passport. A card from one EU country works in the others too.',
    ar: 'من موفيستار أو أورنج أو فودافون، بجواز السفر. وشريحة أي بلد في الاتحاد الأوروبي تعمل في بقية بلدانه.',
  },
  safety: {
    en: 'Barcelona’s pickpockets are quick: on La Rambla, in the metro and on the beach keep your bag in front of you. Elsewhere families walk until midnight.',
    ar: 'نشّالو برشلونة سريعون: اجعل حقيبتك أمامك في لا رامبلا والمترو وعلى الشاطئ. وفي غيرها تتمشى العائلات حتى منتصف الليل.',
  },
  emergency: { en: '112 for everything.', ar: '112 لكل طارئ.' },
  plugs: roundPins('F', 230),
  tipping: {
    en: 'Not expected: round up, or leave a euro or two.',
    ar: 'غير لازم: قرّب المبلغ إلى الأعلى، أو اترك يورو أو اثنين.',
  },
  driving,
  lastMetro: {
    en: 'Madrid until half past one. Barcelona until midnight, on Fridays until two, on Saturdays all night.',
    ar: 'مدريد حتى الواحدة والنصف. وبرشلونة حتى منتصف الليل، ويوم الجمعة حتى الثانية، ومساء السبت حتى الصباح.',
  },
  schengen: schengen({ en: 'Spain', ar: 'إسبانيا' }),
};

export const switzerland: Practical = {
  budget: {
    en: 'The most expensive country we plan: allow 90 to 130 francs a day for each adult, without hotel and mountain railways. A picnic from a supermarket halves it.',
    ar: 'أغلى بلد نخطط له: نقدّر من 90 إلى 130 فرنكًا في اليوم للبالغ، من دون الفندق وقطارات الجبال. والغداء من متجر يخفضه إلى النصف.',
  },
  sim: {
    en: 'Swisscom, Sunrise and Salt, with your passport. A card bought in the EU may not cover Switzerland.',
    ar: 'من سويسكوم أو صنرايز أو سولت، بجواز السفر. والشريحة المشتراة في الاتحاد الأوروبي قد لا تشمل سويسرا.',
  },
  safety: {
    en: 'Very safe. In the mountains the weather decides: turn back early, and stay off closed pistes and paths.',
    ar: 'آمنة جدًا. والطقس سيد الجبال: عد مبكرًا، ولا تدخل مسارًا مغلقًا.',
  },
  emergency: {
    en: '112 for everything; 144 ambulance, 117 police, 1414 air rescue.',
    ar: '112 لكل طارئ، و144 للإسعاف و117 للشرطة و1414 للإنقاذ الجوي.',
  },
  plugs: {
    en: 'Type J with three thin pins, which also takes two round ones (C), 230 volts: take an adapter.',
    ar: 'النوع J بثلاثة أطراف رفيعة، ويقبل الطرفين المستديرين (C)، 230 فولت، فخذ محوّلًا.',
  },
  tipping: { en: 'Service is in the price. Round up.', ar: 'الخدمة في السعر، فقرّب المبلغ إلى الأعلى.' },
  driving: {
    en: 'Take an international permit for the hire desk. Motorways need the annual vignette, 40 francs; cars hired in Switzerland have it.',
    ar: 'خذ رخصة دولية لشركة التأجير. والطرق السريعة تحتاج إلى ملصق سنوي بـ40 فرنكًا، وهو على السيارات المستأجرة في سويسرا.',
  },
  lastMetro: {
    en: 'No metro in Zurich: trams run until about half past midnight, night trains and buses on Friday and Saturday nights.',
    ar: 'لا مترو في زيورخ: يعمل الترام حتى نحو الثانية عشرة والنصف ليلًا، وفي ليلتي الجمعة والسبت قطارات وحافلات ليلية.',
  },
  schengen: schengen({ en: 'Switzerland', ar: 'سويسرا' }),
};

export const greece: Practical = {
  budget: {
    en: 'Allow 50 to 80 euros a day for each adult, without the hotel; more on Santorini and Mykonos.',
    ar: 'نقدّر من 50 إلى 80 يورو في اليوم للبالغ، من دون الفندق، وأكثر من ذلك في سانتوريني وميكونوس.',
  },
  sim: {
    en: 'Cosmote, Vodafone and Nova, with your passport. A card from one EU country works in the others too.',
    ar: 'من كوسموتي أو فودافون أو نوفا، بجواز السفر. وشريحة أي بلد في الاتحاد الأوروبي تعمل في بقية بلدانه.',
  },
  safety: {
    en: 'Calm. Mind your bag in the Athens metro, and the red flags on the beach when the meltemi blows.',
    ar: 'بلد هادئ. انتبه إلى حقيبتك في مترو أثينا، وإلى الرايات الحمراء على الشاطئ حين تهب رياح الملتمي.',
  },
  emergency: {
    en: '112 for everything; 166 ambulance, 100 police.',
    ar: '112 لكل طارئ، و166 للإسعاف و100 للشرطة.',
  },
  plugs: roundPins('F', 230),
  tipping: {
    en: 'Five to ten per cent where you were served well; nobody insists.',
    ar: 'من خمسة إلى عشرة في المئة إن أحسنوا خدمتك، ولا يلزمك أحد.',
  },
  driving: {
    en: 'Take an international permit alongside your licence: hire companies and insurers ask for it. On the islands take a car rather than a quad bike.',
    ar: 'خذ رخصة دولية مع رخصتك، فشركات التأجير والتأمين تطلبها. وفي الجزر استأجر سيارة لا دراجة رباعية.',
  },
  lastMetro: {
    en: 'In Athens until half past midnight, on Fridays until two, on Saturdays lines 2 and 3 all night.',
    ar: 'في أثينا حتى الثانية عشرة والنصف ليلًا، ويوم الجمعة حتى الثانية، ومساء السبت الخطان 2 و3 حتى الصباح.',
  },
  schengen: schengen({ en: 'Greece', ar: 'اليونان' }),
};

export const bosnia: Practical = {
  budget: {
    en: 'Allow 60 to 100 convertible marks a day for each adult, for meals, trams and entries, without the hotel.',
    ar: 'نقدّر من 60 إلى 100 مارك قابل للتحويل في اليوم للبالغ، للطعام والترام وتذاكر الدخول، من دون الفندق.',
  },
  sim: {
    en: 'BH Telecom, m:tel and HT Eronet sell cards for tourists at kiosks and in post offices. EU cards roam at extra cost here.',
    ar: 'تبيع بي إتش تيليكوم وإم تل وإيرونت شرائح للسياح في الأكشاك ومكاتب البريد. وشرائح الاتحاد الأوروبي يزيد سعر تجوالها هنا.',
  },
  safety: {
    en: 'Calm towns. In the hills stay on marked paths, as mines remain off them.',
    ar: 'مدن هادئة. وفي التلال الزم الدروب المعلّمة، فخارجها ألغام باقية.',
  },
  emergency: { en: '122 police, 124 ambulance, 123 fire.', ar: '122 للشرطة و124 للإسعاف و123 للإطفاء.' },
  plugs: roundPins('F', 230),
  tipping: {
    en: 'Round up; about ten per cent after a good meal.',
    ar: 'قرّب المبلغ إلى الأعلى، ونحو عشرة في المئة بعد وجبة طيبة.',
  },
  driving: {
    en: 'An international permit alongside your licence. Headlights are on by day too, and winter tyres are required from 15 November to 15 April.',
    ar: 'رخصة دولية مع رخصتك. أضئ أنوار السيارة نهارًا أيضًا، والإطارات الشتوية إلزامية من 15 نوفمبر إلى 15 أبريل.',
  },
};
