import type { Bilingual } from './bilingual.ts';
import type { DestinationSlug } from './destination.ts';
import type { Guide } from './guide.ts';
import type { Picture } from './picture.ts';

export type ExperienceMood = 'brave' | 'slow' | 'roots' | 'local';

/** One thing to do somewhere, which we arrange when asked. */
export interface Experience {
  /** Anchor in the address, the same in both languages. */
  id: string;
  mood: ExperienceMood;
  art: Picture;
  destination: DestinationSlug;
  /** What the link to the destination's page calls it. */
  country: Bilingual;
  place: Bilingual;
  /** The months we would choose, 1 to 12. */
  months: readonly number[];
  en: ExperienceText;
  ar: ExperienceText;
}

export interface ExperienceText {
  name: string;
  story: string;
  when: string;
  length: string;
  forWhom: string;
  know: string;
}

export const moods: Record<ExperienceMood, { name: Bilingual; line: Bilingual }> = {
  brave: {
    name: { en: 'For a faster pulse', ar: 'لمن يحب المغامرة' },
    line: { en: 'Over in an hour, told for years.', ar: 'ساعة واحدة، وحديثها يدوم سنين.' },
  },
  slow: {
    name: { en: 'Slowly, with a view', ar: 'على مهل' },
    line: { en: 'Sit down. Let the view come to you.', ar: 'اجلس، ودع المشاهد تمرّ أمامك.' },
  },
  roots: {
    name: { en: 'Closer to our own story', ar: 'على خطى من سبقونا' },
    line: { en: 'Places whose names you knew before you could read.', ar: 'أماكن عرفنا أسماءها قبل أن نعرف القراءة.' },
  },
  local: {
    name: { en: 'Another life for a day', ar: 'يوم كأهل البلد' },
    line: { en: 'Cook it, wear it, sleep in it.', ar: 'اطبخ طبقهم والبس ثوبهم ونم في خيمتهم.' },
  },
};

export const experiences: readonly Experience[] = [
  {
    id: 'balloon',
    mood: 'brave',
    art: 'cappadocia',
    destination: 'turkey',
    country: { en: 'Turkey', ar: 'تركيا' },
    place: { en: 'Göreme, Cappadocia', ar: 'غوريمه، كبادوكيا' },
    months: [4, 5, 6, 9, 10, 11],
    en: {
      name: 'A balloon at dawn',
      story:
        'It is still dark when the burners light up one after another. Then the basket leaves the ground without a sound, and the sun comes up below you.',
      when: 'April to June, September to November',
      length: 'One hour in the air, three with the drive',
      forWhom: 'Steady legs and early risers; usually from about six years, not for expectant mothers',
      know: 'The wind decides, and the authority may close the sky at the last minute. Keep a second morning free.',
    },
    ar: {
      name: 'منطاد مع الفجر',
      story: 'ما زال الظلام مخيمًا حين تشتعل المواقد واحدًا بعد آخر. ثم تفارق السلة الأرض بلا صوت، وتشرق الشمس من تحتك.',
      when: 'أبريل إلى يونيو، وسبتمبر إلى نوفمبر',
      length: 'ساعة في الجو، وثلاث ساعات مع الطريق',
      forWhom: 'لمن يقوى على الوقوف ويصحو باكرًا، من نحو ست سنوات في العادة، ولا يناسب الحوامل',
      know: 'القرار للريح، وقد تُلغى الرحلات في آخر لحظة. فاترك لها صباحًا ثانيًا.',
    },
  },
  {
    id: 'zipline',
    mood: 'brave',
    art: 'ras-al-khaimah',
    destination: 'ras-al-khaimah',
    country: { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
    place: { en: 'Jebel Jais, Ras Al Khaimah', ar: 'جبل جيس، رأس الخيمة' },
    months: [11, 12, 1, 2, 3],
    en: {
      name: 'The long zipline of Jebel Jais',
      story:
        'Face down, arms back, nearly three kilometres of wire over bare canyons. It lasts a few minutes and you will ask to go again.',
      when: 'November to March',
      length: 'Half a day, including the drive up',
      forWhom: 'Teenagers and adults within the limits of height and weight; shorter lines for the others',
      know: 'Closed in fog, rain and strong wind. Bring a jacket, closed shoes and an identity card.',
    },
    ar: {
      name: 'زيبلاين جبل جيس',
      story:
        'وجهك إلى الأرض وذراعاك إلى الخلف، وتحتك أودية جرداء على امتداد ثلاثة كيلومترات تقريبًا. دقائق معدودة، ثم تطلب أن تعيدها.',
      when: 'نوفمبر إلى مارس',
      length: 'نصف يوم مع طريق الصعود',
      forWhom: 'للفتيان والكبار ضمن حدود الطول والوزن، ولغيرهم مسارات أقصر',
      know: 'يتوقف في الضباب والمطر والريح الشديدة. أحضر سترة وحذاءً مغلقًا وبطاقة هوية.',
    },
  },
  {
    id: 'skating',
    mood: 'brave',
    art: 'pages/skating',
    destination: 'moscow',
    country: { en: 'Moscow', ar: 'موسكو' },
    place: { en: 'Red Square, Moscow', ar: 'الساحة الحمراء، موسكو' },
    months: [12, 1, 2],
    en: {
      name: 'On skates below the Kremlin',
      story:
        'Painted domes on one side, strings of light on the other, and the family holding hands in a line that is bound to fall.',
      when: 'December to February',
      length: 'An hour on the ice, and tea afterwards',
      forWhom: 'Everyone who can walk; small children push a support across the ice',
      know: 'Ten below is common: thick socks and gloves. Most foreign bank cards do not work, so read our advice on Moscow first.',
    },
    ar: {
      name: 'تزلّج تحت أسوار الكرملين',
      story: 'قباب ملونة من جهة وعقود من الأنوار من جهة أخرى، والعائلة يدًا بيد في صف لا بد أن يقع.',
      when: 'ديسمبر إلى فبراير',
      length: 'ساعة على الجليد، وبعدها كوب شاي',
      forWhom: 'لكل من يمشي، وللصغار مساند يدفعونها على الجليد',
      know: 'البرد يبلغ عشر درجات تحت الصفر، فخذ جوارب سميكة وقفازات. ومعظم البطاقات البنكية الأجنبية لا يعمل، فاقرأ نصائحنا لموسكو أولًا.',
    },
  },
  {
    id: 'glacier-express',
    mood: 'slow',
    art: 'switzerland',
    destination: 'switzerland',
    country: { en: 'Switzerland', ar: 'سويسرا' },
    place: { en: 'Zermatt to St Moritz', ar: 'من زيرمات إلى سانت موريتز' },
    months: [12, 1, 2, 3, 6, 7, 8, 9],
    en: {
      name: 'The Glacier Express across the Alps',
      story:
        'Eight hours, 291 bridges, windows up to the roof. They call it the slowest express in the world, and nobody on board wants it faster.',
      when: 'June to September, or deep winter',
      length: 'One whole day',
      forWhom: 'Parents, couples, and children who like to look; half the route is enough for the very young',
      know: 'A seat reservation is needed besides the ticket. Meals are served at the seat: order fish or vegetables ahead. No trains in late autumn.',
    },
    ar: {
      name: 'قطار الأنهار الجليدية عبر جبال الألب',
      story: 'ثماني ساعات و291 جسرًا، ونوافذ ترتفع حتى السقف. يسمونه أبطأ قطار سريع في العالم، ولا أحد من ركابه يريده أسرع.',
      when: 'يونيو إلى سبتمبر، أو قلب الشتاء',
      length: 'يوم كامل',
      forWhom: 'للوالدين والأزواج ومن يحب التأمل من الأبناء، ويكفي الصغار نصف الطريق',
      know: 'يلزم حجز المقعد فوق ثمن التذكرة. والغداء يُقدّم في مقعدك، فاطلب السمك أو الخضار مسبقًا. ويتوقف القطار في أواخر الخريف.',
    },
  },
  {
    id: 'seine',
    mood: 'slow',
    art: 'france',
    destination: 'france',
    country: { en: 'France', ar: 'فرنسا' },
    place: { en: 'Paris', ar: 'باريس' },
    months: [4, 5, 6, 7, 8, 9, 10],
    en: {
      name: 'The Seine at the blue hour',
      story:
        'Board half an hour before sunset. The bridges pass overhead, the lamps come on, and on the way back the Eiffel Tower begins to glitter.',
      when: 'April to October',
      length: 'A little over an hour',
      forWhom: 'Everyone, wheelchairs too on many boats, and the evening after a long flight',
      know: 'Dinner boats serve wine and rarely halal meat. Take the plain boat and dine on land. Warm layers on deck, even in June.',
    },
    ar: {
      name: 'نهر السين ساعة الغروب',
      story: 'اركب قبل المغيب بنصف ساعة. تمرّ الجسور فوق رأسك وتضاء المصابيح، وفي طريق العودة يبدأ برج إيفل في التلألؤ.',
      when: 'أبريل إلى أكتوبر',
      length: 'أكثر من ساعة بقليل',
      forWhom: 'للجميع، وكثير من القوارب يتسع للكراسي المتحركة، وتصلح لأول مساء بعد رحلة طويلة',
      know: 'قوارب العشاء تقدم الخمر وقلّما تقدم لحمًا حلالًا. فاركب قارب النزهة وتعشَّ في المدينة. وعلى السطح برد حتى في يونيو.',
    },
  },
  {
    id: 'santorini-sailing',
    mood: 'slow',
    art: 'greece',
    destination: 'greece',
    country: { en: 'Greece', ar: 'اليونان' },
    place: { en: 'Santorini', ar: 'سانتوريني' },
    months: [5, 6, 9, 10],
    en: {
      name: 'Sailing the caldera of Santorini',
      story:
        'Under the cliffs, past the young volcano and into bays that have no road. You swim, eat on deck, and see the villages turn gold from the water.',
      when: 'May, June, September and October',
      length: 'About five hours, in the morning or until sunset',
      forWhom: 'Families who swim; a boat of your own if you want the deck to yourselves',
      know: 'In July and August the wind often cancels. Ask for fish on board and no alcohol: on a private boat the menu is yours.',
    },
    ar: {
      name: 'إبحار في خليج سانتوريني',
      story:
        'تحت الجروف، وحول البركان الصغير، إلى خلجان لا طريق إليها. تسبح وتتغدى على السطح، وترى القرى يكسوها الذهب وأنت في الماء.',
      when: 'مايو ويونيو، وسبتمبر وأكتوبر',
      length: 'نحو خمس ساعات، صباحًا أو حتى الغروب',
      forWhom: 'للعائلات التي تحب السباحة، ومن أراد السطح لأهله فقارب خاص',
      know: 'في يوليو وأغسطس كثيرًا ما تلغيها الريح. اطلب السمك وأن يخلو القارب من الكحول، وفي القارب الخاص تختار أنت الطعام كله.',
    },
  },
  {
    id: 'haramain-train',
    mood: 'roots',
    art: 'pages/haramain-train',
    destination: 'saudi-arabia',
    country: { en: 'Saudi Arabia', ar: 'السعودية' },
    place: { en: 'Makkah to Madinah', ar: 'من مكة المكرمة إلى المدينة المنورة' },
    months: [11, 12, 1, 2, 3],
    en: {
      name: 'By the Haramain train to Madinah',
      story:
        'After the days of Umrah the desert slides past at 300 kilometres an hour, and before the tea is cold the city of the Prophet, peace be upon him, is there.',
      when: 'November to March; Ramadan for those who book early',
      length: 'Under two and a half hours; stay two nights',
      forWhom: 'The whole family, and parents for whom the road is too long',
      know: 'Stations lie away from the centres, so have a car waiting. The Rawdah is booked by hour in the Nusuk app.',
    },
    ar: {
      name: 'إلى المدينة بقطار الحرمين',
      story:
        'بعد أيام العمرة يطوي بك القطار الصحراء بسرعة 300 كيلومتر في الساعة، وما إن تنتهي من وِردك حتى تلوح مدينة المصطفى صلى الله عليه وسلم.',
      when: 'نوفمبر إلى مارس، ورمضان لمن حجز مبكرًا',
      length: 'أقل من ساعتين ونصف، وأقم ليلتين',
      forWhom: 'للعائلة كلها، وللوالدين إن شق عليهما طريق السيارة',
      know: 'المحطتان بعيدتان عن الحرمين، فلتكن السيارة في انتظارك. والصلاة في الروضة الشريفة تُحجز بالساعة عبر تطبيق «نسك».',
    },
  },
  {
    id: 'samarkand',
    mood: 'roots',
    art: 'uzbekistan',
    destination: 'uzbekistan',
    country: { en: 'Uzbekistan', ar: 'أوزبكستان' },
    place: { en: 'Tashkent to Samarkand', ar: 'من طشقند إلى سمرقند' },
    months: [4, 5, 9, 10],
    en: {
      name: 'Samarkand by fast train',
      story:
        'Breakfast in Tashkent, cotton fields at the window, and by noon you stand on the Registan, with the tomb of Imam al-Bukhari still to come.',
      when: 'April, May, September and October',
      length: 'Two days, with a night in Samarkand',
      forWhom: 'Readers of history, families with school children, parents with a car waiting at the station',
      know: 'Seats go quickly in season, and names must match the passports. On the square, come back when it is lit.',
    },
    ar: {
      name: 'سمرقند بالقطار السريع',
      story:
        'تفطر في طشقند وتمرّ حقول القطن بنافذتك، وعند الظهر أنت في ساحة ريغستان، وعلى مقربة منها مرقد الإمام البخاري رحمه الله.',
      when: 'أبريل ومايو، وسبتمبر وأكتوبر',
      length: 'يومان، بينهما ليلة في سمرقند',
      forWhom: 'لمحبي التاريخ والعائلات التي لديها أبناء في سن المدرسة، وللوالدين بسيارة تنتظرهما عند المحطة',
      know: 'تنفد المقاعد سريعًا في الموسم، والأسماء كما في الجوازات. وعُد إلى الساحة ليلًا حين تضاء.',
    },
  },
  {
    id: 'al-balad',
    mood: 'roots',
    art: 'jeddah',
    destination: 'saudi-arabia',
    country: { en: 'Saudi Arabia', ar: 'السعودية' },
    place: { en: 'Al-Balad, Jeddah', ar: 'البلد، جدة' },
    months: [11, 12, 1, 2, 3],
    en: {
      name: 'An evening among the old houses of Jeddah',
      story:
        'Wooden bays lean over the lanes that pilgrims walked from the harbour. Coral walls, spice sellers, and a minaret that has watched it all.',
      when: 'November to March, and the nights of Ramadan',
      length: 'Three hours, from Asr until after Isha',
      forWhom: 'Everyone who walks; with a guide the houses come to life',
      know: 'Lanes are uneven and some houses are closed for repair. It fits well with a night in Jeddah before or after Umrah.',
    },
    ar: {
      name: 'أمسية بين بيوت جدة القديمة',
      story: 'رواشين من الخشب تميل على أزقة سلكها الحجاج من الميناء. جدران من الحجر المنقبي وباعة بهارات، ومنارة شهدت ذلك كله.',
      when: 'نوفمبر إلى مارس، وليالي رمضان',
      length: 'ثلاث ساعات، من العصر إلى ما بعد العشاء',
      forWhom: 'لكل من يمشي، ومع المرشد تنطق الأبواب',
      know: 'الأزقة غير مستوية وبعض البيوت مغلق للترميم. وتناسب ليلة في جدة قبل العمرة أو بعدها.',
    },
  },
  {
    id: 'cooking',
    mood: 'local',
    art: 'food/morocco-table',
    destination: 'morocco',
    country: { en: 'Morocco', ar: 'المغرب' },
    place: { en: 'Marrakech', ar: 'مراكش' },
    months: [3, 4, 5, 10, 11],
    en: {
      name: 'Cooking in a riad',
      story:
        'First the market with the cook, who smells every lemon. Then a tagine of your own on the coals, and lunch in the courtyard with whoever helped.',
      when: 'March to May, October and November',
      length: 'Four to five hours, lunch included',
      forWhom: 'Mothers and daughters, friends, and children from about eight',
      know: 'Everything is halal. Tell us about allergies, and whether you would like a class only for your family.',
    },
    ar: {
      name: 'درس طبخ في رياض مراكشي',
      story: 'أولًا إلى السوق مع الطباخة التي تشم كل ليمونة. ثم طاجين من صنع يدك على الجمر، وغداء في الفناء مع كل من أعانك.',
      when: 'مارس إلى مايو، وأكتوبر ونوفمبر',
      length: 'من أربع إلى خمس ساعات، ومعها الغداء',
      forWhom: 'للأمهات والبنات والصديقات، وللأبناء من نحو ثماني سنوات',
      know: 'الطعام حلال كما هو المعتاد في المغرب، ونؤكده لك مع المكان قبل الحجز. أخبرنا بأي حساسية من الطعام، وإن أردت درسًا لعائلتك وحدها.',
    },
  },
  {
    id: 'hanbok',
    mood: 'local',
    art: 'south-korea',
    destination: 'south-korea',
    country: { en: 'South Korea', ar: 'كوريا الجنوبية' },
    place: { en: 'Gyeongbokgung, Seoul', ar: 'قصر غيونغبوك، سيول' },
    months: [4, 5, 10, 11],
    en: {
      name: 'A hanbok for the palace',
      story:
        'Choose silk in the colours you like, have the bow tied properly, and walk through the gate as if you had always lived there.',
      when: 'April, May, October and November',
      length: 'Two to four hours',
      forWhom: 'Daughters first of all, and the grandmothers who come along; sizes for the smallest too',
      know: 'The dress is long and wide, and a headscarf goes well with it. The palace is closed on Tuesdays.',
    },
    ar: {
      name: 'في قصر غيونغبوك بثوب الهانبوك',
      story: 'تختارين الحرير باللون الذي تحبين، وتُعقد لك الربطة كما ينبغي، ثم تعبرين البوابة كأنك من أهل القصر.',
      when: 'أبريل ومايو، وأكتوبر ونوفمبر',
      length: 'من ساعتين إلى أربع',
      forWhom: 'للبنات قبل غيرهن، وللجدات معهن، وفيه مقاسات للصغار',
      know: 'الثوب طويل واسع، والحجاب يليق به. ويغلق القصر أبوابه كل ثلاثاء.',
    },
  },
  {
    id: 'desert-camp',
    mood: 'local',
    art: 'sights/morocco-5',
    destination: 'morocco',
    country: { en: 'Morocco', ar: 'المغرب' },
    place: { en: 'Merzouga, the Sahara', ar: 'مرزوكة، الصحراء الكبرى' },
    months: [10, 11, 3, 4],
    en: {
      name: 'A night in a Sahara camp',
      story:
        'You know the desert, but not this one: dunes as high as towers, drums by the fire, bread baked in the sand, and silence until sunrise.',
      when: 'October, November, March and April',
      length: 'Three days from Marrakech or Fes, one night in the dunes',
      forWhom: 'Families and friends who do not mind a long road through mountains',
      know: 'Ask for a tent with its own bathroom. In winter nights fall to near zero: wool, and a second blanket.',
    },
    ar: {
      name: 'ليلة في مخيم بالصحراء الكبرى',
      story: 'أنت ابن البرّ، لكن هذا برّ آخر: كثبان كالأبراج، وطبول حول النار، وخبز يُدفن في الرمل، وسكون حتى الشروق.',
      when: 'أكتوبر ونوفمبر، ومارس وأبريل',
      length: 'ثلاثة أيام من مراكش أو فاس، منها ليلة بين الكثبان',
      forWhom: 'للعائلات والأصدقاء ممن لا يضيقون بطريق جبلي طويل',
      know: 'اطلب خيمة لها حمامها. وفي الشتاء يقترب الليل من الصفر، فخذ الصوف وبطانية ثانية.',
    },
  },
];

/** Words around the experiences. `{experience}` in the message stands for the name of one. */
export const experienceWords = {
  en: {
    year: 'What to do in which month',
    yearText: 'Each row shows the months we would choose.',
    when: 'When',
    length: 'How long',
    forWhom: 'Who it suits',
    know: 'Good to know',
    ask: 'Ask about this',
    more: 'More about',
    message: 'Hello Karam Travel, I would like to ask about: {experience}. Dates:  Travellers and ages:',
  },
  ar: {
    year: 'أي تجربة في أي شهر؟',
    yearText: 'في كل سطر الشهور التي نختارها لك.',
    when: 'متى',
    length: 'المدة',
    forWhom: 'لمن',
    know: 'معلومات تهمّك',
    ask: 'اسألنا عنها',
    more: 'المزيد عن',
    message: 'مرحبًا كرم للسفر، أود السؤال عن تجربة: {experience}. التواريخ:  عدد المسافرين وأعمارهم:',
  },
} as const;

/** The page of experiences: how to choose one and how to ask for it. */
export const experiencesPage: Guide = {
  name: { en: 'Experiences', ar: 'التجارب' },
  art: 'interlaken',
  en: {
    title: 'Travel experiences to ask us for',
    description:
      'Twelve experiences for travellers from Qatar, from a balloon at dawn to the train to Madinah: the right months, how long they take and who they suit.',
    heading: 'What you will tell them when you are home',
    lead: 'Not a list of sights: twelve hours and days that people remember. Choose one, and we build the journey around it.',
    facts: [
      { term: 'To choose from', text: 'Twelve ideas in ten countries' },
      { term: 'Ask us', text: 'Two to six weeks ahead, longer in high season' },
      { term: 'Price', text: 'In riyals, for your dates and party size' },
      { term: 'You pay', text: 'After we have confirmed, not on this site' },
    ],
    sections: [
      {
        id: 'how',
        heading: 'How it works',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'You write to us', text: 'Which experience, your dates, who is coming and how old the children are.' },
          { term: 'We ask the people there', text: 'Whether there is room, what is included, what happens in bad weather.' },
          {
            term: 'You get one answer',
            text: 'A price in riyals, alone or with flights and hotel, and how it can be cancelled.',
          },
        ],
      },
      {
        id: 'before',
        heading: 'Before you choose',
        paragraphs: [],
        points: [
          {
            term: 'Weather',
            text: 'Balloons, boats and ziplines follow the wind. Put them early in the trip, so that there is a second chance.',
          },
          {
            term: 'Children',
            text: 'Limits of age and height are for their safety and are not negotiable. Tell us honestly and nobody is turned away at the gate.',
          },
          {
            term: 'Privacy',
            text: 'A boat, a class or a guide of your own is often possible, and for a family of six it does not always cost more.',
          },
          {
            term: 'Prayer and food',
            text: 'We look at the hours of prayer when we set the time, and ask what is served before you do.',
          },
        ],
      },
    ],
    questions: [
      {
        question: 'Can I ask for only the experience?',
        answer: 'Yes. If your flights and hotel are booked already, tell us where you are and when.',
      },
      {
        question: 'What if bad weather cancels it?',
        answer:
          'Then you usually get another day or your money back. It depends on who runs it, so we tell you the rule before you pay.',
      },
      {
        question: 'What if mine is not on the page?',
        answer: 'Write and tell us what you have in mind. These twelve are where most conversations begin, not where they end.',
      },
    ],
    greeting: 'Hello Karam Travel, I am looking for an experience. What I have in mind:  Dates:  Travellers:',
  },
  ar: {
    title: 'تجارب سفر نرتّبها لك',
    description:
      'اثنتا عشرة تجربة للمسافر من قطر، من المنطاد فجرًا إلى قطار المدينة المنورة: الشهور المناسبة، والمدة، ولمن تصلح، وما يحسن أن تعرفه.',
    heading: 'الحكاية التي ترويها حين تعود',
    lead: 'ليست قائمة معالم، بل اثنتا عشرة تجربة تبقى في الذاكرة. اختر واحدة ونبني لك الرحلة حولها.',
    facts: [
      { term: 'الاختيار', text: 'من اثنتي عشرة فكرة في عشرة بلدان' },
      { term: 'متى تسألنا', text: 'قبل أسبوعين إلى ستة، وأبكر في المواسم' },
      { term: 'السعر', text: 'بالريال، بحسب تواريخك وعدد المسافرين معك' },
      { term: 'الدفع', text: 'بعد أن نؤكد لك، وليس عبر الموقع' },
    ],
    sections: [
      {
        id: 'how',
        heading: 'كيف نرتّبها؟',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'تكتب إلينا', text: 'أي تجربة تريد، ومتى، ومن معك، وكم أعمار الأطفال.' },
          { term: 'نسأل أهل المكان', text: 'هل من متسع؟ وماذا يشمل السعر؟ وماذا لو لم يسمح الطقس؟' },
          { term: 'يصلك جواب واحد', text: 'سعر بالريال، للتجربة وحدها أو مع الطيران والفندق، وشروط الإلغاء.' },
        ],
      },
      {
        id: 'before',
        heading: 'قبل أن تختار',
        paragraphs: [],
        points: [
          { term: 'الطقس', text: 'المناطيد والقوارب والزيبلاين رهن الريح. فاجعلها في أول الرحلة لتبقى لك فرصة ثانية.' },
          { term: 'الأطفال', text: 'حدود العمر والطول لسلامتهم ولا استثناء فيها. أخبرنا بأعمارهم كما هي فلا يُردّ أحد عند الباب.' },
          { term: 'الخصوصية', text: 'كثيرًا ما يتيسر قارب أو درس أو مرشد لعائلتك وحدها، وقد لا يزيد الثمن على عائلة من ستة.' },
          { term: 'الصلاة والطعام', text: 'نراعي أوقات الصلاة حين نختار الموعد، ونسأل عما يُقدّم من طعام قبل أن تسأل.' },
        ],
      },
    ],
    questions: [
      { question: 'هل أطلب التجربة وحدها؟', answer: 'نعم. إن كان طيرانك وفندقك محجوزين فأخبرنا أين تكون ومتى.' },
      {
        question: 'ماذا لو أُلغيت لسوء الطقس؟',
        answer: 'تُعرض عليك في العادة مواعيد أخرى أو يُردّ إليك المبلغ. والشروط تختلف من جهة إلى أخرى، فنبيّنها لك قبل الدفع.',
      },
      {
        question: 'ما أريده ليس في الصفحة، فهل أسأل؟',
        answer: 'راسلنا بما في بالك. بهذه الأفكار يبدأ الحديث عادةً، ولا يقف عندها.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أبحث عن تجربة مميزة. ما في بالي:  التواريخ:  عدد المسافرين:',
  },
};
