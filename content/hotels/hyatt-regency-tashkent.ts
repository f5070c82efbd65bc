import type { Hotel } from '../hotel.ts';

export const hyattRegencyTashkent: Hotel = {
  slug: 'hyatt-regency-tashkent',
  name: { en: 'Hyatt Regency Tashkent', ar: 'حياة ريجنسي طشقند' },
  destination: 'uzbekistan',
  country: { en: 'Uzbekistan', ar: 'أوزبكستان' },
  city: { en: 'Tashkent', ar: 'طشقند' },
  district: { en: 'Navoi Street', ar: 'شارع نوائي' },
  place: 'tashkent',
  position: { latitude: 41.314, longitude: 69.276 },
  nearbyAt: [
    [41.316, 69.268],
    [41.3113, 69.2797],
    [41.3266, 69.2351],
    [41.3386, 69.2403],
  ],
  stars: 5,
  setting: 'city',
  art: 'hyatt-regency-tashkent',
  scenes: ['domes', 'lobby-3'],
  airport: 'TAS',
  en: {
    title: 'Hyatt Regency Tashkent',
    description:
      'The first Hyatt in Uzbekistan, on Navoi Street in the centre of Tashkent: who it suits, what is nearby, and how to travel on to Samarkand.',
    lead: 'A modern city hotel on Navoi Street, open since 2016 and a good start for Samarkand and Bukhara.',
    about: [
      'When it opened in 2016 it was the first Hyatt in the country. It stands beside the National Library in the centre of Tashkent, a city of wide avenues, plane trees and much shade.',
      'Most travellers stay a night or two before the fast train south and again before the flight home. Large rooms, an indoor pool and a breakfast with both Uzbek and European dishes make that easy.',
    ],
    goodFor: [
      { term: 'First and last nights', text: 'Airport and railway station are a short drive away.' },
      { term: 'Business', text: 'The ministries and banks of the centre are close.' },
      { term: 'Families', text: 'A pool for the afternoon when the sun is strong.' },
    ],
    nearby: [
      { term: 'Independence Square', text: 'Fountains and gardens for an evening walk.' },
      { term: 'Amir Timur Square', text: 'The centre of the city, with its museum.' },
      { term: 'Chorsu Bazaar', text: 'Bread, spices and dried fruit under a turquoise dome.' },
      { term: 'Hazrati Imam', text: 'Mosques and the ancient Quran manuscript kept there.' },
    ],
    goodToKnow: [
      { term: 'To Samarkand', text: 'The Afrosiyob train takes a little over two hours; seats sell out, so we book early.' },
      { term: 'Food', text: 'Uzbekistan is a Muslim country and halal food is easy to find.' },
      { term: 'When', text: 'April to early June, and September to October.' },
    ],
  },
  ar: {
    title: 'حياة ريجنسي طشقند',
    description: 'أول فنادق حياة في أوزبكستان، في شارع نوائي وسط طشقند: لمن يناسب، وما يجاوره، وكيف تتابع منه إلى سمرقند.',
    lead: 'فندق عصري في شارع نوائي، افتُتح عام 2016، ومنه تسهل الرحلة إلى سمرقند وبخارى.',
    about: [
      'كان عند افتتاحه عام 2016 أول فندق لحياة في البلاد. يقع بجوار المكتبة الوطنية في وسط طشقند، مدينة الشوارع الواسعة وأشجار الدلب والظل الوفير.',
      'يقيم فيه معظم المسافرين ليلة أو ليلتين قبل القطار السريع إلى الجنوب، ثم قبل رحلة العودة. وتسهّل ذلك غرف واسعة ومسبح داخلي وفطور يجمع المائدتين الأوزبكية والأوروبية.',
    ],
    goodFor: [
      { term: 'أول ليلة وآخر ليلة', text: 'المطار ومحطة القطار على مسافة قصيرة بالسيارة.' },
      { term: 'العمل', text: 'الوزارات والبنوك قريبة منه.' },
      { term: 'العائلات', text: 'مسبح لفترة الظهيرة حين تشتد الشمس.' },
    ],
    nearby: [
      { term: 'ساحة الاستقلال', text: 'نوافير وحدائق لنزهة المساء.' },
      { term: 'ساحة الأمير تيمور', text: 'مركز المدينة، وفيها متحفه.' },
      { term: 'سوق تشورسو', text: 'خبز وبهارات وفواكه مجففة تحت قبة فيروزية.' },
      { term: 'حضرة الإمام', text: 'مساجد ومخطوطة المصحف القديمة المحفوظة هناك.' },
    ],
    goodToKnow: [
      { term: 'إلى سمرقند', text: 'قطار أفراسياب يقطعها في أكثر قليلًا من ساعتين، ومقاعده تنفد، فنحجزها مبكرًا.' },
      { term: 'الطعام', text: 'أوزبكستان بلد مسلم، والطعام الحلال متوفر بسهولة.' },
      { term: 'متى تسافر', text: 'من أبريل إلى أوائل يونيو، وفي سبتمبر وأكتوبر.' },
    ],
  },
};
