import { clockFromDoha } from '../clock.ts';
import type { Destination } from '../destination.ts';

const clock = clockFromDoha('Asia/Seoul');

export const southKorea: Destination = {
  slug: 'south-korea',
  name: { en: 'South Korea', ar: 'كوريا الجنوبية' },
  art: 'south-korea',
  country: 'KR',
  gateway: { airport: 'ICN', city: { en: 'Seoul', ar: 'سيول' }, minutes: 535 },
  city: { name: { en: 'Seoul', ar: 'سيول' }, timeZone: 'Asia/Seoul', latitude: 37.55, longitude: 126.9667 },
  currency: { code: 'KRW', name: { en: 'South Korean won', ar: 'الوون الكوري الجنوبي' } },
  languages: { en: 'Korean', ar: 'الكورية' },
  climate: {
    city: { en: 'Seoul', ar: 'سيول' },
    high: [2.1, 5.1, 11, 17.9, 23.6, 27.6, 29, 30, 26.2, 20.2, 11.9, 4.2],
    low: [-5.5, -3.2, 1.9, 8, 13.5, 18.7, 22.3, 22.9, 17.7, 10.6, 3.5, -3.4],
    rain: [16.8, 28.2, 36.9, 72.9, 103.6, 129.5, 414.4, 348.2, 141.5, 52.2, 51.1, 22.6],
    source: {
      by: { en: 'Korea Meteorological Administration', ar: 'هيئة الأرصاد الكورية' },
      ...{ station: 'Seoul', period: '1991–2020', read: '2026-11-23' },
    },
  },
  en: {
    title: 'South Korea: Seoul, Gyeongju and Jeju',
    description:
      'South Korea from Doha: Seoul’s palaces, Seoraksan in autumn, Gyeongju, Busan and Jeju, with seasons, halal food, prayer rooms and getting about.',
    heading: 'South Korea: palaces, mountains and a very fast train',
    lead: `About nine hours to Seoul, where the clock is ${clock.en}. The reward is a country where everything works and the hills begin at the metro’s last stop.`,
    story: [
      'Seoul wakes late and cleans itself overnight. At ten in the morning the guards change before Gyeongbokgung in red and blue silk, and half the visitors have hired a hanbok from a shop across the road, because whoever wears one enters the palace free. Little girls turn slowly to see their skirts lift. Behind the tiled roofs a granite mountain stands so close that you can pick out walkers on its ridge, and you may be one of them after lunch.',
      'Then the country unrolls by train. In under three hours you are in Busan, where fishing boats unload below glass towers and a painted village climbs the hill in every colour. On the way is Gyeongju, capital for nearly a thousand years, its kings asleep under green mounds as smooth as dunes. A little over an hour by air from Seoul, Jeju rises from the sea: a volcano, tangerine farms, and women of seventy who still dive for shellfish without a tank.',
      'What surprises Gulf travellers most is how easy it all is. Parents leave a telephone on the café table to keep the seat, and find it there. Buses announce themselves to the minute, toilets are spotless and free, and a stranger will walk you to the platform rather than point. Halal food takes some planning outside Seoul, but there is a list, a mosque on the hill in Itaewon, and always fish.',
    ],
    seasons: [
      {
        term: 'April and May',
        text: 'From 18 to 24 degrees in Seoul. Cherry trees flower in late March in Jeju and Busan, in early April in the capital; azaleas follow. Some spring days bring yellow dust.',
      },
      {
        term: 'June to August',
        text: 'Rain, above all in July, and sticky heat near 30. Good for Busan’s beaches between showers; carry an umbrella and expect typhoon warnings towards the end.',
      },
      {
        term: 'September to early November',
        text: 'From 26 down to 12 degrees under high blue skies. Maples redden in Seoraksan by mid-October and in Seoul around the start of November: the best weeks of the year.',
      },
      {
        term: 'December to February',
        text: 'Two degrees at noon in Seoul in January and six below at night, dry and bright. Skiing in Gangwon, floors warm under your feet.',
      },
    ],
    see: [
      {
        term: 'Gyeongbokgung and Bukchon, Seoul',
        text: 'The great palace of 1395 and, uphill, lanes of tiled houses where people still live, so lower your voice. The palace closes on Tuesdays.',
      },
      {
        term: 'Nami Island',
        text: 'Rows of redwoods on an island in the river, reached by ferry or by zipline, with bicycles for families, a prayer room and a halal restaurant. A day from Seoul.',
      },
      {
        term: 'Seoraksan',
        text: 'Granite peaks near the east coast. A cable car lifts you to the Gwongeumseong ridge; easy paths follow the stream below. Go midweek in October.',
      },
      {
        term: 'Gyeongju',
        text: 'Royal mounds in a park, the gold crowns in its museum, and the pavilions of Wolji pond doubled in the water after dark. Hire bicycles.',
      },
      {
        term: 'Busan',
        text: 'Haeundae beach and the little Sky Capsule cars that crawl above the shore, Gamcheon’s painted stairs, and the Jagalchi fish market, where you choose your own lunch.',
      },
      {
        term: 'Jeju',
        text: 'Climb Seongsan, a crater standing in the sea, at sunrise; walk a lava tunnel at Manjanggul when it is open; pick tangerines from November. Hire a car.',
      },
    ],
    eat: [
      {
        term: 'Bibimbap',
        text: 'Rice with vegetables, egg and red pepper paste, best from a hot stone bowl. Order it without meat, and ask about the paste: some brands contain alcohol.',
      },
      {
        term: 'Samgyetang',
        text: 'A small chicken filled with rice, ginseng and dates, simmered until it falls apart. Several halal houses in Seoul make it; eat it on the hottest day, as Koreans do.',
      },
      {
        term: 'Grilled fish',
        text: 'Mackerel or hairtail over coals with rice and a dozen small dishes. Busan and Jeju do it best. Check the soups, which may hold pork.',
      },
      {
        term: 'Hotteok',
        text: 'A griddled bun with brown sugar and, in Busan, a spoonful of seeds. It costs little and burns the tongue of the impatient.',
      },
      {
        term: 'Bingsu',
        text: 'A mountain of milk snow with red beans, mango or melon, one bowl and four spoons. Leave out the rice cakes or jellies if you are unsure of the gelatine.',
      },
    ],
    goodToKnow: [
      {
        term: 'Entry',
        text: 'Qatari passport holders can stay up to 90 days visa-free (public index, 17 February 2026); a K-ETA or an e-Arrival Card is filled in online first. Residents with other passports have other rules. Confirm with the embassy.',
      },
      {
        term: 'Halal food',
        text: 'The Korea Tourism Organization sorts restaurants into halal certified, self-certified, Muslim friendly and pork free; ask which one is meant. Itaewon has the most, with butchers and bakeries beside the mosque.',
      },
      {
        term: 'Prayer',
        text: 'Seoul Central Mosque has stood in Itaewon since 1976, and Busan has one too. Incheon airport, some large malls and Nami Island keep prayer rooms; elsewhere carry a mat.',
      },
      {
        term: 'With children',
        text: 'Lotte World stays dry in the rain, Everland needs a whole day. Lifts, nursing rooms and clean toilets are found in most metro stations. Two connecting rooms are rare, so book early.',
      },
      {
        term: 'Getting about',
        text: 'A T-money card pays for metro, buses and most taxis. Reserve KTX seats for weekends and holidays. Korean map apps such as Naver Map guide you on foot better than the ones you know.',
      },
      {
        term: 'Manners and money',
        text: 'Give and take with two hands, leave shoes at the door, speak softly in the metro. No tips. Cards work nearly everywhere; keep cash for markets and for topping up T-money.',
      },
    ],
    questions: [
      {
        question: 'How many days make the journey worthwhile?',
        answer:
          'Nine or ten: four in Seoul with Nami Island, one in Gyeongju, two in Busan, two or three in Jeju. You can fly from Jeju back to Seoul, though to Gimpo: allow time to reach Incheon.',
      },
      {
        question: 'Will we manage without Korean?',
        answer:
          'Yes. Signs and announcements in the cities are in English too, and a translation app reads menus. Carry a card in Korean saying that you eat no pork and drink no alcohol; we can prepare one for you.',
      },
      {
        question: 'When should we stay away?',
        answer:
          'Around Seollal in January or February and Chuseok in September or October, when half the country travels and many shops close; and in July if rain gets you down.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to plan a trip to South Korea. Dates:  Travellers:',
  },
  ar: {
    title: 'كوريا الجنوبية: سيول وبوسان وجيجو',
    description:
      'كوريا الجنوبية من الدوحة: قصور سيول وخريف سوراكسان وغيونغجو وبوسان وجزيرة جيجو، مع المواسم والطعام الحلال والمصليات والتنقل.',
    heading: 'كوريا الجنوبية: قصور وجبال وقطار سريع',
    lead: `نحو تسع ساعات إلى سيول، وتوقيتها ${clock.ar}. وهناك بلد كل شيء فيه منضبط، وتبدأ الجبال عند آخر محطة مترو.`,
    story: [
      'تسهر سيول طويلًا ثم تصبح وقد غُسلت شوارعها. في العاشرة صباحًا يتبدّل الحرس أمام قصر غيونغبوك بثياب حمراء وزرقاء، وكثير من الزوار قد استأجروا «الهانبوك»، وهو اللباس الكوري القديم، من محل في الشارع المقابل، فمن لبسه دخل القصر مجانًا. وخلف السقوف المقرمدة جبل من الغرانيت، قريب حتى إنك ترى المشاة على حافته.',
      'ثم يطوي القطار لك البلاد. أقل من ثلاث ساعات إلى بوسان، حيث تفرغ قوارب الصيد حمولتها تحت أبراج الزجاج، وتصعد قرية ملوّنة البيوت سفح التل. وفي الطريق غيونغجو التي ظلت عاصمة قرابة ألف عام، وملوكها راقدون تحت روابٍ خضراء ملساء كالكثبان. وعلى ساعة ونيّف بالطائرة من سيول جزيرة جيجو: بركان وبساتين يوسفي، ونساء في السبعين ما زلن يغصن على المحار بنَفَس واحد كما كان يفعل غواصو اللؤلؤ عندنا.',
      'وأكثر ما يدهش المسافر من الخليج راحة البال. يترك الناس هواتفهم على طاولة المقهى حجزًا للمكان ويعودون فيجدونها، والحافلة تصل في دقيقتها، ودورات المياه نظيفة ومجانية، والغريب لا يكتفي بالإشارة بل يمشي معك حتى الرصيف. أما الطعام الحلال فيحتاج خارج سيول إلى شيء من الترتيب، غير أن له قوائم معروفة، وعلى تلة إيتايون مسجد جامع، والسمك الطازج موجود أينما ذهبت.',
    ],
    seasons: [
      {
        term: 'أبريل ومايو',
        text: 'من 18 إلى 24 درجة في سيول. يزهر الكرز أواخر مارس في جيجو وبوسان، وأوائل أبريل في العاصمة. وقد يأتي مع الربيع غبار أصفر أيامًا قليلة.',
      },
      {
        term: 'يونيو إلى أغسطس',
        text: 'موسم المطر، وأشدّه في يوليو، وحر رطب يقارب 30 درجة. شواطئ بوسان ممتعة بين زخة وأخرى، وتابع تنبيهات الأعاصير في آخر الصيف.',
      },
      {
        term: 'سبتمبر إلى أوائل نوفمبر',
        text: 'من 26 درجة إلى 12 تحت سماء زرقاء صافية. تحمرّ أشجار القيقب في سوراكسان منتصف أكتوبر وفي سيول مطلع نوفمبر، وهي أجمل أسابيع السنة.',
      },
      {
        term: 'ديسمبر إلى فبراير',
        text: 'درجتان ظهرًا في سيول في يناير وست تحت الصفر ليلًا، والجو جاف مشمس. تزلج في غانغوون، وبيوت تُدفّأ من أرضها.',
      },
    ],
    see: [
      {
        term: 'قصر غيونغبوك وحي بوكتشون في سيول',
        text: 'قصر الملوك الكبير المشيّد عام 1395، وعلى المرتفع المجاور أزقة من بيوت قديمة ما زال أهلها يسكنونها، فاخفض صوتك. القصر مغلق يوم الثلاثاء.',
      },
      {
        term: 'جزيرة نامي',
        text: 'صفوف من الأشجار الباسقة في جزيرة وسط النهر، تصلها بالعبّارة أو بالزيبلاين، وفيها دراجات للعائلات ومصلى ومطعم حلال. رحلة يوم من سيول.',
      },
      {
        term: 'جبال سوراكسان',
        text: 'قمم من الغرانيت قرب الساحل الشرقي، تصعد إلى إحداها بالتلفريك، وفي الأسفل مسارات سهلة على مجرى الماء. اقصدها في أكتوبر في غير نهاية الأسبوع.',
      },
      {
        term: 'غيونغجو',
        text: 'روابي الملوك وسط حديقة، وتيجان الذهب في المتحف، وأجنحة بركة وولجي ليلًا وصورتها في الماء. وأجمل ما تُزار به الدراجة.',
      },
      {
        term: 'بوسان',
        text: 'شاطئ هايونداي وعربات صغيرة تسير على مهل فوق الساحل، وأدراج قرية غامتشون الملونة، وسوق جاغالتشي حيث تختار سمكة غدائك بنفسك.',
      },
      {
        term: 'جزيرة جيجو',
        text: 'اصعد عند الشروق إلى فوهة سونغسان القائمة في البحر، وادخل كهف مانجانغ الذي حفرته الحمم إن كان مفتوحًا، واقطف اليوسفي من نوفمبر. والسيارة فيها لازمة.',
      },
    ],
    eat: [
      {
        term: 'بيبيمباب',
        text: 'أرز وخضار وبيض ومعجون فلفل أحمر، وألذّه ما جاء في قدر حجري حار. اطلبه بلا لحم، واسأل عن المعجون، فبعض أنواعه يدخله الكحول.',
      },
      {
        term: 'سامغيتانغ',
        text: 'دجاجة صغيرة محشوة بالأرز والجنسنغ والعناب، تُطهى حتى يذوب لحمها. تقدمه مطاعم حلال في سيول، وأهل البلد يأكلونه في أشد الأيام حرًا.',
      },
      {
        term: 'السمك المشوي',
        text: 'سمك على الجمر مع الأرز وصحون صغيرة كثيرة، وأجوده في بوسان وجيجو. واسأل عن الحساء، فقد يكون فيه لحم خنزير.',
      },
      {
        term: 'هوتوك',
        text: 'قرص عجين على الصاج حشوه سكر أسمر، ويزيد عليه أهل بوسان ملعقة من المكسرات. رخيص، ويحرق لسان المستعجل.',
      },
      {
        term: 'بينغسو',
        text: 'جبل من ثلج الحليب فوقه فاصولياء حمراء حلوة أو مانجو أو شمام. صحن واحد وأربع ملاعق، واترك الجيلي إن شككت في الجيلاتين.',
      },
    ],
    goodToKnow: [
      {
        term: 'الدخول',
        text: 'يدخلها حامل الجواز القطري 90 يومًا بلا تأشيرة (مؤشر عام، 17 فبراير 2026)، بعد تعبئة «K-ETA» أو «e-Arrival Card» إلكترونيًا. وللمقيم في قطر بجواز آخر شروط أخرى. تأكد من السفارة.',
      },
      {
        term: 'الطعام الحلال',
        text: 'تصنّف هيئة السياحة الكورية المطاعم أربعة أصناف: حلال بشهادة، وحلال بإقرار صاحبه، وملائم للمسلمين، وخالٍ من الخنزير، فاسأل أيها المقصود. وأكثرها في إيتايون، ومعها الجزارون والمخابز قرب المسجد.',
      },
      {
        term: 'الصلاة',
        text: 'مسجد سيول المركزي قائم في إيتايون منذ 1976، وفي بوسان مسجد أيضًا. وفي مطار إنتشون وبعض المجمعات الكبيرة وجزيرة نامي مصليات، واحمل سجادة لما عدا ذلك.',
      },
      {
        term: 'مع الأطفال',
        text: '«لوتي وورلد» مسقوفة تصلح ليوم المطر، و«إيفرلاند» تحتاج إلى يوم كامل. وفي أغلب محطات المترو مصاعد وغرف رضاعة. والغرف المتصلة قليلة، فاحجزها مبكرًا.',
      },
      {
        term: 'التنقل',
        text: 'بطاقة «تي موني» للمترو والحافلات ومعظم سيارات الأجرة. واحجز مقعد القطار السريع لعطلات نهاية الأسبوع والأعياد. وتطبيقات الخرائط الكورية مثل «نيفر» أدق للمشي مما اعتدت عليه.',
      },
      {
        term: 'الآداب والمال',
        text: 'ناول وتناول بكلتا يديك، واخلع نعليك عند الباب، واخفض صوتك في المترو. ولا تُدفع إكرامية. والبطاقة مقبولة في أغلب الأماكن، والنقد للأسواق ولتعبئة بطاقة المواصلات.',
      },
    ],
    questions: [
      {
        question: 'كم يومًا تستحق هذه الرحلة؟',
        answer:
          'تسعة أو عشرة: أربعة في سيول مع جزيرة نامي، ويوم في غيونغجو، ويومان في بوسان، ويومان أو ثلاثة في جيجو. وطائرة العودة من جيجو تنزل غالبًا في مطار غيمبو، فاحسب وقت الوصول إلى إنتشون.',
      },
      {
        question: 'هل نتدبر أمرنا بغير الكورية؟',
        answer:
          'نعم، فاللافتات والإعلانات الصوتية في المدن بالإنجليزية أيضًا، وتطبيق الترجمة يقرأ قوائم الطعام. ويمكننا أن نعدّ لك بطاقة بالكورية تقول إنك لا تأكل لحم الخنزير ولا تتناول الكحول.',
      },
      {
        question: 'متى نتجنب السفر إليها؟',
        answer:
          'في عيد «سولال» في يناير أو فبراير، وعيد «تشوسوك» في سبتمبر أو أكتوبر، إذ يسافر نصف أهل البلد وتغلق متاجر كثيرة، وفي يوليو لمن لا يحب المطر.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود ترتيب رحلة إلى كوريا الجنوبية. التواريخ:  عدد المسافرين:',
  },
};
