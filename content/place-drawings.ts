import type { Bilingual } from './bilingual.ts';

/** What the drawings in public/art/places show: places of "Where can I go?" and of planning pages that have no other drawing of their own. */
export const placeDrawings = {
  'places/muscat': {
    en: 'A dhow before the white houses of Mutrah, a watchtower on the bare rocks above.',
    ar: 'سفينة شراعية أمام بيوت مطرح البيضاء، وفوقها برج مراقبة على صخور جرداء.',
  },
  'places/salalah': {
    en: 'Green hills in cloud above a spring, coconut palms on both sides.',
    ar: 'تلال خضراء تعلوها الغيوم فوق عين ماء، وعلى جانبيها نخيل جوز الهند.',
  },
  'places/kuwait': {
    en: 'The Kuwait Towers with their blue globes above the corniche, the sun low.',
    ar: 'أبراج الكويت بكراتها الزرقاء فوق الكورنيش والشمس قريبة من الأفق.',
  },
  'places/bahrain': {
    en: 'The old fort of Bahrain on its mound, twin towers across the water.',
    ar: 'قلعة البحرين القديمة على تلها، ووراء الماء برجان توأمان.',
  },
  'places/amman': {
    en: 'Columns of a Roman temple on the citadel before a hill of pale houses.',
    ar: 'أعمدة معبد روماني في جبل القلعة أمام تل من البيوت الفاتحة.',
  },
  'places/beirut': {
    en: 'The two rocks of Raouché in the sea at sunset.',
    ar: 'صخرتا الروشة في البحر عند الغروب.',
  },
  'places/tunis': {
    en: 'White walls and blue doors of Sidi Bou Said above its bay.',
    ar: 'جدران بيضاء وأبواب زرقاء في سيدي بوسعيد فوق الخليج.',
  },
  'places/kuala-lumpur': {
    en: 'The twin towers of Kuala Lumpur at dusk, their windows lit.',
    ar: 'البرجان التوأمان في كوالالمبور عند الغروب ونوافذهما مضاءة.',
  },
  'places/singapore': {
    en: 'Three towers with a garden like a ship on top, tall steel trees beside the bay.',
    ar: 'ثلاثة أبراج تعلوها حديقة كالسفينة، وأشجار فولاذية عالية على الخليج.',
  },
  'places/bali': {
    en: 'A temple of many roofs on its island in a mountain lake of Bali.',
    ar: 'معبد متعدد السقوف على جزيرته في بحيرة جبلية في بالي.',
  },
  'places/zanzibar': {
    en: 'A dhow under sail off a white beach of Zanzibar, palms leaning over it.',
    ar: 'سفينة شراعية أمام شاطئ أبيض في زنجبار يميل عليه النخيل.',
  },
  'places/kathmandu': {
    en: 'The painted eyes of the great stupa of Kathmandu, flags on lines, snow peaks behind.',
    ar: 'عينا معبد كاتماندو الكبير المرسومتان، وأعلام على حبال، وخلفها قمم ثلجية.',
  },
  'places/phuket': {
    en: 'A long-tail boat on the sand, rocks of limestone in the green sea off Phuket.',
    ar: 'قارب طويل على الرمل، وصخور كلسية في البحر الأخضر قرب بوكيت.',
  },
  'places/rome': {
    en: 'The Colosseum in evening light between two umbrella pines.',
    ar: 'الكولوسيوم في ضوء المساء بين شجرتي صنوبر.',
  },
  'places/vienna': {
    en: 'A long yellow palace of Vienna behind a pond and clipped trees.',
    ar: 'قصر أصفر طويل في فيينا خلف بركة وأشجار مشذبة.',
  },
  'places/nairobi': {
    en: 'A giraffe on the yellow plain, the towers of Nairobi behind.',
    ar: 'زرافة في السهل الأصفر، وخلفها أبراج نيروبي.',
  },
  'places/geneva': {
    en: 'The tall jet of water on the lake of Geneva, snow peaks behind.',
    ar: 'نافورة جنيف العالية فوق بحيرتها، وخلفها قمم ثلجية.',
  },
  'places/tower-bridge': {
    en: 'A red bus crossing Tower Bridge in the morning.',
    ar: 'حافلة حمراء تعبر جسر البرج في لندن صباحًا.',
  },
  'places/maldives-mantas': {
    en: 'Three manta rays above a reef, someone with a snorkel over them.',
    ar: 'ثلاث أسماك مانتا فوق الشعاب، وفوقها سبّاح بأنبوب تنفس.',
  },
  'places/maldives-sandbank': {
    en: 'Two people under a parasol on a strip of sand in the lagoon, a boat behind.',
    ar: 'شخصان تحت مظلة على شريط رمل في البحيرة الشاطئية، وخلفهما قارب.',
  },
  'places/kazbegi': {
    en: 'A stone church on a green hill before the snow of Mount Kazbek, two walkers on the path.',
    ar: 'كنيسة حجرية على تل أخضر أمام ثلوج جبل كازبك، وشخصان على الدرب.',
  },
  'places/yanar-dag': {
    en: 'Flames along the foot of a hill by night, a family watching.',
    ar: 'ألسنة نار على سفح تل ليلًا، وعائلة تشاهدها.',
  },
  'places/sigiriya': {
    en: 'The rock of Sigiriya above the forest, pools and a straight path before it.',
    ar: 'صخرة سيغيريا فوق الغابة، وأمامها برك وممر مستقيم.',
  },
  'places/chiang-mai-elephants': {
    en: 'An elephant and her calf in a stream, two people watching from a deck.',
    ar: 'فيلة وصغيرها في جدول ماء، وشخصان يشاهدانهما من منصة خشبية.',
  },
  'places/regents-park-mosque': {
    en: 'The golden dome of London’s mosque behind a lake with rowing boats.',
    ar: 'القبة الذهبية لجامع لندن خلف بحيرة فيها قوارب تجديف.',
  },
  'places/sarajevo': {
    en: 'The wooden fountain of Sarajevo’s bazaar, shops and a mosque around it.',
    ar: 'السبيل الخشبي في سوق سراييفو، وحوله دكاكين ومسجد.',
  },
  'places/batumi': {
    en: 'Palms and cyclists on the boulevard of Batumi, its towers and the Black Sea at sunset.',
    ar: 'نخيل ودراجات على كورنيش باتومي، وخلفها أبراجها والبحر الأسود عند الغروب.',
  },
  'places/borjomi': {
    en: 'The glass pavilion over the spring of Borjomi, a stream, and a cable car above the firs.',
    ar: 'جوسق زجاجي فوق نبع بورجومي، وجدول ماء، وتلفريك فوق أشجار التنوب.',
  },
  'places/gobustan': {
    en: 'Dancers, a bull and a boat drawn on a rock of Gobustan, mud volcanoes behind.',
    ar: 'راقصون وثور وقارب رُسمت على صخرة في غوبستان، وخلفها براكين طينية.',
  },
  'places/shaki': {
    en: 'The palace of Shaki with its windows of coloured glass between two plane trees.',
    ar: 'قصر شكي بنوافذ من الزجاج الملوّن بين شجرتي دلب.',
  },
  'places/blagaj': {
    en: 'A white dervish house under a cliff, the green Buna flowing from a cave beside it.',
    ar: 'تكية بيضاء تحت جرف، وإلى جانبها نهر بونا الأخضر يخرج من كهف.',
  },
  'places/jajce': {
    en: 'A waterfall below the red roofs and the hilltop fortress of Jajce.',
    ar: 'شلال تحت سقوف يايتسه الحمراء وقلعتها على التل.',
  },
  'places/galle': {
    en: 'A white mosque and a lighthouse on the rampart of Galle, a small beach below.',
    ar: 'مسجد أبيض ومنارة على سور غالي، وتحته شاطئ صغير.',
  },
  'places/yala': {
    en: 'A leopard on a rock, a peacock, and an open jeep before elephants at a lagoon.',
    ar: 'نمر مرقط على صخرة، وطاووس، وسيارة مكشوفة أمام فيلة عند بحيرة.',
  },
  'places/kew': {
    en: 'The palm house of Kew behind its pond, people on a walk as high as the trees.',
    ar: 'بيت النخيل الزجاجي في كيو خلف بركته، وأناس على ممشى بعلو الأشجار.',
  },
  'places/grand-palace': {
    en: 'Three golden spires on the white Grand Palace of Bangkok, clipped trees before it.',
    ar: 'ثلاثة أبراج ذهبية مدببة فوق القصر الكبير الأبيض في بانكوك، وأمامه أشجار مشذبة.',
  },
} as const satisfies Record<string, Bilingual>;
