import { clockFact } from '../clock.ts';
import type { Place } from '../guide.ts';

const time = clockFact('Asia/Bangkok');

export const thailand: Place = {
  slug: 'thailand',
  name: { en: 'Thailand', ar: 'تايلاند' },
  airport: 'BKK',
  gateway: { en: 'Bangkok', ar: 'بانكوك' },
  art: 'bangkok',
  map: {
    country: '764',
    places: [
      { name: { en: 'Bangkok', ar: 'بانكوك' }, at: [13.76, 100.5] },
      { name: { en: 'Phuket', ar: 'بوكيت' }, at: [7.88, 98.39] },
      // Their airports, after airport-data-js.
      { name: { en: 'Ko Samui', ar: 'كو ساموي' }, at: [9.55, 100.06] },
      { name: { en: 'Chiang Mai', ar: 'شيانغ ماي' }, at: [18.77, 98.97] },
    ],
  },
  en: {
    title: 'Thailand holidays from Doha',
    description:
      'Bangkok, Phuket, Samui and Chiang Mai from Doha: which coast in which month, halal food, an easy ten days and what to know before you fly.',
    heading: 'Thailand: one great city, two coasts, cool hills',
    lead: 'Begin in Bangkok, then choose the sea by the calendar: the two coasts have their rain at different times.',
    facts: [
      { term: 'Best months', text: 'November to March' },
      { term: 'Time', text: time.en },
      { term: 'Money', text: 'Thai baht' },
      { term: 'Language', text: 'Thai; English in tourist areas' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'Four places',
        paragraphs: [],
        points: [
          {
            term: 'Bangkok',
            text: 'The Grand Palace early, a ferry on the Chao Phraya, malls that take a day, and Arab restaurants in the lanes of Nana. Three nights.',
          },
          {
            term: 'Phuket and the bay of Phang Nga',
            text: 'Beaches below green hills, boats to limestone islands, and Muslim villages at Kamala and Bang Tao with halal restaurants.',
          },
          { term: 'Ko Samui', text: 'Smaller and calmer, with coconut groves, and dry when Phuket is wet.' },
          {
            term: 'Chiang Mai',
            text: 'Hills, waterfalls and elephants that are watched, not ridden. Cool evenings from November to January.',
          },
        ],
      },
      {
        id: 'when',
        heading: 'Which coast in which month',
        paragraphs: [],
        points: [
          {
            term: 'November to April',
            text: 'Phuket, Krabi and Phi Phi: calm water. April is the hottest month, and Songkran, in its middle, the wettest party on earth.',
          },
          {
            term: 'May to October',
            text: 'Rain on the Andaman coast, red flags on its beaches. Samui has the better odds, above all from June to August.',
          },
          { term: 'October to December', text: 'Now Samui has its rain, most in November.' },
          { term: 'February to early April', text: 'Fields are burned in the north: leave Chiang Mai for another time.' },
        ],
      },
      {
        id: 'plan',
        heading: 'Ten days that work',
        paragraphs: [],
        inOrder: true,
        points: [
          {
            term: 'Three nights in Bangkok',
            text: 'The palace and the river, a day of shops, a day for the children at an aquarium or a water park.',
          },
          { term: 'A short flight to Phuket or Samui', text: 'Five nights at one hotel; two boat days are enough.' },
          { term: 'The last night in Bangkok', text: 'Close to the airport if you fly in the morning.' },
        ],
      },
      {
        id: 'arrange',
        heading: 'What we arrange',
        paragraphs: [
          'Flights with the domestic legs on the same ticket where possible, family rooms, a driver for the day in place of four taxis, boats that carry life jackets in children’s sizes, and hotels whose kitchen is certified halal. Ask us also for an appointment at a hospital in Bangkok: several have Arabic interpreters.',
        ],
      },
    ],
    questions: [
      {
        question: 'What must we do before we fly?',
        answer:
          'Fill in the Thailand Digital Arrival Card online, for each traveller, within three days before arrival. It costs nothing: pages that ask for money are not the official one.',
      },
      {
        question: 'Is there anything we must not pack?',
        answer: 'Electronic cigarettes and their liquids: importing them is a crime there. Leave them at home.',
      },
      {
        question: 'Is halal food easy to find?',
        answer:
          'In Bangkok and Phuket, yes: look for the green diamond of the halal council. In smaller places ask first, because fish sauce and pork are everywhere.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to ask about Thailand. Dates:  Travellers:',
  },
  ar: {
    title: 'عطلات تايلاند من الدوحة',
    description:
      'بانكوك وبوكيت وساموي وشيانغ ماي من الدوحة: أي ساحل في أي شهر، والمطاعم الحلال، وبرنامج مريح لعشرة أيام، وما تعرفه قبل السفر.',
    heading: 'تايلاند: مدينة كبيرة وساحلان وجبال باردة',
    lead: 'ابدأ من بانكوك، ثم اختر البحر بحسب الشهر، فلكل ساحل موسم مطر غير الآخر.',
    facts: [
      { term: 'أنسب الأشهر', text: 'من نوفمبر إلى مارس' },
      { term: 'التوقيت', text: time.ar },
      { term: 'العملة', text: 'البات التايلاندي' },
      { term: 'اللغة', text: 'التايلاندية، والإنجليزية حيث يكثر الزوار' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'أربعة أماكن',
        paragraphs: [],
        points: [
          {
            term: 'بانكوك',
            text: 'القصر الكبير باكرًا، وعبّارة في نهر تشاو برايا، ومجمعات تسوق تملأ يومًا، ومطاعم عربية في أزقة نانا. وتكفيها ثلاث ليالٍ.',
          },
          {
            term: 'بوكيت وخليج فانغ نغا',
            text: 'شواطئ تحت تلال خضراء، وقوارب إلى جزر من الحجر الجيري، وقرى مسلمة في كامالا وبانغ تاو لها مطاعمها.',
          },
          { term: 'كو ساموي', text: 'أصغر وأهدأ، وبساتينها من جوز الهند، وجوها جاف حين تمطر بوكيت.' },
          { term: 'شيانغ ماي', text: 'جبال وشلالات، وفيلة تُشاهد ولا تُركب. ومساؤها بارد من نوفمبر إلى يناير.' },
        ],
      },
      {
        id: 'when',
        heading: 'أي ساحل في أي شهر؟',
        paragraphs: [],
        points: [
          {
            term: 'نوفمبر إلى أبريل',
            text: 'بوكيت وكرابي وفي في: بحر هادئ. وأبريل أشد الشهور حرًا، وفي منتصفه مهرجان الماء سونغكران.',
          },
          {
            term: 'مايو إلى أكتوبر',
            text: 'مطر على ساحل أندامان ورايات حمراء على شواطئه. وساموي أوفر حظًا، ولا سيما من يونيو إلى أغسطس.',
          },
          { term: 'أكتوبر إلى ديسمبر', text: 'موسم المطر في ساموي، وأشده في نوفمبر.' },
          { term: 'فبراير إلى أوائل أبريل', text: 'تُحرق الحقول في الشمال، فاترك شيانغ ماي لوقت آخر.' },
        ],
      },
      {
        id: 'plan',
        heading: 'برنامج لعشرة أيام',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'ثلاث ليالٍ في بانكوك', text: 'القصر والنهر، ويوم للتسوق، ويوم للصغار في حوض الأسماك أو مدينة مائية.' },
          { term: 'رحلة قصيرة إلى بوكيت أو ساموي', text: 'خمس ليالٍ في فندق واحد، ويكفي يومان للقوارب.' },
          { term: 'الليلة الأخيرة في بانكوك', text: 'قريبًا من المطار إن كانت رحلتك صباحًا.' },
        ],
      },
      {
        id: 'arrange',
        heading: 'ما الذي نرتّبه؟',
        paragraphs: [
          'الطيران مع الرحلات الداخلية في تذكرة واحدة ما أمكن، وغرف عائلية، وسائق لليوم كله بدل أربع سيارات أجرة، وقوارب فيها سترات نجاة بمقاسات الأطفال، وفنادق مطابخها معتمدة حلال. واسألنا أيضًا عن موعد في أحد مستشفيات بانكوك، ففي عدد منها مترجمون للعربية.',
        ],
      },
    ],
    questions: [
      {
        question: 'ما المطلوب قبل السفر؟',
        answer:
          'تعبئة بطاقة الوصول الرقمية إلى تايلاند عبر الإنترنت لكل مسافر، خلال ثلاثة أيام قبل الوصول. وهي مجانية، فالصفحة التي تطلب مالًا ليست الرسمية.',
      },
      {
        question: 'هل في حقائبنا ما هو ممنوع هناك؟',
        answer: 'السجائر الإلكترونية وسوائلها: إدخالها جريمة، فاتركها في البيت.',
      },
      {
        question: 'هل يسهل العثور على طعام حلال؟',
        answer:
          'نعم في بانكوك وبوكيت: ابحث عن شعار المعيّن الأخضر لهيئة الحلال. وفي الأماكن الصغيرة اسأل أولًا، فصلصة السمك ولحم الخنزير في أطباق كثيرة.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن تايلاند. التواريخ:  عدد المسافرين:',
  },
};
