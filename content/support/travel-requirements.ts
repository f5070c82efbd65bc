import { visaPassports } from '../visa-passports.generated.ts';
import type { SupportGuide } from './support-guide.ts';

const count = visaPassports.length;

export const travelRequirements: SupportGuide = {
  name: { en: 'Travel requirements', ar: 'متطلبات السفر' },
  en: {
    title: 'Travel requirements by passport',
    description: `Choose your passport and your destination: visa-free, on arrival, e-visa or visa before you travel, for ${count} passports and ${count} destinations.`,
    heading: 'What your passport needs, country by country',
    lead: 'Choose the passport you travel with and the country you are going to. Residents of Qatar choose their own passport, not the Qatari one.',
    facts: [
      { term: 'Passports', text: `${count}, from Afghanistan to Zimbabwe` },
      { term: 'Destinations', text: `${count}` },
      { term: 'Rules as of', text: '17 February 2026' },
      { term: 'The last word', text: 'The embassy and the border officer' },
    ],
    sections: [
      {
        id: 'validity',
        heading: 'The passport itself',
        paragraphs: ['A visa in a passport that is about to expire opens no door. Look at these before you look at tickets:'],
        points: [
          {
            term: 'Six months',
            text: 'Many countries ask for a passport that is valid six months beyond the day you arrive. Schengen asks for three months beyond the day you leave, and for a passport less than ten years old.',
          },
          { term: 'Empty pages', text: 'Two are enough nearly everywhere.' },
          {
            term: 'Condition',
            text: 'A torn page or a loose cover is a reason to be left behind at check-in. Renew it before you apply for a visa.',
          },
          {
            term: 'Qatar ID',
            text: 'Citizens of the Gulf states may travel between them with their national identity card. Residents travel with their passport.',
          },
        ],
      },
      {
        id: 'residents',
        heading: 'If you live in Qatar on another passport',
        paragraphs: [
          'The rules above are those of the passport alone. A Qatari residence permit can make it easier: some countries, Georgia for one, have admitted residents of the Gulf states without a visa, and Saudi Arabia and Oman offer them an e-visa. The permit must be valid on the day you travel, often for three months or more, and sometimes only certain professions count.',
          'You apply for most visas in Doha, where you live, not in your home country. The consulate wants to see that your permit outlasts the trip, and that you may return to Qatar. Sponsored family members carry their own permits.',
        ],
      },
      {
        id: 'transit',
        heading: 'Changing planes',
        paragraphs: ['A stop on the way counts as a country as well. Ask before you choose the cheaper connection:'],
        points: [
          {
            term: 'You stay airside',
            text: 'One ticket, bags checked through: usually no visa. Some passports need an airport transit visa even so, in parts of Europe for example.',
          },
          {
            term: 'You cross the border',
            text: 'Two separate tickets, a change of airport or a night in a hotel: you enter the country and need what a visitor needs.',
          },
          {
            term: 'United States and Canada',
            text: 'There is no airside transit in the United States: every passenger enters. Canada asks for an authorisation or a transit visa.',
          },
        ],
      },
      {
        id: 'others',
        heading: 'Besides the visa',
        paragraphs: [],
        points: [
          {
            term: 'Children',
            text: 'Each child has a passport of their own. A child who travels with one parent, or with neither, may need a letter of consent.',
          },
          {
            term: 'Health',
            text: 'Many countries require yellow fever vaccination of travellers who come from, or changed planes in, a country where it occurs.',
          },
          {
            term: 'Medicines',
            text: 'Carry the prescription and the original box. What is ordinary here may be controlled there, and vice versa.',
          },
          {
            term: 'Return ticket',
            text: 'Airlines ask for it at check-in wherever entry is visa-free or the visa is given on arrival.',
          },
        ],
      },
    ],
    questions: [
      {
        question: 'Where do these rules come from?',
        answer:
          'From a public index of passports, copied on 17 February 2026. It concerns ordinary passports and short visits. It is not an official statement, and a rule can change overnight: confirm with the embassy.',
      },
      {
        question: 'I hold two passports. Which one do I choose?',
        answer:
          'The one you will show at the border, and book the flight with the same one. The visa belongs to one passport and does not move to the other.',
      },
      {
        question: 'My passport or my destination is not in the list.',
        answer: 'Tell us both on WhatsApp. We check the rule with the embassy and tell you what it said and when.',
      },
      {
        question: 'I already have a Schengen, British or American visa. Does it help?',
        answer:
          'Often. Turkey, Georgia and several others make entry easier for holders of such visas, with some passports, if the visa is valid and sometimes only once it has been used. Ask before you count on it.',
      },
    ],
    greeting: 'Hello Karam Travel, what do I need to enter? Passport:  Destination:  Dates:',
  },
  ar: {
    title: 'متطلبات السفر بحسب جوازك',
    description: `اختر جوازك ووجهتك: بلا تأشيرة أو عند الوصول أو إلكترونية أو مسبقة. شروط الدخول بحسب ${count} جوازًا إلى ${count} وجهة، مع تاريخها.`,
    heading: 'ما الذي يلزم جوازك في كل بلد؟',
    lead: 'اختر الجواز الذي تسافر به والبلد الذي تقصده. وإن كنت مقيمًا في قطر فاختر جواز بلدك، لا الجواز القطري.',
    facts: [
      { term: 'الجوازات', text: `${count} جوازًا من كل القارات` },
      { term: 'الوجهات', text: `${count} وجهة` },
      { term: 'تاريخ الشروط', text: '17 فبراير 2026' },
      { term: 'الكلمة الأخيرة', text: 'للسفارة وضابط الجوازات' },
    ],
    sections: [
      {
        id: 'validity',
        heading: 'الجواز نفسه',
        paragraphs: ['لا تنفع التأشيرة في جواز أوشك على الانتهاء. راجع هذه الأمور قبل أن تبحث عن تذكرة:'],
        points: [
          {
            term: 'ستة أشهر',
            text: 'تشترط دول كثيرة أن يبقى الجواز صالحًا ستة أشهر بعد يوم الوصول. وتشترط دول شنغن ثلاثة أشهر بعد يوم المغادرة، وألا يكون قد مضى على إصدار الجواز عشر سنوات.',
          },
          { term: 'الصفحات الفارغة', text: 'تكفي صفحتان في معظم البلدان.' },
          {
            term: 'حالة الجواز',
            text: 'قد تمنعك صفحة ممزقة أو غلاف مفكوك من السفر عند إنهاء الإجراءات في المطار. جدّد الجواز قبل أن تطلب التأشيرة.',
          },
          {
            term: 'البطاقة الشخصية',
            text: 'يتنقل مواطنو دول مجلس التعاون بينها ببطاقة الهوية الوطنية. أما المقيم فيسافر بجوازه.',
          },
        ],
      },
      {
        id: 'residents',
        heading: 'إن كنت مقيمًا في قطر بجواز آخر',
        paragraphs: [
          'الشروط المذكورة أعلاه تخص الجواز وحده. وقد تسهّل الإقامة القطرية دخولك: فبعض الدول، ومنها جورجيا، تستقبل المقيمين في دول الخليج بلا تأشيرة، والسعودية وعُمان تتيحان لهم تأشيرة إلكترونية. ويُشترط أن تكون الإقامة سارية يوم السفر، وغالبًا لثلاثة أشهر أو أكثر، وقد يقتصر الأمر على مهن بعينها.',
          'تُقدَّم معظم طلبات التأشيرة في الدوحة حيث تقيم، لا في بلدك. وتريد القنصلية أن تطمئن إلى أن إقامتك تمتد إلى ما بعد الرحلة وأن لك حق العودة إلى قطر. ولكل فرد من العائلة المكفولة إقامته الخاصة.',
        ],
      },
      {
        id: 'transit',
        heading: 'المرور بمطار آخر',
        paragraphs: ['التوقف في الطريق دخول إلى بلد آخر أحيانًا. اسأل قبل أن تختار الرحلة الأرخص:'],
        points: [
          {
            term: 'تبقى في منطقة العبور',
            text: 'بتذكرة واحدة وحقائب مشحونة حتى الوجهة الأخيرة لا تحتاج في الغالب إلى تأشيرة. ومع ذلك تُشترط على بعض الجوازات تأشيرة عبور، كما في بعض دول أوروبا.',
          },
          {
            term: 'تعبر الجوازات',
            text: 'إن كانت لديك تذكرتان منفصلتان، أو كنت تنتقل إلى مطار آخر أو تبيت في فندق، فأنت تدخل البلد ويلزمك ما يلزم الزائر.',
          },
          {
            term: 'الولايات المتحدة وكندا',
            text: 'ليس في الولايات المتحدة عبور من دون دخول، فكل راكب يمر بالجوازات. وتشترط كندا تصريحًا إلكترونيًا أو تأشيرة عبور.',
          },
        ],
      },
      {
        id: 'others',
        heading: 'غير التأشيرة',
        paragraphs: [],
        points: [
          {
            term: 'الأطفال',
            text: 'لكل طفل جواز خاص به. وقد يحتاج الطفل المسافر مع أحد والديه أو من دونهما إلى خطاب موافقة.',
          },
          { term: 'الصحة', text: 'يُطلب التطعيم ضد الحمى الصفراء ممن يأتي من بلد تنتشر فيه أو يمر به.' },
          {
            term: 'الأدوية',
            text: 'احمل الوصفة الطبية والعلبة الأصلية، فما هو معتاد هنا قد يكون مقيّدًا هناك، والعكس صحيح.',
          },
          { term: 'تذكرة العودة', text: 'تطلبها شركات الطيران حيث يكون الدخول بلا تأشيرة أو بتأشيرة عند الوصول.' },
        ],
      },
    ],
    questions: [
      {
        question: 'ما مصدر هذه الشروط؟',
        answer:
          'مؤشر عام لجوازات السفر نُقل بتاريخ 17 فبراير 2026، ويخص الجوازات العادية والزيارات القصيرة. وهو ليس بيانًا رسميًا، وقد يتغير الشرط بين ليلة وضحاها، فتأكد من السفارة.',
      },
      {
        question: 'أحمل جوازين، فأيهما أختار؟',
        answer: 'الجواز الذي ستبرزه عند الدخول، وبه تحجز التذكرة أيضًا. فالتأشيرة تخص جوازًا واحدًا ولا تنتقل إلى غيره.',
      },
      {
        question: 'لم أجد جوازي أو وجهتي في القائمة.',
        answer: 'أرسلهما إلينا عبر واتساب، فنسأل السفارة ونخبرك بما قالت ومتى قالته.',
      },
      {
        question: 'لدي تأشيرة شنغن أو بريطانيا أو الولايات المتحدة، فهل تفيدني؟',
        answer:
          'في كثير من الأحيان. فتركيا وجورجيا ودول أخرى تسهّل دخول حاملي هذه التأشيرات من بعض الجنسيات، ما دامت سارية، وقد تشترط أن تكون قد استُخدمت من قبل. اسأل قبل أن تعتمد عليها.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، ماذا يلزمني للدخول؟ الجواز:  الوجهة:  التواريخ:',
  },
};
