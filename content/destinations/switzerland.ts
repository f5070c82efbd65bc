import type { Destination } from '../destination.ts';

export const switzerland: Destination = {
  slug: 'switzerland',
  name: { en: 'Switzerland', ar: 'سويسرا' },
  art: 'switzerland',
  country: 'CH',
  gateway: { airport: 'ZRH', city: { en: 'Zurich', ar: 'زيورخ' }, minutes: 390 },
  city: { name: { en: 'Zurich', ar: 'زيورخ' }, timeZone: 'Europe/Zurich', latitude: 47.3833, longitude: 8.5333 },
  currency: { code: 'CHF', name: { en: 'Swiss franc', ar: 'الفرنك السويسري' } },
  languages: { en: 'German, French, Italian and Romansh', ar: 'الألمانية والفرنسية والإيطالية والرومانشية' },
  climate: {
    city: { en: 'Zurich', ar: 'زيورخ' },
    high: [2.9, 4.6, 9.5, 13.8, 18.5, 21.6, 24, 23.3, 18.8, 13.7, 7.2, 3.7],
    low: [-2, -1.6, 1.7, 4.5, 8.8, 11.9, 14, 13.8, 10.5, 7, 2, -0.7],
    rain: [63, 64, 79, 83, 123, 128, 124, 124, 99, 86, 79, 83],
    source: {
      by: { en: 'MeteoSwiss', ar: 'هيئة الأرصاد السويسرية' },
      ...{ station: 'Fluntern', period: '1981–2010', read: '2026-11-23' },
    },
  },
  en: {
    title: 'Switzerland: glaciers, lakes and palm trees',
    description:
      'Switzerland beyond the postcard: the Rhine Falls, Bern, Lauterbrunnen, the Aletsch Glacier, the Bernina line and Lugano. Seasons, halal food and visa.',
    heading: 'Switzerland: four languages in one small country',
    lead: 'Have breakfast beside a waterfall in German, lunch under a glacier and an ice cream below the palms in Italian. It is all one day’s travel.',
    story: [
      'Switzerland is smaller than most people imagine: three and a half times Qatar, folded until it stands on end. That fold is the pleasure of it. From Zurich, where bankers swim in the lake before work, it is under an hour to the thunder of the Rhine Falls. Another valley, and the road signs change language. Cross one more pass and camellias grow beside a lake, the piazza smells of coffee, and a tunnel ago there was snow.',
      'Children do well here, because the country takes their pleasures seriously. There are playgrounds at the top of cable cars, family carriages with a slide on some trains, marked trails with marble runs, and cows that really do wear bells. In Bern the river itself is the toy: on hot afternoons half the city walks upstream along the Aare and floats home. Only strong swimmers should join them, but the ice cream on the bank is open to all.',
      'What you take home, though, is the quiet. On a terrace above the Aletsch, twenty kilometres of ice lie below you and nothing moves but a jackdaw hoping for your bread. A grandmother can reach that view by cable car, and a pushchair very nearly can. Stay until the last cabin down, when the day visitors have gone and the peaks turn the colour of apricots.',
    ],
    seasons: [
      {
        term: 'June to mid-September',
        text: 'Zurich reaches 24 degrees by day and 14 by night. It is also the wettest season, so keep mountain days movable and a jacket in the bag.',
      },
      {
        term: 'Late September and October',
        text: 'From 19 down to 14 degrees, clear views, golden larches in the Engadine and cows coming down from the high pastures with flowers on their heads.',
      },
      {
        term: 'December to March',
        text: 'Three to ten degrees in Zurich, frost at night, deep snow above 1,500 metres. Sledging and winter walks need no skill at all.',
      },
      {
        term: 'April and May',
        text: '14 to 19 degrees below, loud waterfalls and orchards in bloom. Spring comes first to Lugano; high paths stay closed.',
      },
    ],
    see: [
      {
        term: 'The Rhine Falls, Schaffhausen',
        text: 'The most powerful waterfall in central Europe, about 150 metres wide. A boat lands you on the rock in the middle, and everyone arrives damp and laughing.',
      },
      {
        term: 'Bern',
        text: 'Six kilometres of stone arcades to shop beneath in any weather, a clock that performs before each hour and bears in a park by the river.',
      },
      {
        term: 'Lauterbrunnen and Trümmelbach',
        text: 'A valley between cliffs where the Staubbach drops nearly 300 metres. In Trümmelbach the meltwater of the Jungfrau falls inside the mountain; open from spring to autumn.',
      },
      {
        term: 'The Aletsch Glacier',
        text: 'The longest in the Alps. Ride up from the Rhone valley to car-free Bettmeralp or Riederalp and walk the ridge with ice on one side and meadows on the other.',
      },
      {
        term: 'The Bernina line',
        text: 'From Chur or St Moritz over a pass at 2,253 metres, past glaciers and around the open spiral of Brusio, down to the palms of Tirano in Italy.',
      },
      {
        term: 'Lugano and Bellinzona',
        text: 'Lake steps, arcades and a funicular up Monte Brè; then three castles that once barred the road to the north. There are towers enough for each child to guard one.',
      },
    ],
    eat: [
      {
        term: 'Rösti',
        text: 'Grated potato fried gold in butter. Ask for it with an egg or mushrooms and “ohne Speck”, without bacon.',
      },
      {
        term: 'Raclette',
        text: 'Melted cheese scraped over potatoes with pickles. Cold meat comes on a separate plate: leave it out when you order.',
      },
      {
        term: 'Fondue',
        text: 'The usual recipe begins with white wine and ends with kirsch. Some restaurants make one without alcohol if asked a day before; do not count on it otherwise.',
      },
      {
        term: 'Lake fish',
        text: 'Perch from Lake Geneva and whitefish from Lake Zurich, with lemon butter and chips. Ask that no wine goes into the sauce.',
      },
      {
        term: 'Muesli and chocolate',
        text: 'Bircher muesli was invented in Zurich as medicine and survives as breakfast. In chocolate shops, choose the boxes without liqueur; the seller knows which.',
      },
    ],
    goodToKnow: [
      {
        term: 'Entry',
        text: 'According to a public index of 17 February 2026, Qatari passports need a visa under the Schengen rules that Switzerland follows. Other passports held by residents of Qatar have other rules. Confirm with the embassy.',
      },
      {
        term: 'Halal food and prayer',
        text: 'Geneva has its mosque in Petit-Saconnex and many Arab restaurants around the station. In mountain villages cook for yourselves: supermarkets list every ingredient, and some large branches in the cities carry halal meat.',
      },
      {
        term: 'The law on covering the face',
        text: 'Since 1 January 2025 the face may not be covered in public places anywhere in Switzerland. Headscarves are not affected.',
      },
      {
        term: 'Trains and passes',
        text: 'One pass covers trains, boats, buses and hundreds of museums. Under six, children ride free. Many towns give hotel guests a card for local transport, so ask before buying tickets.',
      },
      {
        term: 'Money and plugs',
        text: 'Francs; cards are taken nearly everywhere. Service is in the price, and the water from village fountains is good unless a sign says otherwise. Swiss sockets need an adapter of their own.',
      },
      {
        term: 'Sundays and quiet',
        text: 'Shops close on Sundays except at stations and airports. In flats, avoid noise after ten at night: neighbours will mention it, politely and at once.',
      },
    ],
    questions: [
      {
        question: 'German side or Italian side?',
        answer:
          'For a first journey with children, the Bernese Oberland. For warmth in April or October, Ticino. With eight days, combine the two: through the Gotthard it is about two hours from Lucerne.',
      },
      {
        question: 'Are the high viewpoints safe for babies and older people?',
        answer:
          'Up to about 2,500 metres most feel nothing. Above that, go slowly, drink water, and ask your doctor first about infants, expectant mothers and anyone with a heart condition.',
      },
      {
        question: 'What if it rains for three days?',
        answer:
          'Cross the Alps, for the weather often differs on the other side. Otherwise the Museum of Transport in Lucerne, the chocolate house in Broc and thermal baths fill a wet day very well.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to plan a trip to Switzerland. Dates:  Travellers:',
  },
  ar: {
    title: 'سويسرا: أنهار الجليد والبحيرات والنخيل',
    description:
      'سويسرا التي لا تظهر في البطاقات البريدية: شلالات الراين وبرن ولاوتربرونن ونهر أليتش الجليدي وقطار برنينا ولوغانو، مع المواسم والطعام الحلال والتأشيرة.',
    heading: 'سويسرا: أربع لغات في بلد صغير',
    lead: 'تفطر عند شلال والناس حولك يتكلمون الألمانية، وتتغدى تحت نهر جليدي، ثم تطلب مثلجاتك بالإيطالية في ظل نخلة، وذلك كله في يوم سفر واحد.',
    story: [
      'سويسرا أصغر مما تظن: مساحتها ثلاثة أمثال قطر ونصف، غير أنها جبال يقف بعضها فوق بعض، وفي ذلك متعتها. من زيورخ، حيث يسبح الموظفون في البحيرة قبل الدوام، تصل في أقل من ساعة إلى هدير شلالات الراين. تعبر واديًا فتتغير لغة اللافتات، وتعبر ممرًا جبليًا فإذا أشجار الكاميليا على ضفة بحيرة وساحة تفوح منها القهوة، وقبل النفق بدقائق كنت ترى الثلج.',
      'والأطفال هنا ضيوف يُحسب حسابهم. ملاعب عند محطات التلفريكات في أعالي الجبال، وعربات عائلية فيها زلاقة على بعض القطارات، ومسارات للمشي تتخللها ألعاب من خشب، وأبقار في أعناقها أجراس تسمعها قبل أن تراها. وفي برن يصبح النهر نفسه لعبة: يمشي أهل المدينة عصر الأيام الحارة على ضفة الآره صعودًا ثم يعودون سباحة مع التيار. ولا ينزله إلا سبّاح ماهر، أما مثلجات الضفة فللجميع.',
      'لكن أطول ما يبقى معك هو السكون. تقف على شرفة فوق نهر أليتش الجليدي وتحتك عشرون كيلومترًا من الجليد، فلا يتحرك إلا طائر يطمع في كسرة من خبزك. والجدّة تبلغ هذا المنظر بالتلفريك من غير تعب. انتظر آخر عربة نازلة إن استطعت، فحين ينصرف زوار النهار تصطبغ القمم بلون المشمش، ويخلو لك المكان فلا تسمع إلا صوت الريح.',
    ],
    seasons: [
      {
        term: 'يونيو إلى منتصف سبتمبر',
        text: 'تبلغ زيورخ 24 درجة نهارًا و14 ليلًا، وهو أيضًا أكثر المواسم مطرًا، فلا تثبّت يوم الجبل قبل أن ترى السماء، واحمل سترة.',
      },
      {
        term: 'أواخر سبتمبر وأكتوبر',
        text: 'من 19 درجة إلى 14، وهواء صافٍ، وأشجار صفراء ذهبية في إنغادين، وقطعان تنزل من المراعي العالية وقد زُيّنت رؤوسها بالأزهار.',
      },
      {
        term: 'ديسمبر إلى مارس',
        text: 'بين ثلاث درجات وعشر في زيورخ نهارًا، وصقيع في الليل، وثلج كثير فوق 1,500 متر. وركوب المزالج والمشي في مسارات الشتاء لا يحتاجان إلى خبرة.',
      },
      {
        term: 'أبريل ومايو',
        text: 'من 14 درجة إلى 19 في الوديان، وشلالات هادرة وبساتين مزهرة. يسبق الربيع إلى لوغانو، وتبقى المسارات العالية مغلقة.',
      },
    ],
    see: [
      {
        term: 'شلالات الراين في شافهاوزن',
        text: 'أغزر شلالات وسط أوروبا، وعرضها نحو 150 مترًا. يحملك قارب إلى الصخرة التي في وسطها، ولا يصل أحد إليها إلا مبتلًا ضاحكًا.',
      },
      {
        term: 'برن',
        text: 'ستة كيلومترات من الأروقة الحجرية تتسوق تحتها في كل جو، وساعة تتحرك تماثيلها قبيل رأس كل ساعة، ودببة في حديقة على النهر.',
      },
      {
        term: 'لاوتربرونن وتروملباخ',
        text: 'وادٍ بين جدارين من الصخر، يهوي فيه شلال شتاوباخ من علو يقارب 300 متر. وفي تروملباخ تنحدر المياه الذائبة من ثلوج يونغفراو داخل الجبل نفسه، ويُزار من الربيع إلى الخريف.',
      },
      {
        term: 'نهر أليتش الجليدي',
        text: 'أطول أنهار الجليد في الألب. اصعد من وادي الرون إلى بتميرالب أو ريدرالب، وهما بلا سيارات، وامشِ على الحافة: الجليد عن يمينك والمروج عن شمالك.',
      },
      {
        term: 'قطار برنينا',
        text: 'من خور أو سانت موريتز إلى ممر ارتفاعه 2,253 مترًا، بين أنهار الجليد، ثم يدور على جسر بروزيو الحلزوني نازلًا إلى نخيل تيرانو في إيطاليا.',
      },
      {
        term: 'لوغانو وبلينزونا',
        text: 'بحيرة وأروقة وقطار جبلي مائل إلى مونتي بري، ثم ثلاث قلاع كانت تسد الطريق إلى الشمال، وفي أبراجها ما يشغل خيال الصغار ساعات.',
      },
    ],
    eat: [
      {
        term: 'روشتي',
        text: 'بطاطس مبشورة تُحمّر بالزبدة. اطلبها مع بيضة أو فطر، وقل «أونه شبيك» أي بلا لحم خنزير.',
      },
      {
        term: 'راكليت',
        text: 'جبن يُذاب ويُكشط فوق البطاطس مع المخلل. ويأتي اللحم البارد في صحن وحده، فاطلب ألا يُقدّم.',
      },
      {
        term: 'فوندو',
        text: 'الوصفة المعتادة فيها نبيذ أبيض وشيء من الكيرش. وبعض المطاعم تعدّها بلا كحول لمن يطلب قبل يوم، وإلا فاتركها.',
      },
      {
        term: 'سمك البحيرات',
        text: 'الفرخ من بحيرة جنيف والسمك الأبيض من بحيرة زيورخ، مع الزبدة والليمون. واطلب ألا يُضاف النبيذ إلى الصلصة.',
      },
      {
        term: 'الموسلي والشوكولاتة',
        text: 'ابتكر طبيب في زيورخ موسلي «بيرشر» لمرضاه فصار فطور الناس. وفي محل الشوكولاتة قل إنك تريدها بلا كحول، فالبائع يعرف الأصناف.',
      },
    ],
    goodToKnow: [
      {
        term: 'الدخول',
        text: 'تتبع سويسرا نظام شنغن، فيحتاج حامل الجواز القطري إلى تأشيرة (مؤشر عام، 17 فبراير 2026). وللمقيم في قطر بجواز آخر شروط أخرى. تأكد من السفارة.',
      },
      {
        term: 'الحلال والصلاة',
        text: 'في جنيف مسجد في حي بتي ساكونيه، ومطاعم عربية كثيرة قرب المحطة. وفي قرى الجبل اطبخ لنفسك: المكونات مكتوبة على كل سلعة، واللحم الحلال متوفر في بعض الفروع الكبيرة في المدن.',
      },
      {
        term: 'قانون تغطية الوجه',
        text: 'منذ 1 يناير 2025 تُمنع تغطية الوجه في الأماكن العامة في سويسرا كلها. أما الحجاب فلا يلفت نظر أحد.',
      },
      {
        term: 'القطارات والبطاقات',
        text: 'بطاقة واحدة للقطارات والقوارب والحافلات ومئات المتاحف، ومن هم دون السادسة يركبون مجانًا. وتعطي بلدات كثيرة نزلاء فنادقها بطاقة للمواصلات المحلية، فاسأل قبل شراء التذاكر.',
      },
      {
        term: 'المال والمقابس',
        text: 'العملة الفرنك، والبطاقة مقبولة في كل مكان تقريبًا، والخدمة من ضمن السعر. وماء النوافير في القرى صالح للشرب ما لم تنبّه لافتة، ومقابس الكهرباء لها محوّل خاص.',
      },
      {
        term: 'الأحد والهدوء',
        text: 'تغلق المتاجر يوم الأحد إلا في المحطات والمطارات. وفي الشقق تجنّب الضجيج بعد العاشرة ليلًا، فالجار سينبّهك بلطف، ومن أول مرة.',
      },
    ],
    questions: [
      {
        question: 'الجانب الألماني أم الإيطالي؟',
        answer:
          'للزيارة الأولى مع الأطفال منطقة إنترلاكن وما حولها، وللدفء في أبريل أو أكتوبر تيتشينو. وفي ثمانية أيام يمكن الجمع بينهما، فالقطار من لوسيرن إلى لوغانو عبر نفق غوتهارد نحو ساعتين.',
      },
      {
        question: 'هل تناسب القمم الرضّع وكبار السن؟',
        answer:
          'حتى 2,500 متر تقريبًا لا يشعر أكثر الناس بشيء. وفوق ذلك تمهّل وأكثر من شرب الماء، واستشر الطبيب قبلها للرضيع والحامل ومريض القلب.',
      },
      {
        question: 'ماذا نفعل إن طال المطر؟',
        answer:
          'اعبر إلى الجانب الآخر من الألب، فكثيرًا ما يختلف الجو هناك. وإلا فمتحف المواصلات في لوسيرن أو مصنع الشوكولاتة في بروك أو الحمامات المعدنية.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود ترتيب رحلة إلى سويسرا. التواريخ:  عدد المسافرين:',
  },
};
