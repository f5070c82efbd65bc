import type { Hotel } from '../hotel.ts';

export const banyanTreeAlUla: Hotel = {
  slug: 'banyan-tree-alula',
  name: { en: 'Banyan Tree AlUla', ar: 'بانيان تري العُلا' },
  destination: 'saudi-arabia',
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  city: { en: 'AlUla', ar: 'العُلا' },
  district: { en: 'Ashar Valley', ar: 'وادي عشار' },
  place: 'alula',
  position: { latitude: 26.697, longitude: 37.882 },
  stars: 5,
  setting: 'desert',
  art: 'banyan-tree-alula',
  scenes: ['desert', 'pool-desert'],
  airport: 'ULH',
  en: {
    title: 'Banyan Tree AlUla, Ashar Valley',
    description:
      'Tented villas between the cliffs of AlUla’s Ashar Valley: who they suit, how far it is to Hegra and Maraya, and the best months to go.',
    lead: 'Tented villas among the sandstone cliffs of Ashar Valley, with silence by day and stars at night.',
    about: [
      'The villas stand far apart on the sand, under canvas roofs in the colours of the rock, so that the valley stays what you see. Many have a pool of their own. The resort opened in 2022.',
      'One of its pools lies in a cleft between the rocks. Beyond the valley waits what people come to AlUla for: Hegra, the carved tombs of the Nabataeans, and an oasis of date palms with an old town beside it.',
    ],
    goodFor: [
      { term: 'Couples', text: 'Distance, quiet and a fire under the stars.' },
      { term: 'Lovers of history', text: 'Hegra, Dadan and Jabal Ikmah within one stay.' },
      { term: 'A winter break', text: 'A short trip from the Gulf into another landscape.' },
    ],
    nearby: [
      { term: 'Maraya', text: 'The hall clad in mirrors, in the same valley.' },
      { term: 'Hegra', text: 'Saudi Arabia’s first World Heritage Site, listed in 2008.' },
      { term: 'Elephant Rock', text: 'Best an hour before sunset.' },
      { term: 'AlUla Old Town', text: 'Mud-brick lanes below the castle, with cafés and shops.' },
    ],
    goodToKnow: [
      { term: 'When', text: 'October to April. Nights in December and January are cold.' },
      { term: 'Tickets', text: 'Hegra is visited by timed tour. We book it with the room.' },
      { term: 'Getting about', text: 'The sights lie apart; we arrange a car and driver.' },
    ],
  },
  ar: {
    title: 'بانيان تري العُلا، وادي عشار',
    description: 'فلل من الخيام بين جبال وادي عشار في العُلا: لمن تناسب، وكم تبعد الحِجر ومرايا، ومتى تسافر، وكيف تسأل عنها.',
    lead: 'فلل من الخيام بين الجبال الرملية في وادي عشار: سكون في النهار ونجوم في الليل.',
    about: [
      'تتباعد الفلل على الرمال تحت أسقف من القماش بلون الصخر، فيبقى الوادي هو المشهد. ولكثير منها مسبح خاص. افتُتح المنتجع عام 2022.',
      'أحد مسابحه يستقر في شق بين الصخور. وخارج الوادي ينتظرك ما يأتي الناس إلى العُلا لأجله: مدافن الأنباط المنحوتة في الحِجر، وواحة من النخيل تجاورها بلدة قديمة.',
    ],
    goodFor: [
      { term: 'الأزواج', text: 'بُعد وهدوء ونار تحت النجوم.' },
      { term: 'محبو التاريخ', text: 'الحِجر ودادان وجبل عكمة في إقامة واحدة.' },
      { term: 'عطلة شتوية', text: 'سفر قصير من الخليج إلى طبيعة مختلفة تمامًا.' },
    ],
    nearby: [
      { term: 'مرايا', text: 'القاعة المكسوة بالمرايا، في الوادي نفسه.' },
      { term: 'الحِجر', text: 'أول موقع سعودي في قائمة التراث العالمي، وقد أُدرج عام 2008.' },
      { term: 'جبل الفيل', text: 'أجمل ما يكون قبل الغروب بساعة.' },
      { term: 'البلدة القديمة', text: 'دروب من الطين تحت القلعة، فيها مقاهٍ ومتاجر.' },
    ],
    goodToKnow: [
      { term: 'متى تسافر', text: 'من أكتوبر إلى أبريل، وليالي ديسمبر ويناير باردة.' },
      { term: 'التذاكر', text: 'زيارة الحِجر جولة بموعد محدد، ونحجزها لك مع الغرفة.' },
      { term: 'التنقل', text: 'المواقع متباعدة، ونرتب لك سيارة بسائق.' },
    ],
  },
};
