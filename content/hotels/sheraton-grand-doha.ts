import type { Hotel } from '../hotel.ts';

export const sheratonGrandDoha: Hotel = {
  slug: 'sheraton-grand-doha',
  name: { en: 'Sheraton Grand Doha', ar: 'شيراتون جراند الدوحة' },
  destination: null,
  country: { en: 'Qatar', ar: 'قطر' },
  city: { en: 'Doha', ar: 'الدوحة' },
  district: { en: 'West Bay', ar: 'الخليج الغربي' },
  place: 'doha',
  position: { latitude: 25.3186, longitude: 51.5349 },
  nearbyAt: [null, [25.3195, 51.531], [25.3253, 51.5309], [25.3227, 51.5321]],
  stars: 5,
  setting: 'city',
  art: 'sheraton-grand-doha',
  scenes: ['corniche', 'pool-pyramid'],
  airport: 'DOH',
  en: {
    title: 'Sheraton Grand Doha, West Bay',
    description:
      'The pyramid at the end of Doha’s Corniche, open since 1982: who it suits, what is within walking distance, and how to ask for a room.',
    lead: 'The pyramid on the Corniche, open since 1982, with a beach of its own below the towers of West Bay.',
    about: [
      'When the Sheraton opened in 1982 it stood almost alone at the northern end of the Corniche. The American architect William Pereira drew it as a stepped pyramid. The towers came later, and grew up around it.',
      'Inside, the floors look down into one tall atrium. Outside there are gardens, pools and a private beach on the bay, so that the business district and a day by the water share one address.',
    ],
    goodFor: [
      { term: 'A weekend at home', text: 'Beach and pool for the children without leaving the city.' },
      { term: 'Meetings', text: 'It was built as a resort and convention hotel, and the exhibition centre is close by.' },
      { term: 'Guests from abroad', text: 'The Corniche starts at the door, and Doha lies along it.' },
    ],
    nearby: [
      { term: 'The Corniche', text: 'Seven kilometres of promenade round the bay, best after sunset.' },
      { term: 'Hotel Park', text: 'Lawns and paths right in front of the hotel.' },
      { term: 'City Center Doha', text: 'A shopping mall a few minutes away on foot.' },
      { term: 'DECC', text: 'The exhibition centre, and a metro station of that name on the Red Line.' },
    ],
    goodToKnow: [
      { term: 'The airport', text: 'Hamad International lies across the bay; allow about half an hour by car.' },
      { term: 'Sea or city', text: 'Rooms look one way or the other. Tell us which you want.' },
      { term: 'Cool months', text: 'Weekends from November to March fill first, so ask early.' },
    ],
  },
  ar: {
    title: 'شيراتون جراند الدوحة، الخليج الغربي',
    description: 'هرم الكورنيش الذي افتُتح عام 1982: لمن يناسب، وما الذي تصل إليه منه مشيًا، وكيف تسأل عن غرفة في تواريخك.',
    lead: 'هرم الكورنيش الذي افتُتح عام 1982، وله شاطئ خاص عند أبراج الخليج الغربي.',
    about: [
      'حين افتُتح الشيراتون عام 1982 كان يقف وحيدًا تقريبًا عند الطرف الشمالي للكورنيش. صمّمه المعماري الأمريكي ويليام بيريرا على هيئة هرم مدرّج، ثم جاءت الأبراج بعده وأحاطت به.',
      'في الداخل تطل الطوابق على بهو واحد شاهق، وفي الخارج حدائق ومسابح وشاطئ خاص على الخليج، فتجمع بين حي الأعمال ويوم على البحر في مكان واحد.',
    ],
    goodFor: [
      { term: 'عطلة داخل الدوحة', text: 'شاطئ ومسبح للأطفال من دون مغادرة المدينة.' },
      { term: 'الاجتماعات', text: 'بُني الفندق منتجعًا ومركزًا للمؤتمرات، ومركز المعارض قريب منه.' },
      { term: 'الضيوف من الخارج', text: 'يبدأ الكورنيش من باب الفندق، وعلى امتداده ترى الدوحة.' },
    ],
    nearby: [
      { term: 'الكورنيش', text: 'سبعة كيلومترات من الممشى حول الخليج، وأجمل أوقاته بعد الغروب.' },
      { term: 'حديقة الفندق', text: 'مسطحات خضراء وممرات أمام الفندق مباشرة.' },
      { term: 'سيتي سنتر الدوحة', text: 'مجمّع تجاري على بُعد دقائق مشيًا.' },
      { term: 'مركز الدوحة للمعارض', text: 'وبجانبه محطة مترو على الخط الأحمر.' },
    ],
    goodToKnow: [
      { term: 'المطار', text: 'يقع مطار حمد الدولي على الجانب الآخر من الخليج، ويستغرق الطريق بالسيارة نحو نصف ساعة.' },
      { term: 'البحر أم المدينة', text: 'تطل الغرف على أحدهما، فأخبرنا بما تفضّل.' },
      { term: 'الأشهر المعتدلة', text: 'تمتلئ عطلات نهاية الأسبوع من نوفمبر إلى مارس قبل غيرها، فاسأل مبكرًا.' },
    ],
  },
};
