import type { Hotel } from '../hotel.ts';

export const ritzCarltonAlWadiDesert: Hotel = {
  slug: 'ritz-carlton-al-wadi-desert',
  name: { en: 'The Ritz-Carlton Al Wadi Desert', ar: 'ريتز كارلتون صحراء الوادي' },
  destination: 'ras-al-khaimah',
  country: { en: 'United Arab Emirates', ar: 'الإمارات' },
  city: { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
  district: { en: 'Wadi Khadija', ar: 'وادي خديجة' },
  place: 'ras-al-khaimah',
  position: { latitude: 25.675, longitude: 55.84 },
  nearbyAt: [
    [25.935, 56.13],
    [25.695, 55.782],
    [25.71, 55.797],
    [25.876, 56.06],
  ],
  stars: 5,
  setting: 'desert',
  art: 'ritz-carlton-al-wadi-desert',
  scenes: ['dunes', 'camp-dunes'],
  airport: 'RKT',
  en: {
    title: 'Ritz-Carlton Al Wadi Desert',
    description:
      'Villas with their own pools in a desert nature reserve of Ras Al Khaimah, among oryx and gazelles: who they suit, what is nearby and when to go.',
    lead: 'Villas with their own pools in a desert reserve where oryx and gazelles roam between the ghaf trees.',
    about: [
      'The resort lies in a nature reserve of dunes and ghaf trees, and every villa has a private pool that looks out on it. Arabian oryx and gazelles live free in it, and the early morning is the time to see them.',
      'Days are made of riding, falcons, a walk with a ranger, and doing nothing in the shade. The Hajar mountains stand on the horizon and are near enough for an afternoon.',
    ],
    goodFor: [
      { term: 'Couples', text: 'A pool of your own and nobody in sight.' },
      { term: 'Families', text: 'Animals, archery and falcons in place of screens.' },
      { term: 'A long weekend', text: 'Near enough from Doha for three nights.' },
    ],
    nearby: [
      { term: 'Jebel Jais', text: 'The highest mountain in the Emirates: a winding road, a zipline and cooler air.' },
      { term: 'Al Hamra', text: 'Beaches and a mall by the sea; the same company has a beach hotel there.' },
      { term: 'Al Jazirah Al Hamra', text: 'The old pearling village, left in the last century and still standing.' },
      { term: 'Dhayah Fort', text: 'A small fort above palm groves and the Gulf.' },
    ],
    goodToKnow: [
      { term: 'When', text: 'November to March for the desert; in summer, stay by the pool.' },
      { term: 'Airport', text: 'Ras Al Khaimah’s own is close; from Dubai it is about an hour by road.' },
      { term: 'Villa or tent', text: 'There are both. We explain the difference and the price.' },
    ],
  },
  ar: {
    title: 'ريتز كارلتون صحراء الوادي، رأس الخيمة',
    description: 'فلل بمسابح خاصة في محمية صحراوية برأس الخيمة بين المها والغزلان: لمن تناسب، وما يجاورها، وكيف تسأل عنها.',
    lead: 'فلل بمسابح خاصة في محمية صحراوية، يسرح فيها المها والغزلان بين أشجار الغاف.',
    about: [
      'يقع المنتجع في محمية طبيعية من الكثبان وأشجار الغاف، ولكل فيلا مسبح خاص يطل عليها. ويعيش المها العربي والغزلان فيها طليقة، وأجمل أوقات رؤيتها الصباح الباكر.',
      'أيامك هنا ركوب خيل وصقور ونزهة مع مرشد المحمية، أو جلسة هادئة في الظل. وفي الأفق جبال الحجر، وهي قريبة تكفيها نزهة بعد الظهر.',
    ],
    goodFor: [
      { term: 'الأزواج', text: 'مسبح لكما وحدكما ولا أحد حولكما.' },
      { term: 'العائلات', text: 'حيوانات ورماية وصقور بدل الشاشات.' },
      { term: 'عطلة نهاية أسبوع طويلة', text: 'قريبة من الدوحة تكفيها ثلاث ليالٍ.' },
    ],
    nearby: [
      { term: 'جبل جيس', text: 'أعلى جبال الإمارات: طريق متعرج وزيبلاين وهواء أبرد.' },
      { term: 'الحمراء', text: 'شواطئ ومجمّع تجاري على البحر، وللشركة نفسها فندق شاطئي هناك.' },
      { term: 'الجزيرة الحمراء', text: 'قرية الغوص القديمة التي هجرها أهلها في القرن الماضي وما زالت قائمة.' },
      { term: 'قلعة ضاية', text: 'قلعة صغيرة فوق النخيل والخليج.' },
    ],
    goodToKnow: [
      { term: 'متى تسافر', text: 'من نوفمبر إلى مارس للصحراء، أما الصيف فللمسبح.' },
      { term: 'المطار', text: 'مطار رأس الخيمة قريب، ومن دبي نحو ساعة بالسيارة.' },
      { term: 'فيلا أم خيمة', text: 'في المنتجع كلتاهما، ونشرح لك الفرق والسعر.' },
    ],
  },
};
