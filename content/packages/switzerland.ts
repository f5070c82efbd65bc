import type { PackageCountry } from '../package.ts';
import { always, never } from './always.ts';

const visa = {
  en: {
    term: 'Visa',
    text: 'Switzerland is in the Schengen area. Summer appointments go early: begin as soon as your dates are fixed.',
  },
  ar: { term: 'التأشيرة', text: 'سويسرا من دول شنغن، ومواعيد الصيف تنفد مبكرًا، فابدأ حالما تتحدد تواريخك.' },
};

export const switzerland: PackageCountry = {
  slug: 'switzerland',
  name: { en: 'Switzerland', ar: 'سويسرا' },
  subtitle: {
    en: 'Lakes, cogwheel railways and snow you can touch in July',
    ar: 'بحيرات وقطارات مسننة وثلج تلمسه في يوليو',
  },
  art: 'switzerland',
  gateway: 'ZRH',
  cities: [
    {
      id: 'zurich',
      name: { en: 'Zurich and the Rhine Falls', ar: 'زيورخ وشلالات الراين' },
      city: { en: 'Zurich', ar: 'زيورخ' },
      art: 'zurich',
      detail: 'sights/switzerland-1',
      nights: 3,
      price: 3400,
      accommodation: { en: 'Four-star hotel near the main station', ar: 'فندق أربع نجوم قرب المحطة الرئيسية' },
      airport: 'ZRH',
      latitude: 47.3769,
      longitude: 8.5417,
      themes: ['family', 'culture', 'couples'],
      en: {
        title: 'Zurich and the Rhine Falls, three nights',
        description:
          'Three nights in Zurich: a four-star hotel near the station, breakfast, airport transfers and a half-day tour to the Rhine Falls.',
        lead: 'A lake to swim in, an old town to get lost in, and the most powerful waterfall in central Europe an hour away.',
        days: [
          {
            term: 'Arrival by the lake',
            text: 'Ten minutes from airport to centre. Walk from Bahnhofstrasse to the water and see the Alps on a clear evening.',
          },
          {
            term: 'The Rhine Falls',
            text: 'Your tour: to Neuhausen, where the Rhine drops over a ledge a hundred and fifty metres wide, and back by the painted houses of Schaffhausen or Stein am Rhein.',
          },
          {
            term: 'Old town and Uetliberg',
            text: 'The Grossmünster, the square of Lindenhof and the chocolate shops of Niederdorf. Then the little train up Uetliberg, with the whole lake below.',
          },
          { term: 'Farewell', text: 'A last boat ride or an hour of shopping, then the short transfer.' },
        ],
        included: [...always.en, 'Half-day tour to the Rhine Falls'],
        notIncluded: [...never.en, 'City tax where the hotel collects it'],
        goodToKnow: [
          { term: 'Best months', text: 'June to September for the lake; December for the lights.' },
          { term: 'Sundays', text: 'Shops close, except at the main station and the airport.' },
          visa.en,
        ],
      },
      ar: {
        title: 'زيورخ وشلالات الراين، ثلاث ليالٍ',
        description:
          'ثلاث ليالٍ في زيورخ: فندق أربع نجوم قرب المحطة الرئيسية مع الفطور والتوصيل من المطار وإليه، وجولة نصف يوم إلى شلالات الراين.',
        lead: 'بحيرة للسباحة ومدينة قديمة تحلو فيها النزهة، وعلى بُعد ساعة أغزر شلالات وسط أوروبا.',
        days: [
          {
            term: 'الوصول إلى البحيرة',
            text: 'من المطار إلى وسط المدينة دقائق. تمشّ من شارع بانهوف إلى الماء، وفي المساء الصافي تظهر جبال الألب.',
          },
          {
            term: 'شلالات الراين',
            text: 'جولتك إلى نويهاوزن حيث يهوي نهر الراين بعرض مئة وخمسين مترًا، والعودة عبر البيوت المرسومة الواجهات في شافهاوزن أو شتاين آم راين.',
          },
          {
            term: 'المدينة القديمة وجبل أوتليبرغ',
            text: 'كنيسة غروسمونستر وساحة ليندنهوف ومحال الشوكولاتة في نيدردورف، ثم القطار الصغير إلى جبل أوتليبرغ والبحيرة كلها تحتك.',
          },
          { term: 'الوداع', text: 'نزهة أخيرة بالقارب أو ساعة للتسوق، ثم الطريق القصير إلى المطار.' },
        ],
        included: [...always.ar, 'جولة نصف يوم إلى شلالات الراين'],
        notIncluded: [...never.ar, 'رسوم المدينة حيث يتقاضاها الفندق'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من يونيو إلى سبتمبر للبحيرة، وديسمبر للأضواء.' },
          { term: 'يوم الأحد', text: 'تغلق المحال إلا في المحطة الرئيسية والمطار.' },
          visa.ar,
        ],
      },
    },
    {
      id: 'lucerne',
      name: { en: 'Lucerne and Mount Rigi', ar: 'لوسيرن وجبل ريغي' },
      city: { en: 'Lucerne', ar: 'لوسيرن' },
      art: 'lucerne',
      detail: 'burgenstock-resort',
      nights: 3,
      price: 3200,
      accommodation: { en: 'Four-star hotel near the lake', ar: 'فندق أربع نجوم قرب البحيرة' },
      airport: 'ZRH',
      latitude: 47.0502,
      longitude: 8.3093,
      themes: ['nature', 'family', 'couples'],
      en: {
        title: 'Lucerne and Mount Rigi, three nights',
        description:
          'Three nights in Lucerne: a four-star hotel near the lake, breakfast, airport transfers, and a day by steamer and cogwheel train up Mount Rigi.',
        lead: 'A wooden bridge, swans, and a mountain you reach by boat and by cogwheel without climbing a step.',
        days: [
          {
            term: 'From the airport to the lake',
            text: 'About an hour from Zurich airport. Cross the Chapel Bridge, painted under its roof, and follow the swans along the quay.',
          },
          {
            term: 'Boat and cogwheel to Rigi',
            text: 'Your tour: over the lake to Vitznau and up with Europe’s oldest mountain railway, to a view of lakes, forests and a wall of snow.',
          },
          {
            term: 'A day of your own',
            text: 'The Lion Monument and the Museum of Transport, which children never want to leave. Or Pilatus and its very steep railway, which runs from spring to autumn.',
          },
          {
            term: 'Farewell',
            text: 'The Saturday and Tuesday market under the arcades, if the day is right, and the transfer to Zurich airport.',
          },
        ],
        included: [...always.en, 'Day tour to Mount Rigi by boat and cogwheel railway'],
        notIncluded: [...never.en, 'City tax where the hotel collects it'],
        goodToKnow: [
          { term: 'Best months', text: 'May to October. In January Rigi is for sledging, and the lake is often under mist.' },
          { term: 'Clear weather', text: 'We keep the Rigi day movable: the mountain webcams decide at breakfast.' },
          visa.en,
        ],
      },
      ar: {
        title: 'لوسيرن وجبل ريغي، ثلاث ليالٍ',
        description:
          'ثلاث ليالٍ في لوسيرن: فندق أربع نجوم قرب البحيرة مع الفطور والتوصيل من المطار وإليه، ويوم بالباخرة والقطار المسنن إلى جبل ريغي.',
        lead: 'جسر خشبي وبجعات، وجبل تبلغ قمته بالباخرة والقطار المسنن من دون أن تصعد درجة.',
        days: [
          {
            term: 'من المطار إلى البحيرة',
            text: 'نحو ساعة من مطار زيورخ. اعبر الجسر المسقوف المزيّن بالرسوم، وامشِ مع البجعات على الضفة.',
          },
          {
            term: 'بالباخرة والقطار إلى ريغي',
            text: 'جولتك عبر البحيرة إلى فيتزناو، ثم صعودًا بأقدم قطار جبلي في أوروبا إلى إطلالة على البحيرات والغابات وجدار من الثلج.',
          },
          {
            term: 'يوم لك',
            text: 'نصب الأسد ومتحف المواصلات الذي لا يريد الأطفال مغادرته. أو جبل بيلاتوس وقطاره شديد الانحدار، ويعمل من الربيع إلى الخريف.',
          },
          { term: 'الوداع', text: 'سوق الثلاثاء والسبت تحت الأقواس إن وافق يومك، ثم التوصيل إلى مطار زيورخ.' },
        ],
        included: [...always.ar, 'جولة يوم إلى جبل ريغي بالباخرة والقطار المسنن'],
        notIncluded: [...never.ar, 'رسوم المدينة حيث يتقاضاها الفندق'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من مايو إلى أكتوبر. وفي يناير يكون ريغي للمزالج، والبحيرة كثيرًا ما يغطيها الضباب.' },
          { term: 'صفاء الجو', text: 'نترك يوم ريغي قابلًا للتبديل، وتحسمه كاميرات الجبل عند الفطور.' },
          visa.ar,
        ],
      },
    },
    {
      id: 'interlaken',
      name: { en: 'Interlaken and Jungfraujoch', ar: 'إنترلاكن ويونغفراويوخ' },
      city: { en: 'Interlaken', ar: 'إنترلاكن' },
      art: 'interlaken',
      detail: 'sights/switzerland-3',
      nights: 5,
      price: 5500,
      accommodation: { en: 'Four-star hotel facing the Jungfrau', ar: 'فندق أربع نجوم يواجه جبل يونغفراو' },
      airport: 'ZRH',
      latitude: 46.6863,
      longitude: 7.8632,
      themes: ['snow', 'nature', 'family', 'couples'],
      en: {
        title: 'Interlaken and Jungfraujoch, five nights',
        description:
          'Five nights in Interlaken: a four-star hotel facing the Jungfrau, breakfast, airport transfers and a day by rail to Jungfraujoch at 3,454 metres.',
        lead: 'Between two lakes, below three famous peaks: the fullest of our mountain holidays.',
        days: [
          {
            term: 'Into the mountains',
            text: 'About two hours from Zurich airport. In the evening the green of Höhematte, with paragliders landing and the Jungfrau turning pink.',
          },
          {
            term: 'Jungfraujoch',
            text: 'Your tour: the railway through the Eiger to 3,454 metres, an ice palace, a terrace above the Aletsch Glacier, and snow in any month. It moves to the clearest day.',
          },
          {
            term: 'The valley of waterfalls',
            text: 'Lauterbrunnen and the Staubbach Falls, then the cable car and the small train to Mürren, a village without cars.',
          },
          {
            term: 'Turquoise water',
            text: 'A boat over Lake Brienz to the Giessbach Falls. In the afternoon the funicular to Harder Kulm, with both lakes at once.',
          },
          {
            term: 'Grindelwald',
            text: 'The gondola to First with its cliff walk and, for the brave, a scooter ride down. In winter it is sledging.',
          },
          { term: 'Farewell', text: 'Breakfast with the mountain, and the road or the train to Zurich airport.' },
        ],
        included: [...always.en, 'Day tour to Jungfraujoch by rail, seat reservation included'],
        notIncluded: [
          ...never.en,
          'Other mountain railways and boats: we add the pass that fits',
          'City tax where the hotel collects it',
        ],
        goodToKnow: [
          { term: 'Best months', text: 'June to September for paths and lakes; January to March for snow in the villages.' },
          {
            term: 'Height',
            text: 'Jungfraujoch is high. Walk slowly there; ask a doctor first about babies and heart conditions.',
          },
          visa.en,
        ],
      },
      ar: {
        title: 'إنترلاكن ويونغفراويوخ، خمس ليالٍ',
        description:
          'خمس ليالٍ في إنترلاكن: فندق أربع نجوم يواجه جبل يونغفراو مع الفطور والتوصيل من المطار وإليه، ويوم بالقطار إلى ارتفاع 3,454 مترًا.',
        lead: 'بين بحيرتين وتحت ثلاث قمم شهيرة: أكمل عطلاتنا الجبلية.',
        days: [
          {
            term: 'إلى الجبال',
            text: 'نحو ساعتين من مطار زيورخ. وفي المساء مرج هوهيماته، حيث يهبط المظليون وتتورد قمة يونغفراو.',
          },
          {
            term: 'يونغفراويوخ',
            text: 'جولتك بالقطار عبر جبل آيغر إلى ارتفاع 3,454 مترًا: قصر من الجليد وشرفة فوق نهر أليتش الجليدي، وثلج في كل شهور السنة. ونختار لها أصفى الأيام.',
          },
          {
            term: 'وادي الشلالات',
            text: 'لاوتربرونن وشلال شتاوباخ، ثم التلفريك والقطار الصغير إلى مورين، قرية لا تدخلها السيارات.',
          },
          {
            term: 'ماء فيروزي',
            text: 'قارب في بحيرة برينتس إلى شلالات غيسباخ. وبعد الظهر القطار المائل إلى هاردر كولم، وترى البحيرتين معًا.',
          },
          {
            term: 'غريندلفالد',
            text: 'التلفريك إلى فيرست وممشاها على حافة الجرف، وللشجعان نزول بالدراجة، وفي الشتاء بالمزالج.',
          },
          { term: 'الوداع', text: 'فطور أمام الجبل، ثم الطريق إلى مطار زيورخ.' },
        ],
        included: [...always.ar, 'جولة يوم إلى يونغفراويوخ بالقطار مع حجز المقاعد'],
        notIncluded: [
          ...never.ar,
          'القطارات الجبلية والقوارب الأخرى: نضيف لك البطاقة المناسبة',
          'رسوم المدينة حيث يتقاضاها الفندق',
        ],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من يونيو إلى سبتمبر للمسارات والبحيرات، ومن يناير إلى مارس لثلج القرى.' },
          { term: 'الارتفاع', text: 'المكان شاهق، فامشِ فيه على مهل. وللرضّع ومرضى القلب استشر الطبيب أولًا.' },
          visa.ar,
        ],
      },
    },
  ],
};
