import type { Hotel } from '../hotel.ts';

export const rixosPremiumBelek: Hotel = {
  slug: 'rixos-premium-belek',
  name: { en: 'Rixos Premium Belek', ar: 'ريكسوس بريميوم بيليك' },
  destination: 'turkey',
  country: { en: 'Turkey', ar: 'تركيا' },
  city: { en: 'Antalya', ar: 'أنطاليا' },
  district: { en: 'Belek', ar: 'بيليك' },
  place: 'antalya',
  position: { latitude: 36.853, longitude: 31.066 },
  nearbyAt: [[36.876, 31.03], [36.939, 31.172], [36.884, 30.705], null],
  stars: 5,
  setting: 'beach',
  art: 'rixos-premium-belek',
  scenes: ['riviera', 'pool-hills'],
  airport: 'AYT',
  en: {
    title: 'Rixos Premium Belek, Antalya',
    description:
      'An all-inclusive family resort on the beach of Belek near Antalya: who it suits, what to see in the region and what the rate may not cover.',
    lead: 'An all-inclusive resort between pine trees and a sandy beach, made for families with children.',
    about: [
      'Belek, east of Antalya, is the coast of large resorts, and this is one of its best-known. Meals, drinks, pools and the children’s club are in the price, which makes a week with four children easy to budget for.',
      'The beach is sand, which is not a given on this coast. Behind it are lawns and pines, and behind those the golf courses and the Taurus mountains.',
    ],
    goodFor: [
      { term: 'Families', text: 'Clubs for small children and for teenagers, water slides and a long beach.' },
      { term: 'Two families together', text: 'Family rooms and villas, and nobody has to cook.' },
      { term: 'A quiet week', text: 'Come in May or October, when the sea is warm enough and the schools are open.' },
    ],
    nearby: [
      { term: 'The Land of Legends', text: 'The theme and water park, a few minutes away.' },
      { term: 'Aspendos', text: 'A Roman theatre so well preserved that it still stages performances.' },
      { term: 'Antalya old town', text: 'Kaleiçi: Ottoman houses above the old harbour.' },
      { term: 'Waterfalls', text: 'Düden and Manavgat for a morning.' },
    ],
    goodToKnow: [
      { term: 'All-inclusive', text: 'We ask what your rate covers: some restaurants and the theme park may cost extra.' },
      { term: 'Transfer', text: 'From Antalya airport about half an hour; we arrange it.' },
      { term: 'Season', text: 'May to October for the sea. July and August are hot and full.' },
    ],
  },
  ar: {
    title: 'ريكسوس بريميوم بيليك، أنطاليا',
    description: 'منتجع عائلي شامل على شاطئ بيليك قرب أنطاليا: لمن يناسب، وماذا تزور في المنطقة، وكيف تسأل عن تواريخك.',
    lead: 'منتجع شامل بين أشجار الصنوبر وشاطئ رملي، مهيأ للعائلات والأطفال.',
    about: [
      'بيليك، شرق أنطاليا، هي ساحل المنتجعات الكبيرة، وهذا من أشهرها. يشمل السعر الوجبات والمشروبات والمسابح ونادي الأطفال، فيسهل حساب تكلفة أسبوع مع أربعة أطفال.',
      'الشاطئ رملي، وهذا ليس مألوفًا على كل هذا الساحل. وخلفه مروج وصنوبر، ثم ملاعب الغولف، ثم جبال طوروس.',
    ],
    goodFor: [
      { term: 'العائلات', text: 'أندية للصغار واليافعين ومنزلقات مائية وشاطئ طويل.' },
      { term: 'عائلتان معًا', text: 'غرف عائلية وفلل، ولا حاجة إلى الطبخ.' },
      { term: 'أسبوع هادئ', text: 'في مايو أو أكتوبر، حين يكون البحر دافئًا والمدارس مفتوحة.' },
    ],
    nearby: [
      { term: 'أرض الأساطير', text: 'مدينة الملاهي والألعاب المائية، على بُعد دقائق.' },
      { term: 'أسبندوس', text: 'مسرح روماني سليم البناء ما زالت تُقام فيه العروض.' },
      { term: 'البلدة القديمة في أنطاليا', text: 'كاليتشي: بيوت عثمانية فوق المرفأ القديم.' },
      { term: 'الشلالات', text: 'دودان ومانافغات لنزهة صباحية.' },
    ],
    goodToKnow: [
      { term: 'الإقامة الشاملة', text: 'نسأل عما يغطيه سعرك، فبعض المطاعم ومدينة الملاهي قد تكون بمقابل.' },
      { term: 'التوصيل', text: 'نحو نصف ساعة من مطار أنطاليا، ونرتبه لك.' },
      { term: 'الموسم', text: 'من مايو إلى أكتوبر للبحر، ويشتد الحر والزحام في يوليو وأغسطس.' },
    ],
  },
};
