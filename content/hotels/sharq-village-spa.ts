import type { Hotel } from '../hotel.ts';

export const sharqVillageSpa: Hotel = {
  slug: 'sharq-village-spa',
  name: { en: 'Sharq Village & Spa', ar: 'شرق فيليج آند سبا' },
  destination: null,
  country: { en: 'Qatar', ar: 'قطر' },
  city: { en: 'Doha', ar: 'الدوحة' },
  district: { en: 'Ras Abu Abboud', ar: 'رأس بو عبود' },
  place: 'doha',
  position: { latitude: 25.2871, longitude: 51.5592 },
  nearbyAt: [
    [25.2873, 51.5486],
    [25.2953, 51.5392],
    [25.299, 51.5475],
    [25.2872, 51.533],
  ],
  stars: 5,
  setting: 'beach',
  art: 'sharq-village-spa',
  scenes: ['skyline', 'pool-outdoors'],
  airport: 'DOH',
  en: {
    title: 'Sharq Village & Spa, Doha',
    description:
      'A beach resort in Doha built like an old Qatari village and run by The Ritz-Carlton: who it suits, what is nearby, and how to check availability.',
    lead: 'A resort laid out like an old Qatari village, with its own beach and the skyline across the bay.',
    about: [
      'The rooms are in low villas set round courtyards, joined by sandy lanes, with carved doors, wind towers and a small souq. The resort opened in 2007 and is run by The Ritz-Carlton.',
      'It is close to the museums and to the airport, yet a day here means a long private beach, pools, a large spa and the towers of West Bay across the water.',
    ],
    goodFor: [
      { term: 'Families', text: 'Everything is low and near, and the beach belongs to the guests.' },
      { term: 'Rest', text: 'A spa built as a village of its own.' },
      { term: 'A celebration', text: 'Courtyards and majlis rooms for an evening with the whole family.' },
    ],
    nearby: [
      { term: 'National Museum of Qatar', text: 'Jean Nouvel’s desert rose, a few minutes away.' },
      { term: 'Museum of Islamic Art', text: 'With its park on the bay.' },
      { term: 'Old Doha Port', text: 'The Mina District: coloured houses, cafés and fish by the quay.' },
      { term: 'Souq Waqif', text: 'A short drive along the Corniche.' },
    ],
    goodToKnow: [
      { term: 'The airport', text: 'Hamad International is about a quarter of an hour away by car.' },
      { term: 'Sea or garden', text: 'Not every room has the bay in front of it. Tell us if it matters.' },
      {
        term: 'Getting about',
        text: 'A car is the easiest; the resort is large, so ask for a villa near the beach with small children.',
      },
    ],
  },
  ar: {
    title: 'شرق فيليج آند سبا، الدوحة',
    description: 'منتجع شاطئي في الدوحة بُني على هيئة قرية قطرية قديمة وتديره ريتز كارلتون: لمن يناسب، وما يجاوره، وكيف تسأل عنه.',
    lead: 'منتجع على هيئة قرية قطرية قديمة، له شاطئه الخاص، وأمامه أبراج الدوحة عبر الخليج.',
    about: [
      'تتوزع الغرف في فلل قليلة الارتفاع حول أفنية تصل بينها سكك رملية اللون، بأبواب منقوشة وأبراج هواء وسوق صغير. افتُتح المنتجع عام 2007 وتديره ريتز كارلتون.',
      'المتاحف والمطار قريبان منه، ومع ذلك يمضي نهارك بين شاطئ خاص طويل ومسابح وسبا كبير، وأبراج الخليج الغربي أمامك على الضفة الأخرى.',
    ],
    goodFor: [
      { term: 'العائلات', text: 'كل شيء قريب وقليل الارتفاع، والشاطئ لنزلاء المنتجع.' },
      { term: 'الراحة', text: 'سبا بُني كأنه قرية قائمة بذاتها.' },
      { term: 'المناسبات', text: 'أفنية ومجالس تجمع العائلة كلها في أمسية واحدة.' },
    ],
    nearby: [
      { term: 'متحف قطر الوطني', text: 'وردة الصحراء التي صممها جان نوفيل، على بُعد دقائق.' },
      { term: 'متحف الفن الإسلامي', text: 'ومعه حديقته على الخليج.' },
      { term: 'ميناء الدوحة القديم', text: 'حي الميناء ببيوته الملونة ومقاهيه وأسماكه على الرصيف.' },
      { term: 'سوق واقف', text: 'على مسافة قصيرة بالسيارة على الكورنيش.' },
    ],
    goodToKnow: [
      { term: 'المطار', text: 'يبعد مطار حمد الدولي نحو ربع ساعة بالسيارة.' },
      { term: 'البحر أم الحديقة', text: 'لا تطل كل الغرف على الخليج، فأخبرنا إن كان ذلك يهمك.' },
      { term: 'التنقل', text: 'السيارة هي الأسهل. والمنتجع واسع، فاطلب فيلا قرب الشاطئ إن كان معك أطفال صغار.' },
    ],
  },
};
