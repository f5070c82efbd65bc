import { clockFact } from '../clock.ts';
import type { Place } from '../guide.ts';

const time = clockFact('Asia/Tbilisi');

export const georgia: Place = {
  slug: 'georgia',
  name: { en: 'Georgia', ar: 'جورجيا' },
  airport: 'TBS',
  gateway: { en: 'Tbilisi', ar: 'تبليسي' },
  art: 'tbilisi',
  map: {
    country: '268',
    places: [
      { name: { en: 'Tbilisi', ar: 'تبليسي' }, at: [41.69, 44.8] },
      { name: { en: 'Kazbegi', ar: 'كازبيغي' }, at: [42.66, 44.64] },
      { name: { en: 'Gudauri', ar: 'غودوري' }, at: [42.48, 44.47] },
      { name: { en: 'Borjomi', ar: 'بورجومي' }, at: [41.84, 43.39] },
      { name: { en: 'Batumi', ar: 'باتومي' }, at: [41.65, 41.64] },
    ],
  },
  en: {
    title: 'Georgia holidays from Doha',
    description:
      'Tbilisi, Kazbegi, Gudauri, Borjomi and Batumi from Doha: which month for what, halal food, a week that is not all driving, and what to know first.',
    heading: 'Georgia: an old town on a cliff, and the Caucasus behind it',
    lead: 'From wooden balconies to a glacier takes three hours by road. Choose one valley, not all of them.',
    facts: [
      { term: 'Best months', text: 'May, June, September, October; January to March for snow' },
      { term: 'Time', text: time.en },
      { term: 'Money', text: 'Georgian lari' },
      { term: 'Language', text: 'Georgian; English among the young, Russian among their parents' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'Five places',
        paragraphs: [],
        points: [
          {
            term: 'Tbilisi',
            text: 'Carved balconies, sulphur baths under brick domes, a cable car to Narikala fortress, and a mosque in the old town where Sunnis and Shias pray in one hall. Three nights.',
          },
          {
            term: 'Kazbegi',
            text: 'A church on a hill at 2,170 metres, and behind it Mount Kazbek, more than 5,000 metres high. The road over the pass is half the journey.',
          },
          { term: 'Gudauri', text: 'Snow from late December to early April, wide slopes for beginners, paragliders in summer.' },
          {
            term: 'Borjomi',
            text: 'A forest park with its warm mineral spring, gentle paths, and houses with gardens: the valley for grandparents.',
          },
          {
            term: 'Batumi',
            text: 'The Black Sea: a seven-kilometre boulevard, a botanical garden above the waves, and rain at any time of the year.',
          },
        ],
      },
      {
        id: 'when',
        heading: 'Which month for what',
        paragraphs: [],
        points: [
          { term: 'April to June', text: 'Green valleys and full waterfalls. Mountain villages are still cool in the evening.' },
          {
            term: 'July and August',
            text: 'Tbilisi tops 35 degrees on many days: sleep in the mountains or by the sea and see the town on the way.',
          },
          { term: 'September and October', text: 'The clearest views of the high mountains, and forests in yellow and red.' },
          {
            term: 'December to March',
            text: 'Skiing. The pass to Kazbegi can close for a day or more after heavy snow, so keep a day in reserve.',
          },
        ],
      },
      {
        id: 'plan',
        heading: 'A week that is not all driving',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'Two nights in Tbilisi', text: 'The old town on foot, the baths, the cable car at sunset.' },
          {
            term: 'Two nights in Kazbegi or Gudauri',
            text: 'Ananuri and its lake on the way up. A driver with a four-wheel drive takes the last hill for those who would rather not walk.',
          },
          { term: 'Two nights in Borjomi', text: 'A morning in the park, an afternoon at the cave town of Vardzia.' },
          { term: 'The last night in Tbilisi', text: 'Flights to Doha often leave early.' },
        ],
      },
      {
        id: 'arrange',
        heading: 'What we arrange',
        paragraphs: [
          'Flights, holiday homes and hotels, a driver who knows the pass and carries child seats, ski hire and lessons, the medical insurance required at the border, and restaurants where the meat is halal.',
        ],
      },
    ],
    questions: [
      {
        question: 'Does a Qatar residence permit replace a visa?',
        answer:
          'Often it does, but some nationalities need a permit that is valid for a year from the day of entry. Send us a photograph of the permit and we will check the rule for your dates.',
      },
      {
        question: 'Do we need insurance?',
        answer:
          'Yes. Since January 2026 visitors have had to carry a health and accident policy for the whole stay, of at least 30,000 lari. Carry a copy in English.',
      },
      {
        question: 'Is halal food easy to find?',
        answer:
          'In Tbilisi and Batumi, yes: Turkish, Azerbaijani and Arab restaurants. Elsewhere ask, because the national dumpling often mixes beef with pork. Cheese bread, bean bread and trout are everywhere.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to ask about Georgia. Dates:  Travellers:',
  },
  ar: {
    title: 'عطلات جورجيا من الدوحة',
    description:
      'تبليسي وكازبيغي وغودوري وبورجومي وباتومي من الدوحة: أي شهر لأي رحلة، والمطاعم الحلال، وأسبوع بلا إرهاق على الطرق، وما تعرفه قبل السفر.',
    heading: 'جورجيا: مدينة قديمة على جرف، ومن خلفها القوقاز',
    lead: 'بين الشرفات الخشبية والنهر الجليدي ثلاث ساعات بالسيارة. اختر واديًا واحدًا لا الأودية كلها.',
    facts: [
      { term: 'أنسب الأشهر', text: 'مايو ويونيو وسبتمبر وأكتوبر، ومن يناير إلى مارس للثلج' },
      { term: 'التوقيت', text: time.ar },
      { term: 'العملة', text: 'اللاري الجورجي' },
      { term: 'اللغة', text: 'الجورجية، والإنجليزية عند الشباب والروسية عند الكبار' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'خمسة أماكن',
        paragraphs: [],
        points: [
          {
            term: 'تبليسي',
            text: 'شرفات منقوشة، وحمامات كبريتية تحت قباب من الآجر، وتلفريك إلى قلعة ناريكالا، ومسجد في البلدة القديمة يصلي فيه السنة والشيعة معًا. وتكفيها ثلاث ليالٍ.',
          },
          {
            term: 'كازبيغي',
            text: 'كنيسة على تل يرتفع 2,170 مترًا، ومن خلفها جبل كازبيك وعلوّه أكثر من 5,000 متر. والطريق عبر الممر نصف المتعة.',
          },
          { term: 'غودوري', text: 'ثلج من أواخر ديسمبر إلى أوائل أبريل، ومنحدرات واسعة للمبتدئين، وطيران شراعي في الصيف.' },
          { term: 'بورجومي', text: 'حديقة في الغابة فيها نبع معدني دافئ، ودروب سهلة، وبيوت بحدائق: وادٍ يناسب الأجداد.' },
          { term: 'باتومي', text: 'البحر الأسود: كورنيش طوله سبعة كيلومترات، وحديقة نباتات فوق الموج، ومطر في أي وقت من السنة.' },
        ],
      },
      {
        id: 'when',
        heading: 'أي شهر لأي رحلة؟',
        paragraphs: [],
        points: [
          { term: 'أبريل إلى يونيو', text: 'أودية خضراء وشلالات غزيرة. ويبقى المساء باردًا في قرى الجبل.' },
          {
            term: 'يوليو وأغسطس',
            text: 'تتجاوز الحرارة في تبليسي 35 درجة في أيام كثيرة: اسكن في الجبل أو على البحر، وزر المدينة في طريقك.',
          },
          { term: 'سبتمبر وأكتوبر', text: 'أصفى المناظر للجبال العالية، وغابات بالأصفر والأحمر.' },
          {
            term: 'ديسمبر إلى مارس',
            text: 'موسم التزلج. وقد يُغلق الممر إلى كازبيغي يومًا أو أكثر بعد الثلج الكثيف، فاترك يومًا احتياطيًا.',
          },
        ],
      },
      {
        id: 'plan',
        heading: 'أسبوع بلا إرهاق على الطرق',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'ليلتان في تبليسي', text: 'البلدة القديمة مشيًا، والحمامات، والتلفريك عند الغروب.' },
          {
            term: 'ليلتان في كازبيغي أو غودوري',
            text: 'وفي الطريق قلعة أنانوري وبحيرتها. وتصعد سيارة دفع رباعي التل الأخير بمن لا يريد المشي.',
          },
          { term: 'ليلتان في بورجومي', text: 'صباح في الحديقة، وعصر في مدينة الكهوف فاردزيا.' },
          { term: 'الليلة الأخيرة في تبليسي', text: 'فكثيرًا ما تغادر رحلات الدوحة باكرًا.' },
        ],
      },
      {
        id: 'arrange',
        heading: 'ما الذي نرتّبه؟',
        paragraphs: [
          'الطيران، والبيوت العائلية والفنادق، وسائق يعرف الممر ومعه مقاعد أطفال، وتأجير معدات التزلج ودروسه، والتأمين الطبي الذي يُطلب على الحدود، ومطاعم لحمها حلال.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل تغني الإقامة في قطر عن التأشيرة؟',
        answer:
          'في الغالب نعم، لكن بعض الجنسيات يُشترط أن تكون إقامتها سارية سنة من يوم الدخول. أرسل إلينا صورة إقامتك ونتحقق من شرط أسبوع سفرك.',
      },
      {
        question: 'هل نحتاج إلى تأمين؟',
        answer:
          'نعم. منذ يناير 2026 يحمل الزائر تأمينًا صحيًا وضد الحوادث لمدة إقامته كلها، لا تقل تغطيته عن 30,000 لاري. واحمل نسخة بالإنجليزية.',
      },
      {
        question: 'هل يسهل العثور على طعام حلال؟',
        answer:
          'نعم في تبليسي وباتومي: مطاعم تركية وأذربيجانية وعربية. واسأل في غيرهما، ففطائر اللحم الوطنية كثيرًا ما يُخلط فيها لحم البقر بلحم الخنزير. أما خبز الجبن وخبز الفاصوليا وسمك السلمون المرقط ففي كل مكان.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن جورجيا. التواريخ:  عدد المسافرين:',
  },
};
