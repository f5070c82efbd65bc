import type { Hotel } from '../hotel.ts';

export const leNegrescoNice: Hotel = {
  slug: 'le-negresco-nice',
  name: { en: 'Le Negresco', ar: 'لو نيغريسكو' },
  destination: 'france',
  country: { en: 'France', ar: 'فرنسا' },
  city: { en: 'Nice', ar: 'نيس' },
  district: { en: 'Promenade des Anglais', ar: 'ممشى الإنجليز' },
  place: 'nice',
  position: { latitude: 43.6946, longitude: 7.2581 },
  nearbyAt: [[43.6945, 7.2591], [43.6955, 7.2755], [43.6971, 7.2705], null],
  stars: 5,
  setting: 'city',
  art: 'le-negresco-nice',
  scenes: ['riviera', 'lobby-1'],
  airport: 'NCE',
  en: {
    title: 'Le Negresco, Nice',
    description:
      'The hotel with the pink dome on the Promenade des Anglais in Nice, open since 1913: who it is for, what is nearby and when the coast is full.',
    lead: 'The pink dome on the Promenade des Anglais, open since 1913 and full of art.',
    about: [
      'Henri Negresco, who came from Bucharest, opened the hotel in 1913 on the best place he could find, facing the Bay of Angels. Its façade and dome are protected as a monument and are the picture most people have of Nice.',
      'Jeanne Augier ran it for more than half a century and filled it with paintings and furniture from five centuries. Rooms differ from one another as in a collector’s house.',
    ],
    goodFor: [
      { term: 'The Riviera without a car', text: 'Trains, trams and the promenade take you everywhere.' },
      { term: 'Lovers of art', text: 'A museum you can sleep in.' },
      { term: 'Evening walks', text: 'The promenade begins at the door and goes on for kilometres.' },
    ],
    nearby: [
      { term: 'Musée Masséna', text: 'The villa next door tells the story of the Riviera.' },
      { term: 'Old Nice', text: 'Lanes, and the flower market of Cours Saleya.' },
      { term: 'Place Masséna', text: 'Red façades, fountains and shops.' },
      { term: 'Monaco and Cannes', text: 'Either is a short train ride along the coast.' },
    ],
    goodToKnow: [
      { term: 'The beach', text: 'Nice has pebbles; bring shoes for the water.' },
      { term: 'The airport', text: 'About a quarter of an hour along the sea.' },
      { term: 'Events', text: 'Carnival in February, the Cannes festival and the Monaco race in May fill the coast.' },
    ],
  },
  ar: {
    title: 'لو نيغريسكو، نيس',
    description:
      'فندق القبة الوردية على ممشى الإنجليز في نيس، المفتوح منذ عام 1913: لمن يناسب، وما يجاوره، وكيف تسأل عن تواريخك.',
    lead: 'فندق القبة الوردية على ممشى الإنجليز، مفتوح منذ عام 1913 وعامر بالفن.',
    about: [
      'افتتحه هنري نيغريسكو، القادم من بوخارست، عام 1913 في أجمل موقع وجده على خليج الملائكة. واجهته وقبته معلم تاريخي محمي، وهما الصورة التي يعرف بها معظم الناس نيس.',
      'أدارته جان أوجييه أكثر من نصف قرن، وملأته بلوحات وأثاث من خمسة قرون. لذلك تختلف الغرف بعضها عن بعض كأنك في بيت أحد هواة الفن.',
    ],
    goodFor: [
      { term: 'الريفييرا بلا سيارة', text: 'القطار والترام والممشى توصلك إلى كل مكان.' },
      { term: 'محبو الفن', text: 'متحف تستطيع أن تبيت فيه.' },
      { term: 'نزهات المساء', text: 'يبدأ الممشى من باب الفندق ويمتد كيلومترات.' },
    ],
    nearby: [
      { term: 'متحف ماسينا', text: 'الفيلا المجاورة التي تحكي قصة الريفييرا.' },
      { term: 'نيس القديمة', text: 'دروب ضيقة وسوق الزهور في كور ساليا.' },
      { term: 'ساحة ماسينا', text: 'واجهات حمراء ونوافير ومتاجر.' },
      { term: 'موناكو وكان', text: 'كلتاهما على مسافة قصيرة بالقطار على الساحل.' },
    ],
    goodToKnow: [
      { term: 'الشاطئ', text: 'شاطئ نيس حصى، فاحمل معك حذاءً للماء.' },
      { term: 'المطار', text: 'نحو ربع ساعة على طريق البحر.' },
      { term: 'المواسم', text: 'يمتلئ الساحل في كرنفال فبراير، وفي مهرجان كان وسباق موناكو في مايو.' },
    ],
  },
};
