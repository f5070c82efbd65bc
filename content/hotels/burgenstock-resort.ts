import type { Hotel } from '../hotel.ts';

export const burgenstockResort: Hotel = {
  slug: 'burgenstock-resort',
  name: { en: 'Bürgenstock Resort', ar: 'منتجع بورغنستوك' },
  destination: 'switzerland',
  country: { en: 'Switzerland', ar: 'سويسرا' },
  city: { en: 'Bürgenstock', ar: 'بورغنستوك' },
  district: { en: 'Above Lake Lucerne', ar: 'فوق بحيرة لوسيرن' },
  place: 'burgenstock',
  position: { latitude: 46.997, longitude: 8.379 },
  nearbyAt: [[47.001, 8.396], [47.052, 8.308], [46.979, 8.255], null],
  stars: 5,
  setting: 'alpine',
  art: 'burgenstock-resort',
  scenes: ['mountains', 'pool-indoors'],
  airport: 'ZRH',
  en: {
    title: 'Bürgenstock Resort, Lake Lucerne',
    description:
      'The Qatari-owned resort on a ridge high above Lake Lucerne: who it is for, how to arrive by boat and funicular, and what to see around the lake.',
    lead: 'A resort on a mountain ridge some 450 metres above Lake Lucerne, reached by boat and funicular.',
    about: [
      'Hotels have stood on the Bürgenstock since 1873. Katara Hospitality of Qatar rebuilt the resort, and it reopened in 2017 with several hotels, a large alpine spa and paths along the cliff.',
      'From Lucerne a boat crosses the lake, and the funicular, first opened in 1888, climbs to the ridge. You arrive to a view of the lake far below and the peaks beyond it.',
    ],
    goodFor: [
      { term: 'Summer in cool air', text: 'Woods and lake breeze while Doha is at its hottest.' },
      { term: 'Families', text: 'Residences with a kitchen, easy walks, pools inside and out.' },
      { term: 'Rest', text: 'A spa with a pool that hangs over the lake.' },
    ],
    nearby: [
      {
        term: 'Hammetschwand Lift',
        text: 'The highest outdoor lift in Europe, built in 1905, on the cliff path; not in winter.',
      },
      { term: 'Lucerne', text: 'The Chapel Bridge and the old town, across the lake.' },
      { term: 'Mount Pilatus', text: 'Up by one of the steepest cog railways in the world.' },
      { term: 'Engelberg and Titlis', text: 'Snow and a glacier, even in summer.' },
    ],
    goodToKnow: [
      {
        term: 'Which hotel',
        text: 'The resort has hotels of different classes. The five-star one is the Bürgenstock Hotel; tell us which you prefer.',
      },
      { term: 'From Zurich', text: 'About an hour and a quarter by car, or train to Lucerne and the boat.' },
      { term: 'Guest tax', text: 'Swiss resorts add a small one for each night.' },
    ],
  },
  ar: {
    title: 'منتجع بورغنستوك، بحيرة لوسيرن',
    description:
      'المنتجع المملوك لقطر على جبل يعلو بحيرة لوسيرن: لمن يناسب، وكيف تصل إليه بالمركب والقطار الجبلي، وكيف تسأل عنه.',
    lead: 'منتجع على حافة جبل يعلو بحيرة لوسيرن بنحو 450 مترًا، تصل إليه بالمركب ثم القطار الجبلي.',
    about: [
      'تقوم الفنادق على جبل بورغنستوك منذ عام 1873. أعادت كتارا للضيافة القطرية بناء المنتجع، فافتُتح من جديد عام 2017 وفيه فنادق عدة وسبا جبلي كبير ومسارات على حافة الجبل.',
      'من لوسيرن يعبر بك المركب البحيرة، ثم يصعد القطار الجبلي الذي افتُتح أول مرة عام 1888. وعند الوصول ترى البحيرة تحتك بعيدة والقمم خلفها.',
    ],
    goodFor: [
      { term: 'صيف بارد الهواء', text: 'غابات ونسيم بحيرة حين تبلغ حرارة الدوحة ذروتها.' },
      { term: 'العائلات', text: 'شقق بمطبخ ومسارات سهلة ومسابح داخلية وخارجية.' },
      { term: 'الراحة', text: 'سبا بمسبح يطل من علٍ على البحيرة.' },
    ],
    nearby: [
      { term: 'مصعد هاميتشفاند', text: 'أعلى مصعد خارجي في أوروبا، من عام 1905، على مسار الجرف، ويُغلق شتاءً.' },
      { term: 'لوسيرن', text: 'جسر الكنيسة والبلدة القديمة عبر البحيرة.' },
      { term: 'جبل بيلاتوس', text: 'تصعده بقطار مسنّن من أشد قطارات العالم انحدارًا.' },
      { term: 'إنغلبرغ وتيتليس', text: 'ثلج ونهر جليدي حتى في الصيف.' },
    ],
    goodToKnow: [
      { term: 'أي فندق', text: 'في المنتجع فنادق متفاوتة الدرجات، وفندق الخمس نجوم فيها هو «بورغنستوك»، فأخبرنا بما تفضّل.' },
      { term: 'من زيورخ', text: 'نحو ساعة وربع بالسيارة، أو بالقطار إلى لوسيرن ثم بالمركب.' },
      { term: 'ضريبة الضيوف', text: 'تضيف المنتجعات السويسرية مبلغًا صغيرًا عن كل ليلة.' },
    ],
  },
};
