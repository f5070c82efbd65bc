import { clockFact } from '../clock.ts';
import type { Place } from '../guide.ts';

const time = clockFact('Asia/Baku');

export const azerbaijan: Place = {
  slug: 'azerbaijan',
  name: { en: 'Azerbaijan', ar: 'أذربيجان' },
  airport: 'GYD',
  gateway: { en: 'Baku', ar: 'باكو' },
  art: 'baku',
  map: {
    country: '031',
    places: [
      { name: { en: 'Baku', ar: 'باكو' }, at: [40.37, 49.84] },
      { name: { en: 'Gobustan', ar: 'غوبستان' }, at: [40.11, 49.38] },
      { name: { en: 'Gabala', ar: 'قبالا' }, at: [40.98, 47.85] },
      { name: { en: 'Shaki', ar: 'شكي' }, at: [41.2, 47.17] },
    ],
  },
  en: {
    title: 'Azerbaijan holidays from Doha',
    description:
      'Baku, Gabala, Shaki and Shahdag from Doha: the walled town and the Caspian, forests and snow, halal food, an easy week and what to know first.',
    heading: 'Azerbaijan: a walled town by the sea, forests above it',
    lead: 'Baku fills a weekend. Give the country a week, and the mountains three hours inland are yours as well.',
    facts: [
      { term: 'Best months', text: 'April to June, September and October; January and February for snow' },
      { term: 'Time', text: time.en },
      { term: 'Money', text: 'Azerbaijani manat' },
      { term: 'Language', text: 'Azerbaijani, close to Turkish; Russian, and English in hotels' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'Five places',
        paragraphs: [],
        points: [
          {
            term: 'Baku, the walled town',
            text: 'The Maiden Tower, the palace of the Shirvanshahs, lanes of pale stone. Stay inside the walls or a few steps from them.',
          },
          {
            term: 'Baku, the bay',
            text: 'Kilometres of boulevard along the Caspian, the Flame Towers alight at night, and the white waves of the Heydar Aliyev Centre.',
          },
          {
            term: 'Absheron and Gobustan',
            text: 'A hillside that burns by itself at Yanar Dag, the fire temple of Ateshgah, then rock drawings and mud volcanoes an hour to the south.',
          },
          {
            term: 'Gabala',
            text: 'Cable cars into beech forest, Lake Nohur, rides for children, and the coolest evenings of July.',
          },
          {
            term: 'Shaki',
            text: 'A caravanserai, a palace with windows of coloured glass set without a nail, and sweet halva to take home.',
          },
        ],
      },
      {
        id: 'when',
        heading: 'Which month for what',
        paragraphs: [],
        points: [
          {
            term: 'April to June',
            text: 'Flowers and mild days. The week of Nowruz in March is a holiday: book early, or come after it.',
          },
          { term: 'July and August', text: 'Baku is hot, with a breeze; Gabala and Shaki are where its families go.' },
          {
            term: 'September and October',
            text: 'A warm sea at first, gold forests later. In September a motor race closes the centre of Baku for a weekend.',
          },
          { term: 'January and February', text: 'Skiing at Shahdag and Tufandag. Baku itself has wind more than snow.' },
        ],
      },
      {
        id: 'plan',
        heading: 'A week without hurry',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'Three nights in Baku', text: 'The walled town, the bay by evening, and one day of fire and volcanoes.' },
          {
            term: 'Two nights in Gabala',
            text: 'Stop in Shamakhi for its old Friday mosque, and at the viewpoints in the hills.',
          },
          { term: 'One night in Shaki', text: 'In the caravanserai, if you like thick walls and a courtyard garden.' },
          { term: 'The last night in Baku', text: 'Carpets, tea with jam, and the lights from Highland Park.' },
        ],
      },
      {
        id: 'arrange',
        heading: 'What we arrange',
        paragraphs: [
          'Flights, hotels and holiday homes, the e-visa where your passport needs one, a driver for the mountains, ski hire and lessons, and a guide in Arabic or English for the walled town.',
        ],
      },
    ],
    questions: [
      {
        question: 'Can we see Georgia on the same journey?',
        answer:
          'By air, yes. The land border has been closed for entry since 2020, so we book the one-hour flight from Baku to Tbilisi, on the same ticket where that is possible.',
      },
      {
        question: 'We are staying longer than two weeks. Do we need to do anything?',
        answer:
          'Anyone staying longer than 15 days must register with the migration service. Hotels do it for their guests: ask at the desk.',
      },
      {
        question: 'Is halal food easy to find?',
        answer:
          'Most people are Muslim and most meat is beef, lamb or chicken. Not every restaurant has a certificate and many restaurants serve alcohol, so ask us for those that do not.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to ask about Azerbaijan. Dates:  Travellers:',
  },
  ar: {
    title: 'عطلات أذربيجان من الدوحة',
    description:
      'باكو وقبالا وشكي وشاهداغ من الدوحة: المدينة المسوّرة وبحر قزوين، والغابات والثلج، والمطاعم الحلال، وأسبوع مريح، وما تعرفه قبل السفر.',
    heading: 'أذربيجان: مدينة مسوّرة على البحر، وغابات من فوقها',
    lead: 'باكو تكفيها عطلة نهاية أسبوع. فإن أعطيتها أسبوعًا كانت لك الجبال أيضًا، على ثلاث ساعات منها.',
    facts: [
      { term: 'أنسب الأشهر', text: 'من أبريل إلى يونيو وسبتمبر وأكتوبر، ويناير وفبراير للثلج' },
      { term: 'التوقيت', text: time.ar },
      { term: 'العملة', text: 'المانات الأذربيجاني' },
      { term: 'اللغة', text: 'الأذربيجانية وهي قريبة من التركية، والروسية، والإنجليزية في الفنادق' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'خمسة أماكن',
        paragraphs: [],
        points: [
          {
            term: 'باكو، المدينة المسوّرة',
            text: 'برج العذراء، وقصر الشروانشاهات، وأزقة من حجر فاتح. اسكن داخل الأسوار أو على خطوات منها.',
          },
          {
            term: 'باكو، الخليج',
            text: 'كيلومترات من الكورنيش على بحر قزوين، وأبراج اللهب المضاءة ليلًا، وأمواج مركز حيدر علييف البيضاء.',
          },
          {
            term: 'أبشيرون وغوبستان',
            text: 'تل يشتعل وحده في ينار داغ، ومعبد النار في أتشكاه، ثم نقوش الصخور وبراكين الطين على ساعة جنوبًا.',
          },
          { term: 'قبالا', text: 'تلفريكات إلى غابات الزان، وبحيرة نوهور، وألعاب للصغار، وأبرد الأمسيات في يوليو.' },
          { term: 'شكي', text: 'خان للقوافل، وقصر نوافذه زجاج ملوّن رُكّب بلا مسمار، وحلاوة تحملها إلى البيت.' },
        ],
      },
      {
        id: 'when',
        heading: 'أي شهر لأي رحلة؟',
        paragraphs: [],
        points: [
          { term: 'أبريل إلى يونيو', text: 'أزهار وأيام معتدلة. وأسبوع النوروز في مارس عطلة: احجز باكرًا أو تعال بعده.' },
          { term: 'يوليو وأغسطس', text: 'باكو حارة وفيها نسيم، وإلى قبالا وشكي يصعد أهلها.' },
          {
            term: 'سبتمبر وأكتوبر',
            text: 'بحر دافئ أولًا ثم غابات ذهبية. وفي سبتمبر يغلق سباق السيارات وسط باكو في عطلة نهاية أسبوع.',
          },
          { term: 'يناير وفبراير', text: 'التزلج في شاهداغ وتوفانداغ. أما باكو نفسها فريحها أكثر من ثلجها.' },
        ],
      },
      {
        id: 'plan',
        heading: 'أسبوع على مهل',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'ثلاث ليالٍ في باكو', text: 'المدينة المسوّرة، والخليج مساءً، ويوم للنار والبراكين.' },
          { term: 'ليلتان في قبالا', text: 'وتوقّف في شماخي عند جامعها القديم، وفي المطلات بين التلال.' },
          { term: 'ليلة في شكي', text: 'في خان القوافل، إن كنت تحب الجدران السميكة وفناء الحديقة.' },
          { term: 'الليلة الأخيرة في باكو', text: 'السجاد، والشاي مع المربى، وأضواء المدينة من الحديقة العليا.' },
        ],
      },
      {
        id: 'arrange',
        heading: 'ما الذي نرتّبه؟',
        paragraphs: [
          'الطيران، والفنادق والبيوت العائلية، والتأشيرة الإلكترونية لمن يحتاج جوازه إليها، وسائق للجبال، وتأجير معدات التزلج ودروسه، ومرشد بالعربية أو الإنجليزية للمدينة المسوّرة.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل نزور جورجيا في الرحلة نفسها؟',
        answer:
          'نعم، جوًا. فالحدود البرية مغلقة أمام القادمين منذ 2020، ولذلك نرتّب رحلة الساعة الواحدة من باكو إلى تبليسي في التذكرة نفسها ما أمكن.',
      },
      {
        question: 'إقامتنا أطول من أسبوعين، فهل علينا شيء؟',
        answer: 'من أقام أكثر من 15 يومًا سُجّل لدى خدمة الهجرة. والفنادق تسجّل نزلاءها، فاسأل في الاستقبال.',
      },
      {
        question: 'هل يسهل العثور على طعام حلال؟',
        answer:
          'معظم أهلها مسلمون، ومعظم لحمها من البقر والضأن والدجاج. لكن الشهادة ليست في كل مطبخ، ومطاعم كثيرة تقدّم الكحول، فاسألنا عن التي لا تقدّمه.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن أذربيجان. التواريخ:  عدد المسافرين:',
  },
};
