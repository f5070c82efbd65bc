import type { Destination } from '../destination.ts';

export const turkey: Destination = {
  slug: 'turkey',
  name: { en: 'Turkey', ar: 'تركيا' },
  art: 'turkey',
  country: 'TR',
  gateway: { airport: 'IST', city: { en: 'Istanbul', ar: 'إسطنبول' }, minutes: 270 },
  city: { name: { en: 'Istanbul', ar: 'إسطنبول' }, timeZone: 'Europe/Istanbul', latitude: 41.0167, longitude: 28.9667 },
  currency: { code: 'TRY', name: { en: 'Turkish lira', ar: 'الليرة التركية' } },
  languages: { en: 'Turkish', ar: 'التركية' },
  climate: {
    city: { en: 'Istanbul', ar: 'إسطنبول' },
    high: [9, 9, 12, 16, 21, 26, 28, 28, 25, 20, 15, 11],
    low: [4, 4, 5, 8, 13, 17, 20, 21, 17, 14, 9, 6],
    rain: [96, 88, 70, 45, 37, 45, 36, 44, 81, 98, 101, 125],
    source: {
      by: { en: 'WMO normals, kept by NOAA', ar: 'معدلات المنظمة العالمية للأرصاد الجوية' },
      ...{ station: 'Kireçburnu, rounded', period: '1991–2020', read: '2026-11-23' },
    },
  },
  en: {
    title: 'Turkey: from the Bosphorus to Urfa',
    description:
      'Turkey from Doha, past the usual week: Bursa, Ephesus, Cappadocia underground, Urfa and the tea hills of Rize. When to go, what to eat, how to get about.',
    heading: 'Turkey is larger than Istanbul',
    lead: 'Begin on the Bosphorus, as everyone does. Then let the bus, the ferry or a short flight take you where the call to prayer echoes off mountains.',
    story: [
      'There is a half-hour in Istanbul that no tour sells. Take the ferry from Eminönü a little before Maghrib, sit outside, and wait. One mosque begins, another answers across the water, and by the third the whole shore is calling while a boy walks past with tea in tulip glasses. Gulls keep level with the rail for a piece of simit. You have spent the price of a bus ride, and the children will talk of the gulls for a year.',
      'Two hours south lies Bursa, the first great Ottoman capital, where silk is still sold in the courtyard of Koza Han and sultans rest under turquoise tiles. Further on, the Aegean keeps Ephesus and its library front, and the white pools of Pamukkale. Eastwards the country changes its voice: Urfa, hot and golden, has carp that nobody will harm in the pool linked with the story of Ibrahim, peace be upon him, and on a hill nearby stand the carved pillars of Göbeklitepe, more than eleven thousand years old.',
      'Much here will feel close to home. Mosques are never far, families are fussed over, and a waiter will carry your toddler off to see the kitchen. Yet the summers of the Black Sea are another world: in Rize the clouds come down to the tea gardens at noon, the rivers run white below stone bridges, and you light a stove in August.',
    ],
    seasons: [
      {
        term: 'April and May',
        text: 'From 16 to 21 degrees in Istanbul, with tulips in Emirgan in April. The ideal weeks for Urfa and the Aegean ruins, before the stones heat up.',
      },
      {
        term: 'June to August',
        text: 'Between 26 and 28 in Istanbul, and about 38 in Urfa. This is the time for the plateaus above Rize, where you may need a jumper at night.',
      },
      {
        term: 'September and October',
        text: 'From 25 down to 20 in Istanbul. The Aegean is warm for swimming, the grapes are in, and children are back at school.',
      },
      {
        term: 'November to March',
        text: 'Between 9 and 15 degrees by day, often wet, with a snowfall now and then on the domes. Museums without queues, skiing on Uludağ and chestnuts on every corner.',
      },
    ],
    see: [
      {
        term: 'Süleymaniye, Istanbul',
        text: 'Sinan finished it in 1557 and rests in a small tomb at its corner. Pray, walk round to the terrace over the Golden Horn, then eat white beans in the lane beside it.',
      },
      {
        term: 'Bursa and Cumalıkızık',
        text: 'The twenty domes of Ulu Cami with a fountain under one of them, the Green Tomb, and a village of Ottoman houses that lays breakfast in its courtyards.',
      },
      {
        term: 'Underground in Cappadocia',
        text: 'Below the balloons and the rock chapels lies Derinkuyu, a town dug some 85 metres down with stables and wells. Low passages: not for those who dislike tight places.',
      },
      {
        term: 'Ephesus and Pamukkale',
        text: 'Marble streets at eight in the morning, before the ships’ passengers arrive. Three hours inland, walk barefoot on white terraces filled with warm water.',
      },
      {
        term: 'Urfa and Göbeklitepe',
        text: 'Stone circles older than farming, an excellent museum, and evenings of song and çiğ köfte in old courtyards. Fly in; two nights are enough.',
      },
      {
        term: 'Rize, Ayder and the Fırtına valley',
        text: 'Tea slopes, hump-backed bridges and a high meadow of wooden houses. Stay up on the plateau rather than on the coast road.',
      },
    ],
    eat: [
      {
        term: 'İskender',
        text: 'Bursa’s own: thin slices of meat over bread with tomato, yoghurt and hot butter poured at the table.',
      },
      {
        term: 'Muhlama',
        text: 'Cornmeal, butter and stretching cheese from the Black Sea, eaten from the pan with bread. Order one for two.',
      },
      {
        term: 'Balık ekmek',
        text: 'Grilled mackerel in half a loaf with onion and lemon by the Galata Bridge. Add pickle juice if you dare.',
      },
      {
        term: 'Urfa kebab',
        text: 'Hand-chopped lamb with isot, a dark pepper that smells of raisins. It warms more than it burns, so children manage it.',
      },
      {
        term: 'Künefe and baklava',
        text: 'Künefe hot from the copper pan, as in Antakya; baklava green with Antep pistachio, turned upside down before the first bite.',
      },
    ],
    goodToKnow: [
      {
        term: 'Entry',
        text: 'Qatari passport holders can stay 90 days visa-free (public index, 17 February 2026). Residents of Qatar with other passports have other rules. Confirm with the embassy before you travel.',
      },
      {
        term: 'Halal food and prayer',
        text: 'Meat is halal almost everywhere; a few hotels and bars in tourist towns are the exception. Every petrol station on the highway has a small mosque. Carry a scarf for visits.',
      },
      {
        term: 'Ayasofya',
        text: 'The ground floor is for prayer and free. Visitors who come to look buy a ticket for the upper gallery by another door, a rule in force since January 2024.',
      },
      {
        term: 'With children',
        text: 'Istanbul’s pavements are steep: choose a baby carrier over a pushchair. In summer the plateaus and Sapanca, two hours from the city, are easier than the beach at noon.',
      },
      {
        term: 'Getting about',
        text: 'An Istanbulkart pays for the metro, trams and ferries. Fast trains run to Eskişehir, Ankara and Konya; for Urfa, Rize or Kayseri, fly. Call taxis by app and see that the meter runs.',
      },
      {
        term: 'Money and bargaining',
        text: 'Prices in lira change often, so ask before you sit. Change money at an exchange office in town. Bargain in the bazaar for carpets and leather; food and marked prices stand.',
      },
    ],
    questions: [
      {
        question: 'Which airport should we land at?',
        answer:
          'Istanbul Airport for the European side, Sabiha Gökçen for Kadıköy and for the road to Bursa and Sapanca. Between the two allow at least ninety minutes.',
      },
      {
        question: 'We have seen Istanbul twice. Where next?',
        answer:
          'In summer Rize and Ayder, five days. In spring Urfa with Gaziantep, four days of food and history. In autumn Ephesus, Pamukkale and the Aegean villages.',
      },
      {
        question: 'Is it wise to drive?',
        answer:
          'Outside Istanbul, yes: the highways are good and the tolls are taken from a tag in the hired car. Roads up to the plateaus are narrow, and a local driver is worth his fee.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to plan a trip across Turkey. Dates:  Travellers:',
  },
  ar: {
    title: 'تركيا: من البوسفور إلى أورفا',
    description:
      'تركيا من الدوحة لمن أراد أكثر من إسطنبول: بورصة وأفسس ومدن كبادوكيا تحت الأرض وأورفا ومرتفعات ريزا، ومتى تسافر وماذا تأكل وكيف تتنقل.',
    heading: 'تركيا أوسع من إسطنبول',
    lead: 'ابدأ من البوسفور كما يبدأ الجميع، ثم خذ العبّارة أو الحافلة أو رحلة جوية قصيرة إلى حيث يردّد الجبل صوت المؤذن.',
    story: [
      'في إسطنبول نصف ساعة لا تجدها في أي جولة سياحية. اركب العبّارة من إمينونو قبيل المغرب واجلس في الخارج وانتظر. يؤذن مسجد فيجيبه آخر من الضفة المقابلة، ثم يعلو الأذان من الشاطئ كله، ويمر بك فتى يحمل الشاي في كؤوس كزهر التوليب، وتحاذيك النوارس تطلب قطعة من السميط. كل ذلك بثمن تذكرة حافلة، ثم يبقى حديث النوارس على ألسنة الصغار سنة كاملة.',
      'وعلى ساعتين جنوبًا بورصة، أولى عواصم العثمانيين الكبرى، ما زال الحرير يباع في فناء خان كوزا، ويرقد السلاطين تحت القاشاني الفيروزي. وأبعد منها في إقليم إيجه أفسس بواجهة مكتبتها، وبرك باموكالي البيضاء. أما الشرق فله نبرة أخرى: في أورفا بركة تُروى عندها قصة إبراهيم عليه السلام، وأسماكها آمنة لا يمسّها أحد، وعلى تلة قريبة أعمدة غوبكلي تبه المنقوشة منذ أكثر من أحد عشر ألف عام.',
      'ستجد هنا كثيرًا مما ألفته في بلدك: مسجد في كل ناحية، ومائدة لا تنتهي، وناس يدللون الصغار حتى إن النادل قد يحمل طفلك ليريه المطبخ. غير أن صيف البحر الأسود عالم آخر، ففي ريزا ينزل الغيم على مزارع الشاي ظهرًا، وتجري الأنهار بيضاء تحت جسور الحجر، وتوقد المدفأة في أغسطس، وتنام على صوت الماء بلا مكيّف وقد نسيت حر الخليج.',
    ],
    seasons: [
      {
        term: 'أبريل ومايو',
        text: 'من 16 إلى 21 درجة في إسطنبول، وحديقة أميرغان في أبريل كلها توليب. وهي ألطف الأيام لأورفا وآثار بحر إيجه قبل أن يشتد الحر.',
      },
      {
        term: 'يونيو إلى أغسطس',
        text: 'بين 26 و28 درجة في إسطنبول، ونحو 38 في أورفا. هذا أوان مرتفعات ريزا، وقد تحتاج فيها ليلًا إلى كنزة صوف.',
      },
      {
        term: 'سبتمبر وأكتوبر',
        text: 'من 25 درجة إلى 20 في إسطنبول، وماء إيجه ما زال دافئًا للسباحة، والعنب في أوانه، والزحام أخف بعد عودة المدارس.',
      },
      {
        term: 'نوفمبر إلى مارس',
        text: 'بين 9 درجات و15 نهارًا مع مطر كثير، وقد يكسو الثلج القباب يومًا. متاحف بلا صفوف، وتزلج على أولوداغ، وكستناء مشوية في كل زاوية.',
      },
    ],
    see: [
      {
        term: 'جامع السليمانية في إسطنبول',
        text: 'أتمّه المعمار سنان عام 1557، وقبره الصغير عند زاويته. صلِّ فيه ثم قف على شرفته فوق القرن الذهبي، وتغدَّ بالفاصولياء البيضاء في الزقاق المجاور.',
      },
      {
        term: 'بورصة وقرية جوماليكيزيك',
        text: 'الجامع الكبير بقبابه العشرين ونافورته في الداخل، والضريح الأخضر، وقرية من بيوت عثمانية تمدّ الفطور في أفنيتها.',
      },
      {
        term: 'كبادوكيا تحت الأرض',
        text: 'تحت المناطيد وبيوت الصخر مدينة ديرينكويو، محفورة إلى نحو 85 مترًا بإسطبلاتها وآبارها. ممراتها واطئة، فلا تناسب من تضيق نفسه بالأماكن المغلقة.',
      },
      {
        term: 'أفسس وباموكالي',
        text: 'شوارع من رخام، اقصدها في الثامنة صباحًا قبل ركاب السفن السياحية. وعلى ثلاث ساعات منها مدرجات بيضاء تمشي فيها حافيًا في ماء دافئ.',
      },
      {
        term: 'أورفا وغوبكلي تبه',
        text: 'دوائر من حجر أقدم من الزراعة، ومتحف من أحسن متاحف البلاد، وسهرات طرب في أفنية البيوت القديمة. تصلها بالطائرة وتكفيها ليلتان.',
      },
      {
        term: 'ريزا وآيدر ووادي فيرتينا',
        text: 'سفوح شاي وجسور حجرية مقوّسة ومرج عالٍ بيوته من خشب. اجعل إقامتك في المرتفعات لا على طريق الساحل.',
      },
    ],
    eat: [
      {
        term: 'إسكندر كباب',
        text: 'طبق بورصة الأول: شرائح لحم رقيقة فوق الخبز مع الطماطم واللبن، ويُصب عليها السمن الحار أمامك.',
      },
      {
        term: 'موهلاما',
        text: 'دقيق ذرة وزبدة وجبن يمتد، من مطبخ البحر الأسود، ويؤكل من المقلاة بالخبز. طبق واحد يكفي اثنين.',
      },
      {
        term: 'خبز السمك',
        text: 'سمك إسقمري مشوي في نصف رغيف مع البصل والليمون قرب جسر غلطة، ومعه ماء المخلل لمن يجرؤ.',
      },
      {
        term: 'كباب أورفا',
        text: 'لحم ضأن يُفرم بالسكين مع فلفل «إيسوت» الداكن، وفيه رائحة الزبيب. حرارته خفيفة يحتملها الصغار.',
      },
      {
        term: 'الكنافة والبقلاوة',
        text: 'كنافة بالجبن ساخنة من صحن النحاس كما يصنعها أهل أنطاكيا، وبقلاوة عنتاب الخضراء من كثرة فستقها.',
      },
    ],
    goodToKnow: [
      {
        term: 'الدخول',
        text: 'يدخلها حامل الجواز القطري 90 يومًا بلا تأشيرة (مؤشر عام، 17 فبراير 2026). وتختلف الشروط لمن يقيم في قطر بجواز آخر. تأكد من السفارة قبل السفر.',
      },
      {
        term: 'الحلال والصلاة',
        text: 'اللحم حلال في كل مكان تقريبًا، إلا في قليل من فنادق المدن السياحية وحاناتها. وفي كل محطة وقود على الطريق السريع مسجد صغير. ولتكن مع السيدات أغطية رأس لزيارة المساجد.',
      },
      {
        term: 'آيا صوفيا',
        text: 'الطابق الأرضي للصلاة والدخول إليه مجاني. أما من جاء للزيارة فيشتري تذكرة للشرفة العليا من باب آخر، وهو نظام معمول به منذ يناير 2024.',
      },
      {
        term: 'مع الأطفال',
        text: 'أرصفة إسطنبول كثيرة الصعود، فحمّالة الرضيع أيسر من العربة. وفي الصيف تكون المرتفعات وصبنجة، وهي على ساعتين من المدينة، أرفق بالصغار من الشاطئ ظهرًا.',
      },
      {
        term: 'التنقل',
        text: 'بطاقة إسطنبول للمترو والترام والعبّارات. والقطار السريع يصل إلى إسكي شهير وأنقرة وقونية، ولأورفا وريزا وقيصري خذ الطائرة. واطلب سيارة الأجرة بالتطبيق وانتبه إلى العدّاد.',
      },
      {
        term: 'المال والمساومة',
        text: 'الأسعار بالليرة كثيرة التغير، فاسأل قبل أن تجلس، واصرف نقودك في محل صرافة داخل المدينة. وساوم في البازار على السجاد والجلود، أما الطعام وما كُتب سعره فلا مساومة فيه.',
      },
    ],
    questions: [
      {
        question: 'في أي المطارين ننزل؟',
        answer:
          'مطار إسطنبول للجانب الأوروبي، وصبيحة كوكجن لقاضي كوي ولطريق بورصة وصبنجة. واحسب بين المطارين ساعة ونصفًا على الأقل.',
      },
      {
        question: 'زرنا إسطنبول مرتين، فإلى أين الآن؟',
        answer:
          'صيفًا إلى ريزا وآيدر خمسة أيام، وربيعًا إلى أورفا وغازي عنتاب أربعة أيام من الطعام والتاريخ، وخريفًا إلى أفسس وباموكالي وقرى إيجه.',
      },
      {
        question: 'هل نستأجر سيارة ونقودها؟',
        answer:
          'نعم خارج إسطنبول، فالطرق السريعة جيدة، ورسومها تُحسم آليًا من بطاقة في السيارة المستأجرة. أما طرق المرتفعات فضيقة، والاستعانة بسائق من أهلها أسلم.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود ترتيب رحلة في أنحاء تركيا. التواريخ:  عدد المسافرين:',
  },
};
