import type { PackageCountry } from '../package.ts';
import { always, never } from './always.ts';

export const morocco: PackageCountry = {
  slug: 'morocco',
  name: { en: 'Morocco', ar: 'المغرب' },
  subtitle: {
    en: 'Riads behind plain doors, the Atlas above, the Atlantic beside',
    ar: 'رياض خلف أبواب بسيطة، والأطلس من فوقها، والمحيط إلى جانبها',
  },
  art: 'morocco',
  gateway: 'CMN',
  cities: [
    {
      id: 'marrakech',
      name: { en: 'Marrakech, the red city', ar: 'مراكش الحمراء' },
      city: { en: 'Marrakech', ar: 'مراكش' },
      art: 'marrakech',
      nights: 4,
      price: 2350,
      accommodation: { en: 'Four-star riad in the medina', ar: 'رياض أربع نجوم في المدينة القديمة' },
      airport: 'RAK',
      latitude: 31.6295,
      longitude: -7.9811,
      themes: ['culture', 'couples', 'family'],
      en: {
        title: 'Marrakech, four nights in a riad',
        description:
          'Four nights in Marrakech: a riad in the medina, breakfast on its roof, airport transfers and a guided walk from the Koutoubia to the souks.',
        lead: 'Behind a plain door in a red wall: a courtyard, a fountain and mint tea. Outside it, everything else.',
        days: [
          {
            term: 'Arrival',
            text: 'Fifteen minutes from the airport to the medina gate, where a porter takes the bags. Sunset from the roof, with the call to prayer from the Koutoubia.',
          },
          {
            term: 'The medina',
            text: 'Your tour: the Koutoubia from outside, the painted ceilings of the Bahia Palace, the Ben Youssef Madrasa and the dyers’ and lantern souks.',
          },
          {
            term: 'Gardens',
            text: 'The cobalt-blue Majorelle Garden in the morning, the Menara olive groves in the afternoon, and supper among the storytellers of Jemaa el-Fnaa.',
          },
          {
            term: 'Atlas or Agafay',
            text: 'The Ourika valley and its Berber villages, or camels and lanterns in the stone desert of Agafay. We add the trip you choose.',
          },
          { term: 'Farewell', text: 'A hammam in the morning if there is time, then the transfer.' },
        ],
        included: [...always.en, 'Half-day walk through the medina with a guide and tickets'],
        notIncluded: [...never.en, 'Tourist tax, paid at the riad'],
        goodToKnow: [
          { term: 'Best months', text: 'March to May, October and November. July and August reach 37 degrees.' },
          { term: 'The riad', text: 'Cars stop at the edge of the medina; the last minutes are on foot.' },
          { term: 'Souks', text: 'Half the first price is a fair place to settle. Smile, and take your time.' },
        ],
      },
      ar: {
        title: 'مراكش، أربع ليالٍ في رياض',
        description:
          'أربع ليالٍ في مراكش: رياض في المدينة القديمة، وفطور على سطحه، والتوصيل من المطار وإليه، وجولة مشي مع مرشد من الكتبية إلى الأسواق.',
        lead: 'خلف باب بسيط في سور أحمر فناء ونافورة وشاي بالنعناع، وخارجه كل ما سوى ذلك.',
        days: [
          {
            term: 'الوصول',
            text: 'ربع ساعة من المطار إلى باب المدينة القديمة حيث يحمل الحمّال الحقائب. والغروب من السطح على أذان الكتبية.',
          },
          {
            term: 'المدينة القديمة',
            text: 'جولتك: صومعة الكتبية من خارجها، وسقوف قصر الباهية المنقوشة، ومدرسة ابن يوسف، وسوقا الصبّاغين والفوانيس.',
          },
          { term: 'حدائق', text: 'حديقة ماجوريل الزرقاء صباحًا، وزيتون المنارة عصرًا، والعشاء بين الحكواتيين في جامع الفنا.' },
          {
            term: 'الأطلس أو أكفاي',
            text: 'وادي أوريكا وقراه الأمازيغية، أو الجمال والفوانيس في صحراء أكفاي الحجرية. ونضيف لك الرحلة التي تختارها.',
          },
          { term: 'الوداع', text: 'حمّام مغربي في الصباح إن اتسع الوقت، ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة مشي نصف يوم في المدينة القديمة مع مرشد، تشمل التذاكر'],
        notIncluded: [...never.ar, 'رسوم السياحة وتُدفع في دار الضيافة'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من مارس إلى مايو، وأكتوبر ونوفمبر. أما يوليو وأغسطس فيبلغان 37 درجة.' },
          { term: 'دار الضيافة (الرياض)', text: 'تقف السيارات عند طرف المدينة القديمة، والدقائق الأخيرة مشيًا.' },
          { term: 'الأسواق', text: 'نصف السعر الأول حدّ معقول. ابتسم ولا تستعجل.' },
        ],
      },
    },
    {
      id: 'casablanca',
      name: { en: 'Casablanca and Rabat', ar: 'الدار البيضاء والرباط' },
      city: { en: 'Casablanca', ar: 'الدار البيضاء' },
      art: 'casablanca',
      detail: 'food/morocco-table',
      nights: 3,
      price: 1850,
      accommodation: { en: 'Four-star hotel in the centre', ar: 'فندق أربع نجوم في وسط المدينة' },
      airport: 'CMN',
      latitude: 33.5731,
      longitude: -7.5898,
      themes: ['culture', 'family', 'beach'],
      en: {
        title: 'Casablanca and Rabat, three nights',
        description:
          'Three nights in Casablanca: a four-star hotel in the centre, breakfast, airport transfers and a guided tour of the Hassan II Mosque and the Habous.',
        lead: 'A minaret over the Atlantic, white Art Deco streets, and the capital an hour away by train.',
        days: [
          { term: 'Arrival', text: 'Transfer to the centre, and an evening walk by the ocean at Aïn Diab.' },
          {
            term: 'The mosque on the water',
            text: 'Your tour: the prayer hall and the carved cedar of the Hassan II Mosque, then the arcades and almond pastries of the Habous quarter.',
          },
          {
            term: 'Rabat',
            text: 'An hour by train to the blue-and-white lanes of the Udayas and the Hassan Tower. We can reserve the seats for you.',
          },
          { term: 'Farewell', text: 'Fish by the port, or an hour in the Mohammed V arcades, then the transfer.' },
        ],
        included: [...always.en, 'Half-day tour with entry to the Hassan II Mosque'],
        notIncluded: [...never.en, 'Train to Rabat', 'Tourist tax, paid at the hotel'],
        goodToKnow: [
          { term: 'Best months', text: 'April to November. The ocean keeps July at about 26 degrees.' },
          {
            term: 'The mosque',
            text: 'Guided visits pause at prayer times and at midday on Fridays; Muslims may of course come to pray.',
          },
          { term: 'Go further', text: 'By train Marrakech is under three hours away and Fes about four.' },
        ],
      },
      ar: {
        title: 'الدار البيضاء والرباط، ثلاث ليالٍ',
        description:
          'ثلاث ليالٍ في الدار البيضاء: فندق أربع نجوم في وسط المدينة مع الفطور والتوصيل من المطار وإليه، وجولة في مسجد الحسن الثاني وحي الحبوس.',
        lead: 'صومعة فوق المحيط وشوارع بيضاء أنيقة، والعاصمة على بُعد ساعة بالقطار.',
        days: [
          { term: 'الوصول', text: 'توصيل إلى وسط المدينة، ثم نزهة مسائية على المحيط في عين الذياب.' },
          {
            term: 'المسجد على الماء',
            text: 'جولتك: قاعة الصلاة في مسجد الحسن الثاني وخشب الأرز المنقوش، ثم أقواس حي الحبوس وحلويات اللوز.',
          },
          { term: 'الرباط', text: 'ساعة بالقطار إلى أزقة الوداية الزرقاء والبيضاء وصومعة حسان. ونحجز لك المقاعد إن شئت.' },
          { term: 'الوداع', text: 'سمك عند الميناء، أو ساعة تحت أقواس شارع محمد الخامس، ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة نصف يوم تشمل دخول مسجد الحسن الثاني'],
        notIncluded: [...never.ar, 'قطار الرباط', 'رسوم السياحة وتُدفع في الفندق'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من أبريل إلى نوفمبر. والمحيط يُبقي يوليو عند نحو 26 درجة.' },
          { term: 'المسجد', text: 'تتوقف الجولات في أوقات الصلاة وظهر الجمعة، والصلاة فيه مفتوحة للمسلمين.' },
          { term: 'أبعد من ذلك', text: 'مراكش أقل من ثلاث ساعات بالقطار، وفاس نحو أربع.' },
        ],
      },
    },
    {
      id: 'fes',
      name: { en: 'Fes and its medina', ar: 'فاس ومدينتها العتيقة' },
      city: { en: 'Fes', ar: 'فاس' },
      art: 'fes',
      detail: 'sights/morocco-2',
      nights: 3,
      price: 1950,
      accommodation: { en: 'Four-star riad near Bab Bou Jeloud', ar: 'رياض أربع نجوم قرب باب بوجلود' },
      airport: 'FEZ',
      latitude: 34.0181,
      longitude: -5.0078,
      themes: ['culture'],
      en: {
        title: 'Fes, three nights in the old medina',
        description:
          'Three nights in Fes: a riad near Bab Bou Jeloud, breakfast, airport transfers and a guided day in the medina, from al-Qarawiyyin to the tanneries.',
        lead: 'Nine thousand lanes and no cars: the medieval city that never became a museum.',
        days: [
          {
            term: 'Arrival',
            text: 'Transfer to the blue gate, and a porter to the riad. Dinner is pastilla, sweet and savoury at once.',
          },
          {
            term: 'The medina with someone who knows it',
            text: 'Your tour: the Bou Inania Madrasa, the doors of al-Qarawiyyin, founded in 859, the coppersmiths of Seffarine and the tanneries from a balcony above.',
          },
          {
            term: 'Meknes and Volubilis',
            text: 'A day trip that we add if you like: Roman mosaics among olive trees, and the gates of Moulay Ismail. Or potters and zellige makers at Ain Nokbi.',
          },
          { term: 'Farewell', text: 'Sunrise over the roofs from the Merenid tombs, breakfast, and the transfer.' },
        ],
        included: [...always.en, 'Day tour of the medina with a guide and tickets'],
        notIncluded: [...never.en, 'Tourist tax, paid at the riad'],
        goodToKnow: [
          { term: 'Best months', text: 'March to June, September to November. Winter nights are cold inside stone walls.' },
          { term: 'On foot', text: 'Slopes, steps and donkeys: good shoes, and no pushchair.' },
          {
            term: 'Getting there',
            text: 'Flights connect in Casablanca or Europe; by train from Casablanca it is about four hours.',
          },
        ],
      },
      ar: {
        title: 'فاس، ثلاث ليالٍ في المدينة العتيقة',
        description:
          'ثلاث ليالٍ في فاس: رياض قرب باب بوجلود مع الفطور والتوصيل من المطار وإليه، ويوم مع مرشد في المدينة العتيقة من القرويين إلى المدابغ.',
        lead: 'تسعة آلاف زقاق بلا سيارة واحدة: مدينة من العصور الوسطى لم تصر متحفًا.',
        days: [
          { term: 'الوصول', text: 'توصيل إلى الباب الأزرق وحمّال إلى الرياض. والعشاء بسطيلة، حلوة ومالحة معًا.' },
          {
            term: 'المدينة العتيقة مع من يعرفها',
            text: 'جولتك: مدرسة أبي عنان، وأبواب جامع القرويين الذي تأسس عام 859 للميلاد، ونحّاسو الصفّارين، والمدابغ من شرفة فوقها.',
          },
          {
            term: 'مكناس ووليلي',
            text: 'رحلة يوم نضيفها إن شئت: فسيفساء رومانية بين أشجار الزيتون، وأبواب المولى إسماعيل. أو صنّاع الفخار والزليج في عين النقبي.',
          },
          { term: 'الوداع', text: 'شروق فوق السطوح من قبور المرينيين، ثم الفطور والتوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة يوم في المدينة العتيقة مع مرشد، تشمل التذاكر'],
        notIncluded: [...never.ar, 'رسوم السياحة وتُدفع في دار الضيافة'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من مارس إلى يونيو، ومن سبتمبر إلى نوفمبر. وليالي الشتاء باردة بين جدران الحجر.' },
          { term: 'المشي', text: 'منحدرات ودرجات ودواب: حذاء جيد، وبلا عربة أطفال.' },
          { term: 'الوصول', text: 'بتوقف في الدار البيضاء أو أوروبا. والقطار من الدار البيضاء نحو أربع ساعات.' },
        ],
      },
    },
  ],
};
