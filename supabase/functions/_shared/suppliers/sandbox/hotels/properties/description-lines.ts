/** Descriptions of hotels in both languages: an opening by kind of place, and a closing about an amenity. */
import type { AmenityCode } from '../../../../contracts/hotels/hotel-search.ts';
import type { Bilingual, DistrictKind } from '../../../../hotel-places/place-facts.ts';

export interface Words {
  /** District, rooms and floors, each as a phrase. */
  d: string;
  r: string;
  f: string;
  m: string;
}

type Line = Readonly<Record<keyof Bilingual, (words: Words) => string>>;

const line = (en: (words: Words) => string, ar: (words: Words) => string): Line => ({ en, ar });

export const openings: Readonly<Record<DistrictKind, readonly Line[]>> = {
  centre: [
    line(
      ({ d, r, f }) => `${r} rooms on ${f} floors in ${d}; shops and cafés begin at the door.`,
      ({ d, r, f }) => `${r} في ${f} في ${d}، والمتاجر والمقاهي تبدأ من عند الباب.`,
    ),
    line(
      ({ d, r }) => `A corner building in ${d}: ${r} rooms, some above the street, the quiet ones above a courtyard.`,
      ({ d, r }) => `مبنى على ناصية في ${d} يضم ${r}، بعضها على الشارع، والهادئة منها على فناء داخلي.`,
    ),
    line(
      ({ d, r }) => `In ${d}, from where much of the city can be walked. Of its ${r} rooms the upper ones look over the roofs.`,
      ({ d, r }) => `في ${d}، ومنه تصل إلى كثير من المعالم مشيًا. فيه ${r}، والعلوية منها تطل على الأسطح.`,
    ),
    line(
      ({ d, r }) => `A small lobby, ${r} rooms and a desk that knows the streets of ${d} by heart.`,
      ({ d, r }) => `بهو صغير و${r}، وموظفو استقبال يعرفون شوارع ${d} شارعًا شارعًا.`,
    ),
  ],
  business: [
    line(
      ({ d, r, f }) => `A building of ${f} floors in ${d}: ${r} rooms with a proper desk, and offices and shops next door.`,
      ({ d, r, f }) => `مبنى من ${f} في ${d}: ${r} في كل منها مكتب مريح، والشركات والمتاجر بجواره.`,
    ),
    line(
      ({ d, r }) => `For short working stays in ${d}: ${r} rooms off the main road, early coffee, late check-out when asked for.`,
      ({ d, r }) => `للإقامات القصيرة في ${d}: ${r} بعيدة عن الشارع الرئيسي، وقهوة مبكرة، ومغادرة متأخرة لمن يطلبها.`,
    ),
    line(
      ({ d, r }) => `${r} rooms above an arcade of shops in ${d}; taxis stop at the entrance.`,
      ({ d, r }) => `${r} فوق رواق من المتاجر في ${d}، وسيارات الأجرة تقف عند المدخل.`,
    ),
  ],
  old: [
    line(
      ({ d, r, f }) =>
        `An old house around a courtyard in ${d}, with ${r} rooms on ${f} floors; the lane outside is for walkers.`,
      ({ d, r, f }) => `بيت قديم حول فناء في ${d}، فيه ${r} في ${f}، والزقاق أمامه للمشاة.`,
    ),
    line(
      ({ d, r }) => `${r} rooms behind a plain door in ${d}, and a roof to sit on when the weather allows.`,
      ({ d, r }) => `${r} خلف باب بسيط في ${d}، وفوقها سطح للجلوس حين يعتدل الجو.`,
    ),
    line(
      ({ d, r }) => `Restored with stone and wood of the region, in ${d}. It has ${r} rooms, and no two are alike.`,
      ({ d, r }) => `رُمّم بحجر المنطقة وخشبها في ${d}. فيه ${r} لا تتشابه منها اثنتان.`,
    ),
  ],
  quiet: [
    line(
      ({ d, r, f }) => `In a side street of ${d}, among houses and bakeries: ${r} rooms on ${f} floors, and a garden behind.`,
      ({ d, r, f }) => `في شارع جانبي من ${d} بين البيوت والمخابز: ${r} في ${f}، وحديقة خلفية.`,
    ),
    line(
      ({ d, r }) => `${r} rooms in ${d}, where the evenings are calm and the neighbours buy their bread.`,
      ({ d, r }) => `${r} في ${d}، حيث المساء هادئ والجيران يشترون خبزهم من المتجر نفسه.`,
    ),
    line(
      ({ d, r }) => `A place for longer stays in ${d}: ${r} rooms, each with space for a table and a sofa.`,
      ({ d, r }) => `مكان للإقامات الطويلة في ${d}: ${r} تتسع كل منها لطاولة وأريكة.`,
    ),
  ],
  beach: [
    line(
      ({ d, r }) => `${r} rooms between a garden and the shore in ${d}; most balconies look at the water.`,
      ({ d, r }) => `${r} بين حديقة والشاطئ في ${d}، وأكثر الشرفات تطل على الماء.`,
    ),
    line(
      ({ d, r, f }) => `A low building of ${f} floors in ${d} with ${r} rooms, and a path that ends at the sea.`,
      ({ d, r, f }) => `مبنى منخفض من ${f} في ${d} يضم ${r}، وممشى ينتهي عند البحر.`,
    ),
    line(
      ({ d, r }) => `The promenade of ${d} passes the gate. ${r} rooms, palms for shade and showers for sandy feet.`,
      ({ d, r }) => `ممشى ${d} يمر أمام البوابة. ${r} ونخيل للظل ومرشّات لغسل الرمل عن الأقدام.`,
    ),
  ],
  island: [
    line(
      ({ d, r }) => `${r} villas on a small island of ${d}, some on the sand, some above the lagoon; guests come by boat.`,
      ({ d, r }) => `${r} على جزيرة صغيرة في ${d}، بعضها على الرمل وبعضها فوق البحيرة، والوصول إليها بالقارب.`,
    ),
    line(
      ({ d, r }) => `An island without cars in ${d}: ${r} villas, and a reef you can swim to.`,
      ({ d, r }) => `جزيرة بلا سيارات في ${d}: ${r}، وشعاب مرجانية تصل إليها سباحة.`,
    ),
    line(
      ({ d, r }) => `${r} villas of wood and thatch in ${d}; each opens onto the beach or straight into the water.`,
      ({ d, r }) => `${r} من الخشب والقش في ${d}، تفتح كل منها على الرمل أو على الماء مباشرة.`,
    ),
  ],
  desert: [
    line(
      ({ d, r }) => `${r} rooms and tents in ${d}, set far apart; a fire is lit in the evening.`,
      ({ d, r }) => `${r} بين خيام وأكواخ متباعدة في ${d}، وتُوقد النار في المساء.`,
    ),
    line(
      ({ d, r }) => `Earth-coloured walls in ${d}: ${r} rooms with shaded terraces, and walks that begin before the sun is high.`,
      ({ d, r }) => `جدران بلون الأرض في ${d}: ${r} بشرفات مظللة، ونزهات تبدأ قبل أن ترتفع الشمس.`,
    ),
  ],
  alpine: [
    line(
      ({ d, r, f }) =>
        `A timber house in ${d}: ${r} rooms on ${f} floors, balconies towards the peaks and a drying room for boots.`,
      ({ d, r, f }) => `بيت خشبي في ${d}: ${r} في ${f}، وشرفات نحو القمم، وغرفة لتجفيف الأحذية.`,
    ),
    line(
      ({ d, r }) => `Wood, wool and wide windows in ${d}. ${r} rooms, and a lounge with an open fire.`,
      ({ d, r }) => `خشب وصوف ونوافذ واسعة في ${d}. ${r} وقاعة جلوس فيها موقد.`,
    ),
    line(
      ({ d, r }) => `${r} rooms in ${d}; footpaths leave from the terrace in summer, sledges in winter.`,
      ({ d, r }) => `${r} في ${d}، تبدأ الدروب من شرفته صيفًا والمزالج شتاءً.`,
    ),
  ],
  shrine: [
    line(
      ({ d, r, m }) => `${r} rooms in ${d}, about ${m} on foot from the Haram at an easy pace.`,
      ({ d, r, m }) => `${r} في ${d}، على نحو ${m} مشيًا من الحرم بخطى هادئة.`,
    ),
    line(
      ({ d, f, m }) => `${f} floors in ${d}, about ${m} from the Haram on foot, with wheelchairs kept ready at the desk.`,
      ({ d, f, m }) => `${f} في ${d}، على نحو ${m} من الحرم مشيًا، وعند الاستقبال كراسٍ متحركة لمن يحتاج إليها.`,
    ),
    line(
      ({ d, r, m }) => `For families and groups in ${d}: ${r} rooms, wide lifts, and about ${m} to walk to the Haram.`,
      ({ d, r, m }) => `للعائلات والمجموعات في ${d}: ${r} ومصاعد واسعة، ونحو ${m} مشيًا إلى الحرم.`,
    ),
  ],
};

export const closings: readonly (Bilingual & { needs: AmenityCode })[] = [
  {
    needs: 'pool',
    en: 'The pool is open from seven to ten and has a shallow end.',
    ar: 'المسبح مفتوح من السابعة صباحًا إلى العاشرة مساءً، وفيه جزء ضحل.',
  },
  {
    needs: 'kitchenette',
    en: 'Each has a small kitchen, and there is a supermarket around the corner.',
    ar: 'في كل منها مطبخ صغير، والبقالة قريبة.',
  },
  { needs: 'spa', en: 'Downstairs are a steam bath and massage rooms.', ar: 'وفي الطابق السفلي حمّام بخار وغرف للتدليك.' },
  { needs: 'halalFood', en: 'The kitchen cooks halal and says what is in each dish.', ar: 'المطبخ حلال، ومكونات كل طبق مكتوبة.' },
  {
    needs: 'prayerRoom',
    en: 'There is a prayer room on the ground floor and a mat in every wardrobe.',
    ar: 'في الطابق الأرضي مصلى، وفي كل خزانة سجادة صلاة.',
  },
  {
    needs: 'airportShuttle',
    en: 'Transfers from the airport are arranged when you send your arrival time.',
    ar: 'ويرتَّب لك النقل من المطار متى أرسلت موعد وصولك.',
  },
  { needs: 'parking', en: 'Cars are parked in the yard, free for guests.', ar: 'وفيه مواقف مجانية لسيارات النزلاء.' },
  {
    needs: 'kidsClub',
    en: 'A children’s club is open in the afternoon, for ages four to twelve.',
    ar: 'ونادي الأطفال مفتوح بعد الظهر لمن هم بين الرابعة والثانية عشرة.',
  },
  { needs: 'skiStorage', en: 'Skis and boots dry overnight in a heated room.', ar: 'تجف الزلاجات والأحذية ليلًا في غرفة دافئة.' },
  {
    needs: 'accessible',
    en: 'The entrance has no steps, and two rooms are made for wheelchairs.',
    ar: 'المدخل بلا درج، وفيه غرفتان مهيأتان للكراسي المتحركة.',
  },
  {
    needs: 'restaurant',
    en: 'The restaurant serves dishes of the region at lunch and dinner.',
    ar: 'ويقدم المطعم أطباق المنطقة ظهرًا ومساءً.',
  },
  { needs: 'laundry', en: 'Laundry given in the morning is back by the evening.', ar: 'ما تسلّمه للغسيل صباحًا يعود إليك مساءً.' },
  { needs: 'businessCentre', en: 'Two meeting rooms can be had by the hour.', ar: 'وفيه غرفتا اجتماعات تُؤجَّران بالساعة.' },
  { needs: 'gym', en: 'The gym is open day and night.', ar: 'والنادي الرياضي مفتوح ليلًا ونهارًا.' },
  { needs: 'ladiesFloor', en: 'One floor is for women only.', ar: 'وفيه طابق مخصص للنساء.' },
  {
    needs: 'breakfastHall',
    en: 'Breakfast is served until half past ten, and packed for those who leave early.',
    ar: 'يُقدَّم الفطور حتى العاشرة والنصف، ويُعبَّأ لمن يغادر مبكرًا.',
  },
  {
    needs: 'familyRooms',
    en: 'Some rooms can be joined by a door between them.',
    ar: 'وبعض الغرف يصل بينها باب.',
  },
  {
    needs: 'airConditioning',
    en: 'Every room sets its own temperature.',
    ar: 'ولكل غرفة تحكم خاص بحرارتها.',
  },
  {
    needs: 'wifi',
    en: 'The wireless network reaches every room.',
    ar: 'وتصل الشبكة اللاسلكية إلى كل غرفة.',
  },
];

/** For a hotel with few amenities. */
export const desk: Bilingual = {
  en: 'The desk is open day and night and keeps your bags after check-out.',
  ar: 'الاستقبال مفتوح ليلًا ونهارًا، ويحفظ حقائبك بعد المغادرة.',
};
