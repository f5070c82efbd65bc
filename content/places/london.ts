import { clockFact } from '../clock.ts';
import type { Place } from '../guide.ts';

const time = clockFact('Europe/London');

export const london: Place = {
  slug: 'london',
  name: { en: 'London', ar: 'لندن' },
  airport: 'LHR',
  gateway: { en: 'London', ar: 'لندن' },
  art: 'london',
  map: {
    town: 'london',
    places: [
      { name: { en: 'Marylebone and Edgware Road', ar: 'ماريليبون وإدجوير رود' }, at: [51.519, -0.163] },
      { name: { en: 'Kensington', ar: 'كنزنغتون' }, at: [51.499, -0.185] },
      { name: { en: 'Knightsbridge and Mayfair', ar: 'نايتسبريدج ومايفير' }, at: [51.504, -0.155] },
      { name: { en: 'South Bank', ar: 'ساوث بانك' }, at: [51.5055, -0.116] },
      { name: { en: 'London Central Mosque', ar: 'مسجد لندن المركزي' }, at: [51.5294, -0.1654] },
      { name: { en: 'Westminster', ar: 'وستمنستر' }, at: [51.5, -0.1265] },
      { name: { en: 'Tower Bridge', ar: 'جسر البرج' }, at: [51.5055, -0.0754] },
    ],
  },
  en: {
    title: 'London holidays from Doha',
    description:
      'London from Doha: which area to stay in, museums that cost nothing, parks with children, days out by train, and getting about.',
    heading: 'London: parks, museums and streets made for walking',
    lead: 'Many families from the Gulf come back every summer. Here is how to spend a week as if it were the first.',
    facts: [
      { term: 'Best months', text: 'May to September; December for the lights' },
      { term: 'Time', text: time.en },
      { term: 'Money', text: 'Pound sterling; cards are taken everywhere' },
      { term: 'Language', text: 'English; Arabic on Edgware Road' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'Where to stay',
        paragraphs: [],
        points: [
          {
            term: 'Marylebone and Edgware Road',
            text: 'Lebanese tables until late, Hyde Park at the end of the street, flats with kitchens for large families.',
          },
          {
            term: 'Kensington',
            text: 'Three great museums in one street, Kensington Gardens opposite, quiet squares. The best choice with children.',
          },
          { term: 'Knightsbridge and Mayfair', text: 'The shops, the grand hotels and the short walk home with the bags.' },
          { term: 'South Bank', text: 'The river at the door, Westminster across the bridge, and often the lower price.' },
        ],
      },
      {
        id: 'do',
        heading: 'What costs nothing',
        paragraphs: ['The best of London is free, and most of it has a playground beside it.'],
        points: [
          {
            term: 'The museums',
            text: 'The British Museum, the Natural History Museum, the Science Museum and the V&A need no ticket, only a time slot that you book online on busy days.',
          },
          { term: 'The parks', text: 'Boats on the Serpentine, deer in Richmond Park, pelicans in St James’s Park.' },
          {
            term: 'London Central Mosque',
            text: 'The golden dome at the edge of Regent’s Park, with room for everyone on Friday, and the boating lake next to it.',
          },
          { term: 'The view', text: 'Walk from Westminster to Tower Bridge along the south bank: two hours, with stops.' },
        ],
      },
      {
        id: 'out',
        heading: 'Three day trips',
        paragraphs: [],
        points: [
          { term: 'Windsor', text: 'The castle and the Long Walk, about an hour by train. Closed on Tuesdays and Wednesdays.' },
          { term: 'Oxford', text: 'Colleges, meadows and the oldest museum in the country, about an hour by train.' },
          { term: 'Kew Gardens', text: 'By Underground: a glass house with palms, and a walk through the treetops.' },
        ],
      },
      {
        id: 'arrange',
        heading: 'What we arrange',
        paragraphs: [
          'Flights to the airport nearer to your hotel, rooms that connect or a serviced flat, a car with room for seven suitcases, and tickets for what sells out: the Tower, a musical, the Harry Potter studios. Tell us where you would like to pray and eat, and we will choose the area to suit.',
        ],
      },
    ],
    questions: [
      {
        question: 'Do we get the tax back on what we buy?',
        answer:
          'No. Great Britain ended the refund for visitors in 2021; only goods that a shop sends abroad for you are tax-free. Paris and Milan still pay it back.',
      },
      {
        question: 'Do we need a car?',
        answer:
          'Not in London. Tap a bank card at the gate of the Underground or on the bus; up to four children under eleven travel free with an adult. There is a daily charge for driving into the centre.',
      },
      {
        question: 'Which airport?',
        answer:
          'Heathrow for most hotels: the Elizabeth line takes about half an hour to the West End, the Heathrow Express a quarter of an hour to Paddington. Gatwick for the south.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to ask about London. Dates:  Travellers:',
  },
  ar: {
    title: 'عطلات لندن من الدوحة',
    description:
      'لندن من الدوحة: في أي حي تقيم، ومتاحف بلا تذاكر، وحدائق مع الأطفال، ورحلات اليوم الواحد بالقطار، والتنقل في المدينة.',
    heading: 'لندن: حدائق ومتاحف ومدينة تُعرف بالمشي',
    lead: 'كثير من عائلات الخليج يعود إليها كل صيف. وهذه طريقة لتقضي فيها أسبوعًا كأنك تزورها أول مرة.',
    facts: [
      { term: 'أنسب الأشهر', text: 'من مايو إلى سبتمبر، وديسمبر لأضواء الشوارع' },
      { term: 'التوقيت', text: time.ar },
      { term: 'العملة', text: 'الجنيه الإسترليني، والبطاقة مقبولة في كل مكان' },
      { term: 'اللغة', text: 'الإنجليزية، والعربية في إدجوير رود' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'أين تقيم؟',
        paragraphs: [],
        points: [
          {
            term: 'ماريليبون وإدجوير رود',
            text: 'مطاعم لبنانية تسهر حتى وقت متأخر، وحديقة هايد بارك في آخر الشارع، وشقق بمطابخ للعائلات الكبيرة.',
          },
          {
            term: 'كنزنغتون',
            text: 'ثلاثة متاحف كبرى في شارع واحد، وحدائق كنزنغتون في الجهة المقابلة، وساحات هادئة. أنسب الأحياء مع الأطفال.',
          },
          { term: 'نايتسبريدج ومايفير', text: 'المتاجر والفنادق الفخمة، والفندق قريب حين تعود بمشترياتك.' },
          { term: 'ساوث بانك', text: 'النهر عند بابك، ووستمنستر وراء الجسر، والسعر في الغالب أقل.' },
        ],
      },
      {
        id: 'do',
        heading: 'ما لا تدفع فيه شيئًا',
        paragraphs: ['أجمل ما في لندن مجاني، وإلى جانب معظمه ملعب للصغار.'],
        points: [
          {
            term: 'المتاحف',
            text: 'المتحف البريطاني ومتحف التاريخ الطبيعي ومتحف العلوم ومتحف فيكتوريا وألبرت بلا تذاكر، ويكفي أن تحجز وقت الدخول عبر الإنترنت في أيام الزحام.',
          },
          { term: 'الحدائق', text: 'قوارب في بحيرة السربنتاين، وغزلان في ريتشموند بارك، وطيور البجع في سانت جيمس.' },
          {
            term: 'مسجد لندن المركزي',
            text: 'قبة ذهبية عند طرف ريجنتس بارك، ومتسع للجميع يوم الجمعة، وبحيرة القوارب إلى جانبه.',
          },
          { term: 'الإطلالة', text: 'امشِ من وستمنستر إلى جسر البرج على الضفة الجنوبية: ساعتان مع التوقف.' },
        ],
      },
      {
        id: 'out',
        heading: 'ثلاث رحلات ليوم واحد',
        paragraphs: [],
        points: [
          { term: 'وندسور', text: 'القلعة والممشى الطويل، على نحو ساعة بالقطار. والقلعة مغلقة الثلاثاء والأربعاء.' },
          { term: 'أكسفورد', text: 'كليات ومروج وأقدم متحف في البلاد، على نحو ساعة بالقطار.' },
          { term: 'حدائق كيو', text: 'تصلها بالمترو: بيت زجاجي للنخيل، وممشى بين قمم الأشجار.' },
        ],
      },
      {
        id: 'arrange',
        heading: 'ما الذي نرتّبه؟',
        paragraphs: [
          'الطيران إلى المطار الأقرب إلى فندقك، وغرف متصلة أو شقة فندقية، وسيارة تتسع لسبع حقائب، وتذاكر ما ينفد سريعًا: برج لندن والمسرحيات الغنائية واستوديو هاري بوتر. أخبرنا أين تحب أن تصلي وتأكل، فنختار الحي على أساسه.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل نسترد الضريبة على مشترياتنا؟',
        answer:
          'لا. ألغت بريطانيا استردادها للزوار عام 2021، ولا يُعفى منها إلا ما يشحنه المتجر إلى خارج البلاد. أما باريس وميلانو فما زالتا تردّانها.',
      },
      {
        question: 'هل نحتاج إلى سيارة؟',
        answer:
          'لا حاجة إليها في لندن. مرّر بطاقتك البنكية عند بوابة المترو أو في الحافلة، ومع كل بالغ يركب حتى أربعة أطفال دون الحادية عشرة مجانًا. ودخول وسط المدينة بالسيارة له رسم يومي.',
      },
      {
        question: 'أي مطار نختار؟',
        answer:
          'هيثرو لمعظم الفنادق: خط إليزابيث يصل إلى وسط المدينة في نحو نصف ساعة، وقطار هيثرو السريع إلى بادينغتون في ربع ساعة. وغاتويك لمن يسكن جنوبًا.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن لندن. التواريخ:  عدد المسافرين:',
  },
};
