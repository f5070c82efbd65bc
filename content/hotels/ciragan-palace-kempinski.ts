import type { Hotel } from '../hotel.ts';

export const ciraganPalaceKempinski: Hotel = {
  slug: 'ciragan-palace-kempinski',
  name: { en: 'Çırağan Palace Kempinski', ar: 'قصر تشيراغان كمبينسكي' },
  destination: 'turkey',
  country: { en: 'Turkey', ar: 'تركيا' },
  city: { en: 'Istanbul', ar: 'إسطنبول' },
  district: { en: 'Beşiktaş', ar: 'بشيكتاش' },
  place: 'istanbul',
  position: { latitude: 41.0437, longitude: 29.0163 },
  nearbyAt: [
    [41.0485, 29.0145],
    [41.0472, 29.0269],
    [41.0392, 29.0005],
    [41.0425, 29.0055],
  ],
  stars: 5,
  setting: 'city',
  art: 'ciragan-palace-kempinski',
  scenes: ['minarets', 'pool-hills'],
  airport: 'IST',
  en: {
    title: 'Çırağan Palace Kempinski, Istanbul',
    description:
      'The Ottoman palace on the Bosphorus that is now a hotel: who it is for, what to see in Beşiktaş and Ortaköy, and which view to ask for.',
    lead: 'An Ottoman palace on the European shore of the Bosphorus, with a pool at the water’s edge.',
    about: [
      'Sultan Abdülaziz had the palace built in the 1860s. A fire left only its walls in 1910; in the early 1990s they were restored, and a new wing beside them became a hotel. Suites are in the palace, most rooms in the wing.',
      'Ferries, yachts and tankers pass in front of the terrace all day. The gardens run along the water, and the pool seems to flow into the strait.',
    ],
    goodFor: [
      { term: 'A celebration', text: 'A setting made for weddings and anniversaries.' },
      { term: 'Summer in the city', text: 'Swim in the morning, see Istanbul in the afternoon.' },
      { term: 'Three generations', text: 'Gardens for the grandparents, boats for the children.' },
    ],
    nearby: [
      { term: 'Yıldız Park', text: 'The wooded hill across the road, with pavilions and tea.' },
      { term: 'Ortaköy', text: 'The small mosque under the bridge and the square by the ferry.' },
      { term: 'Dolmabahçe Palace', text: 'The sultans’ palace on the same shore.' },
      { term: 'Beşiktaş', text: 'Fish market, ferries to Asia and breakfast street.' },
    ],
    goodToKnow: [
      { term: 'Which side', text: 'Ask for the Bosphorus; other rooms overlook the park.' },
      { term: 'The road', text: 'The shore road is slow in the evening. The ferry often wins.' },
      { term: 'The old city', text: 'Sultanahmet is a taxi or tram ride away.' },
    ],
  },
  ar: {
    title: 'قصر تشيراغان كمبينسكي، إسطنبول',
    description: 'القصر العثماني على البوسفور الذي صار فندقًا: لمن يناسب، وماذا ترى في بشيكتاش وأورتاكوي، وكيف تسأل عن تواريخك.',
    lead: 'قصر عثماني على الضفة الأوروبية للبوسفور، ومسبحه على حافة الماء.',
    about: [
      'شُيّد القصر في ستينيات القرن التاسع عشر بأمر السلطان عبد العزيز. وفي عام 1910 التهمه حريق لم يُبقِ إلا جدرانه، ثم رُمّمت في مطلع التسعينيات وأُقيم بجانبها جناح جديد ليصير المكان فندقًا. الأجنحة الفاخرة في القصر، ومعظم الغرف في المبنى الجديد.',
      'تعبر العبّارات واليخوت والناقلات أمام الشرفة طوال النهار. وتمتد الحدائق بمحاذاة الماء، ويبدو المسبح كأنه ينساب إلى المضيق.',
    ],
    goodFor: [
      { term: 'المناسبات', text: 'مكان للأعراس والاحتفال بذكرى الزواج.' },
      { term: 'الصيف في المدينة', text: 'سباحة في الصباح وجولة في إسطنبول بعد الظهر.' },
      { term: 'ثلاثة أجيال', text: 'حدائق للجدّين وسفن تعبر أمام الأطفال.' },
    ],
    nearby: [
      { term: 'حديقة يلدز', text: 'تلة خضراء عبر الشارع فيها أجنحة تاريخية ومقاهي شاي.' },
      { term: 'أورتاكوي', text: 'المسجد الصغير تحت الجسر والساحة عند العبّارة.' },
      { term: 'قصر دولمة بهجة', text: 'قصر السلاطين على الضفة نفسها.' },
      { term: 'بشيكتاش', text: 'سوق السمك والعبّارات إلى آسيا وشارع الفطور.' },
    ],
    goodToKnow: [
      { term: 'أي جهة', text: 'اطلب إطلالة البوسفور، فبعض الغرف تطل على الحديقة.' },
      { term: 'الطريق', text: 'طريق الساحل بطيء مساءً، وكثيرًا ما تكون العبّارة أسرع.' },
      { term: 'المدينة القديمة', text: 'تصل إلى السلطان أحمد بسيارة أجرة أو بالترام.' },
    ],
  },
};
