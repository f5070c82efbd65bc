/** Room types of a hotel: capacity, price relative to its double room, and number. */
import type { RoomOccupancy } from '../../../../contracts/hotels/hotel-search.ts';
import type { Bilingual, DistrictKind } from '../../../../hotel-places/place-facts.ts';
import { chance } from '../../seeded.ts';
import type { House } from './names.ts';

interface RoomShape {
  key: 'single' | 'double' | 'triple' | 'family' | 'quad' | 'suite' | 'twoBedrooms';
  /** Beds for adults, and for everybody. */
  grownUps: number;
  sleeps: number;
  /** Price relative to the double room. */
  factor: number;
  /** Share of the hotel's rooms. */
  share: number;
  /** In a three-star hotel; with fewer stars they are smaller, with more larger. */
  squareMetres: number;
  beds: Bilingual;
}

export interface RoomType extends RoomShape {
  name: Bilingual;
  count: number;
}

const shapes: readonly RoomShape[] = [
  {
    key: 'single',
    grownUps: 1,
    sleeps: 1,
    factor: 0.8,
    share: 0.12,
    squareMetres: 14,
    beds: { en: '1 single bed', ar: 'سرير مفرد' },
  },
  {
    key: 'double',
    grownUps: 2,
    sleeps: 3,
    factor: 1,
    share: 0.5,
    squareMetres: 22,
    beds: { en: '1 double bed or 2 single beds', ar: 'سرير مزدوج أو سريران مفردان' },
  },
  {
    key: 'triple',
    grownUps: 3,
    sleeps: 4,
    factor: 1.3,
    share: 0.14,
    squareMetres: 28,
    beds: { en: '1 double bed and 1 single bed', ar: 'سرير مزدوج وسرير مفرد' },
  },
  {
    key: 'family',
    grownUps: 2,
    sleeps: 5,
    factor: 1.42,
    share: 0.14,
    squareMetres: 34,
    beds: { en: '1 double bed and 3 beds for children', ar: 'سرير مزدوج و3 أسرّة للأطفال' },
  },
  {
    key: 'quad',
    grownUps: 4,
    sleeps: 5,
    factor: 1.6,
    share: 0.14,
    squareMetres: 36,
    beds: { en: '4 single beds', ar: '4 أسرّة مفردة' },
  },
  {
    key: 'suite',
    grownUps: 3,
    sleeps: 4,
    factor: 1.75,
    share: 0.1,
    squareMetres: 48,
    beds: { en: '1 large double bed and 1 sofa bed', ar: 'سرير مزدوج كبير وأريكة تتحول إلى سرير' },
  },
  {
    key: 'twoBedrooms',
    grownUps: 4,
    sleeps: 7,
    factor: 2.15,
    share: 0.08,
    squareMetres: 66,
    beds: { en: '1 double bed, 2 single beds and 1 sofa bed', ar: 'سرير مزدوج وسريران مفردان وأريكة تتحول إلى سرير' },
  },
];

const usualNames: Readonly<Record<RoomShape['key'], readonly Bilingual[]>> = {
  single: [{ en: 'Single room', ar: 'غرفة مفردة' }],
  double: [
    { en: 'Double room', ar: 'غرفة مزدوجة' },
    { en: 'Double or twin room', ar: 'غرفة بسرير كبير أو سريرين' },
    { en: 'Double room with a view of the street', ar: 'غرفة مزدوجة تطل على الشارع' },
    { en: 'Quiet double room at the back', ar: 'غرفة مزدوجة هادئة في الجهة الخلفية' },
  ],
  triple: [{ en: 'Triple room', ar: 'غرفة لثلاثة' }],
  family: [
    { en: 'Family room', ar: 'غرفة عائلية' },
    { en: 'Family room with bunk beds', ar: 'غرفة عائلية بأسرّة من طابقين' },
  ],
  quad: [{ en: 'Room for four', ar: 'غرفة لأربعة' }],
  suite: [{ en: 'Suite with a sitting room', ar: 'جناح بغرفة جلوس' }],
  twoBedrooms: [{ en: 'Apartment with two bedrooms', ar: 'شقة بغرفتي نوم' }],
};

const doubleNames: Partial<Record<DistrictKind, readonly Bilingual[]>> = {
  beach: [
    { en: 'Double room towards the sea', ar: 'غرفة مزدوجة على جهة البحر' },
    { en: 'Double room towards the garden', ar: 'غرفة مزدوجة على الحديقة' },
  ],
  island: [
    { en: 'Beach villa', ar: 'فيلا على الشاطئ' },
    { en: 'Villa above the lagoon', ar: 'فيلا فوق البحيرة' },
  ],
  desert: [
    { en: 'Tent for two', ar: 'خيمة لشخصين' },
    { en: 'Lodge room with a terrace', ar: 'غرفة بشرفة مظللة' },
  ],
  alpine: [
    { en: 'Double room with a view of the peaks', ar: 'غرفة مزدوجة تطل على القمم' },
    { en: 'Double room with a balcony', ar: 'غرفة مزدوجة بشرفة' },
  ],
  old: [
    { en: 'Double room on the courtyard', ar: 'غرفة مزدوجة على الفناء' },
    { en: 'Double room under the roof', ar: 'غرفة مزدوجة تحت السطح' },
  ],
};

/** The room types of a hotel with `total` rooms; a double room is always included. */
export function roomTypesFor(seed: string, kind: DistrictKind, house: House, stars: number, total: number): RoomType[] {
  const likely: Record<RoomShape['key'], number> = {
    single: stars <= 3 && kind !== 'island' && kind !== 'desert' ? 0.4 : 0,
    double: 1,
    triple: kind === 'shrine' ? 0.85 : 0.55,
    family: kind === 'business' ? 0.35 : 0.65,
    quad: kind === 'shrine' ? 0.7 : 0.22,
    suite: stars >= 4 ? 0.8 : 0.15,
    twoBedrooms: house === 'apartments' || house === 'residence' || house === 'villas' ? 0.7 : 0.15,
  };
  return shapes
    .filter(({ key }) => chance(`${seed} has ${key}`) < likely[key])
    .map((shape) => {
      const names = (shape.key === 'double' && doubleNames[kind]) || usualNames[shape.key];
      const name = names[Math.floor(chance(`${seed} ${shape.key} name`) * names.length)] ?? { en: '', ar: '' };
      const squareMetres = Math.round(shape.squareMetres * (0.7 + stars * 0.1));
      return { ...shape, name, squareMetres, count: Math.max(1, Math.round(total * shape.share)) };
    });
}

/** In years: from this age a child needs an adult's bed. */
const grownUpAge = 12;
const paysFrom = 6;

export function fits({ grownUps, sleeps }: RoomType, { adults, childrenAges }: RoomOccupancy): boolean {
  const tall = childrenAges.filter((age) => age >= grownUpAge).length;
  return adults + tall <= grownUps && adults + childrenAges.length <= sleeps;
}

/** The number of full payers: children under six are free, from six to eleven they count half. */
export function payersIn({ adults, childrenAges }: RoomOccupancy): number {
  return childrenAges.reduce((sum, age) => sum + (age >= grownUpAge ? 1 : age >= paysFrom ? 0.5 : 0), adults);
}
