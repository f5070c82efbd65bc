import type { Hotel } from '../hotel.ts';

export const mandarinOrientalDoha: Hotel = {
  slug: 'mandarin-oriental-doha',
  name: { en: 'Mandarin Oriental, Doha', ar: 'ماندارين أورينتال الدوحة' },
  destination: null,
  country: { en: 'Qatar', ar: 'قطر' },
  city: { en: 'Doha', ar: 'الدوحة' },
  district: { en: 'Msheireb Downtown', ar: 'مشيرب قلب الدوحة' },
  place: 'doha',
  position: { latitude: 25.2866, longitude: 51.5262 },
  nearbyAt: [[25.2878, 51.528], [25.2872, 51.533], [25.285, 51.526], null],
  stars: 5,
  setting: 'city',
  art: 'mandarin-oriental-doha',
  scenes: ['towers', 'lobby-1'],
  airport: 'DOH',
  en: {
    title: 'Mandarin Oriental, Doha, Msheireb',
    description:
      'A city hotel on the shaded square of Msheireb Downtown, next to the souq and the metro: what is nearby, who it suits and how to ask for a room.',
    lead: 'A calm city hotel on the square of Msheireb, where Doha’s metro lines meet and the souq is next door.',
    about: [
      'Msheireb Downtown rebuilt the old commercial heart of Doha with narrow shaded streets and courtyards. The hotel opened there in 2019, on Barahat Msheireb, a large square with a roof against the sun.',
      'Its pale stone, carved screens and quiet light follow the houses that once stood here. From the door you walk to cafés, museums and the market, which is rare in a city made for cars.',
    ],
    goodFor: [
      { term: 'A city weekend', text: 'Museums by day, the souq in the evening, everything on foot.' },
      { term: 'Business', text: 'The ministries and offices of the centre are close.' },
      { term: 'Visitors without a car', text: 'Three metro lines stop under the district.' },
    ],
    nearby: [
      { term: 'Msheireb Museums', text: 'Four historic houses, each with one part of the story.' },
      { term: 'Souq Waqif', text: 'A few minutes on foot.' },
      { term: 'Msheireb station', text: 'The Red, Green and Gold lines meet here.' },
      { term: 'The tram', text: 'It circles the district and saves a walk in summer.' },
    ],
    goodToKnow: [
      { term: 'No beach', text: 'There are pools, but for sand choose a hotel on the bay.' },
      { term: 'Longer stays', text: 'The hotel has apartments too; ask us for them by the week.' },
      { term: 'The airport', text: 'About 20 minutes by car in light traffic, or by metro on the Red Line.' },
    ],
  },
  ar: {
    title: 'ماندارين أورينتال الدوحة، مشيرب',
    description: 'فندق في ساحة مشيرب المظللة بجوار السوق والمترو: لمن يناسب، وما الذي يحيط به، وكيف تسأل عن غرفة في تواريخك.',
    lead: 'فندق هادئ في ساحة مشيرب، حيث تلتقي خطوط مترو الدوحة ويجاوره سوق واقف.',
    about: [
      'أعاد مشروع مشيرب قلب الدوحة بناء المركز التجاري القديم بشوارع ضيقة ظليلة وأفنية. وفيه افتُتح الفندق عام 2019 على براحة مشيرب، وهي ساحة واسعة يعلوها سقف يقي من الشمس.',
      'يستلهم حجره الفاتح ومشربياته وإضاءته الهادئة البيوت التي كانت هنا. ومن بابه تمشي إلى المقاهي والمتاحف والسوق، وهذا نادر في مدينة بُنيت للسيارات.',
    ],
    goodFor: [
      { term: 'عطلة في المدينة', text: 'المتاحف نهارًا والسوق مساءً، وكل ذلك مشيًا.' },
      { term: 'العمل', text: 'وزارات وسط المدينة ومكاتبه قريبة.' },
      { term: 'زائر بلا سيارة', text: 'ثلاثة خطوط للمترو تتوقف تحت الحي.' },
    ],
    nearby: [
      { term: 'متاحف مشيرب', text: 'أربعة بيوت تاريخية يروي كل منها فصلًا من الحكاية.' },
      { term: 'سوق واقف', text: 'على بُعد دقائق مشيًا.' },
      { term: 'محطة مشيرب', text: 'تلتقي فيها الخطوط الأحمر والأخضر والذهبي.' },
      { term: 'الترام', text: 'يدور حول الحي ويوفر عليك المشي صيفًا.' },
    ],
    goodToKnow: [
      { term: 'لا شاطئ هنا', text: 'في الفندق مسابح، أما إن أردت الرمل فاختر فندقًا على الخليج.' },
      { term: 'الإقامات الطويلة', text: 'في الفندق شقق أيضًا، فاسألنا عنها بالأسبوع.' },
      { term: 'المطار', text: 'نحو 20 دقيقة بالسيارة حين يخف الزحام، أو بالمترو على الخط الأحمر.' },
    ],
  },
};
