import { clockFact } from '../clock.ts';
import type { Place } from '../guide.ts';

const time = clockFact('Europe/Zurich');

/** Entry rule: public index of 17 February 2026. Temperatures: the climate of content/destinations. */
export const switzerland: Place = {
  slug: 'switzerland',
  name: { en: 'Switzerland', ar: 'سويسرا' },
  airport: 'ZRH',
  gateway: { en: 'Zurich', ar: 'زيورخ' },
  art: 'switzerland',
  map: {
    country: '756',
    places: [
      { name: { en: 'Lucerne', ar: 'لوسيرن' }, at: [47.05, 8.31] },
      { name: { en: 'Interlaken', ar: 'إنترلاكن' }, at: [46.69, 7.86] },
      { name: { en: 'Zermatt', ar: 'زيرمات' }, at: [46.02, 7.75] },
      { name: { en: 'Geneva', ar: 'جنيف' }, at: [46.2, 6.14] },
      { name: { en: 'Zurich', ar: 'زيورخ' }, at: [47.38, 8.54] },
    ],
  },
  en: {
    title: 'Switzerland by train from Doha',
    description:
      'Lakes, snow and trains: Switzerland from Doha, with the right season, a week by rail, the Schengen visa in time and guide prices.',
    heading: 'Switzerland: the Alps from a window seat',
    lead: 'Six and a half hours to Zurich, and then no car for a week. Trains, boats and cable cars run to the minute and to the top.',
    facts: [
      { term: 'Best months', text: 'June to September; January to March for snow' },
      { term: 'Time', text: time.en },
      { term: 'Money', text: 'Swiss franc' },
      { term: 'Language', text: 'German, French, Italian, Romansh' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'Where to spend the days',
        paragraphs: [],
        points: [
          {
            term: 'Lucerne',
            text: 'A wooden bridge, a lake steamer, and a cogwheel railway up the Rigi. The gentlest beginning.',
          },
          {
            term: 'Interlaken and Jungfrau',
            text: 'Between two lakes, below the railway to Jungfraujoch at 3,454 metres: snow to touch in July.',
          },
          {
            term: 'Zermatt',
            text: 'A village without cars beneath the Matterhorn. You arrive by train and wake up to the mountain.',
          },
          { term: 'Geneva and Montreux', text: 'Lakeside gardens, vineyard terraces and Chillon Castle on its rock.' },
        ],
      },
      {
        id: 'when',
        heading: 'When to go',
        paragraphs: [],
        points: [
          {
            term: 'June to September',
            text: 'About 24 degrees in Zurich in July and 14 at night. Every path and cable car is open.',
          },
          { term: 'October, November', text: 'Gold forests, then mist. Many lifts close for a few weeks.' },
          {
            term: 'December to March',
            text: 'Snow. For skiing, January is quieter than February; the highest slopes last until April.',
          },
          { term: 'April, May', text: 'Waterfalls and blossom in the valleys, snow above.' },
        ],
      },
      {
        id: 'plan',
        heading: 'A week by rail',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'Two nights in Lucerne', text: 'An hour from Zurich by train, suitcases and all.' },
          { term: 'Two nights in Interlaken or Grindelwald', text: 'Keep Jungfraujoch for the clearer of the two mornings.' },
          { term: 'Two nights in Zermatt', text: 'The Gornergrat railway at sunrise.' },
          {
            term: 'The last night near the airport',
            text: 'Or ride the Glacier Express, eight hours to St Moritz, and fly a day later.',
          },
        ],
      },
      {
        id: 'arrange',
        heading: 'What we arrange',
        paragraphs: [
          'The flights, the rail pass that fits your route, seats on the panoramic trains, and hotels near the station so that nobody drags a suitcase uphill. We start with the visa: Switzerland belongs to the Schengen area, and summer appointments in Doha go early. Halal restaurants are easy to find in Zurich, Geneva and Interlaken, and rarer in the villages. Ask us where to look.',
        ],
      },
    ],
    questions: [
      {
        question: 'Is it too expensive for a family?',
        answer:
          'It is not cheap. Apartments with a kitchen, and children who ride free or nearly so with a parent’s pass, make a big difference.',
      },
      {
        question: 'Train or car?',
        answer:
          'Train, unless you travel with a small baby or stay in one valley. Zermatt and Wengen cannot be reached by car at all.',
      },
      {
        question: 'When do we apply for the visa?',
        answer: 'As soon as the dates are fixed, up to six months ahead. The consulate decides; we help you complete the file.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to ask about Switzerland. Dates:  Travellers:',
  },
  ar: {
    title: 'سويسرا بالقطار من الدوحة',
    description:
      'بحيرات وثلوج وقطارات: سويسرا من الدوحة في موسمها الأنسب، وأسبوع بالقطار، وتأشيرة شنغن في وقتها، وأسعار استرشادية.',
    heading: 'سويسرا: جبال الألب من مقعد النافذة',
    lead: 'ست ساعات ونصف إلى زيورخ، ثم أسبوع بلا سيارة: قطارات وقوارب وتلفريكات دقيقة في مواعيدها، تصعد بك إلى القمم.',
    facts: [
      { term: 'أنسب الأشهر', text: 'يونيو إلى سبتمبر، ويناير إلى مارس للثلج' },
      { term: 'التوقيت', text: time.ar },
      { term: 'العملة', text: 'الفرنك السويسري' },
      { term: 'اللغة', text: 'الألمانية والفرنسية والإيطالية والرومانشية' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'أين تقضي أيامك؟',
        paragraphs: [],
        points: [
          { term: 'لوسيرن', text: 'جسر خشبي وباخرة في البحيرة وقطار مسنن إلى جبل ريغي. أهدأ بداية للرحلة.' },
          {
            term: 'إنترلاكن ويونغفراو',
            text: 'بين بحيرتين، وفوقها القطار إلى يونغفراويوخ على ارتفاع 3,454 مترًا: ثلج تلمسه في يوليو.',
          },
          { term: 'زيرمات', text: 'قرية بلا سيارات أمام جبل ماترهورن، تصلها بالقطار وتستيقظ على منظر الجبل.' },
          { term: 'جنيف ومونترو', text: 'حدائق على ضفة البحيرة، وقلعة شيون القائمة فوق صخرتها.' },
        ],
      },
      {
        id: 'when',
        heading: 'متى تسافر؟',
        paragraphs: [],
        points: [
          { term: 'يونيو إلى سبتمبر', text: 'نحو 24 درجة في زيورخ في يوليو و14 ليلًا، وكل المسارات والتلفريكات مفتوحة.' },
          { term: 'أكتوبر ونوفمبر', text: 'غابات ذهبية ثم ضباب، وتتوقف تلفريكات كثيرة بضعة أسابيع.' },
          {
            term: 'ديسمبر إلى مارس',
            text: 'موسم الثلج. يناير أهدأ من فبراير للتزلج، ويبقى الثلج في المنحدرات العالية حتى أبريل.',
          },
          { term: 'أبريل ومايو', text: 'شلالات وأزهار في الوديان، وثلج في الأعالي.' },
        ],
      },
      {
        id: 'plan',
        heading: 'أسبوع بالقطار',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'ليلتان في لوسيرن', text: 'ساعة واحدة من زيورخ بالقطار، ولو كثرت الحقائب.' },
          { term: 'ليلتان في إنترلاكن أو غريندلفالد', text: 'واجعل زيارة يونغفراويوخ في أصفى الصباحين.' },
          { term: 'ليلتان في زيرمات', text: 'وقطار غورنرغرات عند الشروق.' },
          {
            term: 'الليلة الأخيرة قرب المطار',
            text: 'أو اركب قطار الأنهار الجليدية ثماني ساعات إلى سانت موريتز، وأجّل العودة يومًا.',
          },
        ],
      },
      {
        id: 'arrange',
        heading: 'ما الذي نرتّبه؟',
        paragraphs: [
          'الطيران، وبطاقة القطار التي تناسب خط رحلتك، ومقاعد القطارات البانورامية، وفنادق قرب المحطات كي لا تجرّ حقيبتك صعودًا. ونبدأ بالتأشيرة، فسويسرا من دول شنغن، ومواعيد الصيف في الدوحة تنفد مبكرًا. والمطاعم الحلال متوفرة في زيورخ وجنيف وإنترلاكن، وأقل في القرى، فاسألنا عنها.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل تكلّف العائلة كثيرًا؟',
        answer: 'ليست رخيصة، لكن استئجار شقة بمطبخ، وركوب الأطفال مجانًا أو بسعر رمزي مع بطاقة الوالدين، يخفّفان التكلفة كثيرًا.',
      },
      {
        question: 'القطار أم السيارة؟',
        answer: 'القطار، إلا إذا كان معك رضيع أو كانت إقامتك في وادٍ واحد. وزيرمات وفنغن لا تصلهما السيارة أصلًا.',
      },
      {
        question: 'متى نقدّم على التأشيرة؟',
        answer: 'حالما تتحدد التواريخ، وحتى ستة أشهر قبل السفر. القرار للقنصلية، ونساعدك على استكمال الملف.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن سويسرا. التواريخ:  عدد المسافرين:',
  },
};
