import type { TownMap } from '../town-map';

export const townMap: TownMap = {
  rivers: [
    {
      track: '37.416 -5.993, 37.4 -5.9985, 37.39 -6.003, 37.3863 -6.0022, 37.3815 -5.9965, 37.3735 -5.9935, 37.36 -5.996',
      wide: 130,
      name: { en: 'Guadalquivir', ar: 'الوادي الكبير' },
    },
  ],
  parks: [
    {
      track: '37.3795 -5.99, 37.378 -5.9855, 37.3705 -5.987, 37.3735 -5.9915',
      name: { en: 'María Luisa Park', ar: 'حديقة ماريا لويسا' },
    },
  ],
};
