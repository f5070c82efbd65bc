import type { Destination } from '../destination.ts';

export const rasAlKhaimah: Destination = {
  slug: 'ras-al-khaimah',
  name: { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
  art: 'ras-al-khaimah',
  country: 'AE',
  gateway: { airport: 'RKT', city: { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' }, minutes: 75 },
  city: { name: { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' }, timeZone: 'Asia/Dubai', latitude: 25.6135, longitude: 55.9388 },
  currency: { code: 'AED', name: { en: 'UAE dirham', ar: 'الدرهم الإماراتي' } },
  languages: { en: 'Arabic; English is widely spoken', ar: 'العربية، والإنجليزية شائعة' },
  climate: {
    city: { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
    high: [24.8, 25.9, 29.5, 35.2, 39.3, 42.1, 42.7, 41.9, 40.1, 36.7, 31.4, 26.8],
    low: [11.8, 12.9, 15.5, 18.9, 22.6, 25.6, 28.5, 28.6, 24.7, 20.7, 16.6, 13.5],
    rain: [12.8, 35.7, 35, 12.5, 2.8, 0, 0.6, 0.3, 1.3, 6.4, 8, 17.4],
    source: {
      by: { en: 'World Weather Information Service (WMO)', ar: 'خدمة الطقس العالمية (المنظمة العالمية للأرصاد الجوية)' },
      ...{ station: 'Ras Al Khaimah, city 1191', period: '1977–1991', read: '2026-11-24' },
    },
  },
  en: {
    title: 'Ras Al Khaimah from Doha: sea and mountains',
    description:
      'Ras Al Khaimah from Doha by air or by road: Jebel Jais, beaches, mangroves and old forts, the right months, local food and advice for families.',
    heading: 'Ras Al Khaimah: mountain air close to home',
    lead: 'The highest road in the Emirates, long pale beaches and a quiet desert, near enough for a weekend and calm enough for a week.',
    story: [
      'Leave the coast after the dawn prayer, and within an hour the road begins to turn. Bend after bend it climbs Jebel Jais, the rock going from grey to rose to gold, until you step out of the car and pull your jacket closed. The sea is a line of light far below. Children who have only known flat land run from one railing to the next, and the coffee from the flask has never tasted so good.',
      'Then there is the other Ras Al Khaimah, at sea level and slow. Flamingos stand in the creek beside the mangroves; you can paddle to within sight of them before the day grows hot. At Al Jazirah Al Hamra the coral-stone houses of the pearling families still keep their courtyards and wind towers, and a Qatari visitor recognises every word of the story: the dhows, the divers, the long summers away from home.',
      'What makes it work is the scale. Airport, old town, beach and desert lie within half an hour of one another, and the mountain is an hour away. You unpack once. Evenings are for grilled fish on the corniche, for a beach hotel with rooms wide enough for all of you, or for a camp where the only light is the fire. After two days you have forgotten what traffic was.',
    ],
    seasons: [
      {
        term: 'November to March',
        text: 'The season: 25 to 32 degrees by day, sea for the brave, and mountain nights cold enough for a coat.',
      },
      {
        term: 'April and October',
        text: 'Around 36 degrees below, softer on the heights. The sea is warm and hotels are cheaper.',
      },
      {
        term: 'May to September',
        text: '40 degrees or more by day. Stay by a pool with shade, and drive up to the mountain when the sun goes down.',
      },
      {
        term: 'After rain',
        text: 'Wadis can flood within minutes. If it has rained in the mountains, stay out of them and take the view instead.',
      },
    ],
    see: [
      {
        term: 'Jebel Jais',
        text: 'Viewing decks, walking paths and the zipline of nearly three kilometres on the slope of the highest mountain in the Emirates.',
      },
      {
        term: 'Al Jazirah Al Hamra',
        text: 'A pearling village left in the 1960s and restored with care: mosque, fort, school and merchants’ houses.',
      },
      { term: 'Dhayah Fort', text: 'A hilltop fort above palm gardens. About 240 steps up, and the whole coast as the reward.' },
      {
        term: 'Mangroves and creek',
        text: 'Kayaks at high tide in the morning, herons and flamingos in winter, right beside the city.',
      },
      {
        term: 'The pearl farm',
        text: 'A boat from Al Rams to a raft where oysters are raised and opened, and the trade of our grandfathers explained.',
      },
      {
        term: 'The red desert',
        text: 'Dunes south of the city, with oryx and gazelles in Al Wadi, camels, and skies full of stars.',
      },
    ],
    eat: [
      {
        term: 'Grilled hammour and safi',
        text: 'Bought at the fish market in the morning, spiced and grilled over charcoal by evening.',
      },
      { term: 'Machboos', text: 'Known to every Qatari house; here it comes with dried lime and the catch of the day.' },
      {
        term: 'Harees',
        text: 'Wheat and meat beaten smooth over hours, for Ramadan and weddings and cold evenings on the mountain.',
      },
      {
        term: 'Regag with honey',
        text: 'Bread as thin as paper from a hot plate, with egg, with cheese, or with mountain sidr honey.',
      },
      { term: 'Luqaimat', text: 'Hot little dumplings under date syrup, eaten standing up, and karak in the other hand.' },
    ],
    goodToKnow: [
      {
        term: 'By air',
        text: 'A hop of an hour and a quarter, but non-stop flights do not go every day. Dubai has many more, and from there it is an hour by car.',
      },
      {
        term: 'By road',
        text: 'Through Abu Samra and Saudi Arabia, some 800 kilometres and two borders. Insure the car for both countries and carry its documents.',
      },
      {
        term: 'Getting about',
        text: 'Hire a car: there is little public transport to the mountain. Fill up before the climb, and go down in a low gear.',
      },
      {
        term: 'Families',
        text: 'Many beach resorts have family rooms and children’s clubs. Zipline and climbing have age, height and weight limits: ask first.',
      },
      {
        term: 'Food and prayer',
        text: 'Everything you are used to. Resort restaurants may serve alcohol; say if you would rather have a hotel that does not.',
      },
      {
        term: 'Money',
        text: 'The dirham is worth almost the same as the riyal, so you can read prices without arithmetic. Cards work everywhere.',
      },
    ],
    questions: [
      {
        question: 'Is a weekend enough?',
        answer:
          'Yes: Thursday evening to Saturday, one day on the mountain and one on the sand. With children, three nights are better.',
      },
      {
        question: 'When is the mountain closed?',
        answer:
          'Fog, wind or heavy rain can stop the zipline and at times the road. Keep the mountain for your first clear morning.',
      },
      {
        question: 'Do residents of Qatar need a visa?',
        answer:
          'It depends on nationality, and for some on profession. Many can get an e-visa or a visa on arrival; ask us and confirm before you pay.',
      },
      {
        question: 'Can we combine it with Dubai?',
        answer: 'Easily. Three nights here and two there, flying home from Dubai, is how many families like it.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to ask about Ras Al Khaimah. Dates:  Travellers:',
  },
  ar: {
    title: 'رأس الخيمة من الدوحة: بحر وجبل',
    description: 'رأس الخيمة من الدوحة جوًا أو برًا: جبل جيس والشواطئ والقرم والحصون، وأنسب الأشهر، وأكلات أهلها، ونصائح للعائلات.',
    heading: 'رأس الخيمة: هواء الجبل على مقربة من البيت',
    lead: 'أعلى طريق في الإمارات، وشواطئ بيضاء طويلة، وبرّ هادئ: تكفيها عطلة نهاية الأسبوع لقربها، ويطيب فيها الأسبوع لهدوئها.',
    story: [
      'اترك الساحل بعد صلاة الفجر، فما هي إلا ساعة حتى يبدأ الطريق يتلوّى. منعطف بعد منعطف يصعد بك جبل جيس، والصخر يتحول من رمادي إلى وردي إلى ذهبي، حتى تنزل من السيارة فتشدّ عليك سترتك من البرد. البحر خيط من نور في الأسفل البعيد، والصغار الذين لم يعرفوا غير الأرض المنبسطة يركضون من شرفة إلى شرفة، والقهوة من الدلّة لها هنا طعم آخر.',
      'ولرأس الخيمة وجه ثانٍ عند البحر، كله سكون. طيور الفلامنغو واقفة في الخور بجوار القرم، تجدّف نحوها حتى تراها قبل أن يشتد الحر. وفي الجزيرة الحمراء بيوت أهل اللؤلؤ من حجر البحر، بأحواشها وبراجيلها، والزائر القطري يعرف الحكاية كلها من أجداده: المحامل والغاصة والسيوب، وصيف طويل في الغوص والأهل ينتظرون يوم القفّال. هنا تُري أولادك ما لا يزال قائمًا من تلك الأيام.',
      'وأجمل ما فيها قرب المسافات. فالمطار والمدينة القديمة والشاطئ والبرّ بين الواحد والآخر نصف ساعة، والجبل على ساعة. تفتح حقيبتك مرة واحدة، وعشاؤك سمك مشوي على الكورنيش، ومبيتك فندق على البحر غرفه تسع العائلة كلها، أو مخيم لا ضوء فيه إلا ضوء النار. لا برنامج مزدحمًا ولا طوابير، والصغار ينامون مبكرًا من التعب واللعب. وبعد يومين تنسى أن في الدنيا زحامًا.',
    ],
    seasons: [
      {
        term: 'نوفمبر إلى مارس',
        text: 'موسمها: من 25 إلى 32 درجة نهارًا، وماء البحر يميل إلى البرودة، وليل الجبل يحتاج إلى معطف.',
      },
      { term: 'أبريل وأكتوبر', text: 'نحو 36 درجة في السهل وألطف في الأعالي. البحر دافئ وأسعار الفنادق أرفق.' },
      { term: 'مايو إلى سبتمبر', text: '40 درجة أو أكثر نهارًا. اختر فندقًا بمسبح مظلل، واصعد الجبل بعد العصر.' },
      { term: 'بعد المطر', text: 'تسيل الأودية في دقائق. فإذا أمطرت الجبال فابتعد عن مجاريها واكتفِ بالمنظر من بعيد.' },
    ],
    see: [
      { term: 'جبل جيس', text: 'شرفات ومسارات مشي، وزيبلاين يقارب ثلاثة كيلومترات على سفح أعلى جبال الإمارات.' },
      { term: 'الجزيرة الحمراء', text: 'قرية لؤلؤ هجرها أهلها في الستينيات ورُمّمت بعناية: المسجد والحصن والمدرسة وبيوت التجار.' },
      { term: 'قلعة ضاية', text: 'حصن على تل فوق بساتين النخيل. نحو 240 درجة تصعدها، ثم ترى الساحل كله.' },
      { term: 'القرم والخور', text: 'قوارب الكاياك صباحًا عند المد، والبلشون والفلامنغو شتاءً، بجوار المدينة نفسها.' },
      { term: 'مزرعة اللؤلؤ', text: 'قارب من الرمس إلى منصة عائمة يُربّى فيها المحار ويُفلق أمامك، وشرح لمهنة الأجداد.' },
      { term: 'الرمال الحمراء', text: 'كثبان جنوب المدينة، ومها وغزلان في محمية الوادي، وركوب الهجن وسماء مملوءة بالنجوم.' },
    ],
    eat: [
      { term: 'الهامور والصافي المشويان', text: 'من سوق السمك صباحًا إلى الفحم مساءً، بالبهارات وعصرة ليمون.' },
      { term: 'المجبوس', text: 'لا يحتاج إلى تعريف في بيت قطري، وهو هنا باللومي وصيد اليوم.' },
      { term: 'الهريس', text: 'قمح ولحم يُضربان ساعات حتى يذوبا، لرمضان والأعراس وليالي الجبل الباردة.' },
      { term: 'الرقاق بالعسل', text: 'خبز رقيق كالورق على التاوة، بالبيض أو الجبن أو بعسل السدر من الجبال.' },
      { term: 'اللقيمات', text: 'ساخنة بدبس التمر، تؤكل وقوفًا، وفي اليد الأخرى كوب كرك.' },
    ],
    goodToKnow: [
      {
        term: 'جوًا',
        text: 'ساعة وربع في الجو، غير أن الرحلة المباشرة لا تُسيَّر كل يوم. والرحلات إلى دبي أكثر، ومنها ساعة بالسيارة.',
      },
      {
        term: 'برًا',
        text: 'عبر أبو سمرة والسعودية، نحو 800 كيلومتر ومنفذان حدوديان. أمّن على السيارة في البلدين واحمل أوراقها.',
      },
      { term: 'التنقل فيها', text: 'استأجر سيارة، فالمواصلات العامة إلى الجبل قليلة. املأ الخزان قبل الصعود وانزل بغيار منخفض.' },
      {
        term: 'العائلات',
        text: 'في كثير من المنتجعات غرف عائلية ونوادٍ للصغار. وللزيبلاين والتسلق شروط في العمر والطول والوزن، فاسأل أولًا.',
      },
      { term: 'الطعام والصلاة', text: 'كما في بلدك. وقد تقدّم مطاعم المنتجعات الكحول، فأخبرنا إن كنت تفضّل فندقًا لا يقدمه.' },
      { term: 'المال', text: 'الدرهم يكاد يساوي الريال فتقرأ الأسعار بلا حساب، والبطاقات مقبولة في كل مكان.' },
    ],
    questions: [
      {
        question: 'هل تكفيها عطلة نهاية الأسبوع؟',
        answer: 'نعم: من مساء الخميس إلى السبت، يوم للجبل ويوم للبحر. ومع الصغار ثلاث ليالٍ أريح.',
      },
      {
        question: 'متى يُغلق الجبل؟',
        answer: 'قد يوقف الضباب أو الريح أو المطر الزيبلاين، والطريق أحيانًا. فاجعل الجبل لأول صباح صافٍ.',
      },
      {
        question: 'هل يحتاج المقيم في قطر إلى تأشيرة؟',
        answer: 'بحسب الجنسية، ولبعضهم بحسب المهنة أيضًا. وكثيرون يأخذونها إلكترونيًا أو عند الوصول؛ اسألنا وتأكد قبل الدفع.',
      },
      {
        question: 'هل نجمع بينها وبين دبي؟',
        answer: 'بسهولة. ثلاث ليالٍ هنا وليلتان هناك، والعودة من دبي، وهذا ما تفضّله عائلات كثيرة.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن رأس الخيمة. التواريخ:  عدد المسافرين:',
  },
};
