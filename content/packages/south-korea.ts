import type { PackageCountry } from '../package.ts';
import { always, never } from './always.ts';

const food = {
  en: {
    term: 'Halal food',
    text: 'Easy around Itaewon in Seoul, rarer elsewhere. Fish and vegetable dishes are everywhere; we send you addresses.',
  },
  ar: {
    term: 'الطعام الحلال',
    text: 'متوفر حول إيتايون في سيول، وأقل في غيرها. وأطباق السمك والخضار في كل مكان، ونرسل لك العناوين.',
  },
};

export const southKorea: PackageCountry = {
  slug: 'south-korea',
  name: { en: 'South Korea', ar: 'كوريا الجنوبية' },
  subtitle: {
    en: 'Palaces and neon, a coast of lights and an island of craters',
    ar: 'قصور وأضواء نيون، وساحل ساهر، وجزيرة من الفوهات',
  },
  art: 'south-korea',
  gateway: 'ICN',
  cities: [
    {
      id: 'seoul',
      name: { en: 'Seoul, palaces and neon', ar: 'سيول: القصور والأضواء' },
      city: { en: 'Seoul', ar: 'سيول' },
      art: 'seoul',
      detail: 'food/south-korea-table',
      nights: 5,
      price: 3800,
      accommodation: { en: 'Four-star hotel in Myeongdong', ar: 'فندق أربع نجوم في ميونغدونغ' },
      airport: 'ICN',
      latitude: 37.5665,
      longitude: 126.978,
      themes: ['culture', 'family'],
      en: {
        title: 'Seoul, five nights of palaces and neon',
        description:
          'Five nights in Seoul: a four-star hotel in Myeongdong, breakfast, airport transfers and a guided tour of Gyeongbokgung and Bukchon.',
        lead: 'A palace courtyard in the morning, a mountain path at noon, a night market at eleven: Seoul does not ask you to choose.',
        days: [
          {
            term: 'Arrival',
            text: 'About an hour and a quarter from Incheon. Stretch your legs among the street stalls of Myeongdong.',
          },
          {
            term: 'Palaces and hanok roofs',
            text: 'Your tour: the changing of the guard at Gyeongbokgung, the tiled roofs of Bukchon and tea in Insadong. Visitors in hanbok, the Korean dress, enter the palace free.',
          },
          {
            term: 'Tower, mosque, market',
            text: 'The cable car to N Seoul Tower, lunch in Itaewon beside the Seoul Central Mosque, then the lights of Dongdaemun.',
          },
          {
            term: 'A day out',
            text: 'Nami Island and its avenue of trees, or the border at the DMZ. Both are day tours that we add for you.',
          },
          {
            term: 'Your own Seoul',
            text: 'Skincare and music shops in Hongdae, the stream of Cheonggyecheon, or bicycles by the Han River.',
          },
          { term: 'Farewell', text: 'Last-minute presents, and the transfer to Incheon.' },
        ],
        included: [...always.en, 'Half-day tour of Gyeongbokgung and Bukchon with a guide and ticket'],
        notIncluded: never.en,
        goodToKnow: [
          { term: 'Best months', text: 'April for blossom, October for red leaves. July is the month of rain.' },
          { term: 'Palaces', text: 'Gyeongbokgung closes on Tuesdays.' },
          food.en,
        ],
      },
      ar: {
        title: 'سيول، خمس ليالٍ بين القصور والأضواء',
        description:
          'خمس ليالٍ في سيول: فندق أربع نجوم في ميونغدونغ مع الفطور والتوصيل من المطار وإليه، وجولة مع مرشد في قصر غيونغبوك وحي بوكتشون.',
        lead: 'فناء قصر في الصباح، ودرب جبلي عند الظهر، وسوق ليلي في الحادية عشرة: في سيول لا تضطر إلى الاختيار.',
        days: [
          { term: 'الوصول', text: 'نحو ساعة وربع من مطار إنتشون، ثم نزهة بين أكشاك ميونغدونغ.' },
          {
            term: 'القصور وسقوف الهانوك',
            text: 'جولتك: تبديل الحرس في قصر غيونغبوك، وسقوف بوكتشون القرميدية، وشاي في إنسادونغ. ومن لبس «الهانبوك» الكوري دخل القصر مجانًا.',
          },
          {
            term: 'برج ومسجد وسوق',
            text: 'التلفريك إلى برج سيول، وغداء في إيتايون بجوار مسجد سيول المركزي، ثم أضواء دونغديمون.',
          },
          {
            term: 'يوم خارج المدينة',
            text: 'جزيرة نامي وممر أشجارها، أو المنطقة منزوعة السلاح على الحدود. وكلتاهما جولة يوم نضيفها لك.',
          },
          { term: 'سيول كما تحب', text: 'محال العناية والموسيقى في هونغديه، أو جدول تشونغيتشون، أو الدراجات على نهر هان.' },
          { term: 'الوداع', text: 'آخر الهدايا، ثم التوصيل إلى مطار إنتشون.' },
        ],
        included: [...always.ar, 'جولة نصف يوم في قصر غيونغبوك وبوكتشون مع مرشد، تشمل التذكرة'],
        notIncluded: never.ar,
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'أبريل للأزهار وأكتوبر لأوراق الخريف الحمراء. ويوليو شهر المطر.' },
          { term: 'القصور', text: 'قصر غيونغبوك مغلق يوم الثلاثاء.' },
          food.ar,
        ],
      },
    },
    {
      id: 'busan',
      name: { en: 'Busan by the sea', ar: 'بوسان على البحر' },
      city: { en: 'Busan', ar: 'بوسان' },
      art: 'busan',
      detail: 'sights/south-korea-5',
      nights: 3,
      price: 2600,
      accommodation: { en: 'Four-star hotel on Haeundae Beach', ar: 'فندق أربع نجوم على شاطئ هايونداي' },
      airport: 'PUS',
      latitude: 35.1796,
      longitude: 129.0756,
      themes: ['beach', 'culture', 'family'],
      en: {
        title: 'Busan by the sea, three nights',
        description:
          'Three nights in Busan: a four-star hotel on Haeundae Beach, breakfast, airport transfers and a guided tour of Gamcheon and the coast.',
        lead: 'Korea’s second city has what the first lacks: a beach at the end of the metro line.',
        days: [
          {
            term: 'Arrival',
            text: 'Transfer to Haeundae. After dark walk to Gwangalli, where the long bridge lights up over the bay.',
          },
          {
            term: 'Gamcheon and the cliffs',
            text: 'Your tour: the painted houses of Gamcheon, Jagalchi fish market and the sea walk of Songdo.',
          },
          {
            term: 'Beach, or Gyeongju',
            text: 'The little train along the coast from Mipo, and the beach. Or an hour inland to Gyeongju with its royal mounds and the temple of Bulguksa; we book the car.',
          },
          {
            term: 'Farewell',
            text: 'Breakfast with the sea in front of you, and the transfer to the airport or the railway station.',
          },
        ],
        included: [...always.en, 'Half-day tour of Gamcheon and the coast with a guide'],
        notIncluded: never.en,
        goodToKnow: [
          { term: 'Best months', text: 'May, June, September and October. The sea is warm from July to September.' },
          { term: 'Getting there', text: 'Fly via Seoul, or take the fast train, under three hours. We add either.' },
          food.en,
        ],
      },
      ar: {
        title: 'بوسان على البحر، ثلاث ليالٍ',
        description:
          'ثلاث ليالٍ في بوسان: فندق أربع نجوم على شاطئ هايونداي مع الفطور والتوصيل من المطار وإليه، وجولة مع مرشد في غامتشون والساحل.',
        lead: 'في ثانية مدن كوريا ما ليس في الأولى: شاطئ في آخر خط المترو.',
        days: [
          { term: 'الوصول', text: 'توصيل إلى هايونداي. وبعد الغروب امشِ إلى غوانغالي حيث يضيء الجسر الطويل فوق الخليج.' },
          { term: 'غامتشون والجروف', text: 'جولتك: بيوت غامتشون الملونة وسوق جاغالتشي للسمك وممشى سونغدو فوق البحر.' },
          {
            term: 'الشاطئ أو غيونغجو',
            text: 'القطار الصغير على الساحل من ميبو ثم الشاطئ. أو ساعة إلى غيونغجو بتلالها الملكية ومعبد بولغوكسا، ونحجز لك السيارة.',
          },
          { term: 'الوداع', text: 'فطور أمام البحر، ثم التوصيل إلى المطار أو محطة القطار.' },
        ],
        included: [...always.ar, 'جولة نصف يوم في غامتشون والساحل مع مرشد'],
        notIncluded: never.ar,
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'مايو ويونيو وسبتمبر وأكتوبر. والبحر دافئ من يوليو إلى سبتمبر.' },
          { term: 'الوصول', text: 'بالطيران عبر سيول، أو بالقطار السريع منها في أقل من ثلاث ساعات، ونضيف لك أيهما شئت.' },
          food.ar,
        ],
      },
    },
    {
      id: 'jeju',
      name: { en: 'Jeju, the volcanic island', ar: 'جيجو جزيرة البراكين' },
      city: { en: 'Jeju', ar: 'جيجو' },
      art: 'jeju',
      detail: 'sights/south-korea-6',
      nights: 4,
      price: 3300,
      accommodation: { en: 'Four-star resort on the south coast', ar: 'منتجع أربع نجوم على الساحل الجنوبي' },
      airport: 'CJU',
      latitude: 33.4996,
      longitude: 126.5312,
      themes: ['nature', 'beach', 'family', 'couples'],
      en: {
        title: 'Jeju, four nights on a volcanic island',
        description:
          'Four nights on Jeju: a four-star resort on the south coast, breakfast, airport transfers and a day tour of the east with Seongsan crater.',
        lead: 'Craters to climb in half an hour, tangerine groves, and grandmothers who dive for shellfish.',
        days: [
          { term: 'Arrival', text: 'Across the island to Seogwipo. A first waterfall, Jeongbang, drops almost into the sea.' },
          {
            term: 'The east',
            text: 'Your tour: up the steps of Seongsan Ilchulbong, past the haenyeo, Jeju’s women divers, and into the lanes of Seongeup folk village.',
          },
          {
            term: 'Tea and camellias',
            text: 'The green rows of the Osulloc tea fields, their museum, and a garden in bloom in every season.',
          },
          {
            term: 'Mountain or island',
            text: 'An easy trail on Hallasan, South Korea’s highest mountain, or the ferry to Udo with its coral-white beach.',
          },
          { term: 'Farewell', text: 'A box of tangerines, and the transfer to Jeju airport.' },
        ],
        included: [...always.en, 'Day tour of eastern Jeju with a guide and tickets'],
        notIncluded: [...never.en, 'Car hire'],
        goodToKnow: [
          { term: 'Best months', text: 'April for yellow canola, May and October for walking. Late summer can bring typhoons.' },
          {
            term: 'Getting there',
            text: 'A little over an hour by air from Seoul. We book the connection and tell you which airport it leaves from.',
          },
          food.en,
        ],
      },
      ar: {
        title: 'جيجو، أربع ليالٍ في جزيرة البراكين',
        description:
          'أربع ليالٍ في جيجو: منتجع أربع نجوم على الساحل الجنوبي مع الفطور والتوصيل من المطار وإليه، وجولة يوم في الشرق وفوهة سونغسان.',
        lead: 'فوهات تصعدها في نصف ساعة، وبساتين يوسفي، وجدّات يغصن في البحر لجمع المحار.',
        days: [
          { term: 'الوصول', text: 'طريق يعبر الجزيرة إلى سوغويبو، وأول شلال، جونغبانغ، يكاد يصب في البحر.' },
          { term: 'شرق الجزيرة', text: 'جولتك: درجات فوهة سونغسان، ونساء «الهينيو» الغوّاصات، وأزقة قرية سونغوب التراثية.' },
          { term: 'الشاي والكاميليا', text: 'صفوف الشاي الخضراء في أوسولوك ومتحفها، ثم حديقة مزهرة في كل فصل.' },
          {
            term: 'الجبل أو الجزيرة',
            text: 'مسار سهل في هالاسان، أعلى جبال كوريا الجنوبية، أو العبّارة إلى أودو وشاطئها الأبيض.',
          },
          { term: 'الوداع', text: 'صندوق من اليوسفي، ثم التوصيل إلى مطار جيجو.' },
        ],
        included: [...always.ar, 'جولة يوم في شرق جيجو مع مرشد، تشمل التذاكر'],
        notIncluded: [...never.ar, 'استئجار السيارة'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'أبريل لحقول الكانولا الصفراء، ومايو وأكتوبر للمشي. وقد تأتي الأعاصير أواخر الصيف.' },
          { term: 'الوصول', text: 'أكثر قليلًا من ساعة بالطائرة من سيول. نحجز لك الرحلة ونخبرك من أي مطار تقلع.' },
          food.ar,
        ],
      },
    },
  ],
};
