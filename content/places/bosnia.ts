import { clockFact } from '../clock.ts';
import type { Place } from '../guide.ts';

const time = clockFact('Europe/Sarajevo');

export const bosnia: Place = {
  slug: 'bosnia',
  name: { en: 'Bosnia and Herzegovina', ar: 'البوسنة والهرسك' },
  airport: 'SJJ',
  gateway: { en: 'Sarajevo', ar: 'سراييفو' },
  art: 'mostar',
  map: {
    country: '070',
    places: [
      { name: { en: 'Sarajevo', ar: 'سراييفو' }, at: [43.86, 18.43] },
      { name: { en: 'Mostar', ar: 'موستار' }, at: [43.34, 17.81] },
      { name: { en: 'Kravica', ar: 'كرافيتسا' }, at: [43.16, 17.61] },
      { name: { en: 'Jajce', ar: 'يايتسه' }, at: [44.34, 17.27] },
      { name: { en: 'The Una', ar: 'نهر أونا' }, at: [44.66, 16] },
    ],
  },
  en: {
    title: 'Bosnia holidays from Doha',
    description:
      'Sarajevo, Mostar, Blagaj, Jajce and the rivers between them from Doha: which month, halal food, an easy week by train and car, what to know first.',
    heading: 'Bosnia: green rivers, stone bridges and the call to prayer',
    lead: 'A European country where a mosque stands at the end of the street and the grill is halal without asking.',
    facts: [
      { term: 'Best months', text: 'May to September; January and February for snow' },
      { term: 'Time', text: time.en },
      { term: 'Money', text: 'Convertible mark; cash in villages' },
      { term: 'Language', text: 'Bosnian, Croatian and Serbian; English among younger people' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'Five places',
        paragraphs: [],
        points: [
          {
            term: 'Sarajevo',
            text: 'The coppersmiths of the old bazaar, the mosque of Gazi Husrev-beg from 1531, a cable car into the forest above, and the spring of the Bosna on its edge. Three nights.',
          },
          {
            term: 'Mostar',
            text: 'The Old Bridge, built in 1566 and again in 2004, and the young men who leap from it. Go early or stay the night: at noon the buses are there.',
          },
          {
            term: 'Blagaj and Kravica',
            text: 'A dervish house below a cliff, where a whole river comes out of the rock, and a broad waterfall with a pool to swim in.',
          },
          {
            term: 'Jajce',
            text: 'A fortress town with a waterfall in the centre, and small wooden mills beside the lakes of Pliva.',
          },
          {
            term: 'The Una',
            text: 'Emerald water over many steps, rafts for beginners, and few visitors. Further than the others: two nights.',
          },
        ],
      },
      {
        id: 'when',
        heading: 'Which month for what',
        paragraphs: [],
        points: [
          { term: 'May and June', text: 'The most water in the falls and the greenest hills.' },
          {
            term: 'July and August',
            text: 'Warm in Sarajevo, with cool nights; Mostar tops 35 degrees on many days. Families from the Gulf fill the houses near the spring: book by May.',
          },
          { term: 'September and October', text: 'Quiet, mild, and the woods in colour.' },
          {
            term: 'January and February',
            text: 'Skiing on Jahorina and the mountain opposite, both venues of the 1984 Olympics, under an hour from the city.',
          },
        ],
      },
      {
        id: 'plan',
        heading: 'A week that works',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'Three nights in Sarajevo', text: 'The old town, the Tunnel of Hope, a day in the mountains.' },
          { term: 'By train to Mostar', text: 'Two hours along the Neretva, among the finest lines in Europe. Two nights.' },
          { term: 'By car via Jajce', text: 'One night by the lakes, with Travnik and its painted mosque on the way back.' },
          { term: 'The last night in Ilidza', text: 'A carriage to the spring, and the airport is ten minutes away.' },
        ],
      },
      {
        id: 'arrange',
        heading: 'What we arrange',
        paragraphs: [
          'Flights with one change and enough time for it, holiday homes and family hotels, a car with or without driver, seats on the train, rafting with a guide, and the visa where your passport needs one.',
        ],
      },
    ],
    questions: [
      {
        question: 'Is a Schengen visa enough?',
        answer:
          'With a valid one for multiple entries, most travellers may stay for up to 30 days. It does not work the other way round: Bosnia and Herzegovina is not in the Schengen area.',
      },
      {
        question: 'Is halal food easy to find?',
        answer:
          'Easier than anywhere else in Europe: in Sarajevo, Travnik and most of Mostar it is the rule, and packets carry the mark of the halal agency. In towns with a Croatian or Serbian majority, ask.',
      },
      {
        question: 'Can the children run in the woods?',
        answer:
          'On marked paths, beside springs and on ski slopes, yes. Away from them, no: mines from the war are still being cleared in some hills, and red signs say where.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to ask about Bosnia. Dates:  Travellers:',
  },
  ar: {
    title: 'عطلات البوسنة من الدوحة',
    description:
      'سراييفو وموستار وبلاغاي ويايتسه وما بينها من أنهار، من الدوحة: أي شهر، والمطاعم الحلال، وأسبوع مريح بالقطار والسيارة، وما تعرفه قبل السفر.',
    heading: 'البوسنة: أنهار خضراء وجسور من حجر وصوت الأذان',
    lead: 'بلد أوروبي فيه مسجد في آخر الشارع، ومشاويه حلال من غير سؤال.',
    facts: [
      { term: 'أنسب الأشهر', text: 'من مايو إلى سبتمبر، ويناير وفبراير للثلج' },
      { term: 'التوقيت', text: time.ar },
      { term: 'العملة', text: 'المارك القابل للتحويل، ونقدًا في القرى' },
      { term: 'اللغة', text: 'البوسنية والكرواتية والصربية، والإنجليزية عند الشباب' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'خمسة أماكن',
        paragraphs: [],
        points: [
          {
            term: 'سراييفو',
            text: 'سوق النحّاسين في باشتشارشيا، وجامع الغازي خسرو بك من عام 1531، وتلفريك إلى غابة تريبيفيتش، ونبع نهر البوسنة في طرفها. وتكفيها ثلاث ليالٍ.',
          },
          {
            term: 'موستار',
            text: 'الجسر القديم الذي بُني عام 1566 وأعيد بناؤه عام 2004، وشبان يقفزون منه. تعال باكرًا أو بت فيها، فعند الظهر تصل الحافلات.',
          },
          {
            term: 'بلاغاي وكرافيتسا',
            text: 'تكية للدراويش تحت جرف يخرج من صخره نهر كامل، وشلال عريض تسبح في حوضه.',
          },
          { term: 'يايتسه', text: 'مدينة وقلعة وفي وسطها شلال، ومطاحن خشبية صغيرة على بحيرات بليفا.' },
          {
            term: 'نهر أونا',
            text: 'ماء زمردي على درجات كثيرة، وقوارب مطاطية للمبتدئين، وزوار قليلون. وهو أبعد من غيره: ليلتان.',
          },
        ],
      },
      {
        id: 'when',
        heading: 'أي شهر لأي رحلة؟',
        paragraphs: [],
        points: [
          { term: 'مايو ويونيو', text: 'الشلالات في أغزر أوقاتها، والتلال خضراء.' },
          {
            term: 'يوليو وأغسطس',
            text: 'دفء في سراييفو وليلها بارد، وفي موستار تتجاوز الحرارة 35 درجة في أيام كثيرة. وتملأ عائلات الخليج بيوت إليجا، فاحجز قبل نهاية مايو.',
          },
          { term: 'سبتمبر وأكتوبر', text: 'هدوء واعتدال، وغابات ملوّنة.' },
          {
            term: 'يناير وفبراير',
            text: 'التزلج في ياهورينا وبيلاشنيتسا، جبلي الألعاب الأولمبية عام 1984، على أقل من ساعة من المدينة.',
          },
        ],
      },
      {
        id: 'plan',
        heading: 'برنامج لأسبوع',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'ثلاث ليالٍ في سراييفو', text: 'البلدة القديمة، ونفق الأمل، ويوم في الجبل.' },
          { term: 'بالقطار إلى موستار', text: 'ساعتان على نهر نيريتفا، في خط من أجمل خطوط أوروبا. ثم ليلتان.' },
          { term: 'بالسيارة عبر يايتسه', text: 'ليلة عند البحيرات، وفي طريق العودة ترافنيك ومسجدها الملوّن.' },
          { term: 'الليلة الأخيرة في إليجا', text: 'عربة خيل إلى النبع، والمطار على عشر دقائق.' },
        ],
      },
      {
        id: 'arrange',
        heading: 'ما الذي نرتّبه؟',
        paragraphs: [
          'الطيران بتوقف واحد يكفي وقته، والبيوت وفنادق العائلات، وسيارة بسائق أو بلا سائق، ومقاعد القطار، ورحلة النهر مع مرشد، والتأشيرة لمن يحتاج جوازه إليها.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل تكفي تأشيرة شنغن للدخول؟',
        answer: 'نعم لأكثر المسافرين إن كانت سارية ومتعددة الدخول، حتى 30 يومًا. ولا يصح العكس، فالبوسنة والهرسك خارج منطقة شنغن.',
      },
      {
        question: 'هل يسهل العثور على طعام حلال؟',
        answer:
          'أسهل من أي بلد آخر في أوروبا: فهو الأصل في سراييفو وترافنيك وأكثر موستار، وعلى السلع شعار هيئة الحلال. واسأل في المدن التي أكثر أهلها من الكروات أو الصرب.',
      },
      {
        question: 'هل يلعب الأطفال في الغابات بأمان؟',
        answer:
          'نعم على الدروب المعلّمة وعند الينابيع وفي ساحات التزلج. أما خارجها فلا، فما زالت ألغام الحرب تُزال من بعض التلال، وتدل عليها لوحات حمراء.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن البوسنة. التواريخ:  عدد المسافرين:',
  },
};
