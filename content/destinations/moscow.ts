import { clockFromDoha } from '../clock.ts';
import type { Destination } from '../destination.ts';

const clock = clockFromDoha('Europe/Moscow');

export const moscow: Destination = {
  slug: 'moscow',
  name: { en: 'Moscow', ar: 'موسكو' },
  art: 'moscow',
  country: 'RU',
  gateway: { airport: 'SVO', city: { en: 'Moscow', ar: 'موسكو' }, minutes: 315 },
  city: { name: { en: 'Moscow', ar: 'موسكو' }, timeZone: 'Europe/Moscow', latitude: 55.755833, longitude: 37.617778 },
  currency: { code: 'RUB', name: { en: 'Russian rouble', ar: 'الروبل الروسي' } },
  languages: { en: 'Russian', ar: 'الروسية' },
  climate: {
    city: { en: 'Moscow', ar: 'موسكو' },
    high: [-4, -4, 3, 11, 19, 22, 24, 22, 16, 9, 1, -3],
    low: [-9, -10, -4, 2, 8, 12, 14, 12, 7, 3, -3, -8],
    rain: [43, 36, 33, 43, 51, 76, 94, 76, 66, 58, 58, 56],
    source: {
      by: { en: 'climatestotravel.com', ar: 'climatestotravel.com' },
      ...{ station: 'rounded', period: null, read: '2026-11-23' },
    },
  },
  en: {
    title: 'Moscow from Doha, in snow and in summer',
    description:
      'Moscow from Doha: Red Square, the metro, parks and snow, month by month, with halal food, payment and travel advice to check before you go.',
    heading: 'Moscow, for true snow and cool summer evenings',
    lead: `A capital of golden domes and enormous parks. The clock is ${clock.en}; in January it is some twenty-five degrees colder.`,
    story: [
      'The first snow changes everything here. Sound goes soft, the towers of the Kremlin turn red against white, and the rink on Red Square fills with children in bright hats. You hire skates, hold the rail for the first round, let go for the second. Afterwards there is tea from a samovar and honey cake in eight thin layers. For families from the Gulf it may be the first real winter, and it is a generous one.',
      'Summer is another city. By June the light stays until ten at night, and all Moscow lives outdoors: bicycles along the river, fountains, strawberries sold by the cup, swans on the ponds. It is about 22 degrees and the parks go on for hours. Underground, the metro is a palace of marble, mosaic and chandeliers, with a train every two minutes. Buy one ticket and get off at every beautiful station: it is the best museum in town.',
      'Four days show you the city; a week lets you breathe. Some travellers add Saint Petersburg, four hours away by fast train, for its canals and, in June, nights without darkness. Others fly to Kazan on the Volga, where the blue minarets of Kul Sharif rise inside a white fortress and Tatar cooking has been halal for centuries. We will tell you plainly what is simple at the moment and what is not.',
    ],
    seasons: [
      {
        term: 'December to February',
        text: 'Three to ten below zero, festive lights, skating and sledging. Proper boots and layers make it a pleasure.',
      },
      { term: 'March and April', text: 'Thaw and grey slush at first, then sudden sun. The museums are at their calmest.' },
      {
        term: 'May to August',
        text: 'From 19 to 24 degrees, with long light evenings and brief showers: the season for parks and boats.',
      },
      { term: 'September to November', text: 'Golden leaves in September at about 16 degrees, then rain and the first frosts.' },
    ],
    see: [
      {
        term: 'Red Square and the Kremlin',
        text: 'The painted domes, the bells, and the Armoury with its carriages and crowns. Tickets are for a set time.',
      },
      {
        term: 'Metro stations',
        text: 'Mayakovskaya, Komsomolskaya, Novoslobodskaya: go after nine in the evening, when there is room to look up.',
      },
      {
        term: 'Zaryadye and the river',
        text: 'A bridge that floats out over the water, and heated boats that sail even between the ice floes.',
      },
      {
        term: 'Gorky Park to Sparrow Hills',
        text: 'Miles of riverside by bicycle in summer and on skates in winter, with the city at your feet at the end.',
      },
      {
        term: 'Bolshoi and the circus',
        text: 'A ballet on the old stage, or the circus on Tsvetnoy Boulevard for children. Book weeks ahead.',
      },
      {
        term: 'The Cathedral Mosque',
        text: 'A golden dome and two tall minarets near Prospekt Mira; thousands gather there on Fridays.',
      },
    ],
    eat: [
      {
        term: 'Borscht',
        text: 'Beetroot soup with sour cream and dill. Order it at a halal restaurant, or ask for the meatless one.',
      },
      {
        term: 'Pelmeni',
        text: 'Small dumplings in butter. Many are filled with pork and beef mixed, so look for lamb, fish or a halal restaurant.',
      },
      { term: 'Echpochmak', text: 'The Tatars’ three-cornered pie of beef and potato, sold in their halal bakeries.' },
      { term: 'Syrniki', text: 'Cottage-cheese pancakes with jam and cream: a breakfast that children love.' },
      { term: 'Medovik', text: 'Honey cake in thin layers, best with black tea and a slice of lemon.' },
    ],
    goodToKnow: [
      {
        term: 'Check before you book',
        text: 'Read the current travel advice of your government, and ask whether your insurance covers Russia. Airports there have closed at short notice in recent years, so leave slack between flights.',
      },
      {
        term: 'Paying',
        text: 'Visa and Mastercard issued outside Russia have not worked there since March 2022. Ask your bank what does, bring cash to change, and pay for hotels in advance where you can.',
      },
      {
        term: 'Phones',
        text: 'Mobile data is restricted at times, even on foreign SIM cards. Save maps, addresses and tickets on the phone, and a translator for Cyrillic.',
      },
      {
        term: 'Halal food',
        text: 'Uzbek, Azeri, Tatar and Caucasian restaurants are everywhere and many are halal. In Russian ones ask about pork first.',
      },
      {
        term: 'Getting about',
        text: 'The metro is quick and signs have Latin letters; taxis are ordered by app. Carry your passport and migration card.',
      },
      {
        term: 'Prayer',
        text: 'Four large mosques in the city. In December the day is seven hours long and the prayers come close together; in June Isha comes very late.',
      },
    ],
    questions: [
      {
        question: 'Is it sensible to go now?',
        answer:
          'That is for you to decide, with the official advice to hand. We tell you which flights operate, what can be cancelled, and we do not push.',
      },
      {
        question: 'How cold is it for children?',
        answer:
          'About nine below at night in January and dry. Wool next to the skin, waterproof boots, and a warm stop every hour.',
      },
      {
        question: 'Do we need a visa?',
        answer:
          'Qatari passports: 90 days visa-free (public index, 17 February 2026); register in the RuID app 72 hours ahead. Others: by nationality. Confirm with the Russian embassy.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to ask about Moscow. Dates:  Travellers:',
  },
  ar: {
    title: 'السفر إلى موسكو من الدوحة صيفًا وشتاءً',
    description:
      'موسكو من الدوحة: الساحة الحمراء والمترو والحدائق والثلج شهرًا بشهر، والطعام الحلال، وما تتأكد منه من شؤون الدفع والسفر قبل الحجز.',
    heading: 'موسكو: ثلج حقيقي شتاءً ونسيم بارد صيفًا',
    lead: `عاصمة القباب الذهبية والحدائق الفسيحة. توقيتها ${clock.ar}، وهي في يناير أبرد من الدوحة بنحو خمس وعشرين درجة.`,
    story: [
      'إذا نزل الثلج الأول تبدّل كل شيء. تخفت الأصوات، وتزداد أبراج الكرملين حمرة على البياض، وتمتلئ حلبة التزلج في الساحة الحمراء بأطفال في قبعات ملونة. تستأجر حذاء التزلج وتمسك بالحاجز في الدورة الأولى، ثم تتركه في الثانية. وبعدها شاي من السماور وكعكة عسل من ثماني طبقات رقيقة. ولعله أول شتاء حقيقي يراه أبناؤك، فما أكرمه من شتاء لمن استعدّ له بالحذاء والمعطف.',
      'والصيف مدينة أخرى. في يونيو يبقى الضوء حتى العاشرة ليلًا، وأهل موسكو كلهم في الهواء الطلق: دراجات على ضفة النهر ونوافير وفراولة تباع بالكوب وبجع في البحيرات. الحرارة نحو 22 درجة، والحدائق تمشي فيها الساعات. أما تحت الأرض فالمترو قصر ممتد من رخام وفسيفساء وثريات، وقطار كل دقيقتين. اشترِ تذكرة واحدة وانزل في كل محطة تعجبك، فما في المدينة متحف أجمل منه.',
      'أربعة أيام تريك المدينة، والأسبوع يتيح لك أن تتمهّل. ومن المسافرين من يضيف سانت بطرسبرغ، على أربع ساعات بالقطار السريع، لقنواتها ولياليها البيضاء في يونيو. ومنهم من يطير إلى قازان على نهر الفولغا، حيث ترتفع مآذن مسجد قول شريف الزرقاء داخل حصن أبيض، ومطابخ التتار حلال منذ قرون. وسنقول لك بصراحة ما هو ميسور اليوم وما فيه مشقة، قبل أن تدفع شيئًا وقبل أن تعد به أولادك.',
    ],
    seasons: [
      {
        term: 'ديسمبر إلى فبراير',
        text: 'بين 3 درجات و10 تحت الصفر، وأضواء وتزلج ومزالج. والحذاء المناسب والملابس المتعددة الطبقات تجعل البرد متعة.',
      },
      { term: 'مارس وأبريل', text: 'يذوب الثلج وتبتلّ الطرق، ثم تشرق الشمس فجأة. وهي أهدأ أوقات المتاحف.' },
      { term: 'مايو إلى أغسطس', text: 'من 19 إلى 24 درجة، ومساء طويل مضيء وزخات قصيرة: موسم الحدائق والقوارب.' },
      { term: 'سبتمبر إلى نوفمبر', text: 'أوراق ذهبية في سبتمبر ونحو 16 درجة، ثم المطر وأول الصقيع.' },
    ],
    see: [
      {
        term: 'الساحة الحمراء والكرملين',
        text: 'القباب الملونة والأجراس، ومتحف مستودع الأسلحة بعرباته وتيجانه. والتذاكر محددة بالساعة.',
      },
      { term: 'محطات المترو', text: 'ماياكوفسكايا وكومسومولسكايا ونوفوسلوبودسكايا. اذهب بعد التاسعة مساءً حين يخف الزحام.' },
      { term: 'زارياديه والنهر', text: 'جسر معلق يمتد فوق الماء، وقوارب مدفأة تبحر حتى بين قطع الجليد.' },
      {
        term: 'من حديقة غوركي إلى تلال العصافير',
        text: 'ضفة طويلة للدراجات صيفًا والتزلج شتاءً، وفي آخرها إطلالة على المدينة كلها.',
      },
      { term: 'البولشوي والسيرك', text: 'باليه على المسرح العريق، أو سيرك شارع تسفيتنوي للصغار. احجز قبل أسابيع.' },
      { term: 'المسجد الجامع', text: 'قبة ذهبية ومئذنتان عاليتان قرب بروسبكت ميرا، ويجتمع فيه الآلاف يوم الجمعة.' },
    ],
    eat: [
      { term: 'البورش', text: 'حساء الشمندر بالقشدة الحامضة والشبت. اطلبه في مطعم حلال، أو اطلبه بلا لحم.' },
      {
        term: 'البلميني',
        text: 'عجين صغير محشو يُقدّم بالزبدة. وكثيرًا ما يُخلط حشوه بلحم الخنزير، فاختر المحشو بلحم الغنم أو السمك، أو مطعمًا حلالًا.',
      },
      { term: 'الإتشبتشمك', text: 'فطيرة تترية مثلثة باللحم والبطاطس، تجدها في المخابز التترية الحلال.' },
      { term: 'السيرنيكي', text: 'فطائر من الجبن الأبيض بالمربى والقشدة، فطور يطلبه الأطفال مرتين.' },
      { term: 'الميدوفيك', text: 'كعكة العسل بطبقاتها الرقيقة، وأطيب ما تكون مع شاي أسود وشريحة ليمون.' },
    ],
    goodToKnow: [
      {
        term: 'قبل أن تحجز',
        text: 'اقرأ إرشادات السفر الصادرة عن حكومة بلدك، واسأل هل يشمل تأمينك روسيا. وقد أُغلقت مطارات هناك فجأة في السنوات الأخيرة، فاترك وقتًا واسعًا بين الرحلات.',
      },
      {
        term: 'الدفع',
        text: 'بطاقات فيزا وماستركارد الصادرة خارج روسيا لا تعمل فيها منذ مارس 2022. اسأل بنكك عن البديل، واحمل نقدًا للصرف، وادفع ثمن الفندق مسبقًا ما أمكن.',
      },
      {
        term: 'الهاتف',
        text: 'تُقيَّد بيانات الجوال أحيانًا، حتى على الشرائح الأجنبية. احفظ الخرائط والعناوين والتذاكر على هاتفك، ومعها تطبيق ترجمة يقرأ الحروف الروسية.',
      },
      {
        term: 'الطعام الحلال',
        text: 'المطاعم الأوزبكية والأذربيجانية والتترية والقوقازية كثيرة، وكثير منها حلال. أما الروسية فاسأل فيها أولًا.',
      },
      {
        term: 'التنقل',
        text: 'المترو سريع ولوحاته بالأحرف اللاتينية أيضًا، وسيارات الأجرة تُطلب بالتطبيق. واحمل معك جوازك وبطاقة الهجرة.',
      },
      {
        term: 'الصلاة',
        text: 'في المدينة أربعة مساجد كبيرة. وفي ديسمبر لا يزيد النهار على سبع ساعات فتتقارب الصلوات، وفي يونيو يتأخر العشاء كثيرًا.',
      },
    ],
    questions: [
      {
        question: 'هل السفر إليها الآن مناسب؟',
        answer: 'القرار لك بعد الاطلاع على الإرشادات الرسمية. ونحن نخبرك بالرحلات القائمة وبما يمكن إلغاؤه، ولا نلحّ عليك.',
      },
      {
        question: 'كيف يكون البرد على الأطفال؟',
        answer:
          'نحو تسع درجات تحت الصفر في ليل يناير، وهو برد جاف. لباس صوفي يلي الجلد وحذاء لا ينفذ إليه الماء، ومحطة دافئة كل ساعة.',
      },
      {
        question: 'هل نحتاج إلى تأشيرة؟',
        answer:
          'لحامل الجواز القطري 90 يومًا بلا تأشيرة (مؤشر عام، 17 فبراير 2026)، بعد التسجيل في تطبيق RuID قبل السفر بـ72 ساعة، ولغيره بحسب الجنسية. تأكد من السفارة الروسية.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن موسكو. التواريخ:  عدد المسافرين:',
  },
};
