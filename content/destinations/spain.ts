import type { Destination } from '../destination.ts';

export const spain: Destination = {
  slug: 'spain',
  name: { en: 'Spain', ar: 'إسبانيا' },
  art: 'spain',
  country: 'ES',
  gateway: { airport: 'MAD', city: { en: 'Madrid', ar: 'مدريد' }, minutes: 455 },
  city: { name: { en: 'Madrid', ar: 'مدريد' }, timeZone: 'Europe/Madrid', latitude: 40.4, longitude: -3.6833 },
  currency: { code: 'EUR', name: { en: 'Euro', ar: 'اليورو' } },
  languages: {
    en: 'Spanish, with Catalan, Galician and Basque in their regions',
    ar: 'الإسبانية، ومعها الكتالونية والغاليسية والباسكية في أقاليمها',
  },
  climate: {
    city: { en: 'Madrid', ar: 'مدريد' },
    high: [10, 12, 16, 19, 23, 29, 33, 32, 27, 20, 14, 10],
    low: [3, 4, 6, 8, 12, 17, 20, 19, 16, 11, 6, 4],
    rain: [32, 33, 35, 46, 48, 20, 9, 10, 24, 64, 52, 42],
    source: {
      by: { en: 'NOAA', ar: 'الإدارة الوطنية الأمريكية للمحيطات والغلاف الجوي' },
      ...{ station: 'daily records of Retiro, rounded', period: '1991–2020', read: '2026-11-23' },
    },
  },
  en: {
    title: 'Spain: Andalusia, Madrid and Barcelona',
    description:
      'Spain from Doha: the Alhambra, Córdoba and Seville, Barcelona with children and the cool north in August. Seasons, halal food, visa and trains.',
    heading: 'Spain, where the Arabic is still in the stone',
    lead: 'Seven and a half hours to Madrid, and from there fast trains to the courtyards of Al-Andalus, to Gaudí’s Barcelona and to the green north.',
    story: [
      'You will read the walls before you read the guidebook. In the Alhambra one sentence, “There is no victor but God”, runs along the rooms again and again in carved plaster, and a child who has learned the alphabet in Doha can follow it with a finger held just off the wall. Water slips through marble channels, swifts cross the courts at dusk, and on the hill opposite people gather to watch the towers turn red. Allow two days for Granada; one is never enough.',
      'The language kept its share too. Sugar is azúcar, oil is aceite, the orange is naranja, and Madrid itself began as Majrit, a fortress founded by an emir of Córdoba in the ninth century. Seville’s orange trees, the arches of Córdoba, the irrigation courts of Valencia that still settle quarrels over water at noon on Thursdays: you keep meeting relatives in a country where you expected strangers.',
      'Spain also keeps Gulf hours. Lunch is at two, dinner at nine or later, and nobody minds a pushchair in the square at eleven at night. Barcelona gives the children a city beach, a cable car and a church that looks built of dripping sand. And when August burns in the south, San Sebastián and the green coast of Asturias stay fresh, with umbrellas sold beside the sun hats.',
    ],
    seasons: [
      {
        term: 'March to May',
        text: 'Madrid rises from 16 degrees to 23. Orange blossom in Seville, open courtyards in Córdoba in the first half of May: the season of the south.',
      },
      {
        term: 'June to August',
        text: 'About 33 in Madrid in July and hotter still in Seville. Choose the islands, Barcelona or the north coast, and sleep through the afternoon as everyone does.',
      },
      {
        term: 'September and October',
        text: 'From 27 down to 20 in Madrid, a sea still warm enough to swim in, and smaller queues at the Alhambra.',
      },
      {
        term: 'November to February',
        text: 'Bright, cold days of 10 to 14 in Madrid and milder ones in Málaga. Skiing above Granada, within sight of the sea.',
      },
    ],
    see: [
      {
        term: 'The Alhambra, Granada',
        text: 'Tickets carry your name and an hour for the Nasrid palaces, and sell out weeks ahead; bring the passports you booked with. In the evening go up to the terrace beside the mosque of the Albaicín.',
      },
      {
        term: 'The Mosque-Cathedral of Córdoba',
        text: 'Hundreds of columns under red and white arches, and a mihrab of gold mosaic. It serves as a cathedral today, so Muslim prayer is not permitted inside. Arrive when doors open.',
      },
      {
        term: 'Seville’s Alcázar',
        text: 'A palace built by Muslim craftsmen for a Christian king, with gardens where peacocks beg. Then row a boat around Plaza de España.',
      },
      {
        term: 'Sagrada Família and Park Güell',
        text: 'In the late afternoon the western windows of Gaudí’s church set the columns on fire with orange and red. Book both with a time; the park is best early.',
      },
      {
        term: 'The Prado and El Retiro, Madrid',
        text: 'Two hours with Velázquez and Goya, then shade and playgrounds in the park five minutes away. The Prado is free for the last two hours of the day.',
      },
      {
        term: 'San Sebastián and the north',
        text: 'La Concha bay, a funicular with a small old amusement park on top, and green hills behind. Bilbao and the Guggenheim are an hour away.',
      },
    ],
    eat: [
      {
        term: 'Tortilla de patatas',
        text: 'Eggs, potatoes, olive oil and an old argument about onion. It is meatless as a rule; ask for “sin chorizo” to be certain.',
      },
      {
        term: 'Gazpacho and salmorejo',
        text: 'Cold tomato soups for hot noons. Salmorejo from Córdoba arrives with chopped ham on top unless you say “sin jamón”.',
      },
      {
        term: 'Rice with seafood',
        text: 'Arroz a banda or paella de marisco, cooked to order for two or more. Ask whether wine or meat stock goes in.',
      },
      {
        term: 'Espetos',
        text: 'Sardines on a cane, grilled over a boat filled with embers on the beaches of Málaga. Salt, lemon and nothing else.',
      },
      {
        term: 'Churros and turrón',
        text: 'Fried dough with thick chocolate, and almond nougat from Jijona. Ask what fat the churros are fried in and avoid pastries made with manteca, which is lard.',
      },
    ],
    goodToKnow: [
      {
        term: 'Entry',
        text: 'According to a public index of 17 February 2026, Qatari passports need a Schengen visa; holders of other passports living in Qatar follow other rules. Confirm with the embassy, and apply early for the summer.',
      },
      {
        term: 'Halal food',
        text: 'Easy in Lavapiés in Madrid, the Raval in Barcelona and the lower Albaicín in Granada. Elsewhere, fish restaurants are your friends. “Sin cerdo” means without pork; “ibérico” usually means pork.',
      },
      {
        term: 'Prayer',
        text: 'The Islamic Centre on the M-30 in Madrid and the Granada mosque, opened in 2003 facing the Alhambra, both welcome visitors. Smaller prayer halls exist in most cities.',
      },
      {
        term: 'Families',
        text: 'Restaurants welcome children at any hour. Rent a flat in a city centre and note the quiet time after lunch, when shops outside the large cities close.',
      },
      {
        term: 'Getting about',
        text: 'Fast trains from Madrid: Córdoba in two hours, Seville and Barcelona in about three hours, Granada in three and a half or more. A car is worth it only for white villages and the north.',
      },
      {
        term: 'Money and care',
        text: 'Cards everywhere; a small coin is tip enough. Hold your bag in front of you on La Rambla and in the metro. Tax refunds for visitors have no minimum purchase: ask for the DIVA form in the shop.',
      },
    ],
    questions: [
      {
        question: 'Is a week enough for Andalusia?',
        answer:
          'Yes: two nights in Córdoba or Seville, two in Granada, two by the sea at Málaga and one in Madrid. Add Barcelona only if you have ten days.',
      },
      {
        question: 'How early should we book the Alhambra?',
        answer:
          'As soon as the flights are booked, two to three months ahead in spring and summer. Without the Nasrid palaces on the ticket you miss the heart of it.',
      },
      {
        question: 'Where do we go with children in August?',
        answer:
          'San Sebastián or Asturias for cool air, Mallorca for beaches. PortAventura, south of Barcelona, is the place for the treat you promised.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to plan a trip to Spain. Dates:  Travellers:',
  },
  ar: {
    title: 'إسبانيا: الأندلس ومدريد وبرشلونة',
    description:
      'إسبانيا من الدوحة: قصر الحمراء وقرطبة وإشبيلية، وبرشلونة مع الأطفال، والشمال البارد في أغسطس. المواسم والطعام الحلال والتأشيرة والقطارات.',
    heading: 'إسبانيا: بلاد تقرأ جدرانها بالعربية',
    lead: 'سبع ساعات ونصف إلى مدريد، ومنها قطارات سريعة إلى مدن الأندلس، وإلى برشلونة، وإلى شمال أخضر لا يعرف القيظ.',
    story: [
      'تقرأ الجدران هنا قبل أن تفتح دليل السفر. في قصر الحمراء تتكرر على الجص عبارة واحدة: «ولا غالب إلا الله»، ويستطيع طفل تعلّم الحروف في الدوحة أن يتتبعها بإصبعه من غير أن يلمسها. الماء يجري في سواقٍ من رخام، وطيور السنونو تعبر الأفنية عند المغيب، وعلى التلة المقابلة يجلس الناس ليروا الأبراج تحمرّ مع آخر الضوء. اجعل لغرناطة يومين، فيوم واحد لا يشفي الغليل.',
      'وفي لسان القوم بقية منا. السكر عندهم «أثوكار»، والزيت «أثيتي»، والنارنج «نارانخا»، ومدريد نفسها كانت «مجريط»، حصنًا بناه أمير قرطبة في القرن التاسع. وفي بلنسية محكمة للمياه يُرجع أهلها أصلها إلى أيام الأندلس، وما زال قضاتها من الفلاحين يجلسون ظهر كل خميس للفصل في خصومات السقاية. تظن أنك ذاهب إلى قوم غرباء، فإذا بك عند أقارب طال بينك وبينهم الفراق.',
      'وساعات إسبانيا كساعاتنا: الغداء في الثانية، والعشاء بعد التاسعة، ولا يستغرب أحد عربة طفل في الساحة قرب منتصف الليل. في برشلونة يجد الصغار شاطئًا داخل المدينة وتلفريكًا فوق الميناء وكنيسة تشبه قصور الرمل. وإذا اشتد حر الجنوب في أغسطس فإن سان سيباستيان وساحل أستورياس الأخضر يبقى هواؤهما لطيفًا، وفي دكاكينهما تباع المظلات إلى جانب قبعات الشمس، لأن المطر هناك لا يستأذن.',
    ],
    seasons: [
      {
        term: 'مارس إلى مايو',
        text: 'ترتفع حرارة مدريد من 16 درجة إلى 23. يفوح زهر النارنج في إشبيلية، وتُفتح أفنية البيوت في قرطبة للزوار في النصف الأول من مايو. هذا موسم الأندلس.',
      },
      {
        term: 'يونيو إلى أغسطس',
        text: 'نحو 33 درجة في مدريد في يوليو، وأشد من ذلك في إشبيلية. اختر الجزر أو برشلونة أو الساحل الشمالي، وخذ قيلولتك كما يفعل أهل البلد.',
      },
      {
        term: 'سبتمبر وأكتوبر',
        text: 'من 27 درجة إلى 20 في مدريد، وبحر ما زال دافئًا، وصفوف أقصر عند باب الحمراء.',
      },
      {
        term: 'نوفمبر إلى فبراير',
        text: 'نهار مشمس بارد بين 10 درجات و14 في مدريد، وألطف منه في مالقة، وتزلج فوق غرناطة على مرأى من البحر.',
      },
    ],
    see: [
      {
        term: 'قصر الحمراء في غرناطة',
        text: 'التذكرة باسمك وبساعة محددة للقصور النصرية، وتنفد قبل أسابيع، فاحمل الجوازات التي حجزت بها. وفي المساء اصعد إلى الساحة المجاورة لمسجد حي البيازين.',
      },
      {
        term: 'جامع قرطبة',
        text: 'مئات الأعمدة تحت أقواس حمراء وبيضاء، ومحراب من فسيفساء مذهّبة. وهو اليوم كاتدرائية لا يُسمح للمسلمين بالصلاة فيها. ادخله مع فتح الأبواب قبل الزحام.',
      },
      {
        term: 'القصر في إشبيلية',
        text: 'بناه صنّاع مسلمون لملك قشتالي، وفي حدائقه طواويس تقترب من الزوار. ثم جدّف بقارب صغير حول ساحة إسبانيا.',
      },
      {
        term: 'ساغرادا فاميليا وحديقة غويل',
        text: 'قبيل المغيب تشتعل أعمدة الكنيسة بألوان الزجاج البرتقالي والأحمر. احجز ساعة لكل منهما، والحديقة في الصباح أجمل.',
      },
      {
        term: 'متحف برادو وحديقة ريتيرو في مدريد',
        text: 'ساعتان مع فيلاسكيز وغويا، ثم ظلال الحديقة وملاعبها على بُعد خطوات. والدخول إلى برادو مجاني في آخر ساعتين من اليوم.',
      },
      {
        term: 'سان سيباستيان والشمال',
        text: 'خليج لا كونتشا، وقطار جبلي صغير إلى مدينة ألعاب قديمة في أعلى التل، وتلال خضراء من ورائها. وبلباو ومتحف غوغنهايم على ساعة.',
      },
    ],
    eat: [
      {
        term: 'تورتيا البطاطس',
        text: 'بيض وبطاطس وزيت زيتون، وخلاف قديم على البصل. الأصل أنها بلا لحم، وللاطمئنان قل «سين تشوريثو».',
      },
      {
        term: 'غاثباتشو وسالموريخو',
        text: 'حساء طماطم بارد لظهيرة حارة. والقرطبي منه، سالموريخو، يُنثر عليه لحم خنزير مقدد، فقل «سين خامون» ليأتيك من دونه.',
      },
      {
        term: 'الأرز بثمار البحر',
        text: 'باييا تُطهى عند الطلب لشخصين فأكثر. اسأل هل في المرق نبيذ أو لحم.',
      },
      {
        term: 'سردين على الجمر',
        text: 'يُشك في عود قصب ويُشوى على قارب مملوء بالجمر على شواطئ مالقة. ملح وليمون لا غير.',
      },
      {
        term: 'تشوروس وتورون',
        text: 'أصابع عجين مقلية مع شوكولاتة ثخينة، وحلوى لوز من خيخونا. اسأل عن زيت القلي، وتجنب ما كُتب عليه «مانتيكا» فهو شحم خنزير.',
      },
    ],
    goodToKnow: [
      {
        term: 'الدخول',
        text: 'يحتاج حامل الجواز القطري إلى تأشيرة شنغن (مؤشر عام، 17 فبراير 2026)، وللمقيمين بجوازات أخرى شروط مختلفة. تأكد من السفارة، وقدّم مبكرًا لموسم الصيف.',
      },
      {
        term: 'الطعام الحلال',
        text: 'تجده بسهولة في حي لافابييس بمدريد والرافال ببرشلونة وأسفل البيازين بغرناطة، وفي غيرها تكفيك مطاعم السمك. «سين ثيردو» تعني بلا خنزير، و«إيبيريكو» تعني الخنزير غالبًا.',
      },
      {
        term: 'الصلاة',
        text: 'المركز الإسلامي في مدريد على طريق M-30، ومسجد غرناطة المطل على الحمراء والمفتوح منذ 2003، يرحبان بالزائر. وفي أغلب المدن مصليات أصغر.',
      },
      {
        term: 'العائلات',
        text: 'المطاعم ترحب بالأطفال في كل ساعة. واستئجار شقة في وسط المدينة مريح، وانتبه لساعات ما بعد الغداء، ففيها تغلق المتاجر خارج المدن الكبيرة.',
      },
      {
        term: 'التنقل',
        text: 'بالقطار السريع من مدريد: قرطبة في ساعتين، وإشبيلية وبرشلونة في نحو ثلاث ساعات، وغرناطة في ثلاث ونصف أو أكثر. أما السيارة فللقرى البيضاء والشمال.',
      },
      {
        term: 'المال والحذر',
        text: 'البطاقة مقبولة في كل مكان، وتكفي للإكرامية قطعة نقد صغيرة. اجعل حقيبتك أمامك في لا رامبلا وفي المترو. ولا حد أدنى لاسترداد ضريبة المشتريات، فاطلب نموذج DIVA في المتجر.',
      },
    ],
    questions: [
      {
        question: 'هل يكفي أسبوع للأندلس؟',
        answer:
          'يكفي: ليلتان في قرطبة أو إشبيلية، وليلتان في غرناطة، وليلتان على البحر في مالقة، وليلة في مدريد. ولا تضف برشلونة إلا إن كانت الأيام عشرة.',
      },
      {
        question: 'متى نحجز تذاكر الحمراء؟',
        answer:
          'حالما يتأكد الطيران، أي قبل شهرين أو ثلاثة في الربيع والصيف. وتأكد أن التذكرة تشمل القصور النصرية، ففيها أجمل ما في الحمراء.',
      },
      {
        question: 'إلى أين مع الأطفال في أغسطس؟',
        answer: 'سان سيباستيان أو أستورياس للجو البارد، ومايوركا للشواطئ. ومدينة ألعاب بورت أفنتورا جنوب برشلونة ليوم ينتظرونه.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود ترتيب رحلة إلى إسبانيا. التواريخ:  عدد المسافرين:',
  },
};
