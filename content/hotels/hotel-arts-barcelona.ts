import type { Hotel } from '../hotel.ts';

export const hotelArtsBarcelona: Hotel = {
  slug: 'hotel-arts-barcelona',
  name: { en: 'Hotel Arts Barcelona', ar: 'فندق آرتس برشلونة' },
  destination: 'spain',
  country: { en: 'Spain', ar: 'إسبانيا' },
  city: { en: 'Barcelona', ar: 'برشلونة' },
  district: { en: 'Port Olímpic', ar: 'الميناء الأولمبي' },
  place: 'barcelona',
  position: { latitude: 41.3867, longitude: 2.1965 },
  nearbyAt: [
    [41.385, 2.196],
    [41.388, 2.1865],
    [41.385, 2.182],
    [41.4036, 2.1744],
  ],
  stars: 5,
  setting: 'beach',
  art: 'hotel-arts-barcelona',
  scenes: ['riviera', 'pool-hills'],
  airport: 'BCN',
  en: {
    title: 'Hotel Arts Barcelona, Port Olímpic',
    description:
      'The 44-storey tower above Barcelona’s Olympic port, between beach and city: who it suits, what is nearby and which side to ask for.',
    lead: 'A tower of 44 storeys between the beach and the Olympic port, beside Frank Gehry’s golden fish.',
    about: [
      'The tower was built for the district that Barcelona made out of its old industrial shore for the Olympic Games of 1992. Its white steel frame is on the outside, and it is run by The Ritz-Carlton.',
      'One side looks over the sea, the other over the whole city as far as the hills. At its feet lies Gehry’s great fish of woven metal, which glitters in the sun, and then the sand begins.',
    ],
    goodFor: [
      { term: 'City and beach in one', text: 'Museums in the morning, the sea in the afternoon.' },
      { term: 'Families', text: 'Pools, a beach and a park all close at hand.' },
      { term: 'Football', text: 'A good base for a football weekend.' },
    ],
    nearby: [
      { term: 'The beach', text: 'Sand in both directions, with a promenade to Barceloneta.' },
      { term: 'Ciutadella Park', text: 'Lawns, a lake with boats and the zoo.' },
      { term: 'El Born', text: 'Old lanes, the Picasso Museum and shops.' },
      { term: 'Sagrada Família', text: 'About ten minutes by taxi; buy the ticket ahead.' },
    ],
    goodToKnow: [
      { term: 'Which side', text: 'Sea or city: both are worth it. High floors most of all.' },
      { term: 'City tax', text: 'Barcelona collects one for each guest and night at the desk.' },
      { term: 'Metro', text: 'Ciutadella Vila Olímpica on line 4 is a few minutes away.' },
    ],
  },
  ar: {
    title: 'فندق آرتس برشلونة، الميناء الأولمبي',
    description: 'برج من 44 طابقًا فوق الميناء الأولمبي في برشلونة، بين الشاطئ والمدينة: لمن يناسب، وما يجاوره، وكيف تسأل عنه.',
    lead: 'برج من 44 طابقًا بين الشاطئ والميناء الأولمبي، بجوار سمكة فرانك غيري الذهبية.',
    about: [
      'بُني البرج في الحي الذي أقامته برشلونة على ساحلها الصناعي القديم لدورة الألعاب الأولمبية عام 1992. هيكله الفولاذي الأبيض ظاهر من الخارج، وتديره ريتز كارلتون.',
      'تطل جهة منه على البحر، والأخرى على المدينة كلها حتى التلال. وعند قدميه سمكة غيري الكبيرة من المعدن المجدول تلمع في الشمس، ثم يبدأ الرمل.',
    ],
    goodFor: [
      { term: 'المدينة والبحر معًا', text: 'المتاحف صباحًا والبحر بعد الظهر.' },
      { term: 'العائلات', text: 'مسابح وشاطئ وحديقة، وكلها قريبة.' },
      { term: 'كرة القدم', text: 'مكان مناسب لعطلة تحضر فيها مباراة.' },
    ],
    nearby: [
      { term: 'الشاطئ', text: 'رمال في الجهتين وممشى إلى برشلونيتا.' },
      { term: 'حديقة ثيوتاديلا', text: 'مروج وبحيرة بقوارب وحديقة حيوان.' },
      { term: 'حي البورن', text: 'دروب قديمة ومتحف بيكاسو ومتاجر.' },
      { term: 'ساغرادا فاميليا', text: 'نحو عشر دقائق بسيارة الأجرة، واشترِ التذكرة مسبقًا.' },
    ],
    goodToKnow: [
      { term: 'أي جهة', text: 'البحر أو المدينة، وكلتاهما جميلة، وأجملهما من الطوابق العليا.' },
      { term: 'ضريبة المدينة', text: 'تحصّلها برشلونة عند الاستقبال عن كل نزيل في كل ليلة.' },
      { term: 'المترو', text: 'محطة ثيوتاديلا فيلا أوليمبيكا على الخط 4، على بُعد دقائق.' },
    ],
  },
};
