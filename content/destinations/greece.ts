import { clockFact } from '../clock.ts';
import type { Destination } from '../destination.ts';

const time = clockFact('Europe/Athens');

export const greece: Destination = {
  slug: 'greece',
  name: { en: 'Greece', ar: 'اليونان' },
  art: 'greece',
  country: 'GR',
  gateway: { airport: 'ATH', city: { en: 'Athens', ar: 'أثينا' }, minutes: 290 },
  city: { name: { en: 'Athens', ar: 'أثينا' }, timeZone: 'Europe/Athens', latitude: 37.9667, longitude: 23.7167 },
  currency: { code: 'EUR', name: { en: 'Euro', ar: 'اليورو' } },
  languages: { en: 'Greek; English is widely spoken', ar: 'اليونانية، والإنجليزية شائعة' },
  climate: {
    city: { en: 'Athens', ar: 'أثينا' },
    high: [13.3, 14.2, 17, 21.1, 26.5, 31.6, 34.3, 34.3, 29.6, 24.4, 18.9, 14.4],
    low: [7.1, 7.3, 9.2, 12.3, 17, 21.6, 24.2, 24.5, 20.4, 16.2, 12.2, 8.8],
    rain: [55.6, 44.4, 45.6, 27.6, 20.7, 11.6, 10.7, 5.4, 25.8, 38.6, 70.8, 76.3],
    source: {
      by: { en: 'National Observatory of Athens', ar: 'مرصد أثينا الوطني' },
      ...{ station: 'Thissio', period: '1991–2020', read: '2026-11-22' },
    },
  },
  en: {
    title: 'Greece from Doha: Athens and the islands',
    description:
      'Athens, Santorini, Crete and quieter islands from Doha: the right months, ferries, halal and seafood restaurants, the Schengen visa and family tips.',
    heading: 'Greece: marble in the morning, the sea by evening',
    lead: 'Five hours to Athens, and from there a short flight or a ferry to the island that suits you: the famous, the green or the quiet.',
    story: [
      'Climb to the Acropolis as the gates open, before the marble gives back the heat. The columns stand up honey-coloured against a sky with nothing in it, and below you Athens spreads white to the sea. By ten you are down again in the lanes of Plaka, under vines, with an iced coffee; by noon in the cool of the museum beneath the rock, where glass floors show the older city underfoot.',
      'Then the harbour. There is a moment on every Greek ferry when the engines change their note and the island turns to face you: a white chapel, a row of boats, bread being carried along the quay. Santorini is the grandest of these arrivals, its villages like snow on the rim of a drowned volcano. Naxos has the long beaches for children, Crete has gorges and mountain villages enough for a fortnight, and Corfu is green down to the water.',
      'The Greeks forgive children everything and dine late, as we do. A table by the sea will seat three generations without a sigh, and bring grilled fish, tomatoes that taste of summer, warm bread and, when you thought it was over, a plate of melon that nobody ordered. You need not do much here. Swim, sleep after lunch, walk out again when the light turns gold, and let the evening take as long as it likes.',
    ],
    seasons: [
      {
        term: 'April and May',
        text: 'From 21 to 27 degrees in Athens, hillsides in flower, sea still cool. Ideal for walking and ruins.',
      },
      {
        term: 'June and September',
        text: 'About 30 degrees, the sea at its best, ferries on their full timetable. These are the months to choose.',
      },
      {
        term: 'July and August',
        text: 'Around 34 degrees in Athens, and heatwaves can push it past 38. Islands catch the meltemi wind, and are full to the brim and at their most expensive.',
      },
      {
        term: 'November to March',
        text: 'Mild and often wet, 13 to 19 degrees. Athens is at peace; most island hotels are closed.',
      },
    ],
    see: [
      {
        term: 'Acropolis and museum',
        text: 'Timed tickets for the rock at eight in the morning, then the museum for the hours of heat.',
      },
      {
        term: 'Santorini',
        text: 'Oia and Fira above the caldera, black beaches below. Walk between the two early: three to four hours along the rim.',
      },
      {
        term: 'Meteora',
        text: 'Monasteries on pillars of rock in the middle of the country, in an evening light you will remember. Stay one night.',
      },
      {
        term: 'Crete',
        text: 'The old harbour of Chania, the palace of Knossos, pink sand at Elafonisi. Hire a car and give it a week.',
      },
      { term: 'Nafplio', text: 'A small seaside town with a castle of nearly a thousand steps, two hours from Athens by road.' },
      {
        term: 'Rhodes',
        text: 'A walled old town with Ottoman mosques and fountains, and family beaches all along the east coast.',
      },
    ],
    eat: [
      {
        term: 'Fish of the day',
        text: 'Sea bream or red mullet, sold by weight and grilled with oil and lemon: the easiest choice when there is no halal meat.',
      },
      {
        term: 'Village salad',
        text: 'Tomato, cucumber, olives and a slab of feta. Bread for the oil at the bottom is not optional.',
      },
      { term: 'Spinach pie', text: 'Spanakopita from the baker at eight in the morning, with the paper still warm.' },
      {
        term: 'Souvlaki',
        text: 'Usually pork, so ask before you order. In central Athens there are halal grills for lamb and chicken.',
      },
      {
        term: 'Yoghurt and loukoumades',
        text: 'Thick yoghurt with thyme honey and walnuts; and little dumplings, cousins of our luqaimat.',
      },
    ],
    goodToKnow: [
      {
        term: 'Schengen visa',
        text: 'Qatari passport holders need one (public index, 17 February 2026). Appointments fill before summer: begin two to three months ahead, confirm with the embassy.',
      },
      {
        term: 'Halal and prayer',
        text: 'Halal restaurants gather in central Athens; on islands it is fish and vegetables. Athens has a mosque in Votanikos; Rhodes and Kos have old ones.',
      },
      {
        term: 'Ferries',
        text: 'Fast boats take the waves hard in the wind. With small children choose the large car ferries, and never plan one for the day you fly home.',
      },
      {
        term: 'Families',
        text: 'Cliff hotels in Santorini are all steps and many take adults only. For a pushchair, Naxos, Crete or Corfu.',
      },
      {
        term: 'Manners',
        text: 'Shoulders and knees covered in monasteries. Beaches are relaxed; for more privacy we look for villas with their own pool.',
      },
      {
        term: 'Money',
        text: 'Cards almost everywhere, a little cash for kiosks and small islands. A few coins on the table is tip enough.',
      },
    ],
    questions: [
      {
        question: 'How many islands in one week?',
        answer: 'One, after two nights in Athens. In ten days, two that lie on the same ferry line, such as Naxos and Santorini.',
      },
      {
        question: 'Is Santorini right for children?',
        answer:
          'For three nights with children who walk well, in a village away from the cliff. For sand and shallow water choose Naxos.',
      },
      {
        question: 'Can you help with the visa?',
        answer:
          'Yes: the list of documents, the form, the appointment and bookings that suit it. The decision is the embassy’s alone.',
      },
      { question: 'What time is it there?', answer: `${time.en}.` },
    ],
    greeting: 'Hello Karam Travel, I would like to ask about Greece. Dates:  Travellers:',
  },
  ar: {
    title: 'اليونان من الدوحة: أثينا والجزر',
    description:
      'أثينا وسانتوريني وكريت والجزر الهادئة من الدوحة: أنسب الأشهر، والعبّارات، والطعام الحلال والسمك، وتأشيرة شنغن، ونصائح للعائلات.',
    heading: 'اليونان: التاريخ نهارًا والبحر مساءً',
    lead: 'خمس ساعات إلى أثينا، ومنها طيران قصير أو عبّارة إلى الجزيرة التي تناسبك: المشهورة أو الخضراء أو الهادئة.',
    story: [
      'اصعد إلى الأكروبوليس ساعة فتح الأبواب، قبل أن يردّ الرخام حرارة الشمس. الأعمدة بلون العسل في سماء لا غيمة فيها، وأثينا تحتك بيضاء حتى البحر. وفي العاشرة تكون قد نزلت إلى أزقة بلاكا تحت عرائش العنب ومعك قهوة باردة، وفي الظهيرة تستظل بالمتحف القائم عند سفح الصخرة، تمشي فيه على أرضية من زجاج فترى المدينة الأقدم تحت قدميك، شوارعها وبيوتها كما تركها أهلها.',
      'ثم المرفأ. في كل عبّارة يونانية لحظة يتغير فيها صوت المحركات وتستدير الجزيرة لتلقاك: بيوت بيضاء وصف من القوارب وخباز يحمل أرغفته على الرصيف. وأبهى هذه اللحظات في سانتوريني، وقراها كالثلج على حافة بركان غارق. أما ناكسوس ففيها الشواطئ الطويلة للصغار، وفي كريت من الأودية وقرى الجبل ما يملأ أسبوعين، وكورفو خضراء حتى حافة الماء. فاختر جزيرتك بما تحب، لا بما رأيته في الصور.',
      'واليوناني يدلّل الأطفال ويتأخر في عشائه كعادتنا. مائدة على البحر تجلس حولها ثلاثة أجيال ولا يضيق بها أحد، فيأتي السمك المشوي وطماطم فيها طعم الصيف وخبز ساخن، وحين تحسب أنك انتهيت يأتيك طبق بطيخ لم يطلبه أحد. وليس عليك هنا أن تفعل الكثير: اسبح ونم بعد الغداء، واخرج حين يذهّب الضوء الجدران، ودع المساء يطول ما شاء، فلا موعد ينتظرك إلا البحر في الصباح.',
    ],
    seasons: [
      {
        term: 'أبريل ومايو',
        text: 'من 21 إلى 27 درجة في أثينا، وزهر على السفوح، والبحر ما زال باردًا. أنسب الأسابيع للمشي والآثار.',
      },
      { term: 'يونيو وسبتمبر', text: 'نحو 30 درجة وبحر معتدل وعبّارات كثيرة. هذان هما الشهران اللذان ننصح بهما.' },
      {
        term: 'يوليو وأغسطس',
        text: 'نحو 34 درجة في أثينا، وقد تتجاوز 38 في موجات الحر. والجزر تهب عليها رياح «الملتمي»، وهي أشد ما تكون زحامًا وغلاء.',
      },
      { term: 'نوفمبر إلى مارس', text: 'اعتدال ومطر، من 13 إلى 19 درجة. أثينا هادئة، ومعظم فنادق الجزر مغلقة.' },
    ],
    see: [
      { term: 'الأكروبوليس ومتحفه', text: 'تذكرة بموعد محدد للصخرة في الثامنة صباحًا، ثم المتحف في ساعات الحر.' },
      {
        term: 'سانتوريني',
        text: 'أويا وفيرا على حافة الفوهة، وشواطئ سوداء في الأسفل. امشِ بينهما باكرًا: ثلاث ساعات إلى أربع على الحافة.',
      },
      { term: 'ميتيورا', text: 'أديرة على أعمدة من الصخر في وسط البلاد، وضوء مساء لا يُنسى. بِت فيها ليلة.' },
      { term: 'كريت', text: 'مرفأ خانيا القديم وقصر كنوسوس والرمل الوردي في إلافونيسي. استأجر سيارة وامنحها أسبوعًا.' },
      { term: 'نافبليو', text: 'بلدة صغيرة على البحر فوقها قلعة يُصعد إليها بنحو ألف درجة، على ساعتين من أثينا بالسيارة.' },
      { term: 'رودس', text: 'مدينة قديمة داخل سورها فيها مساجد وسُبُل عثمانية، وشواطئ للعائلات على طول الساحل الشرقي.' },
    ],
    eat: [
      {
        term: 'سمك اليوم',
        text: 'دنيس أو سلطان إبراهيم يُباع بالوزن ويُشوى بالزيت والليمون، وهو أسلم خيار حين لا تجد لحمًا حلالًا.',
      },
      { term: 'سلطة القرية', text: 'طماطم وخيار وزيتون وقطعة من جبن الفيتا، ولا تكتمل إلا بخبز تغمسه في زيتها.' },
      { term: 'فطيرة السبانخ', text: 'السباناكوبيتا من المخبز في الثامنة صباحًا، والورق حولها ساخن.' },
      { term: 'السوفلاكي', text: 'هو في الغالب من لحم الخنزير، فاسأل قبل أن تطلب. وفي وسط أثينا مشاوٍ حلال للغنم والدجاج.' },
      { term: 'اللبن واللوكوماديس', text: 'لبن كثيف بعسل الزعتر والجوز، وكرات عجين مقلية هي أخت اللقيمات عندنا.' },
    ],
    goodToKnow: [
      {
        term: 'تأشيرة شنغن',
        text: 'يحتاج إليها حامل الجواز القطري (مؤشر عام، 17 فبراير 2026). وتمتلئ المواعيد قبل الصيف، فابدأ قبل شهرين أو ثلاثة وتأكد من السفارة.',
      },
      {
        term: 'الحلال والصلاة',
        text: 'مطاعم الحلال في وسط أثينا، وفي الجزر السمك والخضار. وفي أثينا مسجد بحي فوتانيكوس، وفي رودس وكوس مساجد قديمة.',
      },
      {
        term: 'العبّارات',
        text: 'القوارب السريعة تهتز في الريح. ومع الصغار اختر العبّارات الكبيرة، ولا تجعل العبّارة في يوم عودتك إلى الدوحة.',
      },
      {
        term: 'العائلات',
        text: 'فنادق الجرف في سانتوريني كلها درج، وكثير منها للبالغين فقط. ومن معه عربة أطفال فناكسوس أو كريت أو كورفو أنسب له.',
      },
      { term: 'الآداب', text: 'لباس ساتر في الأديرة. والشواطئ مختلطة مفتوحة، ومن أراد الخصوصية بحثنا له عن فيلا بمسبح خاص.' },
      {
        term: 'المال',
        text: 'البطاقات مقبولة في كل مكان تقريبًا، ومعك نقد قليل للأكشاك والجزر الصغيرة. وتكفي للإكرامية قطع نقدية على الطاولة.',
      },
    ],
    questions: [
      {
        question: 'كم جزيرة في أسبوع؟',
        answer: 'واحدة بعد ليلتين في أثينا. وفي عشرة أيام جزيرتان على خط عبّارات واحد، مثل ناكسوس وسانتوريني.',
      },
      {
        question: 'هل تناسب سانتوريني الأطفال؟',
        answer: 'ثلاث ليالٍ لمن يحسن المشي منهم، في قرية بعيدة عن الجرف. أما الرمل والماء الضحل ففي ناكسوس.',
      },
      {
        question: 'هل تساعدوننا في التأشيرة؟',
        answer: 'نعم: قائمة الأوراق والطلب والموعد وما يلزم من حجوزات. أما القرار فللسفارة وحدها.',
      },
      { question: 'كم الساعة هناك؟', answer: `${time.ar}.` },
    ],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن اليونان. التواريخ:  عدد المسافرين:',
  },
};
