import type { PackageCountry } from '../package.ts';
import { always, never } from './always.ts';

const visa = {
  en: { term: 'Visa', text: 'Greece is in the Schengen area. For the summer islands begin in spring.' },
  ar: { term: 'التأشيرة', text: 'اليونان من دول شنغن، فابدأ من الربيع لصيف الجزر.' },
};

export const greece: PackageCountry = {
  slug: 'greece',
  name: { en: 'Greece', ar: 'اليونان' },
  subtitle: {
    en: 'Marble above Athens, white villages above the Aegean',
    ar: 'رخام فوق أثينا وقرى بيضاء فوق بحر إيجه',
  },
  art: 'greece',
  gateway: 'ATH',
  cities: [
    {
      id: 'athens',
      name: { en: 'Athens and the Acropolis', ar: 'أثينا والأكروبوليس' },
      city: { en: 'Athens', ar: 'أثينا' },
      art: 'athens',
      detail: 'sights/greece-1',
      nights: 3,
      price: 2150,
      accommodation: { en: 'Four-star hotel near Syntagma Square', ar: 'فندق أربع نجوم قرب ساحة سينتاغما' },
      airport: 'ATH',
      latitude: 37.9838,
      longitude: 23.7275,
      themes: ['culture', 'family'],
      en: {
        title: 'Athens and the Acropolis, three nights',
        description:
          'Three nights in Athens: a four-star hotel near Syntagma, breakfast, airport transfers and a guided morning on the Acropolis and in its museum.',
        lead: 'Two and a half thousand years on one rock, and grilled fish by the sea half an hour later.',
        days: [
          {
            term: 'Arrival',
            text: 'Transfer to the centre. Walk through Plaka at dusk and have dinner with the lit Parthenon above you.',
          },
          {
            term: 'The Acropolis',
            text: 'Your tour, early, before the heat: the Parthenon and the Erechtheion with a guide, then the museum at its foot with its glass floor.',
          },
          {
            term: 'The sea side',
            text: 'The tram along the coast to Glyfada and Voula, where it ends (Vouliagmeni is a short taxi ride further), or the road to Cape Sounion, where a temple waits for the sunset above the water. We book the car.',
          },
          { term: 'Farewell', text: 'Honey, pistachios and sandals in Monastiraki, then the transfer.' },
        ],
        included: [...always.en, 'Half-day tour of the Acropolis and its museum with a guide and tickets'],
        notIncluded: [...never.en, 'Tourist tax, paid at the hotel'],
        goodToKnow: [
          {
            term: 'Best months',
            text: 'April to June, September and October. On very hot days in July and August the Acropolis may close at noon.',
          },
          { term: 'Shoes', text: 'Marble steps are slippery: flat soles.' },
          visa.en,
        ],
      },
      ar: {
        title: 'أثينا والأكروبوليس، ثلاث ليالٍ',
        description:
          'ثلاث ليالٍ في أثينا: فندق أربع نجوم قرب سينتاغما مع الفطور والتوصيل من المطار وإليه، وصباح مع مرشد في الأكروبوليس ومتحفه.',
        lead: 'ألفان وخمسمئة عام على صخرة واحدة، وبعد نصف ساعة سمك مشوي على البحر.',
        days: [
          { term: 'الوصول', text: 'توصيل إلى وسط المدينة. تمشّ في حي بلاكا عند الغروب، وتعشَّ والبارثينون مضاء فوقك.' },
          {
            term: 'الأكروبوليس',
            text: 'جولتك باكرًا قبل الحر: البارثينون والإرخثيون مع مرشد، ثم المتحف عند سفح الصخرة بأرضه الزجاجية.',
          },
          {
            term: 'جهة البحر',
            text: 'الترام على الساحل إلى غليفادا ثم فولا، وهي آخر محطاته (وبعدها فولياغميني بسيارة أجرة)، أو الطريق إلى رأس سونيون حيث المعبد والغروب فوق الماء، ونحجز لك السيارة.',
          },
          { term: 'الوداع', text: 'عسل وفستق وصنادل من موناستيراكي، ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة نصف يوم في الأكروبوليس ومتحفه مع مرشد، تشمل التذاكر'],
        notIncluded: [...never.ar, 'رسوم السياحة وتُدفع في الفندق'],
        goodToKnow: [
          {
            term: 'أنسب الأشهر',
            text: 'من أبريل إلى يونيو، وسبتمبر وأكتوبر. وقد يُغلق الأكروبوليس ظهرًا في أشد أيام يوليو وأغسطس حرًا.',
          },
          { term: 'الحذاء', text: 'الدرجات الرخامية زلقة، فاختر نعلًا مسطحًا.' },
          visa.ar,
        ],
      },
    },
    {
      id: 'santorini',
      name: { en: 'Santorini above the caldera', ar: 'سانتوريني فوق البركان' },
      city: { en: 'Santorini', ar: 'سانتوريني' },
      art: 'santorini',
      detail: 'food/greece-table',
      nights: 4,
      price: 4800,
      accommodation: { en: 'Four-star hotel on the caldera side', ar: 'فندق أربع نجوم يطل على فوهة البركان' },
      airport: 'JTR',
      latitude: 36.3932,
      longitude: 25.4615,
      themes: ['couples', 'beach', 'nature'],
      en: {
        title: 'Santorini above the caldera, four nights',
        description:
          'Four nights on Santorini: a four-star hotel on the caldera side, breakfast, airport transfers and a boat tour to the volcano and the hot springs.',
        lead: 'White villages along the rim of a drowned volcano. For honeymoons, anniversaries and anyone who can sit still at sunset.',
        days: [
          {
            term: 'Arrival on the rim',
            text: 'A short transfer, then nothing more than the view: ships small as toys, three hundred metres of cliff.',
          },
          {
            term: 'Boat into the volcano',
            text: 'Your tour: over the caldera to Nea Kameni, a walk on black lava, and a swim in the warm water of the springs.',
          },
          {
            term: 'Fira to Oia',
            text: 'The path along the edge takes three to four hours; the bus takes half an hour. Either way, be in Oia before the sun goes down.',
          },
          {
            term: 'Black sand and an old town',
            text: 'The Bronze Age streets of Akrotiri under their roof, then the dark beach of Perissa.',
          },
          { term: 'Farewell', text: 'Breakfast on the terrace and the transfer.' },
        ],
        included: [...always.en, 'Boat tour to the volcano and the hot springs'],
        notIncluded: [...never.en, 'Tourist tax, paid at the hotel'],
        goodToKnow: [
          { term: 'Best months', text: 'May, June, September and early October. Many hotels close from November to March.' },
          {
            term: 'Steps',
            text: 'Hotels on the rim have many stairs. With a pushchair or a bad knee choose Kamari or Perissa: ask us.',
          },
          visa.en,
        ],
      },
      ar: {
        title: 'سانتوريني فوق البركان، أربع ليالٍ',
        description:
          'أربع ليالٍ في سانتوريني: فندق أربع نجوم يطل على فوهة البركان مع الفطور والتوصيل من المطار وإليه، وجولة بالقارب إلى البركان والينابيع الحارة.',
        lead: 'قرى بيضاء على حافة بركان غمره البحر. للعروسين ولكل من يطيب له الجلوس أمام الغروب.',
        days: [
          { term: 'الوصول إلى الحافة', text: 'طريق قصير، ثم لا شيء غير الإطلالة: سفن صغيرة كالدمى تحت جرف يبلغ ثلاثمئة متر.' },
          {
            term: 'بالقارب إلى البركان',
            text: 'جولتك عبر البحر إلى جزيرة نيا كاميني: مشي على الحمم السوداء وسباحة في ماء الينابيع الدافئ.',
          },
          {
            term: 'من فيرا إلى أويا',
            text: 'الممشى على الحافة ثلاث ساعات إلى أربع، والحافلة نصف ساعة. وفي الحالين كن في أويا قبل الغروب.',
          },
          { term: 'رمل أسود ومدينة قديمة', text: 'شوارع أكروتيري من العصر البرونزي تحت سقفها، ثم شاطئ بيريسا الداكن.' },
          { term: 'الوداع', text: 'فطور على الشرفة، ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة بالقارب إلى البركان والينابيع الحارة'],
        notIncluded: [...never.ar, 'رسوم السياحة وتُدفع في الفندق'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'مايو ويونيو وسبتمبر وأوائل أكتوبر. ويغلق كثير من الفنادق من نوفمبر إلى مارس.' },
          {
            term: 'الأدراج',
            text: 'فنادق الحافة كثيرة الأدراج. ومن معه عربة أطفال أو يؤلمه المشي فأنسب له كاماري أو بيريسا، فاسألنا.',
          },
          visa.ar,
        ],
      },
    },
    {
      id: 'mykonos',
      name: { en: 'Mykonos and Delos', ar: 'ميكونوس وديلوس' },
      city: { en: 'Mykonos', ar: 'ميكونوس' },
      art: 'mykonos',
      detail: 'stays/stay-white-1',
      nights: 4,
      price: 4600,
      accommodation: { en: 'Four-star hotel near a quiet bay', ar: 'فندق أربع نجوم قرب خليج هادئ' },
      airport: 'JMK',
      latitude: 37.4467,
      longitude: 25.3289,
      themes: ['beach', 'couples'],
      en: {
        title: 'Mykonos and Delos, four nights',
        description:
          'Four nights on Mykonos: a four-star hotel near a quiet bay, breakfast, airport transfers and a boat tour to the sacred island of Delos.',
        lead: 'Windmills, white lanes and clear water; the parties are at the other end of the island if you choose your bay well.',
        days: [
          {
            term: 'Arrival',
            text: 'Ten minutes from almost anywhere. Evening among the windmills and the balconies of Little Venice.',
          },
          {
            term: 'Delos',
            text: 'Your tour: half an hour by boat to an island of ruins where Apollo was said to be born, with marble lions, mosaics and no hotel at all.',
          },
          {
            term: 'A beach day',
            text: 'Ornos and Platis Gialos for families, Agios Sostis for those who bring their own shade.',
          },
          {
            term: 'The quiet side',
            text: 'The monastery village of Ano Mera, the bay of Kalafatis, and fish for dinner in the old port.',
          },
          { term: 'Farewell', text: 'Almond sweets from the bakery, then the transfer.' },
        ],
        included: [...always.en, 'Half-day boat tour to Delos with a guide'],
        notIncluded: [...never.en, 'Tourist tax, paid at the hotel', 'Sunbeds'],
        goodToKnow: [
          {
            term: 'Best months',
            text: 'May, June and September. In July and August the meltemi wind blows hard and hotels cost nearly twice as much.',
          },
          {
            term: 'Delos boats',
            text: 'From April to October when the sea allows. If they stay in port we move the day or return the price of the tour.',
          },
          visa.en,
        ],
      },
      ar: {
        title: 'ميكونوس وديلوس، أربع ليالٍ',
        description:
          'أربع ليالٍ في ميكونوس: فندق أربع نجوم قرب خليج هادئ مع الفطور والتوصيل من المطار وإليه، وجولة بالقارب إلى جزيرة ديلوس الأثرية.',
        lead: 'طواحين وأزقة بيضاء وماء صافٍ. وإن أحسنت اختيار خليجك بقي الصخب في الطرف الآخر من الجزيرة.',
        days: [
          { term: 'الوصول', text: 'دقائق من المطار إلى الفندق. والمساء بين الطواحين وشرفات «البندقية الصغيرة».' },
          { term: 'ديلوس', text: 'جولتك نصف ساعة بالقارب إلى جزيرة من الآثار: أسود رخامية وفسيفساء، ولا فندق فيها.' },
          { term: 'يوم على الشاطئ', text: 'أورنوس وبلاتيس يالوس للعائلات، وأيوس سوستيس لمن يحمل مظلته معه.' },
          { term: 'الجانب الهادئ', text: 'قرية أنو ميرا وخليج كالافاتيس، وعشاء من السمك في المرفأ القديم.' },
          { term: 'الوداع', text: 'حلوى اللوز من المخبز، ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة نصف يوم بالقارب إلى ديلوس مع مرشد'],
        notIncluded: [...never.ar, 'رسوم السياحة وتُدفع في الفندق', 'كراسي الشواطئ'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'مايو ويونيو وسبتمبر. وفي يوليو وأغسطس تشتد رياح «الملتمي» وتكاد أسعار الفنادق تتضاعف.' },
          { term: 'قوارب ديلوس', text: 'من أبريل إلى أكتوبر إن سمح البحر. وإن لم تبحر غيّرنا اليوم أو أعدنا ثمن الجولة.' },
          visa.ar,
        ],
      },
    },
  ],
};
