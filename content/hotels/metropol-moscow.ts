import type { Hotel } from '../hotel.ts';

export const metropolMoscow: Hotel = {
  slug: 'metropol-moscow',
  name: { en: 'Metropol Moscow', ar: 'فندق متروبول موسكو' },
  destination: 'moscow',
  country: { en: 'Russia', ar: 'روسيا' },
  city: { en: 'Moscow', ar: 'موسكو' },
  district: { en: 'Theatre Square', ar: 'ساحة المسرح' },
  place: 'moscow',
  position: { latitude: 55.7583, longitude: 37.6211 },
  nearbyAt: [[55.7601, 37.6186], [55.7539, 37.6208], null, [55.7575, 37.6188]],
  stars: 5,
  setting: 'city',
  art: 'metropol-moscow',
  scenes: ['square', 'lobby-2'],
  airport: 'SVO',
  en: {
    title: 'Hotel Metropol, Moscow',
    description:
      'The Art Nouveau hotel opposite the Bolshoi, open since 1905: who it is for, what is within walking distance, and what to know before you pay.',
    lead: 'The Art Nouveau hotel across from the Bolshoi Theatre, a few minutes from Red Square.',
    about: [
      'The Metropol opened in 1905, and several of Russia’s best artists worked on it. High on the façade is Mikhail Vrubel’s great ceramic panel, The Princess of Dreams; inside, breakfast is served under a roof of stained glass.',
      'Readers know it as the hotel where the count in A Gentleman in Moscow is made to spend his life. Rooms differ, and many keep furniture from the time of its opening.',
    ],
    goodFor: [
      { term: 'A first visit', text: 'Kremlin, Red Square and theatre without a metro ticket.' },
      { term: 'Theatre evenings', text: 'Cross the square and you are at the Bolshoi.' },
      { term: 'Winter', text: 'Lights, skating and a warm lobby to come back to.' },
    ],
    nearby: [
      { term: 'Bolshoi Theatre', text: 'Ballet and opera; tickets go months ahead.' },
      { term: 'Red Square', text: 'About five to ten minutes on foot.' },
      { term: 'GUM and TsUM', text: 'The two great department stores, one on each side.' },
      { term: 'Metro', text: 'Teatralnaya and its neighbours, worth a ride for their halls alone.' },
    ],
    goodToKnow: [
      {
        term: 'Payment',
        text: 'Visa and Mastercard issued outside Russia have not worked there since March 2022. Pay through us and carry cash.',
      },
      { term: 'Halal food', text: 'There are many Uzbek and Caucasian restaurants; ask us which are halal.' },
      { term: 'Airports', text: 'Moscow has several. Sheremetyevo is about an hour away, more in traffic.' },
    ],
  },
  ar: {
    title: 'فندق متروبول، موسكو',
    description: 'فندق من عام 1905 بطراز الفن الجديد قبالة مسرح البولشوي: لمن يناسب، وما حوله، وما يحسن أن تعرفه قبل أن تدفع.',
    lead: 'فندق بطراز الفن الجديد قبالة مسرح البولشوي، على دقائق من الساحة الحمراء.',
    about: [
      'افتُتح متروبول عام 1905، وعمل فيه عدد من أبرز فناني روسيا. في أعلى واجهته لوحة ميخائيل فروبل الخزفية الكبيرة «أميرة الأحلام»، وفي داخله يُقدَّم الفطور تحت سقف من الزجاج الملون.',
      'ويعرفه القراء من رواية «جنتلمان في موسكو»، فهو البيت الذي حُكم على بطلها أن يعيش فيه. تختلف غرفه بعضها عن بعض، ويحتفظ كثير منها بأثاث من زمن الافتتاح.',
    ],
    goodFor: [
      { term: 'الزيارة الأولى', text: 'الكرملين والساحة الحمراء والمسرح من دون تذكرة مترو.' },
      { term: 'أمسيات المسرح', text: 'تعبر الساحة فتجد نفسك في البولشوي.' },
      { term: 'الشتاء', text: 'أضواء وتزلج وبهو دافئ تعود إليه.' },
    ],
    nearby: [
      { term: 'مسرح البولشوي', text: 'باليه وأوبرا، وتذاكره تنفد قبل أشهر.' },
      { term: 'الساحة الحمراء', text: 'نحو 5 إلى 10 دقائق مشيًا.' },
      { term: 'غوم وتسوم', text: 'أشهر متجرين كبيرين في المدينة، واحد في كل جهة.' },
      { term: 'المترو', text: 'محطة تياترالنايا وجاراتها، وتستحق قاعاتها الزيارة وحدها.' },
    ],
    goodToKnow: [
      {
        term: 'الدفع',
        text: 'بطاقات فيزا وماستركارد الصادرة خارج روسيا لا تعمل فيها منذ مارس 2022، فادفع من خلالنا واحمل معك نقدًا.',
      },
      { term: 'الطعام الحلال', text: 'المطاعم الأوزبكية والقوقازية كثيرة، فاسألنا أيها حلال.' },
      { term: 'المطارات', text: 'في موسكو عدة مطارات، ويبعد شيريميتيفو نحو ساعة، وأكثر عند الزحام.' },
    ],
  },
};
