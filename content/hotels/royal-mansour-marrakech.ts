import type { Hotel } from '../hotel.ts';

export const royalMansourMarrakech: Hotel = {
  slug: 'royal-mansour-marrakech',
  name: { en: 'Royal Mansour Marrakech', ar: 'رويال منصور مراكش' },
  destination: 'morocco',
  country: { en: 'Morocco', ar: 'المغرب' },
  city: { en: 'Marrakech', ar: 'مراكش' },
  district: { en: 'By the medina walls', ar: 'عند أسوار المدينة العتيقة' },
  place: 'marrakech',
  position: { latitude: 31.6256, longitude: -7.9985 },
  nearbyAt: [
    [31.6237, -7.9935],
    [31.6258, -7.9892],
    [31.63, -7.988],
    [31.6415, -8.003],
  ],
  stars: 5,
  setting: 'riad',
  art: 'royal-mansour-marrakech',
  scenes: ['medina', 'pool-medina'],
  airport: 'RAK',
  en: {
    title: 'Royal Mansour Marrakech',
    description:
      'A small medina of 53 private riads inside the walls of Marrakech: what to expect, what is within walking distance and how to check availability.',
    lead: 'Instead of rooms, 53 private riads, each with a courtyard, a roof terrace and a pool of its own.',
    about: [
      'King Mohammed VI wanted a house that shows what Moroccan craftsmen can do, and it opened in 2010. Zellij, carved plaster, cedar and brass were all made by hand, and no two riads are quite alike.',
      'You do not stay on a corridor but in a house of three floors along a lane. Those who serve it come and go by passages below the ground, so the lanes stay quiet.',
    ],
    goodFor: [
      { term: 'Privacy', text: 'A house with its own door: family time without onlookers.' },
      { term: 'Lovers of craft', text: 'Every wall repays a second look.' },
      { term: 'Couples', text: 'Courtyard by day, roof terrace under the stars.' },
    ],
    nearby: [
      { term: 'The Koutoubia', text: 'The minaret that all of Marrakech looks up to.' },
      { term: 'Jemaa el-Fnaa', text: 'The square of storytellers and grills, ten to fifteen minutes on foot.' },
      { term: 'The souks', text: 'Leather, lamps and spices behind the square.' },
      { term: 'Majorelle Garden', text: 'The blue garden in the new town; book a time slot in advance.' },
    ],
    goodToKnow: [
      {
        term: 'How many bedrooms',
        text: 'Riads have one to several bedrooms. Tell us who is travelling and we will ask for the right one.',
      },
      { term: 'The airport', text: 'Menara is about a quarter of an hour away.' },
      { term: 'When', text: 'March to May and October to November; summer days are very hot.' },
    ],
  },
  ar: {
    title: 'رويال منصور مراكش',
    description: 'مدينة صغيرة من 53 رياضًا خاصًا داخل أسوار مراكش: لمن تناسب، وما الذي تصل إليه منها مشيًا، وكيف تسأل عن تواريخك.',
    lead: 'لا غرف هنا، بل 53 رياضًا خاصًا، لكل منها فناء وسطح ومسبح.',
    about: [
      'أراد الملك محمد السادس بيتًا يُظهر ما تصنعه أيدي الحرفيين المغاربة، فافتُتح عام 2010. الزليج والجبس المنقوش وخشب الأرز والنحاس كلها من عمل اليد، ولا يكاد رياض يشبه آخر.',
      'لا تقيم في ممر فندق، بل في بيت من ثلاثة طوابق على درب. ومن يخدم البيت يأتي ويذهب عبر ممرات تحت الأرض، فتبقى الدروب هادئة.',
    ],
    goodFor: [
      { term: 'الخصوصية', text: 'بيت له بابه، تجتمع فيه العائلة بعيدًا عن الأنظار.' },
      { term: 'محبو الحِرف', text: 'كل جدار يستحق نظرة ثانية.' },
      { term: 'الأزواج', text: 'فناء في النهار وسطح تحت النجوم.' },
    ],
    nearby: [
      { term: 'الكتبية', text: 'المئذنة التي تتطلع إليها مراكش كلها.' },
      { term: 'جامع الفنا', text: 'ساحة الحكواتيين والمشاوي، على مسافة 10 إلى 15 دقيقة مشيًا.' },
      { term: 'الأسواق', text: 'جلود ومصابيح وبهارات خلف الساحة.' },
      { term: 'حديقة ماجوريل', text: 'الحديقة الزرقاء في المدينة الجديدة، واحجز موعدها مسبقًا.' },
    ],
    goodToKnow: [
      { term: 'كم غرفة نوم', text: 'في الرياض غرفة نوم أو أكثر، فأخبرنا بعدد أفراد العائلة لنطلب ما يناسبها.' },
      { term: 'المطار', text: 'يبعد مطار المنارة نحو ربع ساعة.' },
      { term: 'متى تسافر', text: 'من مارس إلى مايو، وفي أكتوبر ونوفمبر، أما أيام الصيف فشديدة الحر.' },
    ],
  },
};
