import type { Destination } from '../destination.ts';

export const morocco: Destination = {
  slug: 'morocco',
  name: { en: 'Morocco', ar: 'المغرب' },
  art: 'morocco',
  country: 'MA',
  gateway: { airport: 'CMN', city: { en: 'Casablanca', ar: 'الدار البيضاء' }, minutes: 475 },
  city: { name: { en: 'Casablanca', ar: 'الدار البيضاء' }, timeZone: 'Africa/Casablanca', latitude: 33.65, longitude: -7.5833 },
  currency: { code: 'MAD', name: { en: 'Moroccan dirham', ar: 'الدرهم المغربي' } },
  languages: { en: 'Arabic and Amazigh; French is widely spoken', ar: 'العربية والأمازيغية، والفرنسية شائعة' },
  climate: {
    city: { en: 'Marrakech', ar: 'مراكش' },
    high: [19.1, 20.7, 23.6, 25.7, 29.4, 33.6, 37.7, 37.4, 32.5, 28.5, 23.1, 20.2],
    low: [5.9, 7.6, 10.3, 12.4, 15.2, 17.9, 20.6, 21.1, 18.6, 15.7, 10.7, 7.3],
    rain: [25, 25.7, 35.3, 26.3, 10.3, 3.1, 2.2, 4.7, 15.2, 19.1, 29.8, 24.2],
    source: {
      by: { en: 'World Weather Information Service (WMO)', ar: 'خدمة الطقس العالمية (المنظمة العالمية للأرصاد الجوية)' },
      ...{ station: 'Marrakech, city 180', period: '1991–2020', read: '2026-11-24' },
    },
  },
  en: {
    title: 'Morocco from Doha: Marrakech, Fes and the sea',
    description:
      'Marrakech, Fes, the Atlas and the Atlantic from Doha: when to go where, what to see and eat, trains, riads and advice for families.',
    heading: 'Morocco: red walls, green tiles and a place at the table',
    lead: 'The far west of the Arab world, where mountains, desert and ocean lie a day’s drive apart and every house begins with mint tea.',
    story: [
      'You come in by a plain door in a plain wall. Behind it lies a courtyard with an orange tree, a basin of green tiles, doves, and four storeys of carved plaster going up to a square of sky. This is a riad, and the noise of the medina cannot find it. Someone pours tea from a great height. When you go out again the lanes take over: dyers, coppersmiths, a donkey with right of way, and the smell of cedar shavings and bread.',
      'Fes guards the oldest memory. The mosque of al-Qarawiyyin was founded by a woman, Fatima al-Fihri, more than eleven centuries ago, and scholars have been coming ever since; as a Muslim visitor you may step inside and pray under its arches. In Casablanca the mosque of Hassan II stands with its feet in the Atlantic. Between the two runs a country of storks on minarets, olive terraces and roadside stalls with honey in unmarked jars.',
      'And how quickly the picture changes. From Marrakech the road climbs in an hour and a half to walnut groves below snow; another day takes you over the passes to kasbahs of clay, palm valleys and the high dunes of Merzouga. Or go west instead, to Essaouira, where the wind is cool in July and the fish is grilled beside the boats it came from. Speak your own Arabic, slowly. Everyone will understand you, and you will understand half of the reply.',
    ],
    seasons: [
      {
        term: 'March to May',
        text: 'Marrakech at 24 to 29 degrees, roses in the Dades valley in May, snow still bright on the Atlas.',
      },
      {
        term: 'June to August',
        text: 'Around 37 degrees inland. Go to the coast instead: Tangier, Essaouira and Agadir are fresh, and Ifrane lies high and green.',
      },
      {
        term: 'September to November',
        text: 'From 32 degrees down to 23, clear air, dates in the markets: the season for the desert.',
      },
      {
        term: 'December to February',
        text: 'Sunny days near 20 degrees, nights near six. Bring a coat, for riads are cool, and look up at the snow.',
      },
    ],
    see: [
      {
        term: 'Marrakech',
        text: 'The Koutoubia, the Bahia palace, the Majorelle Garden, and Jemaa el-Fnaa when the grills are lit.',
      },
      {
        term: 'Fes',
        text: 'The largest old city without cars: al-Qarawiyyin, the tanneries seen from a balcony, the Bou Inania madrasa.',
      },
      {
        term: 'Chefchaouen',
        text: 'A town painted in every blue, on a slope of the Rif. Stay the night, when the day visitors have left.',
      },
      { term: 'The High Atlas', text: 'Imlil and the Ourika valley: mules, waterfalls and lunch on a terrace opposite Toubkal.' },
      {
        term: 'Merzouga',
        text: 'Dunes as high as towers, camps under the stars. It takes two days from Marrakech, and the road is half the pleasure.',
      },
      {
        term: 'Tangier and the north',
        text: 'The cave of Hercules, the cape where two seas meet, and the fast train to bring you there.',
      },
    ],
    eat: [
      {
        term: 'Tagine',
        text: 'Lamb with prunes, or chicken with preserved lemon and olives, left alone on the coals until it gives way.',
      },
      {
        term: 'Friday couscous',
        text: 'Steamed three times and crowned with seven vegetables. Families eat it after the Friday prayer, and so should you.',
      },
      {
        term: 'Pastilla',
        text: 'Crisp leaves around chicken or pigeon with almonds, under cinnamon and sugar. Sweet and salty at once, and it works.',
      },
      { term: 'Harira', text: 'Soup of lentils, chickpeas and tomato with dates beside it: how the fast is broken here.' },
      {
        term: 'Mint tea and gazelle’s horns',
        text: 'Tea poured from on high, with crescents of almond and orange-blossom water.',
      },
    ],
    goodToKnow: [
      {
        term: 'Halal and prayer',
        text: 'Meat is halal as a matter of course. Hotels and restaurants for tourists often serve alcohol; we can look for ones that do not.',
      },
      {
        term: 'Families',
        text: 'Book a whole riad and the courtyard is yours. Ask about a pool fence and stairs; lanes are no place for wide pushchairs.',
      },
      {
        term: 'Getting about',
        text: 'Al Boraq takes just over two hours from Casablanca to Tangier; good trains reach Fes and Marrakech. For mountains and desert, a driver.',
      },
      {
        term: 'In the souk',
        text: 'Bargain with a smile and leave with one too. Settle the price before a guide, a carriage or a photograph.',
      },
      {
        term: 'Money',
        text: 'The dirham is hard to find abroad: change a little at the airport and use cash machines. Souks want cash.',
      },
    ],
    questions: [
      {
        question: 'How long should we stay?',
        answer:
          'Eight days for Marrakech, the Atlas and Fes; eleven with the desert. The flight is nearly eight hours, so do not make it a weekend.',
      },
      {
        question: 'Which city is best with children?',
        answer: 'Marrakech for gardens and pools, Agadir for the beach. Fes is for those who walk well and like stairs.',
      },
      {
        question: 'Do residents of Qatar need a visa?',
        answer:
          'It depends on nationality: some enter freely, some apply online, others at the embassy. Ask us, and confirm with the embassy of Morocco.',
      },
      {
        question: 'Riad or hotel?',
        answer:
          'A riad for the old town and the quiet, a resort in the palm grove for pools and space. Two nights of the one and three of the other.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to ask about Morocco. Dates:  Travellers:',
  },
  ar: {
    title: 'المغرب من الدوحة: مراكش وفاس والشمال',
    description:
      'مراكش وفاس وجبال الأطلس وساحل الأطلسي من الدوحة: أنسب موسم لكل منها، والمعالم والأكلات والقطارات وبيوت الرياض، ونصائح للعائلات.',
    heading: 'المغرب: أسوار حمراء وزليج أخضر ومائدة كريمة',
    lead: 'أقصى الغرب من بلاد العرب: جبل وصحراء ومحيط لا يفصل بينها إلا مسيرة يوم، وكل بيت يستقبلك بكأس «أتاي».',
    story: [
      'تدخل من باب عادي في جدار عادي، فإذا وراءه فناء فيه شجرة برتقال وبركة من الزليج الأخضر ويمام، وأربعة طوابق من الجبس المنقوش تصعد إلى مربع من السماء. هذا هو «الرياض»، لا يصل إليه ضجيج المدينة القديمة. يُصبّ لك الشاي من علوّ، فإذا خرجت أخذتك الأزقة: صبّاغون ونحّاسون وحمار يفسح له الجميع الطريق، ورائحة خشب الأرز والخبز الساخن تدلّك على الفرن.',
      'وفاس حافظة الذاكرة. فيها جامع القرويين الذي بنته فاطمة الفهرية قبل أكثر من أحد عشر قرنًا، ومنذ ذلك الحين وطلاب العلم يقصدونه، ولك أن تدخله من صحنه الواسع فتصلي تحت أقواسه. وفي الدار البيضاء مسجد الحسن الثاني قائم على ماء الأطلسي. وبين المدينتين بلاد اللقالق على المآذن، ومدرجات الزيتون، وباعة على الطريق يعرضون العسل في جرار بلا أسماء، ويذيقونك قبل أن تشتري.',
      'وما أسرع ما يتبدل المشهد! من مراكش يصعد الطريق في ساعة ونصف إلى بساتين الجوز تحت الثلج، وفي يوم آخر تعبر الممرات الجبلية إلى قصبات الطين وأودية النخيل وكثبان مرزوكة العالية. أو اتجه غربًا إلى الصويرة، حيث الريح باردة في يوليو والسمك يُشوى بجوار القارب الذي جاء به. تكلم بلهجتك على مهل يفهمك الجميع، وستفهم أنت نصف الجواب وتبتسم للنصف الآخر.',
    ],
    seasons: [
      { term: 'مارس إلى مايو', text: 'من 24 إلى 29 درجة في مراكش، وموسم الورد في وادي دادس في مايو، والثلج ما زال على الأطلس.' },
      {
        term: 'يونيو إلى أغسطس',
        text: 'نحو 37 درجة في الداخل. فاقصد الساحل: طنجة والصويرة وأكادير، أو إفران الخضراء في أعالي الجبل.',
      },
      { term: 'سبتمبر إلى نوفمبر', text: 'تنزل الحرارة من 32 إلى 23 درجة، والهواء صافٍ والتمر في الأسواق: أنسب الأشهر للصحراء.' },
      {
        term: 'ديسمبر إلى فبراير',
        text: 'نهار مشمس يقارب 20 درجة وليل نحو 6 درجات. خذ معطفًا، فبيوت الرياض باردة، وانظر إلى الثلج من السطح.',
      },
    ],
    see: [
      { term: 'مراكش', text: 'الكتبية وقصر الباهية وحديقة ماجوريل، وساحة جامع الفنا حين توقد المشاوي.' },
      { term: 'فاس', text: 'أكبر مدينة قديمة بلا سيارات: جامع القرويين، والمدابغ من شرفة تطل عليها، والمدرسة البوعنانية.' },
      { term: 'شفشاون', text: 'بلدة بكل درجات الأزرق على سفح الريف. بِت فيها ليلة لتراها بعد أن ينصرف زوار النهار.' },
      { term: 'الأطلس الكبير', text: 'إمليل ووادي أوريكا: بغال وشلالات وغداء على شرفة تقابل جبل توبقال.' },
      { term: 'مرزوكة', text: 'كثبان كالأبراج ومخيمات تحت النجوم. الطريق إليها من مراكش يومان، وهو نصف المتعة.' },
      { term: 'طنجة والشمال', text: 'مغارة هرقل، ورأس سبارتيل حيث يلتقي البحران، وقطار سريع يوصلك إليها.' },
    ],
    eat: [
      { term: 'الطاجين', text: 'لحم غنم بالبرقوق، أو دجاج بالليمون المصيّر والزيتون، يُترك على الجمر حتى يذوب.' },
      { term: 'كسكس الجمعة', text: 'يُبخّر ثلاث مرات وفوقه سبع خضراوات. يأكله المغاربة بعد صلاة الجمعة، فكن معهم.' },
      { term: 'البسطيلة', text: 'رقائق هشة حول الدجاج أو الحمام واللوز، وفوقها القرفة والسكر: حلو ومالح معًا، وتطلبها ثانية.' },
      { term: 'الحريرة', text: 'حساء العدس والحمّص والطماطم ومعه التمر، وعليه يفطر أهل المغرب في رمضان.' },
      { term: 'الأتاي وكعب الغزال', text: 'شاي بالنعناع يُصب من علوّ، ومعه أهلّة من اللوز وماء الزهر.' },
    ],
    goodToKnow: [
      {
        term: 'الطعام والصلاة',
        text: 'اللحم حلال بلا سؤال. لكن الفنادق والمطاعم السياحية كثيرًا ما تقدم الكحول، ويمكننا أن نبحث عما لا يقدمه.',
      },
      {
        term: 'العائلات',
        text: 'احجز رياضًا كاملًا يكن فناؤه لك ولأهلك وحدكم. واسأل عن سور المسبح والدرج، والأزقة لا تسع عربات الأطفال العريضة.',
      },
      {
        term: 'التنقل',
        text: 'قطار «البراق» بين الدار البيضاء وطنجة في ساعتين وقليل، وقطارات جيدة إلى فاس ومراكش. وللجبل والصحراء سيارة بسائق.',
      },
      { term: 'في السوق', text: 'ساوم مبتسمًا وانصرف مبتسمًا. واتفق على السعر قبل المرشد وقبل عربة الخيل وقبل الصورة.' },
      {
        term: 'المال',
        text: 'يندر الدرهم المغربي خارج بلده، فاصرف قليلًا في المطار ثم استعمل أجهزة الصرف. وفي الأسواق لا ينفع إلا النقد.',
      },
    ],
    questions: [
      {
        question: 'كم يومًا نقيم؟',
        answer: 'ثمانية أيام لمراكش والأطلس وفاس، وأحد عشر مع الصحراء. والرحلة نحو ثماني ساعات، فلا تجعلها لعطلة نهاية أسبوع.',
      },
      {
        question: 'أي مدينة أنسب مع الأطفال؟',
        answer: 'مراكش لحدائقها ومسابحها، وأكادير لشاطئها. أما فاس فلمن يحسن المشي ولا يضيق بالدرج.',
      },
      {
        question: 'هل يحتاج المقيم في قطر إلى تأشيرة؟',
        answer: 'بحسب الجنسية: منهم من يدخل بلا تأشيرة، ومنهم من يطلبها إلكترونيًا أو من السفارة. اسألنا وتأكد من سفارة المغرب.',
      },
      {
        question: 'رياض أم فندق؟',
        answer: 'الرياض للمدينة القديمة والسكينة، ومنتجع النخيل للمسابح والسعة. فليلتان هنا وثلاث هناك.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن المغرب. التواريخ:  عدد المسافرين:',
  },
};
