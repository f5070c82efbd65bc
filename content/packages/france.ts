import type { PackageCountry } from '../package.ts';
import { always, never } from './always.ts';

const visa = {
  en: { term: 'Visa', text: 'France is in the Schengen area. Begin as soon as your dates are fixed; the consulate decides.' },
  ar: { term: 'التأشيرة', text: 'فرنسا من دول شنغن. ابدأ حالما تتحدد تواريخك، والقرار للقنصلية.' },
};

export const france: PackageCountry = {
  slug: 'france',
  name: { en: 'France', ar: 'فرنسا' },
  subtitle: {
    en: 'Paris, the blue of the Riviera and the cooking of Lyon',
    ar: 'باريس وزرقة الريفييرا ومطابخ ليون',
  },
  art: 'france',
  gateway: 'CDG',
  cities: [
    {
      id: 'paris',
      name: { en: 'Paris and the Seine', ar: 'باريس ونهر السين' },
      city: { en: 'Paris', ar: 'باريس' },
      art: 'paris',
      detail: 'sights/france-1',
      nights: 4,
      price: 4400,
      accommodation: {
        en: 'Four-star hotel in the 8th or 9th arrondissement',
        ar: 'فندق أربع نجوم في الدائرة الثامنة أو التاسعة',
      },
      airport: 'CDG',
      latitude: 48.8566,
      longitude: 2.3522,
      themes: ['culture', 'couples', 'family'],
      en: {
        title: 'Paris and the Seine, four nights',
        description:
          'Four nights in Paris: a four-star hotel near the Opéra, breakfast, airport transfers, and a half-day city tour that ends on a boat on the Seine.',
        lead: 'Four nights are enough to fall for Paris and too few to finish it. This plan leaves room for a bench and a croissant.',
        days: [
          {
            term: 'Arrival',
            text: 'Transfer from Charles de Gaulle. An evening walk from the Opéra to the Tuileries; the tower sparkles every hour on the hour after dark.',
          },
          {
            term: 'The city from road and river',
            text: 'Your tour: Champs-Élysées, Invalides, Notre-Dame and the islands with a guide, then an hour on the Seine.',
          },
          {
            term: 'The Louvre and the Left Bank',
            text: 'Three rooms of the Louvre seen well, or the Institut du Monde Arabe and mint tea at the Grand Mosque. Evening in the Luxembourg Gardens.',
          },
          {
            term: 'Versailles or Disneyland',
            text: 'Each is less than an hour by train: mirrors and gardens, or a whole day for the children. We book the tickets you choose.',
          },
          {
            term: 'Montmartre, and home',
            text: 'The steps of Montmartre before the crowds, a box of macarons, and the transfer.',
          },
        ],
        included: [...always.en, 'Half-day city tour with an hour on the Seine'],
        notIncluded: [...never.en, 'City tax, paid at the hotel', 'Tickets for the Louvre, Versailles and Disneyland'],
        goodToKnow: [
          { term: 'Best months', text: 'April to June, September and October. August is quiet and some bakeries close.' },
          { term: 'Closing days', text: 'The Louvre closes on Tuesdays, Versailles on Mondays.' },
          visa.en,
        ],
      },
      ar: {
        title: 'باريس ونهر السين، أربع ليالٍ',
        description:
          'أربع ليالٍ في باريس: فندق أربع نجوم قرب الأوبرا مع الفطور والتوصيل من المطار وإليه، وجولة نصف يوم في المدينة تنتهي بقارب في نهر السين.',
        lead: 'أربع ليالٍ تكفي لتحب باريس ولا تكفي لتنتهي منها. وفي هذه الخطة متسع لجلسة هادئة مع الكرواسون.',
        days: [
          {
            term: 'الوصول',
            text: 'توصيل من مطار شارل ديغول، ثم نزهة مسائية من الأوبرا إلى حديقة التويلري. ويتلألأ برج إيفل على رأس كل ساعة بعد حلول الظلام.',
          },
          {
            term: 'المدينة من الشارع والنهر',
            text: 'جولتك مع مرشد: الشانزليزيه وليزانفاليد ونوتردام والجزيرتان، ثم ساعة في نهر السين.',
          },
          {
            term: 'اللوفر والضفة اليسرى',
            text: 'ثلاث قاعات من اللوفر تراها على مهل، أو معهد العالم العربي ثم شاي بالنعناع في مسجد باريس الكبير. والمساء في حدائق لوكسمبورغ.',
          },
          {
            term: 'فرساي أو ديزني لاند',
            text: 'كلاهما أقل من ساعة بالقطار: المرايا والحدائق، أو يوم كامل للأطفال. ونحجز لك التذاكر التي تختارها.',
          },
          { term: 'مونمارتر ثم العودة', text: 'أدراج مونمارتر قبل الزحام، وعلبة ماكارون، ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة نصف يوم في المدينة مع ساعة في نهر السين'],
        notIncluded: [...never.ar, 'رسوم المدينة وتُدفع في الفندق', 'تذاكر اللوفر وفرساي وديزني لاند'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من أبريل إلى يونيو، وسبتمبر وأكتوبر. أما أغسطس فهادئ وتغلق فيه بعض المخابز.' },
          { term: 'أيام الإغلاق', text: 'اللوفر مغلق يوم الثلاثاء، وفرساي يوم الاثنين.' },
          visa.ar,
        ],
      },
    },
    {
      id: 'nice',
      name: { en: 'Nice and the Riviera', ar: 'نيس والريفييرا' },
      city: { en: 'Nice', ar: 'نيس' },
      art: 'nice',
      detail: 'sights/france-6',
      nights: 4,
      price: 3900,
      accommodation: { en: 'Four-star hotel near the Promenade', ar: 'فندق أربع نجوم قرب الممشى البحري' },
      airport: 'NCE',
      latitude: 43.7102,
      longitude: 7.262,
      themes: ['beach', 'couples', 'family'],
      en: {
        title: 'Nice and the Riviera, four nights',
        description:
          'Four nights in Nice: a four-star hotel near the Promenade des Anglais, breakfast, airport transfers and a half-day tour to Èze and Monaco.',
        lead: 'A bay, a promenade seven kilometres long, and a coast where the next town is always twenty minutes away.',
        days: [
          {
            term: 'Arrival on the bay',
            text: 'The airport lies on the water, minutes from the hotel. Evening on the blue chairs of the Promenade des Anglais.',
          },
          {
            term: 'Èze and Monaco',
            text: 'Your tour: the stone village of Èze above the sea, then Monaco’s old rock and its harbour, back by the coast road.',
          },
          {
            term: 'Old Nice',
            text: 'Flowers and olives on Cours Saleya, antiques instead on Mondays. Then the lift to Castle Hill for the picture of the whole bay.',
          },
          {
            term: 'Beach or Antibes',
            text: 'A day by the water, or the coast train to Antibes: ramparts, a market hall and the sandy beach children prefer to Nice’s pebbles.',
          },
          { term: 'Farewell', text: 'A last swim before breakfast, and the short transfer.' },
        ],
        included: [...always.en, 'Half-day tour to Èze and Monaco'],
        notIncluded: [...never.en, 'City tax, paid at the hotel', 'Sunbeds on private beaches'],
        goodToKnow: [
          { term: 'Best months', text: 'May, June and September. July and August are hot, lively and expensive.' },
          { term: 'The beach', text: 'Pebbles: bring beach shoes.' },
          visa.en,
        ],
      },
      ar: {
        title: 'نيس والريفييرا، أربع ليالٍ',
        description:
          'أربع ليالٍ في نيس: فندق أربع نجوم قرب ممشى الإنجليز مع الفطور والتوصيل من المطار وإليه، وجولة نصف يوم إلى إيز وموناكو.',
        lead: 'خليج وممشى بطول سبعة كيلومترات، وساحل لا تبعد فيه بلدة عن أختها أكثر من عشرين دقيقة.',
        days: [
          {
            term: 'الوصول إلى الخليج',
            text: 'المطار على الماء وعلى بُعد دقائق من الفندق. والمساء على الكراسي الزرقاء في ممشى الإنجليز.',
          },
          {
            term: 'إيز وموناكو',
            text: 'جولتك إلى قرية إيز الحجرية فوق البحر، ثم صخرة موناكو القديمة ومرفئها، والعودة بطريق الساحل.',
          },
          {
            term: 'نيس القديمة',
            text: 'الزهور والزيتون في سوق كور ساليا، وتحل محلها التحف يوم الاثنين. ثم المصعد إلى تلة القلعة لصورة الخليج كله.',
          },
          {
            term: 'الشاطئ أو أنتيب',
            text: 'يوم على البحر، أو قطار الساحل إلى أنتيب: أسوار وسوق مسقوف وشاطئ رملي يفضّله الأطفال على حصى نيس.',
          },
          { term: 'الوداع', text: 'سباحة أخيرة قبل الفطور، ثم الطريق القصير إلى المطار.' },
        ],
        included: [...always.ar, 'جولة نصف يوم إلى إيز وموناكو'],
        notIncluded: [...never.ar, 'رسوم المدينة وتُدفع في الفندق', 'كراسي الشواطئ الخاصة'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'مايو ويونيو وسبتمبر. أما يوليو وأغسطس فحر وزحام وأسعار أعلى.' },
          { term: 'الشاطئ', text: 'من الحصى، فاحمل حذاء للسباحة.' },
          visa.ar,
        ],
      },
    },
    {
      id: 'lyon',
      name: { en: 'Lyon, silk and good food', ar: 'ليون: الحرير والمطبخ الأصيل' },
      city: { en: 'Lyon', ar: 'ليون' },
      art: 'lyon',
      detail: 'food/france-table',
      nights: 3,
      price: 2950,
      accommodation: { en: 'Four-star hotel on the Presqu’île', ar: 'فندق أربع نجوم بين النهرين' },
      airport: 'LYS',
      latitude: 45.764,
      longitude: 4.8357,
      themes: ['culture', 'couples'],
      en: {
        title: 'Lyon, three nights between two rivers',
        description:
          'Three nights in Lyon: a four-star hotel between the rivers, breakfast, airport transfers and a guided walk through the passages of the old town.',
        lead: 'France’s second great city, without the queues: Roman stones, silk-weavers’ passages and very serious pastry.',
        days: [
          {
            term: 'Arrival between the rivers',
            text: 'Transfer to the Presqu’île. Place Bellecour and the banks of the Saône are a short walk away.',
          },
          {
            term: 'Traboules',
            text: 'Your tour: Vieux Lyon and the hidden passages that weavers used to carry silk dry through the rain, with the funicular up to Fourvière and the Roman theatre.',
          },
          {
            term: 'Park, market, or Annecy',
            text: 'Rowing boats and giraffes in the Parc de la Tête d’Or, cheese and pralines in the Halles. Or two hours by train to the lake of Annecy.',
          },
          { term: 'Farewell', text: 'A pink praline tart for the journey, and the transfer.' },
        ],
        included: [...always.en, 'Half-day guided walk through Vieux Lyon and its passages'],
        notIncluded: [...never.en, 'City tax, paid at the hotel'],
        goodToKnow: [
          { term: 'Best months', text: 'May to October. The Festival of Lights, around 8 December, fills every hotel.' },
          { term: 'Halal food', text: 'Plentiful around Guillotière; traditional bouchons serve pork, so ask us where to eat.' },
          visa.en,
        ],
      },
      ar: {
        title: 'ليون، ثلاث ليالٍ بين النهرين',
        description:
          'ثلاث ليالٍ في ليون: فندق أربع نجوم بين النهرين مع الفطور والتوصيل من المطار وإليه، وجولة مشي مع مرشد في ممرات المدينة القديمة.',
        lead: 'من كبرى مدن فرنسا بلا طوابير: حجارة رومانية وممرات نسّاجي الحرير وحلويات تُصنع بعناية.',
        days: [
          { term: 'الوصول بين النهرين', text: 'توصيل إلى وسط المدينة بين السون والرون. وساحة بيلكور وضفاف السون على بُعد خطوات.' },
          {
            term: 'الممرات الخفية',
            text: 'جولتك في ليون القديمة وممراتها التي كان النسّاجون ينقلون فيها الحرير بعيدًا عن المطر، والقطار المائل إلى تلة فورفيير والمسرح الروماني.',
          },
          {
            term: 'حديقة وسوق، أو آنسي',
            text: 'قوارب وزرافات في حديقة «تيت دور»، وأجبان ومكسرات محلّاة في السوق المسقوف. أو ساعتان بالقطار إلى بحيرة آنسي.',
          },
          { term: 'الوداع', text: 'فطيرة البرالين الوردية للطريق، ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة مشي نصف يوم مع مرشد في ليون القديمة وممراتها'],
        notIncluded: [...never.ar, 'رسوم المدينة وتُدفع في الفندق'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من مايو إلى أكتوبر. وفي مهرجان الأضواء نحو 8 ديسمبر تمتلئ الفنادق كلها.' },
          {
            term: 'الطعام الحلال',
            text: 'متوفر حول حي غيوتيير. أما مطاعم «البوشون» التقليدية فتقدّم لحم الخنزير، فاسألنا عن البدائل.',
          },
          visa.ar,
        ],
      },
    },
  ],
};
