import type { Bilingual } from '../bilingual.ts';
import type { CallService } from './call-service.ts';

/** The usual rules of licence and age; the page asks readers to confirm theirs. */
export const carRental: CallService = {
  name: { en: 'Car rental', ar: 'تأجير السيارات' },
  art: 'car-rental',
  ready: {
    en: [
      'Country, pick-up and return points',
      'Dates with hours, and the flight number',
      'Driver’s age and licence',
      'People, bags and child seats',
    ],
    ar: [
      'البلد ومكان الاستلام والإعادة',
      'التاريخ والساعة ورقم الرحلة',
      'عمر السائق ورخصته',
      'عدد الركاب والحقائب ومقاعد الأطفال',
    ],
  },
  en: {
    title: 'Car rental in Qatar and abroad',
    description:
      'Renting a car in Doha or where you land: the licence you need, the deposit, insurance and excess in plain words, and what to check before you drive off.',
    heading: 'The right car, and no surprises at the counter',
    lead: 'The price of a rented car is in the small print. We read it for you: deposit, excess, fuel, mileage, border crossings. You arrive knowing what you are signing.',
    facts: [
      { term: 'Licence', text: 'Held for a year or longer, often with an international permit' },
      { term: 'Age', text: 'Usually from 21, for large cars from 25' },
      { term: 'Deposit', text: 'A credit card in the driver’s own name' },
      { term: 'How to book', text: 'By phone' },
    ],
    sections: [
      {
        id: 'class',
        heading: 'Which class to take',
        paragraphs: ['Companies promise a class, rarely a model. Choose by roads, people and bags.'],
        points: [
          { term: 'Small', text: 'Two people in old European towns, where streets are narrow and spaces are tight.' },
          { term: 'Saloon', text: 'Four people on good roads, with two large cases out of sight in the boot.' },
          { term: 'SUV', text: 'Mountains, gravel and winter, or simply a high seat and more bags.' },
          {
            term: 'Seven seats',
            text: 'Comfortable for six; seven must travel light: with the last row up, hardly any boot is left.',
          },
          {
            term: 'Four-wheel drive',
            text: 'For sand. Many contracts forbid leaving the road, so ask before you plan a desert trip.',
          },
        ],
      },
      {
        id: 'licence',
        heading: 'Licence and permit',
        paragraphs: [
          'A Qatari licence is accepted in the Gulf states, and in many other countries for a visit. Where it is not printed in the country’s alphabet, take an international driving permit as well: it is issued in Qatar for a small fee, takes little time, and some counters will not hand over the key without it.',
          'Visitors to Qatar may drive on their own licence for a limited time; Gulf licences are treated more generously than others. Rules differ by nationality and change, so we check yours when you call, and the rental company has the last word.',
        ],
      },
      {
        id: 'insurance',
        heading: 'Insurance in plain words',
        paragraphs: [],
        points: [
          { term: 'Third-party cover', text: 'Damage you do to others. Required by law and part of nearly every rental.' },
          { term: 'Damage waiver', text: 'Limits what you pay for damage to the rented car, rarely to zero.' },
          { term: 'Excess', text: 'The part you pay yourself. It is what the deposit is for.' },
          {
            term: 'Usually not covered',
            text: 'Tyres, glass, the underside, lost keys and the wrong fuel, unless you add them.',
          },
        ],
      },
      {
        id: 'border',
        heading: 'Across a border',
        paragraphs: [
          'Driving from Qatar into Saudi Arabia, or from France into Italy, needs the company’s permission in writing and cover for the other country. Some say no, and some forbid only certain cars. Tell us the route when you call, ferries included.',
        ],
      },
    ],
    questions: [
      {
        question: 'Can my wife or my son drive too?',
        answer:
          'Yes, when they are named on the contract and bring their licence to the counter. A second driver often costs a little extra, a driver under 25 more.',
      },
      {
        question: 'I have no credit card. Can I rent?',
        answer:
          'Some companies take a debit card with full cover, others refuse. Tell us first; a car with a driver may be the easier answer.',
      },
      {
        question: 'Who pays speeding and parking fines?',
        answer: 'The driver, plus the company’s handling fee. In European cities watch for zones that only residents may enter.',
      },
    ],
    greeting: 'Hello Karam Travel, please call me about a rental car. Country and place:  Dates:  Driver’s age and licence:',
  },
  ar: {
    title: 'تأجير السيارات في قطر وخارجها',
    description:
      'استئجار سيارة في الدوحة أو في وجهتك: الرخصة المطلوبة، ومبلغ الضمان، والتأمين ومبلغ التحمل بكلام واضح، وما تفحصه قبل أن تنطلق.',
    heading: 'السيارة المناسبة بلا مفاجآت عند الاستلام',
    lead: 'سعر السيارة المستأجرة فيما كُتب بخط صغير من شروطها. نقرؤها عنك: الضمان ومبلغ التحمل والوقود والمسافة وعبور الحدود، فتصل وأنت تعرف ما ستوقّع عليه.',
    facts: [
      { term: 'الرخصة', text: 'مضى عليها عام فأكثر، ومعها الرخصة الدولية في الغالب' },
      { term: 'العمر', text: 'من 21 سنة عادةً، ومن 25 للسيارات الكبيرة' },
      { term: 'مبلغ الضمان', text: 'بطاقة ائتمان باسم السائق نفسه' },
      { term: 'طريقة الحجز', text: 'هاتفيًا' },
    ],
    sections: [
      {
        id: 'class',
        heading: 'أي فئة تختار؟',
        paragraphs: ['تَعِدك الشركات بفئة لا بطراز معيّن، فاختر بحسب الطريق والركاب والحقائب.'],
        points: [
          { term: 'صغيرة', text: 'لشخصين في المدن الأوروبية القديمة حيث تضيق الشوارع والمواقف.' },
          { term: 'صالون', text: 'لأربعة على طرق جيدة، مع حقيبتين كبيرتين بعيدًا عن الأنظار.' },
          { term: 'دفع رباعي للطرق', text: 'للجبال والحصى والشتاء، أو لمن يحب المقعد العالي والمساحة.' },
          { term: 'سبعة مقاعد', text: 'تريح ستة، وتتسع لسبعة بأمتعة خفيفة، فالصف الأخير يأخذ مكان الحقائب.' },
          { term: 'دفع رباعي للرمال', text: 'كثير من العقود يمنع الخروج عن الطريق المعبّد، فاسأل قبل أن تخطط لرحلة برّ.' },
        ],
      },
      {
        id: 'licence',
        heading: 'الرخصة المحلية والدولية',
        paragraphs: [
          'الرخصة القطرية مقبولة في دول الخليج، وفي بلدان كثيرة أثناء الزيارة. وحيث تُكتب الرخص بحروف أخرى خذ معك الرخصة الدولية أيضًا، فهي تُستخرج في قطر برسم يسير ووقت قصير، وبعض المكاتب لا تسلّم المفتاح من دونها.',
          'أما زائر قطر فيقود برخصته مدة محدودة، ولرخص دول الخليج معاملة أيسر. وتختلف القواعد بحسب الجنسية وتتغير، فنراجع حالتك حين تتصل، والكلمة الأخيرة لشركة التأجير.',
        ],
      },
      {
        id: 'insurance',
        heading: 'التأمين بكلام واضح',
        paragraphs: [],
        points: [
          { term: 'تأمين الطرف الثالث', text: 'ما تُلحقه بغيرك من ضرر. يفرضه القانون ويشمله كل عقد تقريبًا.' },
          { term: 'الإعفاء من الأضرار', text: 'يحدّ مما تدفعه عن ضرر السيارة نفسها، ونادرًا ما يُسقطه كله.' },
          { term: 'مبلغ التحمل', text: 'الجزء الذي يبقى عليك، ومن أجله يُحجز مبلغ الضمان.' },
          {
            term: 'غير مشمول في العادة',
            text: 'الإطارات والزجاج وأسفل السيارة وضياع المفتاح والتعبئة بوقود غير مناسب، ما لم تُضف تغطيتها.',
          },
        ],
      },
      {
        id: 'border',
        heading: 'عبور الحدود',
        paragraphs: [
          'القيادة من قطر إلى السعودية، أو من فرنسا إلى إيطاليا، تحتاج إلى موافقة مكتوبة من الشركة وتأمين يسري في البلد الآخر. بعض الشركات ترفض، وبعضها يمنع سيارات بعينها. فأخبرنا بخط رحلتك حين تتصل، ومنه العبّارات.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل تقود زوجتي أو ابني أيضًا؟',
        answer:
          'نعم، إذا كُتب الاسم في العقد وحضر صاحبه برخصته عند الاستلام. وللسائق الإضافي رسم يسير في الغالب، ولمن دون 25 سنة رسم أكبر.',
      },
      {
        question: 'ليست لديّ بطاقة ائتمان، فهل أستأجر؟',
        answer: 'تقبل بعض الشركات بطاقة الخصم مع التأمين الكامل، وترفضها أخرى. أخبرنا أولًا، فقد تكون السيارة مع سائق أيسر لك.',
      },
      {
        question: 'من يدفع مخالفات السرعة والمواقف؟',
        answer: 'السائق، ومعها رسم إداري للشركة. وانتبه في المدن الأوروبية إلى المناطق التي لا يدخلها إلا السكان.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أرجو الاتصال بي بشأن استئجار سيارة. البلد والمكان:  التواريخ:  عمر السائق ورخصته:',
  },
};

/** What to look at, in the three moments where renters lose money. */
export const rentalChecks: readonly { when: Bilingual; checks: readonly Bilingual[] }[] = [
  {
    when: { en: 'Before you fly', ar: 'قبل السفر' },
    checks: [
      {
        en: 'Licence, permit and credit card all in the name of the driver',
        ar: 'الرخصة والرخصة الدولية وبطاقة الائتمان كلها باسم السائق',
      },
      {
        en: 'Enough credit on the card for the deposit, on top of hotel and meals',
        ar: 'في البطاقة رصيد يكفي الضمان مع الفندق والمصروف',
      },
      { en: 'Flight number on the booking, so that the desk waits', ar: 'رقم الرحلة مدوّن في الحجز كي ينتظرك المكتب' },
    ],
  },
  {
    when: { en: 'At the counter', ar: 'عند الاستلام' },
    checks: [
      {
        en: 'A video of every side, the wheels, the roof and the fuel gauge',
        ar: 'صوّر بالفيديو كل جهة والعجلات والسقف ومؤشر الوقود',
      },
      { en: 'Every scratch written on the sheet before you sign', ar: 'كل خدش مكتوب في الورقة قبل أن توقّع' },
      { en: 'No extras you did not ask for: feel free to say no', ar: 'لا إضافات لم تطلبها، وارفضها بلا حرج' },
    ],
  },
  {
    when: { en: 'When you return it', ar: 'عند الإعادة' },
    checks: [
      {
        en: 'Same fuel level as at pick-up, with the receipt for the last fill-up',
        ar: 'الوقود كما استلمته، ومعك إيصال آخر تعبئة',
      },
      { en: 'In office hours, so that someone looks at the car with you', ar: 'في ساعات الدوام كي يفحص الموظف السيارة أمامك' },
      { en: 'A signed note that the car came back undamaged', ar: 'ورقة موقّعة بأن السيارة عادت سليمة' },
    ],
  },
];
