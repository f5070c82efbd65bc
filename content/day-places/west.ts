import type { Bilingual } from '../bilingual.ts';

/** What the drawings of places in Europe and Russia show. */
export const westernDays = {
  'days/petersburg-nevsky': {
    en: 'Palaces and lamps along a canal at dusk, a lit boat passing the bridge.',
    ar: 'قصور ومصابيح على قناة عند الغروب، وقارب مضاء يمر تحت الجسر.',
  },
  'days/petersburg-isaac': {
    en: 'The golden dome of St Isaac’s above its colonnade, trees before it.',
    ar: 'قبة القديس إسحاق الذهبية فوق أعمدتها، وأمامها أشجار.',
  },
  'days/kazan-table': {
    en: 'Chak-chak on a white plate, tea, honey and small pasties on an embroidered cloth.',
    ar: 'حلوى التشاك تشاك في طبق أبيض، وشاي وعسل وفطائر صغيرة على مفرش مطرز.',
  },
  'days/kazan-tatar': {
    en: 'Wooden houses in blue, green and yellow, the minaret of Marjani Mosque behind.',
    ar: 'بيوت خشبية زرقاء وخضراء وصفراء، وخلفها مئذنة مسجد المرجاني.',
  },
  'days/kazan-slippers': {
    en: 'Embroidered slippers, a jar of honey and a tin of tea.',
    ar: 'خفّان مطرزان وجرة عسل وعلبة شاي.',
  },
  'days/zurich-lake': {
    en: 'A couple on the quay of Zurich in the evening, swans, a boat and the Alps beyond.',
    ar: 'زوجان على رصيف زيورخ مساءً، وبجع وقارب وجبال الألب في البعيد.',
  },
  'days/zurich-chocolate': {
    en: 'A box of chocolates, a watch and a parcel with a red ribbon.',
    ar: 'علبة شوكولاتة وساعة وهدية بشريط أحمر.',
  },
  'days/lucerne-bridge': {
    en: 'Under the roof of a wooden bridge: painted triangles, flowers and the lake.',
    ar: 'تحت سقف جسر خشبي: لوحات مثلثة وزهور وبحيرة.',
  },
  'days/lucerne-lion': {
    en: 'The Lion of Lucerne resting in its niche of rock above a pool.',
    ar: 'أسد لوسيرن راقد في تجويف الصخر فوق بركة.',
  },
  'days/lucerne-market': {
    en: 'A market under stone arches by the river: vegetables, flowers and cheese, a white church with two onion towers across the water.',
    ar: 'سوق تحت أقواس حجرية على النهر: خضار وزهور وأجبان، وعبر الماء كنيسة بيضاء ببرجين لكل منهما قبة بصلية.',
  },
  'days/interlaken-meadow': {
    en: 'A paraglider landing on a green meadow, the Jungfrau pink in the evening.',
    ar: 'طائر شراعي يهبط على مرج أخضر، وجبل يونغفراو وردي في المساء.',
  },
  'days/interlaken-giessbach': {
    en: 'Waterfalls coming down through firs to a turquoise lake, a boat below.',
    ar: 'شلالات تنحدر بين أشجار التنوب إلى بحيرة فيروزية، وتحتها قارب.',
  },
  'days/interlaken-first': {
    en: 'Three walkers on a steel path along a cliff, snow peaks across the valley.',
    ar: 'ثلاثة يمشون على ممر معدني معلق على الجرف، وقمم ثلجية عبر الوادي.',
  },
  'days/interlaken-breakfast': {
    en: 'Breakfast on a terrace before a snow peak and a wooden house.',
    ar: 'فطور على شرفة أمام قمة ثلجية وبيت خشبي.',
  },
  'days/paris-notre-dame': {
    en: 'The two towers of Notre-Dame above the Seine, a boat passing.',
    ar: 'برجا نوتردام فوق نهر السين، وقارب يمر.',
  },
  'days/paris-versailles': {
    en: 'The palace of Versailles behind its flower beds and a fountain.',
    ar: 'قصر فرساي خلف أحواض الزهور ونافورة.',
  },
  'days/nice-chairs': {
    en: 'Two blue chairs on a promenade, the sun going down over the bay.',
    ar: 'كرسيان أزرقان على ممشى البحر، والشمس تغرب فوق الخليج.',
  },
  'days/nice-eze': {
    en: 'A village of stone houses on a peak above the sea.',
    ar: 'قرية من بيوت حجرية على قمة فوق البحر.',
  },
  'days/nice-antibes': {
    en: 'Ramparts and two towers above a sandy beach with parasols.',
    ar: 'أسوار وبرجان فوق شاطئ رملي بمظلات.',
  },
  'days/nice-swim': {
    en: 'Two swimmers at sunrise off a pebble beach, a case and a hat on the shore, palms along the promenade.',
    ar: 'سبّاحان عند الشروق أمام شاطئ من الحصى، وعلى الشاطئ حقيبة وقبعة، ونخيل على امتداد الممشى.',
  },
  'days/lyon-bellecour': {
    en: 'A bronze rider on a red square, a white basilica on the hill behind.',
    ar: 'فارس من البرونز في ساحة حمراء، وخلفه كنيسة بيضاء على التل.',
  },
  'days/lyon-park': {
    en: 'Rowing boats on the lake of a park, an iron gate among the trees.',
    ar: 'قوارب تجديف في بحيرة حديقة، وبوابة حديد بين الأشجار.',
  },
  'days/lyon-praline': {
    en: 'A tart of pink pralines with one slice out, a bag of pralines beside it.',
    ar: 'تارت البرالين الوردي اقتُطعت منها شريحة، وبجانبها كيس برالين.',
  },
  'days/athens-erechtheion': {
    en: 'Six marble maidens carrying the porch of a temple.',
    ar: 'ست فتيات من الرخام يحملن رواق معبد.',
  },
  'days/athens-sandals': {
    en: 'Leather sandals, a bowl of pistachios and honey with its comb.',
    ar: 'صندل جلدي وطبق فستق وعسل بشمعه.',
  },
  'days/santorini-volcano': {
    en: 'A blue boat below black lava, three swimmers in a warm spring.',
    ar: 'مركب أزرق تحت حمم سوداء، وثلاثة سبّاحين في عين دافئة.',
  },
  'days/santorini-path': {
    en: 'Two walkers on the path along the cliff, a blue dome ahead at sunset.',
    ar: 'شخصان على درب الجرف، وأمامهما قبة زرقاء عند الغروب.',
  },
  'days/santorini-breakfast': {
    en: 'Breakfast on a terrace with bougainvillea, white houses over the sea.',
    ar: 'فطور على شرفة بالجهنمية، وبيوت بيضاء فوق البحر.',
  },
  'days/mykonos-little-venice': {
    en: 'White houses with painted balconies over the waves, three windmills behind.',
    ar: 'بيوت بيضاء بشرفات ملونة فوق الموج، وخلفها ثلاث طواحين هواء.',
  },
  'days/mykonos-beach': {
    en: 'Straw parasols on a beach with clear water, a chapel on the point.',
    ar: 'مظلات من القش على شاطئ صافي الماء، وكنيسة صغيرة على الرأس.',
  },
  'days/mykonos-sweets': {
    en: 'Almond sweets dusted with sugar in a box from the bakery.',
    ar: 'حلوى اللوز بالسكر في علبة من المخبز.',
  },
} as const satisfies Record<string, Bilingual>;
