import type { Hotel } from '../hotel.ts';

export const conradMaldivesRangali: Hotel = {
  slug: 'conrad-maldives-rangali',
  name: { en: 'Conrad Maldives Rangali Island', ar: 'كونراد المالديف جزيرة رانغالي' },
  destination: null,
  country: { en: 'Maldives', ar: 'المالديف' },
  city: { en: 'South Ari Atoll', ar: 'جزر آري الجنوبية' },
  district: { en: 'Rangali Island', ar: 'جزيرة رانغالي' },
  place: 'south-ari-atoll',
  position: { latitude: 3.6188, longitude: 72.7217 },
  stars: 5,
  setting: 'overwater',
  art: 'conrad-maldives-rangali',
  scenes: ['lagoon', 'table-undersea'],
  airport: 'MLE',
  en: {
    title: 'Conrad Maldives Rangali Island',
    description:
      'Two islands joined by a footbridge, with a restaurant under the sea: which island suits whom, how the seaplane works and when it rains least.',
    lead: 'Two islands joined by a footbridge, villas over the lagoon, and Ithaa, the restaurant under the sea.',
    about: [
      'One island is lively and good for families, the other quieter; a footbridge over the lagoon joins them. Villas stand on the beach or on stilts above the water.',
      'Ithaa opened here in 2005, five metres below the surface under a dome of clear acrylic, the first undersea restaurant of its kind. The Muraka, a villa with an underwater bedroom, followed in 2018.',
    ],
    goodFor: [
      { term: 'Honeymoons', text: 'An overwater villa on the quiet island.' },
      { term: 'Families', text: 'Beach villas and a children’s club on the larger island.' },
      { term: 'Divers', text: 'South Ari is known for whale sharks through the year.' },
    ],
    nearby: [
      { term: 'The house reef', text: 'Coral and fish within swimming distance.' },
      { term: 'Sandbanks', text: 'A picnic on an island that is only sand.' },
      { term: 'Local islands', text: 'A half-day among people who live in the Maldives.' },
    ],
    goodToKnow: [
      { term: 'The seaplane', text: 'About half an hour from Malé, by daylight only. We choose flights that match it.' },
      { term: 'Meals', text: 'There is no corner shop. Compare rates with half and full board.' },
      { term: 'When', text: 'December to April is driest; from May to October there is more rain and lower prices.' },
    ],
  },
  ar: {
    title: 'كونراد المالديف جزيرة رانغالي',
    description: 'جزيرتان يصلهما جسر للمشاة ومطعم تحت البحر: لمن تناسب، وكيف تعمل الطائرة المائية، وكيف تسأل عن تواريخك.',
    lead: 'جزيرتان يصلهما جسر للمشاة، وفلل فوق البحيرة، و«إيثا»، المطعم الذي تحت البحر.',
    about: [
      'إحدى الجزيرتين مليئة بالحياة وتناسب العائلات، والأخرى أهدأ، ويصل بينهما جسر للمشاة فوق البحيرة. والفلل على الشاطئ أو على أعمدة فوق الماء.',
      'افتُتح مطعم «إيثا» هنا عام 2005 على عمق خمسة أمتار تحت قبة شفافة، وكان أول مطعم من نوعه تحت البحر. وفي عام 2018 تبعته «موراكا»، وهي فيلا غرفة نومها تحت الماء.',
    ],
    goodFor: [
      { term: 'شهر العسل', text: 'فيلا فوق الماء في الجزيرة الهادئة.' },
      { term: 'العائلات', text: 'فلل على الشاطئ ونادٍ للأطفال في الجزيرة الكبرى.' },
      { term: 'الغواصون', text: 'يشتهر جنوب آري بأسماك قرش الحوت طوال العام.' },
    ],
    nearby: [
      { term: 'الشعاب القريبة', text: 'مرجان وأسماك تصل إليها سباحةً.' },
      { term: 'ضفاف الرمل', text: 'نزهة على جزيرة كلها رمل.' },
      { term: 'الجزر المحلية', text: 'نصف يوم بين أهل المالديف.' },
    ],
    goodToKnow: [
      { term: 'الطائرة المائية', text: 'نحو نصف ساعة من ماليه، ولا تطير إلا نهارًا، فنختار لك رحلات توافقها.' },
      { term: 'الوجبات', text: 'لا متاجر قريبة، فقارن بين نصف إقامة وإقامة كاملة.' },
      { term: 'متى تسافر', text: 'من ديسمبر إلى أبريل أقل مطرًا، ومن مايو إلى أكتوبر مطر أكثر وأسعار أقل.' },
    ],
  },
};
