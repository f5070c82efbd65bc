import type { TownMap } from '../town-map';

export const townMap: TownMap = {
  rivers: [
    {
      track: '28.72 77.229, 28.664 77.248, 28.628 77.2545, 28.6 77.267, 28.57 77.289, 28.545 77.31',
      wide: 250,
      name: { en: 'Yamuna', ar: 'يامونا' },
    },
  ],
  parks: [
    { track: '28.5935 77.2185, 28.5935 77.224, 28.59 77.224, 28.59 77.2185', name: { en: 'Lodhi Garden', ar: 'حديقة لودي' } },
  ],
  roads: [{ track: '28.6143 77.1995, 28.6129 77.2295', name: { en: 'Kartavya Path', ar: 'كارتافيا باث' } }],
};
