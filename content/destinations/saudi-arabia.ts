import type { Destination } from '../destination.ts';

export const saudiArabia: Destination = {
  slug: 'saudi-arabia',
  name: { en: 'Saudi Arabia', ar: 'السعودية' },
  art: 'saudi-arabia',
  country: 'SA',
  gateway: { airport: 'RUH', city: { en: 'Riyadh', ar: 'الرياض' }, minutes: 90 },
  city: { name: { en: 'Riyadh', ar: 'الرياض' }, timeZone: 'Asia/Riyadh', latitude: 24.6333, longitude: 46.7167 },
  currency: { code: 'SAR', name: { en: 'Saudi riyal', ar: 'الريال السعودي' } },
  languages: { en: 'Arabic', ar: 'العربية' },
  climate: {
    city: { en: 'Riyadh', ar: 'الرياض' },
    high: [20, 23, 28, 33, 39, 43, 43, 44, 41, 36, 28, 22],
    low: [9, 11, 15, 21, 26, 28, 29, 29, 26, 21, 16, 11],
    rain: [13, 8, 24, 28, 5, 3, 4, 4, 0, 1, 9, 15],
    source: {
      by: { en: 'Jeddah Regional Climate Centre', ar: 'المركز المناخي الإقليمي في جدة' },
      ...{ station: 'Riyadh, rounded', period: '1985–2010', read: '2026-11-23' },
    },
  },
  en: {
    title: 'Saudi Arabia: Riyadh, AlUla and Aseer',
    description:
      'Saudi Arabia from Doha by air or by road: Diriyah, AlUla, old Jeddah, the Aseer mountains and Al-Ahsa, with seasons, food and room for Umrah.',
    heading: 'Saudi Arabia, the neighbour you have not finished seeing',
    lead: 'An hour and a half to Riyadh by air, or a morning on the road to the palms of Al-Ahsa. The two Holy Mosques first, and a great deal besides.',
    story: [
      'Most of us know Saudi Arabia by two roads: the one to Makkah and the one to Madinah. Turn off either and the country keeps going for a thousand kilometres. In Diriyah, at the edge of Riyadh, palaces of mud brick glow like embers when the lamps come on and families walk down to the palms of Wadi Hanifah. In the old quarter of Jeddah, merchants’ houses of coral stone lean over the lanes, their balconies carved so that a breeze may enter and a gaze may not.',
      'In the south the map turns green. The heights of Aseer rise to about three thousand metres at Al-Soudah, and in July, when Doha simmers, you may want a jacket there after the afternoon rain. Terraces of wheat hang under villages of stone, men in the mountain markets still wear garlands of basil and marigold, and the road down the escarpment drops so fast that ears pop. Children ask for it again.',
      'And in the north-west there is AlUla: sandstone cliffs in the shapes of animals, an oasis of more than two million date palms, inscriptions left by travellers before Islam, and night skies with hardly a lamp to spoil them. Give it three days. You can be in Madinah afterwards in about four hours by road, for the prayer that many families like to end such a journey with.',
    ],
    seasons: [
      {
        term: 'November to February',
        text: 'Riyadh: 20 to 28 degrees by day and cold evenings, near nine in January. The time for AlUla, the desert and long walks; book school holidays early.',
      },
      {
        term: 'March and April',
        text: '28 degrees, then 33, with a chance of rain and dust. After a wet winter the desert flowers. Taif picks its roses in April.',
      },
      {
        term: 'May to September',
        text: 'Above 40 in Riyadh for most of it. The heights of Aseer stay cool, about 30 by day in Abha, with showers in the afternoon.',
      },
      {
        term: 'October',
        text: 'Still 36 in Riyadh at noon, but the nights soften to about 21 and the Red Sea is warm and clear.',
      },
    ],
    see: [
      {
        term: 'At-Turaif in Diriyah',
        text: 'The mud-brick town where the first Saudi state began, on the World Heritage List since 2010. Come an hour before sunset and stay for dinner above the valley.',
      },
      {
        term: 'AlUla',
        text: 'Elephant Rock at dusk, the lanes of the old town, the inscriptions of Jabal Ikmah and the rock-cut façades of Hegra. The last two are entered by booked tour, so fix the hours before the hotel.',
      },
      {
        term: 'Al-Balad in Jeddah',
        text: 'Begin at Bayt Nassif after Asr, when shutters open and the baker in the next lane lights his oven. Then a short drive to the Corniche for the sea air.',
      },
      {
        term: 'Aseer: Al-Soudah and Rijal Almaa',
        text: 'Juniper forests in the clouds, and below them a village of stone towers with windows trimmed in white quartz. Two nights in Abha are the least it deserves.',
      },
      {
        term: 'Al-Ahsa',
        text: 'One of the largest palm oases in the world, with springs, the cool caves of Jabal Al-Qarah and the Qaisariyah market in Hofuf. An easy weekend by car from Doha.',
      },
      {
        term: 'Madinah beyond the Prophet’s Mosque',
        text: 'Quba after sunrise, Mount Uhud with someone who knows the story, and the Hejaz railway station, where trains from Damascus arrived in 1908.',
      },
    ],
    eat: [
      {
        term: 'Jareesh',
        text: 'Crushed wheat cooked slowly with yoghurt, crowned with fried onion: the dish of Najd, and of the whole kingdom since 2023.',
      },
      {
        term: 'Saleeg',
        text: 'Rice simmered in broth and milk until it is soft as cream, under roast chicken. Taif and Makkah both claim the best; children take no side and ask for more.',
      },
      {
        term: 'Ma’soub and mutabbaq',
        text: 'Breakfast in the Hejaz: banana mashed with bread, cream and honey, beside a crisp folded pastry of egg and leek.',
      },
      {
        term: 'Areekah',
        text: 'A warm dough from Aseer, hollowed and filled with ghee, honey and dates. One plate is enough for three hikers.',
      },
      {
        term: 'Dates with coffee',
        text: 'Khalas from Al-Ahsa, Ajwa from Madinah, Sukkari from Qassim, with pale coffee and cardamom. Taste before you buy a carton.',
      },
    ],
    goodToKnow: [
      {
        term: 'Entry',
        text: 'Qatari passport holders enter visa-free (public index, 17 February 2026). For residents of Qatar with other passports it depends on nationality. Confirm with the embassy before you book.',
      },
      {
        term: 'Adding Umrah',
        text: 'Jeddah and Madinah both combine easily with AlUla. Book the Umrah slot in the Nusuk app before the hotels, and keep Ramadan and the Hajj season for worship alone. Makkah is open to Muslims only.',
      },
      {
        term: 'Prayer and opening hours',
        text: 'Mosques and prayer rooms are everywhere, including petrol stations on the highway. On Friday most shops and museums open in the afternoon. Evenings are long: families dine at ten.',
      },
      {
        term: 'By car from Doha',
        text: 'Cross at Abu Samra and Salwa with the car’s documents and insurance valid in Saudi Arabia. Hofuf takes around three hours, Riyadh about six, plus the wait at the border. Watch for camels at night.',
      },
      {
        term: 'Inside the country',
        text: 'Fly to Abha and AlUla. The Haramain train joins Makkah, Jeddah and Madinah; the Riyadh metro saves an hour of traffic. Ride apps work in all the cities.',
      },
      {
        term: 'Dress and money',
        text: 'Modest clothes for everyone; visitors need no abaya outside the Holy Mosques. Cards are taken almost everywhere, and the riyals of both countries, pegged to the dollar, are worth almost the same.',
      },
    ],
    questions: [
      {
        question: 'Is AlUla worth it if we prefer not to enter Hegra?',
        answer:
          'Yes. Many Muslims keep away from Hegra for what the hadith says of its people, and the old town, the oasis, Jabal Ikmah and Elephant Rock fill three days without it. For the ruling, ask the scholars you trust.',
      },
      {
        question: 'Where can we go in July?',
        answer: 'Abha and Al-Soudah, or Al-Bahah further north. Book early, for half the Gulf has the same idea.',
      },
      {
        question: 'Can we see the country and perform Umrah in one week?',
        answer:
          'Yes: two nights in Makkah, two in Madinah, three in AlUla, flying into Jeddah and home from AlUla or Madinah. We arrange the cars between them.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to plan a trip to Saudi Arabia. Dates:  Travellers and nationalities:',
  },
  ar: {
    title: 'السعودية: الدرعية والعُلا وعسير والأحساء',
    description:
      'السعودية من الدوحة جوًا أو برًا: الدرعية والعُلا وجدة التاريخية وجبال عسير ونخيل الأحساء، ومواسمها وأكلاتها، ومتّسع للعمرة.',
    heading: 'السعودية: جار لم نرَ منه إلا القليل',
    lead: 'ساعة ونصف بالطائرة إلى الرياض، أو صباح واحد في السيارة إلى نخيل الأحساء. الحرمان الشريفان أولًا، وبعدهما بلاد واسعة.',
    story: [
      'أكثرنا يعرف السعودية من طريقين: طريق مكة وطريق المدينة. فإذا ملت عنهما امتدت أمامك البلاد مسيرة ألف كيلومتر. في الدرعية، على طرف الرياض، تتوهج قصور الطين حين تُضاء مصابيحها، وتنزل العائلات إلى نخيل وادي حنيفة. وفي «البلد» بجدة تطل بيوت التجار المبنية بالحجر المرجاني على أزقة ضيقة، برواشين من خشب مشغول يدخل منها النسيم ولا تدخل منها العيون، وتحتها دكاكين ما زال أصحابها يجلسون على عتباتها بعد العصر.',
      'وفي الجنوب تخضرّ الخريطة. تبلغ مرتفعات عسير عند السودة نحو ثلاثة آلاف متر فوق البحر، وقد تحتاج فيها إلى سترة بعد مطر العصر في يوليو والدوحة في عز القيظ. مدرّجات قمح معلقة تحت قرى من حجر، وشيوخ في الأسواق يضعون على رؤوسهم أطواق الريحان والورد، وعقبة تنحدر بك إلى تهامة حتى تنسدّ أذناك من سرعة النزول، فإذا بلغت أسفلها طلب الأطفال أن تعيدها.',
      'وفي الشمال الغربي العُلا: جبال من الحجر الرملي نحتتها الريح على هيئة حيوانات، وواحة فيها أكثر من مليوني نخلة، ونقوش تركها المسافرون قبل الإسلام، وسماء لا يكاد يزاحم نجومها مصباح. اجعل لها ثلاثة أيام، ثم خذ الطريق إلى المدينة المنورة، وهي على نحو أربع ساعات بالسيارة، وما أجمل أن تُختم الرحلة بصلاة في المسجد النبوي الشريف قبل العودة إلى البيت.',
    ],
    seasons: [
      {
        term: 'نوفمبر إلى فبراير',
        text: 'من 20 إلى 28 درجة نهارًا في الرياض، وليل بارد يقارب تسع درجات في يناير. موسم العُلا والبر والمشي، فاحجز لإجازات المدارس مبكرًا.',
      },
      {
        term: 'مارس وأبريل',
        text: '28 درجة ثم 33، وقد يأتي مطر أو غبار. وإن جاد الشتاء أزهر البر، وفي أبريل يُقطف ورد الطائف.',
      },
      {
        term: 'مايو إلى سبتمبر',
        text: 'فوق الأربعين في الرياض معظم الوقت. أما مرتفعات عسير فألطف، نحو 30 نهارًا في أبها، مع زخات عند العصر.',
      },
      {
        term: 'أكتوبر',
        text: 'ما زالت ظهيرة الرياض حارة عند 36 درجة، لكن الليل يلطف إلى نحو 21، والبحر الأحمر دافئ وصافٍ.',
      },
    ],
    see: [
      {
        term: 'حي الطريف في الدرعية',
        text: 'مدينة الطين التي قامت فيها الدولة السعودية الأولى، وهي في قائمة التراث العالمي منذ 2010. تعال قبل الغروب بساعة، وابقَ للعشاء في مطعم يطل على الوادي.',
      },
      {
        term: 'العُلا',
        text: 'جبل الفيل ساعة الغروب، وأزقة البلدة القديمة، ونقوش جبل عكمة، وواجهات الحِجر المنحوتة. والأخيران لا يُدخلان إلا بجولة محجوزة، فثبّت موعدها قبل الفندق.',
      },
      {
        term: 'جدة التاريخية',
        text: 'ابدأ من بيت نصيف بعد العصر، حين تُفتح الدكاكين ويوقد الخباز فرنه في الزقاق المجاور، ثم اختم المساء بهواء البحر على الكورنيش.',
      },
      {
        term: 'عسير: السودة ورجال ألمع',
        text: 'غابات عرعر بين السحاب، وتحتها قرية من حصون حجرية نوافذها مزينة بالمرو الأبيض. وأقل ما تستحقه ليلتان في أبها.',
      },
      {
        term: 'الأحساء',
        text: 'من أكبر واحات النخيل في العالم: عيون ماء، ومغارات باردة في جبل القارة، وسوق القيصرية في الهفوف. عطلة نهاية أسبوع سهلة من الدوحة بالسيارة.',
      },
      {
        term: 'المدينة المنورة وما حولها',
        text: 'مسجد قباء بعد الشروق، وجبل أحد مع من يروي لك خبره، ومحطة سكة حديد الحجاز التي بلغها القطار القادم من دمشق عام 1908.',
      },
    ],
    eat: [
      {
        term: 'الجريش',
        text: 'قمح مجروش يُطبخ على مهل باللبن ويُزيّن بالبصل المحمّر. أكلة أهل نجد، وهو الطبق الوطني للمملكة منذ 2023.',
      },
      {
        term: 'السليق',
        text: 'أرز يُطهى بالمرق والحليب حتى يلين، وفوقه دجاج محمّر. يتنازعه أهل الطائف وأهل مكة، أما الصغار فيطلبون زيادة ولا يسألون عن أصله.',
      },
      {
        term: 'المعصوب والمطبق',
        text: 'فطور أهل الحجاز: خبز يُهرس بالموز مع القشطة والعسل، وإلى جانبه رقاق مقرمش محشو بالبيض والكراث.',
      },
      {
        term: 'العريكة',
        text: 'عجين ساخن من عسير تُجعل في وسطه حفرة للسمن والعسل والتمر. صحن واحد يكفي ثلاثة عائدين من الجبل.',
      },
      {
        term: 'التمر والقهوة',
        text: 'خلاص الأحساء وعجوة المدينة وسكري القصيم، مع قهوة شقراء بالهيل. ذق قبل أن تشتري الكرتون.',
      },
    ],
    goodToKnow: [
      {
        term: 'الدخول',
        text: 'يدخلها حامل الجواز القطري بلا تأشيرة (مؤشر عام، 17 فبراير 2026)، وللمقيم في قطر بجواز آخر شروط بحسب جنسيته. تأكد من السفارة قبل الحجز.',
      },
      {
        term: 'العمرة مع الرحلة',
        text: 'يسهل الجمع بين العُلا وجدة أو المدينة. احجز موعد العمرة في تطبيق «نسك» قبل الفنادق، واجعل رمضان وموسم الحج للعبادة وحدها. ولا يدخل مكة المكرمة غير المسلمين.',
      },
      {
        term: 'الصلاة وساعات العمل',
        text: 'المساجد والمصليات في كل مكان، حتى في محطات الوقود على الطرق السريعة. ويوم الجمعة تفتح أكثر المتاجر والمتاحف بعد الظهر، والسهر طويل، فالعشاء عند العاشرة أمر معتاد.',
      },
      {
        term: 'بالسيارة من الدوحة',
        text: 'العبور من أبو سمرة إلى سلوى بأوراق السيارة وتأمين ساري المفعول في السعودية. الهفوف على نحو ثلاث ساعات والرياض على نحو ست، عدا الانتظار في المنفذ. واحذر الجمال السائبة ليلًا.',
      },
      {
        term: 'التنقل في الداخل',
        text: 'الطائرة إلى أبها والعُلا، وقطار الحرمين بين مكة وجدة والمدينة، ومترو الرياض يغنيك عن زحام الشوارع. وتطبيقات سيارات الأجرة تعمل في المدن كلها.',
      },
      {
        term: 'اللباس والعملة',
        text: 'لباس محتشم للجميع، ولا تُلزم الزائرة بالعباءة في غير الحرمين. والبطاقات مقبولة في كل مكان تقريبًا، والريالان القطري والسعودي مربوطان بالدولار وقيمتهما متقاربة.',
      },
    ],
    questions: [
      {
        question: 'هل تستحق العُلا الزيارة إن لم نرغب في دخول الحِجر؟',
        answer:
          'نعم. كثيرون يتجنبون الحِجر لما ورد في الحديث عن ديار ثمود، وفي البلدة القديمة والواحة وجبل عكمة وجبل الفيل ما يملأ ثلاثة أيام. أما الحكم الشرعي فاسأل عنه من تثق به من أهل العلم.',
      },
      {
        question: 'أين نذهب في يوليو؟',
        answer: 'إلى أبها والسودة، أو إلى الباحة شمالها. وبادر بالحجز، فكثير من أهل الخليج يقصدونها في الصيف.',
      },
      {
        question: 'هل يكفي أسبوع للسياحة والعمرة معًا؟',
        answer:
          'يكفي: ليلتان في مكة وليلتان في المدينة وثلاث في العُلا، والوصول إلى جدة والعودة من العُلا أو المدينة. ونرتّب لك السيارات بينها.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود ترتيب رحلة إلى السعودية. التواريخ:  عدد المسافرين وجنسياتهم:',
  },
};
