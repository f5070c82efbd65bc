import type { Hotel } from '../hotel.ts';

export const souqWaqifBoutiqueHotels: Hotel = {
  slug: 'souq-waqif-boutique-hotels',
  name: { en: 'Souq Waqif Boutique Hotels', ar: 'فنادق سوق واقف بوتيك' },
  destination: null,
  country: { en: 'Qatar', ar: 'قطر' },
  city: { en: 'Doha', ar: 'الدوحة' },
  district: { en: 'Souq Waqif', ar: 'سوق واقف' },
  place: 'doha',
  position: { latitude: 25.2875, longitude: 51.533 },
  nearbyAt: [[25.2877, 51.5318], [25.2953, 51.5392], [25.2878, 51.528], null],
  stars: 5,
  setting: 'city',
  art: 'souq-waqif-boutique-hotels',
  scenes: ['souq', 'lobby-3'],
  airport: 'DOH',
  en: {
    title: 'Souq Waqif Boutique Hotels, Doha',
    description:
      'Small hotels among the lanes of Souq Waqif in Doha, run by Tivoli: who they suit, what is on the doorstep and how to ask for a room.',
    lead: 'Several small hotels in the lanes of Doha’s old market, each with a style of its own.',
    about: [
      'This is not one building but a family of small houses, run together by Tivoli and scattered through Souq Waqif. Some rooms keep the wooden beams and carved doors of old Doha, others are quite modern.',
      'In the evening the market is the garden of the hotel: coffee, grills, spices and oud on every side. In the morning it belongs to those who slept there.',
    ],
    goodFor: [
      { term: 'Guests who come for Qatar', text: 'They wake up in the middle of it.' },
      { term: 'Couples', text: 'Small houses, few rooms, quiet courtyards behind thick walls.' },
      { term: 'A night between flights', text: 'Dinner, a walk and the museum without needing a car.' },
    ],
    nearby: [
      { term: 'The falcon souq', text: 'Falcons on their perches, and a hospital for them close by.' },
      { term: 'Museum of Islamic Art', text: 'I. M. Pei’s museum on the water, a walk along the Corniche.' },
      { term: 'Msheireb Museums', text: 'Four old houses that tell the history of Doha.' },
      { term: 'Souq Waqif station', text: 'On the Gold Line of the metro.' },
    ],
    goodToKnow: [
      { term: 'Cars stop at the edge', text: 'The lanes are for walking, and the hotel helps with the bags.' },
      { term: 'Which house', text: 'They differ in style and size. Tell us what you like and we will ask for that one.' },
      {
        term: 'Thursday and Friday',
        text: 'The market is liveliest then; ask for a room away from the main lane if you sleep early.',
      },
    ],
  },
  ar: {
    title: 'فنادق سوق واقف بوتيك، الدوحة',
    description: 'فنادق صغيرة بين دروب سوق واقف في الدوحة بإدارة تيفولي: لمن تناسب، وما الذي يحيط بها، وكيف تسأل عن غرفة.',
    lead: 'فنادق صغيرة موزعة بين دروب السوق القديم في الدوحة، لكل منها طابعه الخاص.',
    about: [
      'ليست مبنى واحدًا، بل مجموعة بيوت صغيرة تديرها تيفولي وتتوزع في أرجاء سوق واقف. تحتفظ بعض غرفها بالسقوف الخشبية والأبواب المنقوشة كما في بيوت الدوحة القديمة، وبعضها الآخر عصري.',
      'في المساء يصير السوق حديقة الفندق: قهوة ومشاوٍ وبهارات وعود من كل جانب. أما في الصباح فالدروب لمن بات فيها.',
    ],
    goodFor: [
      { term: 'ضيف جاء ليعرف قطر', text: 'يستيقظ في قلبها.' },
      { term: 'الأزواج', text: 'بيوت صغيرة وغرف قليلة وأفنية هادئة خلف جدران سميكة.' },
      { term: 'ليلة بين رحلتين', text: 'عشاء ونزهة ومتحف من دون حاجة إلى سيارة.' },
    ],
    nearby: [
      { term: 'سوق الصقور', text: 'صقور على أوكارها، وبالقرب منها مستشفى خاص بها.' },
      { term: 'متحف الفن الإسلامي', text: 'من تصميم آي إم باي على الماء، تصله مشيًا على الكورنيش.' },
      { term: 'متاحف مشيرب', text: 'أربعة بيوت قديمة تروي تاريخ الدوحة.' },
      { term: 'محطة سوق واقف', text: 'على الخط الذهبي للمترو.' },
    ],
    goodToKnow: [
      { term: 'السيارة تقف عند الطرف', text: 'الدروب للمشاة، ويساعدك الفندق في نقل الحقائب.' },
      { term: 'أي بيت تختار', text: 'تختلف البيوت في طابعها وحجمها، فأخبرنا بما يعجبك لنطلبه لك.' },
      { term: 'مساء الخميس والجمعة', text: 'يبلغ السوق ذروة حركته، فاطلب غرفة بعيدة عن الدرب الرئيسي إن كنت تنام مبكرًا.' },
    ],
  },
};
