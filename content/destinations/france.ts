import type { Destination } from '../destination.ts';

export const france: Destination = {
  slug: 'france',
  name: { en: 'France', ar: 'فرنسا' },
  art: 'france',
  country: 'FR',
  gateway: { airport: 'CDG', city: { en: 'Paris', ar: 'باريس' }, minutes: 405 },
  city: { name: { en: 'Paris', ar: 'باريس' }, timeZone: 'Europe/Paris', latitude: 48.8667, longitude: 2.3333 },
  currency: { code: 'EUR', name: { en: 'Euro', ar: 'اليورو' } },
  languages: { en: 'French', ar: 'الفرنسية' },
  climate: {
    city: { en: 'Paris', ar: 'باريس' },
    high: [7.6, 8.8, 12.8, 16.6, 20.2, 23.4, 25.7, 25.6, 21.5, 16.5, 11.1, 8],
    low: [3.2, 3.3, 5.6, 7.9, 11.1, 14.2, 16.2, 16, 13, 9.9, 6.2, 3.8],
    rain: [47.6, 41.8, 45.2, 45.8, 69, 51.3, 59.4, 58, 44.7, 55.2, 54.3, 62],
    source: {
      by: { en: 'Météo-France', ar: 'هيئة الأرصاد الفرنسية' },
      ...{ station: 'Paris-Montsouris', period: '1991–2020', read: '2026-11-22' },
    },
  },
  en: {
    title: 'France: Paris, the Alps and the south',
    description:
      'France from Doha: six places worth the journey, the right month for each, what to eat and where it is halal, the Schengen visa and the trains.',
    heading: 'France: stay for Paris, then take a train',
    lead: 'A little under seven hours to Paris. After that the mountains, the Atlantic and the Mediterranean are each a train ride away.',
    story: [
      'Leave the list of sights in the room on your first morning in Paris. Cross the Pont Alexandre III on foot and take one of the green chairs around the pond in the Tuileries; nobody will charge you for it. Let the children push wooden sailing boats across the water in the Luxembourg Gardens, as Parisian children have done for about a century. After dark, be at Trocadéro just before the hour, when the Eiffel Tower glitters for five minutes and even teenagers look up.',
      'Then take a train, because two hours change everything. Strasbourg has timbered houses, storks and a river in its streets. From Lyon the line runs on towards Annecy, where the lake is clear enough to count the stones. In Normandy the tide leaves for miles and comes back by dinner. And somewhere on the way south the roofs turn from slate to terracotta, the cooks change from butter to olive oil, and everyone slows down. You should too.',
      'Gulf families have spent their summers here for generations, and it shows in small ways: Arabic spoken behind the perfume counter, a connecting room understood at once. France also has one of the largest Muslim communities in western Europe. A halal butcher, a mosque and a tray of almond pastries belong to the ordinary street in Paris, Lyon and Marseille, so you need not plan each meal like a military campaign.',
    ],
    seasons: [
      {
        term: 'April to June',
        text: 'Paris goes from 17 degrees to 23, the chestnut trees flower and daylight lasts until ten. A fine time for walking in the cities.',
      },
      {
        term: 'July and August',
        text: 'About 26 in Paris, with hot spells well above it; beaches and mountain paths at their fullest. Lavender is cut from mid-July. Small Parisian shops close in August.',
      },
      {
        term: 'September and October',
        text: 'The sea at Nice is still warm in September, and the Loire and Alsace turn gold a month later. Rooms are easier to find.',
      },
      {
        term: 'November to March',
        text: 'Eight to 13 degrees and short days in Paris, Christmas markets in Alsace, and snow in the Alps from late December to April.',
      },
    ],
    see: [
      {
        term: 'The Louvre, by the quiet door',
        text: 'Book a time and start in the Islamic arts rooms, beneath a roof of golden mesh that seems to float in the Visconti courtyard. The Mona Lisa can wait until the evening. Closed on Tuesdays.',
      },
      {
        term: 'Mont-Saint-Michel',
        text: 'An abbey on a rock in a bay with some of the strongest tides in Europe. Sleep nearby, walk up early, and cross the sands only with a guide.',
      },
      {
        term: 'Chambord and the Loire',
        text: 'Two spiral stairs wind around each other, so that those going up never meet those coming down. Children test this for an hour. Hire bicycles in the park.',
      },
      {
        term: 'Colmar and the Alsace villages',
        text: 'Canals, geraniums and houses in every colour of the paintbox. Stay two nights and visit Riquewihr and Eguisheim before the coaches come.',
      },
      {
        term: 'Chamonix and the Aiguille du Midi',
        text: 'A cable car climbs to 3,842 metres in about twenty minutes, with Mont Blanc opposite. Go at opening time, dress for winter and ask your doctor before taking infants so high.',
      },
      {
        term: 'Nice, the Verdon and Valensole',
        text: 'Pebble beaches and a painted old town, then inland to a turquoise canyon. Lavender colours the Valensole plateau from late June to mid-July.',
      },
    ],
    eat: [
      {
        term: 'Breakfast from the bakery',
        text: 'Look for croissants “au beurre” and a baguette “tradition”, baked on the spot. Ask before choosing a cream cake, for some contain rum or gelatine.',
      },
      {
        term: 'Buckwheat galettes',
        text: 'The savoury pancakes of Brittany. Ham is the usual filling, so order egg and cheese, mushrooms or spinach and ask for a clean pan.',
      },
      {
        term: 'Socca',
        text: 'A chickpea pancake from the wood ovens of Nice, eaten hot from paper with black pepper. Flour, water, oil and nothing to ask about.',
      },
      {
        term: 'Bouillabaisse',
        text: 'Marseille’s fish stew, served in two courses with saffron broth. Order a day ahead and ask whether wine goes into the stock.',
      },
      {
        term: 'Couscous and tagines',
        text: 'North African restaurants are among the best-loved in France. Halal ones post a sign; if you see none, ask to be sure of the meat.',
      },
    ],
    goodToKnow: [
      {
        term: 'Entry',
        text: 'According to a public index of 17 February 2026, Qatari passports need a Schengen visa. Residents of Qatar with other passports follow the rule of their nationality. Confirm with the embassy before you pay for anything.',
      },
      {
        term: 'Halal food and prayer',
        text: 'Certified shops carry labels such as AVS or ARGML. The Grand Mosque of Paris, opened in 1926, has a prayer hall, a garden and a tea room under fig trees; bring a mat for days on the road.',
      },
      {
        term: 'Dress and the law',
        text: 'A headscarf is worn freely in streets, shops and restaurants. Covering the face in public is forbidden by law, and many public pools accept only ordinary swimwear, so ask before booking.',
      },
      {
        term: 'With children',
        text: 'National museums are free under 18. Many Métro stations have stairs and no lift: take buses with a pushchair, and a hotel near one of the large gardens.',
      },
      {
        term: 'Getting about',
        text: 'TGV seats are cheapest when sales open, some months ahead. Strasbourg is under two hours from Paris, Marseille a little over three. For Provence and the Loire, hire a car when you get there.',
      },
      {
        term: 'Manners and money',
        text: 'Say “bonjour” before any question. Service is included in the bill. Visitors from outside the EU can reclaim tax on purchases over 100 euros in one shop: carry the passport and scan the form at the airport.',
      },
    ],
    questions: [
      {
        question: 'How many days do we need?',
        answer:
          'Four for Paris, including one at Versailles or Disneyland. With eight, add one region: Alsace or the Alps with children, Nice and Provence for the sea.',
      },
      {
        question: 'Which part of Paris should a family stay in?',
        answer:
          'The 8th for shops and Gulf restaurants, the 6th for the Luxembourg Gardens, the 15th for larger flats near the Eiffel Tower. We look for rooms that connect.',
      },
      {
        question: 'Is Disneyland better as a day trip or an overnight stay?',
        answer:
          'With children under ten, sleep there one night: the RER from the centre takes about forty minutes each way, and tired legs prefer a short walk after the fireworks.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to plan a trip to France. Dates:  Travellers:',
  },
  ar: {
    title: 'فرنسا: باريس وجبال الألب والجنوب',
    description:
      'فرنسا من الدوحة: ستة أماكن تستحق الزيارة وأنسب شهر لكل منها، وما يؤكل هناك وأين تجد الحلال، وتأشيرة شنغن والتنقل بالقطار.',
    heading: 'فرنسا: ابدأ بباريس ثم اركب القطار',
    lead: 'أقل من سبع ساعات بقليل إلى باريس، ومنها يحملك القطار إلى الجبل أو إلى المحيط أو إلى شواطئ المتوسط.',
    story: [
      'لا تبدأ باريس بقائمة المعالم. اخرج في أول صباح بلا موعد، واعبر جسر ألكسندر الثالث ماشيًا، ثم خذ كرسيًا من الكراسي الخضراء حول البركة في حديقة التويلري، فالجلوس عليها بلا مقابل. وفي حديقة لوكسمبورغ مراكب خشبية صغيرة يدفعها الأطفال بالعصا في الماء، وهي لعبة يتوارثها صغار باريس منذ نحو مئة عام. وإذا أظلم الليل فكن في ساحة تروكاديرو قبل تمام الساعة بقليل، لترى برج إيفل يتلألأ خمس دقائق.',
      'ثم اركب القطار، فساعتان منه تنقلانك إلى بلد آخر. في ستراسبورغ بيوت من خشب وجص، ولقالق تعشش فوق الأسطح، ونهر يجري بين الشوارع. وبعد ليون يمضي بك الخط نحو آنسي وبحيرتها الصافية حتى لتكاد تعدّ حصاها. وفي نورماندي ينحسر البحر أميالًا ثم يعود قبل العشاء. أما الجنوب فتعرفه حين تحمرّ سقوف القرميد ويحلّ زيت الزيتون محل الزبدة.',
      'والعائلات الخليجية تصيّف هنا جيلًا بعد جيل، وترى أثر ذلك في أمور صغيرة: بائعة عطور تحييك بالعربية، وموظف استقبال يفهم من أول كلمة معنى الغرفتين المتصلتين. وفي فرنسا واحدة من أكبر الجاليات المسلمة في غرب أوروبا، واللحم الحلال والمسجد وحلوى اللوز المغاربية من مألوف الشوارع في باريس وليون ومرسيليا.',
    ],
    seasons: [
      {
        term: 'أبريل إلى يونيو',
        text: 'ترتفع حرارة باريس من 17 درجة إلى 23، وتزهر أشجار الكستناء، ولا تغيب الشمس في يونيو إلا قرب العاشرة. أطيب أيام المشي في المدن.',
      },
      {
        term: 'يوليو وأغسطس',
        text: 'نحو 26 درجة في باريس، وقد تمر بها موجات أشد حرًا، والشواطئ والجبال في ذروة موسمها، وحصاد الخزامى يبدأ في منتصف يوليو، وتغلق متاجر باريس الصغيرة في أغسطس.',
      },
      {
        term: 'سبتمبر وأكتوبر',
        text: 'يبقى بحر نيس دافئًا في سبتمبر، ثم تصفرّ أشجار اللوار والألزاس في أكتوبر، وتكثر الغرف الشاغرة.',
      },
      {
        term: 'نوفمبر إلى مارس',
        text: 'نهار قصير وحرارة بين 8 درجات و13 في باريس، وأسواق الشتاء في الألزاس، وثلج الألب من أواخر ديسمبر إلى أبريل.',
      },
    ],
    see: [
      {
        term: 'متحف اللوفر من قاعاته الهادئة',
        text: 'احجز ساعة الدخول وابدأ بقاعات الفنون الإسلامية، تحت سقف من شبك ذهبي متموّج في فناء فيسكونتي، واترك «الموناليزا» لآخر النهار. المتحف مغلق يوم الثلاثاء.',
      },
      {
        term: 'مون سان ميشيل',
        text: 'دير عتيق فوق صخرة، في خليج مدّه وجزره من الأقوى في أوروبا. نَم ليلة بقربه واصعد إليه باكرًا، ولا تمشِ في الرمال المحيطة إلا مع دليل.',
      },
      {
        term: 'قصر شامبور ووادي اللوار',
        text: 'درجان حلزونيان يلتفّ أحدهما حول الآخر، فلا يلتقي الصاعد بالنازل. سيجرّبهما الأطفال مرارًا، وفي الحديقة دراجات للإيجار.',
      },
      {
        term: 'كولمار وقرى الألزاس',
        text: 'قنوات وشرفات مزهرة وبيوت من كل لون. أقم ليلتين وزُر ريكفير وإيغيسهايم صباحًا قبل وصول الحافلات.',
      },
      {
        term: 'شاموني وقمة إيغوي دو ميدي',
        text: 'يرفعك التلفريك إلى 3,842 مترًا في نحو عشرين دقيقة، وأمامك مون بلان. اذهب مع أول رحلة بملابس الشتاء، واستشر الطبيب قبل أن تصعد بالرضيع.',
      },
      {
        term: 'نيس ووادي فيردون وهضبة فالنسول',
        text: 'شاطئ من الحصى وبلدة قديمة زاهية الجدران، ثم إلى الداخل حيث وادٍ عميق يجري فيه ماء فيروزي. وتتلون هضبة فالنسول بالخزامى من أواخر يونيو إلى منتصف يوليو.',
      },
    ],
    eat: [
      {
        term: 'فطور من المخبز',
        text: 'اطلب كرواسون بالزبدة وخبز «تراديسيون» المخبوز في المحل نفسه، واسأل عن حلويات الكريمة قبل شرائها، فقد يدخل فيها الروم أو الجيلاتين.',
      },
      {
        term: 'فطائر الحنطة السوداء',
        text: 'فطائر رقيقة مالحة من إقليم بريتاني، وحشوتها المعتادة لحم الخنزير، فاطلبها بالبيض والجبن أو بالفطر أو السبانخ، وعلى صاج نظيف.',
      },
      {
        term: 'سوكا',
        text: 'رقاق من طحين الحمص يُخبز في أفران الحطب في نيس ويؤكل ساخنًا مع الفلفل الأسود. طحين وماء وزيت، فلا حاجة إلى السؤال.',
      },
      {
        term: 'بويابيس',
        text: 'يخنة السمك في مرسيليا: مرق بالزعفران أولًا ثم السمك. تُطلب قبلها بيوم، واسأل هل يُضاف النبيذ إلى المرق.',
      },
      {
        term: 'الكسكسي والطاجين',
        text: 'من أحب المطابخ إلى الفرنسيين المطبخ المغاربي. والمطعم الحلال يعلّق لافتة بذلك، فإن لم تجدها فاسأل عن اللحم.',
      },
    ],
    goodToKnow: [
      {
        term: 'الدخول',
        text: 'يحتاج حامل الجواز القطري إلى تأشيرة شنغن (مؤشر عام، 17 فبراير 2026)، وللمقيم في قطر بجواز آخر شروط بحسب جنسيته. تأكد من السفارة قبل أن تدفع أي مبلغ.',
      },
      {
        term: 'الحلال والصلاة',
        text: 'ابحث عن شهادات الحلال مثل «AVS» و«ARGML». وفي مسجد باريس الكبير، المفتوح منذ عام 1926، مصلى وحديقة ومقهى للشاي تحت أشجار التين. واحمل سجادة معك في أيام التنقل.',
      },
      {
        term: 'اللباس والقانون',
        text: 'الحجاب معتاد في الشوارع والمتاجر والمطاعم، أما تغطية الوجه في الأماكن العامة فممنوعة بالقانون. وكثير من المسابح العامة لا يقبل لباس السباحة الساتر، فاسأل قبل الحجز.',
      },
      {
        term: 'مع الأطفال',
        text: 'المتاحف الوطنية مجانية لمن هم دون 18 عامًا. وفي كثير من محطات المترو درج بلا مصعد، فالحافلة أيسر مع العربة، والفندق القريب من حديقة كبيرة أريح للجميع.',
      },
      {
        term: 'التنقل',
        text: 'أرخص تذاكر القطار السريع عند فتح الحجز قبل السفر بأشهر. ستراسبورغ على أقل من ساعتين من باريس، ومرسيليا على ثلاث ساعات وقليل. أما ريف بروفانس واللوار فاستأجر له سيارة من هناك.',
      },
      {
        term: 'الآداب والمال',
        text: 'ابدأ كل سؤال بكلمة «بونجور». والخدمة محسوبة في الفاتورة. ويسترد القادم من خارج الاتحاد الأوروبي ضريبة مشترياته إذا زادت على 100 يورو في المتجر الواحد: احمل جوازك عند الشراء، وصدّق النموذج في المطار.',
      },
    ],
    questions: [
      {
        question: 'كم يومًا يكفينا؟',
        answer:
          'أربعة لباريس، يوم منها لفرساي أو ديزني لاند. وإن كانت ثمانية فأضف إقليمًا واحدًا: الألزاس أو الألب مع الأطفال، ونيس وبروفانس لمن يريد البحر.',
      },
      {
        question: 'أي أحياء باريس أنسب للعائلة؟',
        answer:
          'الدائرة الثامنة للتسوق والمطاعم العربية، والسادسة لحديقة لوكسمبورغ، والخامسة عشرة لشقق أوسع قرب برج إيفل. ونبحث لك عن غرف متصلة.',
      },
      {
        question: 'ديزني لاند في يوم واحد أم نبيت هناك؟',
        answer:
          'إن كان أطفالك دون العاشرة فبِت هناك ليلة، فالقطار من وسط المدينة نحو أربعين دقيقة في كل اتجاه، والعودة إلى الفندق مشيًا بعد عرض المساء راحة للجميع.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود ترتيب رحلة إلى فرنسا. التواريخ:  عدد المسافرين:',
  },
};
