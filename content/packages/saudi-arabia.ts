import type { PackageCountry } from '../package.ts';
import { always, never } from './always.ts';

export const saudiArabia: PackageCountry = {
  slug: 'saudi-arabia',
  name: { en: 'Saudi Arabia', ar: 'السعودية' },
  subtitle: {
    en: 'Mud-brick Najd, the Red Sea and the tombs of Hegra, a short flight away',
    ar: 'نجد وبيوتها الطينية والبحر الأحمر ومدافن الحِجر، على بُعد رحلة قصيرة',
  },
  art: 'saudi-arabia',
  gateway: 'RUH',
  cities: [
    {
      id: 'riyadh',
      name: { en: 'Riyadh and Diriyah', ar: 'الرياض والدرعية' },
      city: { en: 'Riyadh', ar: 'الرياض' },
      art: 'riyadh',
      detail: 'sights/saudi-arabia-1',
      nights: 3,
      price: 1400,
      accommodation: { en: 'Four-star hotel in Olaya', ar: 'فندق أربع نجوم في العليا' },
      airport: 'RUH',
      latitude: 24.7136,
      longitude: 46.6753,
      themes: ['family', 'culture'],
      en: {
        title: 'Riyadh and Diriyah, three nights',
        description:
          'A long weekend in Riyadh: a four-star hotel in Olaya, breakfast, airport transfers and a guided evening among the mud-brick lanes of Diriyah.',
        lead: 'An hour and a half in the air, and a weekend that goes from a clay fort to the top of a tower.',
        days: [
          {
            term: 'Arrival and the lights of Olaya',
            text: 'Our driver meets you at King Khalid Airport. In the evening, walk to the cafés of Tahlia Street, or ride up to the sky bridge of Kingdom Centre.',
          },
          {
            term: 'Old Riyadh',
            text: 'Masmak Fort and its spear point still stuck in the gate, then the National Museum and the shade of its park. The lanes of Souq Al Zal next door sell oud, rugs and bishts.',
          },
          {
            term: 'Diriyah at sunset',
            text: 'A free morning. In the afternoon your tour goes to At-Turaif, the mud-brick quarter on the World Heritage List, and ends above the palms of Wadi Hanifah, with Bujairi Terrace for dinner.',
          },
          {
            term: 'One last coffee, and home',
            text: 'A late breakfast, an hour for dates and perfume, and the drive back to the airport.',
          },
        ],
        included: [...always.en, 'Half-day tour of Diriyah with a guide, entry to At-Turaif included'],
        notIncluded: never.en,
        goodToKnow: [
          {
            term: 'Best months',
            text: 'November to March. Summer days top 43 degrees, so museums come first and walks after sunset.',
          },
          { term: 'Fridays', text: 'Most sights and shops open in the afternoon.' },
          { term: 'Add a day', text: 'Edge of the World, the cliffs of Jebel Fihrayn, is a half-day by four-wheel drive.' },
        ],
      },
      ar: {
        title: 'الرياض والدرعية، ثلاث ليالٍ',
        description:
          'عطلة نهاية أسبوع في الرياض: فندق أربع نجوم في العليا مع الفطور والتوصيل من المطار وإليه، وأمسية مع مرشد بين أزقة الدرعية الطينية.',
        lead: 'ساعة ونصف في الجو، ثم عطلة تبدأ عند حصن من الطين وتنتهي في أعلى البرج.',
        days: [
          {
            term: 'الوصول وأضواء العليا',
            text: 'يستقبلك سائقنا في مطار الملك خالد. وفي المساء تمشي إلى مقاهي شارع التحلية، أو تصعد إلى الجسر المعلّق في برج المملكة.',
          },
          {
            term: 'الرياض القديمة',
            text: 'قصر المصمك ورأس الحربة الذي ما زال في بابه، ثم المتحف الوطني وحدائقه. وبجواره سوق الزل بعوده وسجاده وبشوته.',
          },
          {
            term: 'الدرعية عند الغروب',
            text: 'الصباح لك. وبعد العصر جولتك في حي الطريف الطيني المدرج في قائمة التراث العالمي، وتنتهي فوق نخيل وادي حنيفة، والعشاء لمن أراد في مطل البجيري.',
          },
          { term: 'قهوة أخيرة ثم العودة', text: 'فطور على مهل، وساعة لشراء التمور والعطور، ثم الطريق إلى المطار.' },
        ],
        included: [...always.ar, 'جولة نصف يوم في الدرعية مع مرشد، تشمل دخول حي الطريف'],
        notIncluded: never.ar,
        goodToKnow: [
          {
            term: 'أنسب الأشهر',
            text: 'من نوفمبر إلى مارس. أما صيفًا فتتجاوز الحرارة 43 درجة، فاجعل المتاحف نهارًا والمشي بعد الغروب.',
          },
          { term: 'يوم الجمعة', text: 'تفتح معظم المعالم والمحال بعد الظهر.' },
          { term: 'يوم إضافي', text: 'حافة العالم، وهي جروف جبل فهرين، رحلة نصف يوم بسيارة دفع رباعي.' },
        ],
      },
    },
    {
      id: 'jeddah',
      name: { en: 'Jeddah by the Red Sea', ar: 'جدة على البحر الأحمر' },
      city: { en: 'Jeddah', ar: 'جدة' },
      art: 'jeddah',
      detail: 'sights/saudi-arabia-3',
      nights: 3,
      price: 1550,
      accommodation: { en: 'Four-star hotel near the Corniche', ar: 'فندق أربع نجوم قرب الكورنيش' },
      airport: 'JED',
      latitude: 21.4858,
      longitude: 39.1925,
      themes: ['family', 'culture', 'beach'],
      en: {
        title: 'Jeddah by the Red Sea, three nights',
        description:
          'Three nights in Jeddah: a four-star hotel near the Corniche, breakfast, airport transfers and a guided walk among the coral houses of Al-Balad.',
        lead: 'Coral-stone houses with carved wooden bays, a fountain higher than a skyscraper, and the sea at the end of every street.',
        days: [
          {
            term: 'Arrival and the Corniche',
            text: 'Transfer to the hotel and a first walk along the sea. After dark, King Fahd’s Fountain stands white above the water.',
          },
          {
            term: 'Al-Balad on foot',
            text: 'Your tour: the old town on the World Heritage List, from Nassif House to Souq Al Alawi, past the wooden bays called rawasheen. It starts late in the afternoon, when the lanes wake up.',
          },
          {
            term: 'A day on the water',
            text: 'Yours to fill: a boat to the reefs off Obhur with mask and snorkel, or a beach club and Al Rahmah Mosque above the waves at sunset.',
          },
          {
            term: 'Fish for breakfast, and home',
            text: 'The fish market is at its best early. Then the transfer to King Abdulaziz Airport.',
          },
        ],
        included: [...always.en, 'Half-day walk through Al-Balad with a guide'],
        notIncluded: [...never.en, 'Boat trips and beach clubs'],
        goodToKnow: [
          { term: 'Best months', text: 'November to March: warm days and easy evenings. The sea stays warm all year.' },
          {
            term: 'Umrah',
            text: 'Makkah is about an hour away. Tell us if you would like to add it: the permit and the hotel are arranged separately.',
          },
          { term: 'Ramadan', text: 'Al-Balad is at its liveliest, and its prices at their highest.' },
        ],
      },
      ar: {
        title: 'جدة على البحر الأحمر، ثلاث ليالٍ',
        description:
          'ثلاث ليالٍ في جدة: فندق أربع نجوم قرب الكورنيش مع الفطور والتوصيل من المطار وإليه، وجولة مشي مع مرشد بين بيوت البلد.',
        lead: 'بيوت من حجر المرجان برواشين منقوشة، ونافورة أعلى من الأبراج، وبحر ينتهي إليه كل شارع.',
        days: [
          {
            term: 'الوصول والكورنيش',
            text: 'توصيل إلى الفندق وأول نزهة على البحر. وبعد المغرب ترتفع نافورة الملك فهد بيضاء فوق الماء.',
          },
          {
            term: 'البلد مشيًا',
            text: 'جولتك في جدة التاريخية المدرجة في قائمة التراث العالمي، من بيت نصيف إلى سوق العلوي بين الرواشين. وتبدأ قبيل المغرب حين تدبّ الحياة في الأزقة.',
          },
          {
            term: 'يوم في البحر',
            text: 'يوم تختار له ما تشاء: قارب إلى الشعاب قبالة أبحر مع قناع الغوص، أو شاطئ خاص ثم مسجد الرحمة فوق الموج عند الغروب.',
          },
          { term: 'سوق السمك ثم العودة', text: 'أجمل ما يكون سوق السمك في الصباح الباكر. ثم التوصيل إلى مطار الملك عبدالعزيز.' },
        ],
        included: [...always.ar, 'جولة مشي نصف يوم في البلد مع مرشد'],
        notIncluded: [...never.ar, 'رحلات القوارب والشواطئ الخاصة'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من نوفمبر إلى مارس: نهار دافئ ومساء لطيف. والبحر دافئ طوال العام.' },
          { term: 'العمرة', text: 'مكة المكرمة على بُعد نحو ساعة. أخبرنا إن أردت إضافتها، فللتصريح والفندق ترتيب خاص.' },
          { term: 'رمضان', text: 'البلد فيه أحلى ما تكون، والأسعار أعلى ما تكون.' },
        ],
      },
    },
    {
      id: 'alula',
      name: { en: 'AlUla and Hegra', ar: 'العُلا والحِجر' },
      city: { en: 'AlUla', ar: 'العُلا' },
      art: 'alula',
      detail: 'sights/saudi-arabia-2',
      nights: 3,
      price: 3400,
      accommodation: { en: 'Four-star lodge between the cliffs', ar: 'نُزل أربع نجوم بين الجبال' },
      airport: 'ULH',
      latitude: 26.6085,
      longitude: 37.9232,
      themes: ['culture', 'nature', 'couples'],
      en: {
        title: 'AlUla and Hegra, three nights',
        description:
          'Three nights in AlUla: a lodge between sandstone cliffs, breakfast, airport transfers and a guided tour of the Nabataean tombs of Hegra.',
        lead: 'Tombs cut into whole mountains two thousand years ago, and silence all around.',
        days: [
          {
            term: 'Arrival in the valley',
            text: 'A short drive from the airport into the canyon. Be at Elephant Rock before the sun goes down: seats are sunk into the sand, and coffee is served.',
          },
          {
            term: 'Hegra',
            text: 'Your tour: the city of the Nabataeans with its tombs, among them the lonely Qasr al-Farid. It was the first Saudi place on the World Heritage List. The evening is for the lamps of AlUla Old Town.',
          },
          {
            term: 'Dadan, letters in stone and the oasis',
            text: 'On your own or with a guide we add: the lion tombs of Dadan, the inscriptions of Jabal Ikmah and the palm trail between the mud houses.',
          },
          {
            term: 'Sunrise and farewell',
            text: 'The cliffs turn from violet to orange over breakfast. Transfer to the airport.',
          },
        ],
        included: [...always.en, 'Guided tour of Hegra with the entry ticket'],
        notIncluded: [...never.en, 'Tickets for Dadan, Jabal Ikmah and events'],
        goodToKnow: [
          { term: 'Best months', text: 'October to April. Nights in January are cold, so bring a jacket.' },
          { term: 'Getting there', text: 'Direct from Doha on a few days; otherwise with a change in Riyadh or Jeddah.' },
          { term: 'Tickets', text: 'Hegra is entered with a guided slot only. In the winter season book weeks ahead.' },
          {
            term: 'If you would rather not enter Hegra',
            text: 'Many travellers prefer not to, for religious reasons. We will put a tour of the old town and Jabal Ikmah in its place if you prefer; the ruling is for scholars to give.',
          },
        ],
      },
      ar: {
        title: 'العُلا والحِجر، ثلاث ليالٍ',
        description:
          'ثلاث ليالٍ في العُلا: نُزل بين جبال الحجر الرملي مع الفطور والتوصيل من المطار وإليه، وجولة مع مرشد في مدافن الأنباط في الحِجر.',
        lead: 'مدافن نُحتت في الجبال قبل ألفي عام، وسكون يكمل المشهد.',
        days: [
          {
            term: 'الوصول إلى الوادي',
            text: 'طريق قصير من المطار إلى ما بين الجبال. كن عند جبل الفيل قبل الغروب، ففي الرمل جلسات منخفضة وقهوة تُقدَّم.',
          },
          {
            term: 'الحِجر',
            text: 'جولتك في مدينة الأنباط ومدافنها، وأشهرها قصر الفريد القائم وحده. وهي أول موقع سعودي في قائمة التراث العالمي. والمساء لفوانيس البلدة القديمة.',
          },
          {
            term: 'دادان ونقوش الصخر والواحة',
            text: 'بنفسك أو مع مرشد نضيفه: مقابر الأسود في دادان، ونقوش جبل عكمة، وممشى النخيل بين بيوت الطين.',
          },
          { term: 'شروق ووداع', text: 'تتحول الجبال من البنفسجي إلى البرتقالي وأنت على الفطور. ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة في الحِجر مع مرشد، تشمل تذكرة الدخول'],
        notIncluded: [...never.ar, 'تذاكر دادان وجبل عكمة والفعاليات'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من أكتوبر إلى أبريل. وليالي يناير باردة، فاحمل سترة.' },
          { term: 'الوصول', text: 'مباشرة من الدوحة في أيام قليلة، وفي غيرها بتوقف في الرياض أو جدة.' },
          { term: 'التذاكر', text: 'لا تُدخل الحِجر إلا بجولة محددة الموعد، فاحجز قبل أسابيع في موسم الشتاء.' },
          {
            term: 'إن لم تُرد دخول الحِجر',
            text: 'كثيرون يتجنبون دخول الحِجر لما ورد في الحديث. نستبدل بجولته جولة في البلدة القديمة وجبل عكمة إن شئت، والحكم الشرعي يُسأل عنه أهل العلم.',
          },
        ],
      },
    },
  ],
};
