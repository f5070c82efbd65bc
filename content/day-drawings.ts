import type { Bilingual } from './bilingual.ts';
import { easternDays } from './day-places/east.ts';
import { westernDays } from './day-places/west.ts';

/** What the drawings in public/art/days show: places that holidays visit on one of their days. */
export const dayDrawings = {
  ...easternDays,
  ...westernDays,
  'days/dubai-fountain': {
    en: 'A family at the rail before the dancing fountains, Burj Khalifa behind in the last light.',
    ar: 'عائلة أمام النوافير الراقصة، وخلفها برج خليفة في آخر الضوء.',
  },
  'days/dubai-aquarium': {
    en: 'A father and two children under a tunnel of glass, a ray and a shark above them.',
    ar: 'أب وطفلان في نفق زجاجي، وفوقهم سمكة راي وقرش.',
  },
  'days/dubai-camp': {
    en: 'Low tents and rugs round a fire in the dunes at night, two camels passing.',
    ar: 'خيام منخفضة وسجاد حول نار بين الكثبان ليلًا، وجملان يعبران.',
  },
  'days/dubai-beach': {
    en: 'A beach with a red parasol and a sandcastle, the hotel like a sail behind the water.',
    ar: 'شاطئ عليه مظلة حمراء وقلعة رمل، وخلف الماء الفندق الشبيه بالشراع.',
  },
  'days/lyon-traboule': {
    en: 'A court at the end of a dark passage: a pink stair tower between ochre galleries.',
    ar: 'فناء في آخر ممر مظلم: برج درج وردي بين أروقة صفراء.',
  },
  'days/paris-montmartre': {
    en: 'The white basilica of Montmartre at the top of its steps.',
    ar: 'كنيسة مونمارتر البيضاء في أعلى درجها.',
  },
  'days/santorini-caldera': {
    en: 'Two people on a terrace above the caldera, white houses along the cliff and a small ship below.',
    ar: 'شخصان على شرفة فوق الكالديرا، وبيوت بيضاء على حافة الجرف وسفينة صغيرة تحته.',
  },
  'days/lucerne-rigi': {
    en: 'A red train climbing a green slope on its cogwheel track, a lake and snow peaks behind.',
    ar: 'قطار أحمر مسنن يصعد سفحًا أخضر، وخلفه بحيرة وقمم ثلجية.',
  },
  'days/mykonos-delos': {
    en: 'Four marble lions in a row among poppies, ruins and the sea behind.',
    ar: 'أربعة أسود من الرخام في صف بين شقائق النعمان، وخلفها أطلال والبحر.',
  },
  'days/athens-sounion': {
    en: 'The columns of a temple on its cape above the sea at sunset.',
    ar: 'أعمدة معبد على رأس صخري فوق البحر عند الغروب.',
  },
  'days/santorini-perissa': {
    en: 'Straw parasols on black sand below a great rock.',
    ar: 'مظلات من القش على رمل أسود تحت صخرة عظيمة.',
  },
  'days/antalya-duden': {
    en: 'A waterfall dropping from a cliff into the sea, an excursion boat before it.',
    ar: 'شلال يهبط من الجرف إلى البحر، وأمامه مركب نزهة.',
  },
  'days/antalya-gate': {
    en: 'A marble gate of three arches between two towers, old houses behind it.',
    ar: 'بوابة رخامية بثلاثة أقواس بين برجين، وخلفها بيوت قديمة.',
  },
  'days/istanbul-bosphorus': {
    en: 'A ferry on the Bosphorus before wooden houses, a fortress on its hill and the bridge.',
    ar: 'عبّارة في البوسفور أمام بيوت خشبية، وقلعة على تلها والجسر المعلق.',
  },
  'days/cappadocia-chimneys': {
    en: 'Two walkers among tall fairy chimneys and vines in evening light.',
    ar: 'شخصان يمشيان بين مداخن صخرية عالية وكروم في ضوء المساء.',
  },
  'days/riyadh-masmak': {
    en: 'A mud-brick fort with round towers and a carved wooden gate.',
    ar: 'حصن من الطين بأبراج مستديرة وبوابة خشبية منقوشة.',
  },
  'days/jeddah-fountain': {
    en: 'A family on the Corniche at night, the great fountain white above the sea.',
    ar: 'عائلة على الكورنيش ليلًا، والنافورة العالية بيضاء فوق البحر.',
  },
  'days/maldives-hammock': {
    en: 'Someone reading in a hammock between two palms beside a lagoon.',
    ar: 'شخص يقرأ في أرجوحة بين نخلتين بجانب بحيرة شاطئية.',
  },
  'days/fes-meknes': {
    en: 'A great horseshoe gate covered in green tiles, a horse carriage before it.',
    ar: 'بوابة كبيرة بقوس حدوة مكسوة بالزليج الأخضر، وأمامها عربة حصان.',
  },
  'days/petersburg-hermitage': {
    en: 'A long green and white palace across a square, the foot of a granite column in front.',
    ar: 'قصر طويل أخضر وأبيض على ساحة، وفي المقدمة قاعدة عمود من الغرانيت.',
  },
  'days/petersburg-peterhof': {
    en: 'A yellow palace above stairs of water with golden figures and one tall jet.',
    ar: 'قصر أصفر فوق مدرجات من الماء وتماثيل ذهبية ونافورة عالية.',
  },
  'days/busan-gamcheon': {
    en: 'Hundreds of small painted houses stacked on a hill above the sea.',
    ar: 'مئات البيوت الصغيرة الملونة متراصة على تل فوق البحر.',
  },
  'days/jeju-tea': {
    en: 'Rows of green tea running towards a mountain, two pickers in straw hats.',
    ar: 'صفوف شاي أخضر تمتد نحو جبل، وقاطفان بقبعتين من القش.',
  },
} as const satisfies Record<string, Bilingual>;
