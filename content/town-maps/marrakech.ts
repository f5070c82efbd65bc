import type { TownMap } from '../town-map';

export const townMap: TownMap = {
  parks: [
    {
      track: '31.619 -8.026, 31.6175 -8.015, 31.607 -8.0165, 31.6085 -8.028',
      name: { en: 'Menara Gardens', ar: 'حدائق المنارة' },
    },
    { track: '31.609 -7.984, 31.6085 -7.975, 31.59 -7.978, 31.591 -7.987', name: { en: 'Agdal Gardens', ar: 'حدائق أكدال' } },
    { track: '31.6425 -8.004, 31.6425 -8.0015, 31.6405 -8.0015, 31.6405 -8.004' },
  ],
  roads: [
    {
      track: '31.6245 -7.994, 31.6275 -7.998, 31.6345 -8.0085, 31.64 -8.017',
      name: { en: 'Mohammed V Avenue', ar: 'شارع محمد الخامس' },
    },
    { track: '31.6235 -7.9955, 31.6205 -8.0035, 31.6165 -8.0135', name: { en: 'Menara Avenue', ar: 'شارع المنارة' } },
  ],
  quarters: [
    { name: { en: 'Medina', ar: 'المدينة القديمة' }, at: [31.63, -7.986] },
    { name: { en: 'Gueliz', ar: 'جليز' }, at: [31.636, -8.011] },
    { name: { en: 'Hivernage', ar: 'الحي الشتوي' }, at: [31.6235, -8.011] },
    { name: { en: 'Palmeraie', ar: 'النخيل' }, at: [31.665, -7.955] },
    { name: { en: 'Kasbah', ar: 'القصبة' }, at: [31.617, -7.988] },
    { name: { en: 'Agafay Desert', ar: 'صحراء أكفاي' }, at: [31.5, -8.14] },
  ],
};
