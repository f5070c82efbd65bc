import type { Destination } from '../destination.ts';

export const uzbekistan: Destination = {
  slug: 'uzbekistan',
  name: { en: 'Uzbekistan', ar: 'أوزبكستان' },
  art: 'uzbekistan',
  country: 'UZ',
  gateway: { airport: 'TAS', city: { en: 'Tashkent', ar: 'طشقند' }, minutes: 230 },
  city: { name: { en: 'Tashkent', ar: 'طشقند' }, timeZone: 'Asia/Tashkent', latitude: 41.3333, longitude: 69.3 },
  currency: { code: 'UZS', name: { en: 'Uzbek som', ar: 'السوم الأوزبكي' } },
  languages: { en: 'Uzbek and Russian', ar: 'الأوزبكية والروسية' },
  climate: {
    city: { en: 'Tashkent', ar: 'طشقند' },
    high: [5.8, 7.9, 14.3, 21.8, 27.4, 33.2, 35.7, 34, 28.7, 21, 14.2, 8.5],
    low: [-3.1, -1.5, 4.2, 9.9, 13.7, 17.7, 19.4, 17.2, 12.4, 7.2, 3.3, -0.3],
    rain: [54.5, 46.8, 72.3, 63.6, 32, 7.1, 3.5, 2, 4.5, 34.1, 45, 53.4],
    source: {
      by: { en: 'World Weather Information Service (WMO)', ar: 'خدمة الطقس العالمية (المنظمة العالمية للأرصاد الجوية)' },
      ...{ station: 'Tashkent, city 115', period: null, read: '2026-11-24' },
    },
  },
  en: {
    title: 'Uzbekistan from Doha: Samarkand, Bukhara',
    description:
      'Samarkand, Bukhara, Khiva and Tashkent from Doha: when to go, what to see and eat, the fast trains, entry rules and advice for families.',
    heading: 'Uzbekistan, where the blue of the tiles outshines the sky',
    lead: 'Under four hours from Doha lie the cities of the scholars and the caravans, joined by fast trains and fed on rice, lamb and melons.',
    story: [
      'Stand in the middle of the Registan in Samarkand when the sun goes down. Three madrasas face you, tall as cliffs, and every hand’s breadth of them is tile: turquoise, cobalt, a little gold. Students once crossed this square with books on astronomy under their arms. Now families sit on the steps with ice cream until the lights come on, and someone is certain to ask where you are from and to be delighted by the answer.',
      'For a Muslim traveller the names are already familiar. Imam al-Bukhari, who gathered the most trusted of the hadith collections, lies near Samarkand; al-Tirmidhi came from the south of the country, al-Khwarizmi and al-Biruni from the oasis of Khwarazm. In Tashkent a Quran on parchment, attributed to the time of the caliph Uthman, rests open under glass. It is one thing to read of this land in a schoolbook and another to walk through it with your children.',
      'Getting about is no trouble either. The fast train leaves Tashkent after breakfast and reaches Samarkand in a little over two hours; Bukhara, all lanes and mulberry trees around a still pool, is under two more. Old merchants’ houses have become small hotels with carved wooden pillars. Breakfast fills the table twice over, and tea appears whenever you sit down. Nobody hurries you: that is the luxury here.',
    ],
    seasons: [
      {
        term: 'April and May',
        text: 'From 22 to 27 degrees, green hills, apricot blossom and then roses. Showers are possible in April.',
      },
      {
        term: 'June to August',
        text: 'Up to 36 degrees and dry. See the monuments early, rest at noon, or sleep cool in the mountains by Tashkent.',
      },
      {
        term: 'September and October',
        text: 'The loveliest weeks: soft light, warm days, and markets heaped with melons, grapes and pomegranates.',
      },
      {
        term: 'November to March',
        text: 'Cold, with nights around zero and now and then snow on the domes. Few visitors, low prices.',
      },
    ],
    see: [
      {
        term: 'Registan, Samarkand',
        text: 'Three great madrasas around one square. Come in the morning for the courtyards and again after dark for the lights.',
      },
      { term: 'Shah-i-Zinda', text: 'A narrow street of tombs on a hill, where each doorway tries to surpass the last in blue.' },
      {
        term: 'Imam al-Bukhari',
        text: 'The mausoleum and mosque about half an hour from Samarkand, for a quiet hour with the man behind the book.',
      },
      {
        term: 'Old Bukhara',
        text: 'The Kalyan minaret, domed bazaars and the Lyabi-Hauz pool, all within a short walk of each other.',
      },
      {
        term: 'Itchan Kala, Khiva',
        text: 'A whole walled town of clay and tile, reached by a flight to Urgench or a long train journey.',
      },
      {
        term: 'Tashkent',
        text: 'The Hazrati Imam complex and its old Quran, the dome of Chorsu bazaar, and metro stations decorated like palaces.',
      },
    ],
    eat: [
      {
        term: 'Plov',
        text: 'Rice, lamb, yellow carrots and cumin from one vast pot. It is lunch, not dinner: by two o’clock the best is gone.',
      },
      { term: 'Somsa', text: 'Pastry with lamb and onion, baked on the wall of a clay oven and eaten too hot.' },
      {
        term: 'Shashlik',
        text: 'Skewers over charcoal with raw onion and vinegar. Ask for lamb or beef, which is what you nearly always get.',
      },
      {
        term: 'Lagman',
        text: 'Noodles pulled by hand, in broth with vegetables and meat: the children’s choice on cold evenings.',
      },
      {
        term: 'Bread and melon',
        text: 'Round stamped loaves, Samarkand’s the most famous, with melon so sweet it needs no pudding after it.',
      },
    ],
    goodToKnow: [
      {
        term: 'Prayer and food',
        text: 'A Muslim country with mosques everywhere; the meat is halal as a rule. Some restaurants serve alcohol and a few also pork, so ask.',
      },
      {
        term: 'Families',
        text: 'Children are welcomed at every table. Monuments have steep steps and few rails, so leave the wide pushchair at home.',
      },
      {
        term: 'Trains',
        text: 'Seats on the Afrosiyob fast train sell out early in spring and autumn. Give us your dates and passport names in good time.',
      },
      {
        term: 'Money',
        text: 'Cards work in city hotels and larger shops; carry som for markets and taxis. Bring clean dollar notes to change.',
      },
      {
        term: 'Manners',
        text: 'A hand on the heart is the greeting. Cover shoulders and knees at shrines; women should carry a scarf.',
      },
      {
        term: 'Length of stay',
        text: 'Qatari passport holders can stay ten days visa-free (public index, 17 February 2026), though the Qatar News Agency reported 30 in June 2023. For more than ten, ask us first.',
      },
    ],
    questions: [
      {
        question: 'How many days do we need?',
        answer: 'Seven: one in Tashkent, three in Samarkand, two in Bukhara, and one for the way back. Khiva needs two more.',
      },
      {
        question: 'Can elderly parents manage it?',
        answer:
          'Yes, with a car and driver in each city, rooms on the ground floor and one monument in the morning. We plan it that way for you.',
      },
      {
        question: 'Will we meet people who speak Arabic?',
        answer:
          'Rarely in the street, though often among guides. Tell us early and we will look for one who speaks Arabic or English.',
      },
      {
        question: 'Do residents of Qatar need a visa?',
        answer:
          'It depends on your passport. Many nationalities enter freely or apply online; confirm with the embassy before paying for anything.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to ask about Uzbekistan. Dates:  Travellers:',
  },
  ar: {
    title: 'أوزبكستان من الدوحة: سمرقند وبخارى',
    description:
      'سمرقند وبخارى وخيوة وطشقند من الدوحة: أنسب المواسم، وأهم المعالم والأكلات، والقطار السريع، وشروط الدخول، ونصائح للعائلات.',
    heading: 'أوزبكستان، بلاد القباب الزرق',
    lead: 'على أقل من أربع ساعات من الدوحة مدنُ العلماء والقوافل: يجمعها قطار سريع، ومائدة قوامها الأرز ولحم الغنم والبطيخ.',
    story: [
      'قف في وسط ساحة ريغستان بسمرقند ساعة الغروب. ثلاث مدارس شاهقة تحيط بك، وليس في جدرانها شبر إلا وقد كساه القاشاني: فيروزي وكحلي ولمسة من ذهب. كان طلاب العلم يعبرون هذه الساحة وكتب الفلك تحت آباطهم، واليوم تجلس العائلات على الدرج حتى تضاء الأنوار، وفي يد كل طفل مثلجات. ولا بد أن يسألك أحدهم من أين جئت، فإذا قلت من قطر تهلّل وجهه ودعاك إلى كوب شاي.',
      'والأسماء هنا يعرفها كل مسلم. فقرب سمرقند يرقد الإمام البخاري صاحب الصحيح، ومن جنوب البلاد جاء الإمام الترمذي، ومن واحة خوارزم خرج الخوارزمي والبيروني. وفي طشقند مصحف قديم على الرَّق يُنسب إلى عهد الخليفة عثمان بن عفان رضي الله عنه، تراه مفتوحًا خلف الزجاج. وشتّان بين أن تقرأ عن هذه البلاد في كتاب المدرسة وأن تمشي في طرقاتها ومعك أولادك، تحكي لهم والشاهد أمام أعينهم.',
      'ثم إن السفر فيها سهل. يغادر القطار السريع طشقند بعد الفطور فيبلغ سمرقند في ساعتين وقليل، وبعدها بأقل من ساعتين بخارى، بأزقتها وأشجار التوت حول بركتها الساكنة. وقد صارت بيوت التجار القديمة فنادق صغيرة على أعمدة من خشب منقوش. ويملأ الفطور المائدة حتى لا تجد موضعًا لكأسك، ولا تكاد تجلس حتى يأتيك الشاي. ولا أحد هنا يستعجلك، وتلك هي الرفاهية حقًا: أن تعود إلى فندقك ماشيًا على مهل تحت المآذن المضاءة.',
    ],
    seasons: [
      { term: 'أبريل ومايو', text: 'من 22 إلى 27 درجة، وتلال خضراء وزهر مشمش ثم ورد. وقد يمطر أبريل.' },
      { term: 'يونيو إلى أغسطس', text: 'حرّ جاف يبلغ 36 درجة. زُر المعالم مبكرًا واسترح ظهرًا، أو بِت في الجبال القريبة من طشقند.' },
      { term: 'سبتمبر وأكتوبر', text: 'أجمل الأسابيع: ضوء هادئ ونهار دافئ وأسواق تفيض بالبطيخ والعنب والرمان.' },
      { term: 'نوفمبر إلى مارس', text: 'برد يقارب الصفر ليلًا، وقد يكسو الثلج القباب. الزوار قليلون والأسعار أرفق.' },
    ],
    see: [
      {
        term: 'ريغستان في سمرقند',
        text: 'ثلاث مدارس عظيمة حول ساحة واحدة. زُرها صباحًا لتدخل أفنيتها، وعُد إليها ليلًا لترى أضواءها.',
      },
      { term: 'شاه زنده', text: 'درب ضيق من الأضرحة على سفح تل، كل باب فيه يباري سابقه في زرقته.' },
      {
        term: 'مجمّع الإمام البخاري',
        text: 'المسجد والضريح على نحو نصف ساعة من سمرقند، يقصدهما من أراد أن يتعرّف إلى سيرة صاحب الصحيح في بلده.',
      },
      { term: 'بخارى القديمة', text: 'مئذنة كاليان والأسواق المقببة وبركة لب حوض، وكلها متقاربة تزورها ماشيًا.' },
      {
        term: 'إتشان قلعة في خيوة',
        text: 'مدينة كاملة من الطين والقاشاني داخل سورها، تصلها جوًا إلى أورغنج أو برحلة قطار طويلة.',
      },
      { term: 'طشقند', text: 'مجمّع حضرة الإمام ومصحفه القديم، وقبة سوق تشورسو، ومحطات مترو مزخرفة كأنها قصور.' },
    ],
    eat: [
      {
        term: 'البلوف',
        text: 'أرز ولحم غنم وجزر أصفر وكمّون من قِدر واحدة كبيرة. وهو غداء لا عشاء، وأطيبه ينفد قبل الثانية ظهرًا.',
      },
      { term: 'السمسة', text: 'فطيرة باللحم والبصل تُخبز على جدار التنور، وتؤكل ساخنة تحرق الأصابع.' },
      { term: 'الشاشليك', text: 'أسياخ على الفحم مع البصل والخل، من لحم الغنم أو البقر في الغالب، ولا بأس أن تسأل.' },
      { term: 'اللغمان', text: 'معكرونة تُمدّ باليد في مرق باللحم والخضار، ويحبها الصغار في الليالي الباردة.' },
      { term: 'الخبز والبطيخ', text: 'أرغفة مستديرة مختومة أشهرها خبز سمرقند، وبعدها بطيخ أصفر يغنيك عن الحلوى.' },
    ],
    goodToKnow: [
      {
        term: 'الصلاة والطعام',
        text: 'بلد مسلم ومساجده في كل حي، واللحم حلال في الأصل. وبعض المطاعم تقدم الكحول، وقليل منها لحم الخنزير، فاسأل.',
      },
      { term: 'العائلات', text: 'للأطفال مكانهم على كل مائدة. لكن درج المعالم عالٍ وقليل الحواجز، فاختر عربة أطفال صغيرة.' },
      {
        term: 'القطار',
        text: 'تنفد مقاعد قطار «أفراسياب» السريع مبكرًا في الربيع والخريف، فأرسل إلينا التواريخ والأسماء كما في الجوازات قبل وقت كافٍ.',
      },
      {
        term: 'المال',
        text: 'تُقبل البطاقات في فنادق المدن والمتاجر الكبيرة، واحمل السوم للأسواق وسيارات الأجرة. وللصرف احمل دولارات جديدة غير ممزقة.',
      },
      { term: 'الآداب', text: 'التحية يدٌ على الصدر. وفي المزارات لباس ساتر، ومع المرأة غطاء للرأس.' },
      {
        term: 'مدة الإقامة',
        text: 'لحامل الجواز القطري عشرة أيام بلا تأشيرة (مؤشر عام، 17 فبراير 2026)، مع أن وكالة الأنباء القطرية أوردت في يونيو 2023 أنها ثلاثون. فإن أردت أكثر من عشرة فاسألنا أولًا.',
      },
    ],
    questions: [
      {
        question: 'كم يومًا يكفي؟',
        answer: 'سبعة: يوم في طشقند وثلاثة في سمرقند ويومان في بخارى ويوم للعودة. وزِد يومين إن أردت خيوة.',
      },
      {
        question: 'هل تناسب الوالدين كبيري السن؟',
        answer: 'نعم، بسيارة وسائق في كل مدينة، وغرف في الطابق الأرضي، ومَعلَم واحد في الصباح. هكذا نرتّبها لهما.',
      },
      {
        question: 'هل نجد من يتكلم العربية؟',
        answer: 'في الشارع نادرًا، وبين المرشدين كثيرًا. أخبرنا مبكرًا لنبحث لك عن مرشد بالعربية أو الإنجليزية.',
      },
      {
        question: 'هل يحتاج المقيم في قطر إلى تأشيرة؟',
        answer: 'الأمر بحسب جوازه: جنسيات كثيرة تدخل بلا تأشيرة أو تطلبها إلكترونيًا. تأكد من السفارة قبل أن تدفع شيئًا.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن أوزبكستان. التواريخ:  عدد المسافرين:',
  },
};
