import type { Hotel } from '../hotel.ts';

export const fourSeasonsGeorgeV: Hotel = {
  slug: 'four-seasons-george-v',
  name: { en: 'Four Seasons George V', ar: 'فور سيزونز جورج الخامس' },
  destination: 'france',
  country: { en: 'France', ar: 'فرنسا' },
  city: { en: 'Paris', ar: 'باريس' },
  district: { en: '8th arrondissement', ar: 'الدائرة الثامنة' },
  place: 'paris',
  position: { latitude: 48.8688, longitude: 2.3008 },
  nearbyAt: [
    [48.8717, 2.3008],
    [48.8665, 2.304],
    [48.864, 2.301],
    [48.8584, 2.2945],
  ],
  stars: 5,
  setting: 'city',
  art: 'four-seasons-george-v',
  scenes: ['boulevard', 'lobby-2'],
  airport: 'CDG',
  en: {
    title: 'Four Seasons Hotel George V, Paris',
    description:
      'The 1928 palace hotel off the Champs-Élysées, known for its flowers: who it suits, what is within walking distance and when rooms are scarce.',
    lead: 'A Paris palace of 1928, a few steps from the Champs-Élysées and known for its flowers.',
    about: [
      'The George V opened in 1928 on the avenue of the same name, in the triangle between the Champs-Élysées, the avenue Montaigne and the Seine. Four Seasons has run it since it reopened at the end of 1999.',
      'People not staying here come in to see the flowers in the lobby and the marble courtyard. From some of the upper terraces the Eiffel Tower stands above the roofs.',
    ],
    goodFor: [
      { term: 'Shopping', text: 'The great fashion houses are neighbours.' },
      { term: 'Families', text: 'Large rooms by Paris standards, many of which connect.' },
      { term: 'A special journey', text: 'The kind of hotel that is itself a reason to go.' },
    ],
    nearby: [
      { term: 'Champs-Élysées', text: 'At the end of the avenue, with the Arc de Triomphe to one side.' },
      { term: 'Avenue Montaigne', text: 'Five minutes on foot.' },
      { term: 'The Seine', text: 'Boats leave from Pont de l’Alma.' },
      { term: 'Eiffel Tower', text: 'Across the river, 20 to 25 minutes’ walk.' },
    ],
    goodToKnow: [
      { term: 'City tax', text: 'Paris collects one for each guest and night; we tell you how much before you book.' },
      { term: 'Halal food', text: 'Many restaurants around the Champs-Élysées serve it. Ask us for a list.' },
      { term: 'Fashion weeks', text: 'In late January, early March, early July and early October rooms are scarce.' },
    ],
  },
  ar: {
    title: 'فندق فور سيزونز جورج الخامس، باريس',
    description:
      'فندق عريق من عام 1928 قرب الشانزليزيه اشتهر بزهوره: لمن يناسب، وما الذي تصل إليه منه مشيًا، وكيف تسأل عن تواريخك.',
    lead: 'فندق باريسي عريق من عام 1928، على خطوات من الشانزليزيه، اشتهر بزهوره.',
    about: [
      'افتُتح «جورج الخامس» عام 1928 في الجادة التي تحمل الاسم نفسه، بين الشانزليزيه وجادة مونتين ونهر السين. وتديره فور سيزونز منذ أعيد افتتاحه في نهاية عام 1999.',
      'حتى من لا يقيم فيه يدخل ليرى زهور البهو والفناء الرخامي. ومن بعض شرفاته العليا يظهر برج إيفل فوق السطوح.',
    ],
    goodFor: [
      { term: 'التسوق', text: 'دور الأزياء الكبرى على مقربة منه.' },
      { term: 'العائلات', text: 'غرف واسعة بمقاييس باريس، وكثير منها متصل.' },
      { term: 'رحلة لا تتكرر', text: 'فندق يكفي وحده سببًا للسفر.' },
    ],
    nearby: [
      { term: 'الشانزليزيه', text: 'في نهاية الجادة، وعلى طرفها قوس النصر.' },
      { term: 'جادة مونتين', text: 'خمس دقائق مشيًا.' },
      { term: 'نهر السين', text: 'تنطلق المراكب من جسر ألما.' },
      { term: 'برج إيفل', text: 'على الضفة الأخرى، 20 إلى 25 دقيقة مشيًا.' },
    ],
    goodToKnow: [
      { term: 'ضريبة المدينة', text: 'تحصّلها باريس عن كل نزيل في كل ليلة، ونخبرك بمقدارها قبل الحجز.' },
      { term: 'الطعام الحلال', text: 'تقدّمه مطاعم كثيرة حول الشانزليزيه، فاطلب منا قائمة بها.' },
      { term: 'أسابيع الموضة', text: 'تقل الغرف في أواخر يناير وأوائل مارس ويوليو وأكتوبر.' },
    ],
  },
};
