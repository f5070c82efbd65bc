import type { Hotel } from '../hotel.ts';

export const grandeBretagneAthens: Hotel = {
  slug: 'grande-bretagne-athens',
  name: { en: 'Hotel Grande Bretagne', ar: 'فندق غراند بريتان' },
  destination: 'greece',
  country: { en: 'Greece', ar: 'اليونان' },
  city: { en: 'Athens', ar: 'أثينا' },
  district: { en: 'Syntagma Square', ar: 'ساحة سينتاغما' },
  place: 'athens',
  position: { latitude: 37.9764, longitude: 23.7353 },
  nearbyAt: [
    [37.9753, 23.7367],
    [37.9725, 23.73],
    [37.9684, 23.7285],
    [37.9763, 23.731],
  ],
  stars: 5,
  setting: 'city',
  art: 'grande-bretagne-athens',
  scenes: ['roofs', 'lobby-2'],
  airport: 'ATH',
  en: {
    title: 'Hotel Grande Bretagne, Athens',
    description:
      'The grand hotel on Syntagma Square in Athens, a hotel since 1874: what is within walking distance, which rooms to ask for and how to check availability.',
    lead: 'The grand hotel of Athens on Syntagma Square, with the Acropolis in view from its roof.',
    about: [
      'The house was built in 1842 as a private mansion and has been a hotel since 1874. It stands across from the Parliament, and much of what happened in modern Greece happened within sight of its windows.',
      'From the roof garden you see the Parthenon lit at night and the hill of Lycabettus behind you. Below lies the square where every walk in Athens begins.',
    ],
    goodFor: [
      { term: 'A first visit', text: 'Most of the old city is within half an hour on foot.' },
      { term: 'Couples', text: 'Dinner facing the Acropolis.' },
      { term: 'Nights before an island', text: 'Airport and port are easy to reach from here.' },
    ],
    nearby: [
      { term: 'The Parliament', text: 'The Evzones change guard in front of it every hour.' },
      { term: 'Plaka', text: 'The old quarter below the Acropolis.' },
      { term: 'Acropolis Museum', text: 'Best before the climb, or instead of it on a hot day.' },
      { term: 'Ermou Street', text: 'A pedestrian shopping street, downhill from the square.' },
    ],
    goodToKnow: [
      { term: 'The metro', text: 'Syntagma station has a direct line to the airport.' },
      { term: 'The view', text: 'Rooms with the Acropolis cost more; the roof is for every guest.' },
      { term: 'Summer', text: 'Visit the ruins at opening time in July and August.' },
    ],
  },
  ar: {
    title: 'فندق غراند بريتان، أثينا',
    description: 'الفندق العريق في ساحة سينتاغما بأثينا، المفتوح للضيوف منذ عام 1874: لمن يناسب، وماذا ترى حوله، وكيف تسأل عنه.',
    lead: 'فندق أثينا العريق في ساحة سينتاغما، وترى الأكروبوليس من سطحه.',
    about: [
      'بُني البيت عام 1842 قصرًا خاصًا، وصار فندقًا عام 1874. يقع قبالة البرلمان، وكثير من تاريخ اليونان الحديث جرى على مرأى من نوافذه.',
      'من حديقة السطح ترى البارثينون مضاءً في الليل، وخلفك تلة ليكابيتوس. وتحتك الساحة التي تبدأ منها كل نزهة في أثينا.',
    ],
    goodFor: [
      { term: 'الزيارة الأولى', text: 'معظم المدينة القديمة على مسافة نصف ساعة مشيًا.' },
      { term: 'الأزواج', text: 'عشاء في مواجهة الأكروبوليس.' },
      { term: 'ليالٍ قبل الجزر', text: 'الوصول منه إلى المطار والميناء سهل.' },
    ],
    nearby: [
      { term: 'البرلمان', text: 'يتبدل أمامه الحرس بزيهم التقليدي كل ساعة.' },
      { term: 'بلاكا', text: 'الحي القديم عند سفح الأكروبوليس.' },
      { term: 'متحف الأكروبوليس', text: 'زُره قبل الصعود، أو بدلًا منه في يوم حار.' },
      { term: 'شارع إرمو', text: 'شارع تسوق للمشاة ينحدر من الساحة.' },
    ],
    goodToKnow: [
      { term: 'المترو', text: 'من محطة سينتاغما خط مباشر إلى المطار.' },
      { term: 'الإطلالة', text: 'الغرف المطلة على الأكروبوليس أغلى، أما السطح فلكل النزلاء.' },
      { term: 'الصيف', text: 'زُر الآثار عند فتح أبوابها في يوليو وأغسطس.' },
    ],
  },
};
