import type { Scenery } from '../../../../supabase/functions/_shared/hotel-places/place-facts.ts';
import type { Roof, Windows } from '../../landmarks/stays/facade.ts';

/** How houses look in a scenery; each list is walked through by the number of the drawing. Colours are those of noon. */
export interface Look {
  walls: readonly string[];
  roofs: readonly Roof[];
  tiles: readonly string[];
  windows: readonly Windows[];
  cloth: readonly string[];
  /** Far behind the houses. */
  behind: 'skyline' | 'hills' | 'mountains' | 'snow' | 'dunes' | 'rocks' | 'chimneys' | 'domes' | 'town' | 'karst' | 'plain';
  /** A row of houses on both sides; otherwise it stands among plants. */
  street?: boolean;
  plants: 'palms' | 'trees' | 'firs' | 'cypresses' | 'none';
  ground: readonly [far: string, near: string];
  /** Grand hotels are towers. */
  tall?: boolean;
  floors?: number;
}

const paved = ['#d8d0c4', '#b4a99c'] as const;
const lawn = ['#9cc07a', '#5f9464'] as const;
const sand = ['#f2dcae', '#dcb67c'] as const;
const dust = ['#e6cfa6', '#c8a478'] as const;
const snow = ['#ffffff', '#c8d8f0'] as const;

const gulfHouse = {
  walls: ['#ead6b2', '#f2e6d2', '#dcbf96'],
  tiles: ['#c8a878'],
  cloth: ['#2f7f8a', '#8a1538', '#6a8a5a'],
} as const;
const european = {
  walls: ['#efe2c8', '#e8c9a0', '#dcb8a0', '#d8d4cc'],
  tiles: ['#b4553c', '#8a4a40', '#a86a48'],
  cloth: ['#3f6f7a', '#7a3a44', '#4f6f4a'],
} as const;
const plain = {
  walls: ['#f4ead8', '#e4dccf', '#d9c4a8'],
  tiles: ['#7a8494', '#a0705c'],
  cloth: ['#c0503c', '#3f7f8a', '#d8a03c'],
} as const;

export const looks: Readonly<Record<Scenery, Look>> = {
  towers: {
    ...plain,
    roofs: ['flat', 'steps', 'flat'],
    windows: ['wide', 'plain', 'wide'],
    behind: 'skyline',
    plants: 'palms',
    ground: paved,
    tall: true,
    floors: 9,
  },
  city: {
    ...plain,
    walls: ['#d8d4cc', '#c89a80', '#b8c0c8'],
    roofs: ['flat', 'steps'],
    windows: ['plain', 'wide'],
    behind: 'skyline',
    plants: 'trees',
    ground: paved,
    tall: true,
    floors: 9,
  },
  souq: {
    ...gulfHouse,
    roofs: ['crenels', 'flat', 'crenels'],
    windows: ['pointed', 'arched', 'plain'],
    behind: 'domes',
    street: true,
    plants: 'palms',
    ground: dust,
  },
  villas: {
    ...gulfHouse,
    walls: ['#f6eee0', '#ead9bc', '#e0c4a4'],
    roofs: ['flat', 'steps', 'domes'],
    windows: ['arched', 'wide', 'plain'],
    behind: 'plain',
    plants: 'palms',
    ground: dust,
    floors: 5,
  },
  medina: {
    walls: ['#d68f66', '#c8785a', '#e0a880'],
    tiles: ['#3f7f6a'],
    cloth: ['#2f6f8a', '#3f7f5a'],
    roofs: ['crenels', 'hip', 'crenels'],
    windows: ['arched', 'pointed'],
    behind: 'mountains',
    street: true,
    plants: 'palms',
    ground: dust,
  },
  minarets: {
    ...european,
    roofs: ['hip', 'gable', 'hip'],
    windows: ['shutters', 'plain', 'arched'],
    behind: 'domes',
    street: true,
    plants: 'cypresses',
    ground: paved,
  },
  roofs: {
    ...european,
    roofs: ['gable', 'hip', 'gable'],
    windows: ['shutters', 'plain', 'shutters'],
    behind: 'town',
    street: true,
    plants: 'none',
    ground: paved,
  },
  boulevard: {
    ...european,
    walls: ['#ece4d4', '#e0d2ba', '#d4c8c0'],
    tiles: ['#62708a', '#54607a'],
    roofs: ['mansard', 'mansard', 'hip'],
    windows: ['plain', 'arched', 'shutters'],
    behind: 'town',
    street: true,
    plants: 'trees',
    ground: paved,
    floors: 6,
  },
  terrace: {
    walls: ['#b86a50', '#f4efe6', '#a85a48'],
    tiles: ['#5a6070'],
    cloth: ['#2f4f6a', '#3f6a4f'],
    roofs: ['flat', 'mansard', 'gable'],
    windows: ['plain', 'plain', 'arched'],
    behind: 'town',
    street: true,
    plants: 'trees',
    ground: paved,
    floors: 5,
  },
  tiles: {
    walls: ['#e2c294', '#d8b080', '#efd8b0'],
    tiles: ['#2f9aa8', '#3f7fb4'],
    cloth: ['#2f8a9a', '#b4603c'],
    roofs: ['domes', 'crenels', 'flat'],
    windows: ['pointed', 'pointed', 'arched'],
    behind: 'domes',
    street: true,
    plants: 'trees',
    ground: dust,
  },
  eaves: {
    walls: ['#e8dcc4', '#b08058', '#f0e8d8'],
    tiles: ['#4f5a6a', '#3f4a58'],
    cloth: ['#c0402f', '#2f5a6a'],
    roofs: ['eaves', 'eaves', 'gable'],
    windows: ['wide', 'plain', 'wide'],
    behind: 'hills',
    street: true,
    plants: 'trees',
    ground: paved,
    floors: 3,
  },
  shophouses: {
    walls: ['#e8c46a', '#8fb8b0', '#e09a84', '#a8b8d8'],
    tiles: ['#b4603f', '#944a38'],
    cloth: ['#c0503c', '#3f7a6a', '#e8b43c'],
    roofs: ['gable', 'hip', 'hip'],
    windows: ['shutters', 'arched', 'shutters'],
    behind: 'town',
    street: true,
    plants: 'palms',
    ground: paved,
  },
  tropics: {
    walls: ['#f0e4cc', '#c89a6a', '#e4c8a0'],
    tiles: ['#a86a44', '#8a6a4a'],
    cloth: ['#3f8a6a', '#d8843c'],
    roofs: ['thatch', 'hip', 'thatch'],
    windows: ['wide', 'shutters', 'arched'],
    behind: 'hills',
    plants: 'palms',
    ground: lawn,
  },
  valley: {
    walls: ['#c89868', '#a87048', '#e8dcc8'],
    tiles: ['#6a5448', '#84503c'],
    cloth: ['#c0402f', '#3f7a4f'],
    roofs: ['gable', 'gable', 'hip'],
    windows: ['shutters', 'shutters', 'plain'],
    behind: 'mountains',
    plants: 'firs',
    ground: lawn,
  },
  alpine: {
    walls: ['#b4784c', '#945a3c', '#d8b48c'],
    tiles: ['#f4f8ff', '#e4ecfa'],
    cloth: ['#c0402f', '#2f5a7a'],
    roofs: ['gable', 'hip', 'gable'],
    windows: ['shutters', 'plain', 'shutters'],
    behind: 'snow',
    plants: 'firs',
    ground: snow,
  },
  desert: {
    walls: ['#dcb07c', '#e8c898', '#c89668'],
    tiles: ['#b48a5a', '#f4e8d0'],
    cloth: ['#8a1538', '#2f6f7a'],
    roofs: ['crenels', 'thatch', 'flat'],
    windows: ['pointed', 'wide', 'arched'],
    behind: 'dunes',
    plants: 'palms',
    ground: sand,
    floors: 2,
  },
  oasis: {
    walls: ['#d8a878', '#e4c098', '#c89468'],
    tiles: ['#b48a5a'],
    cloth: ['#2f6f5a', '#8a4a3c'],
    roofs: ['crenels', 'flat', 'crenels'],
    windows: ['plain', 'pointed', 'arched'],
    behind: 'rocks',
    plants: 'palms',
    ground: sand,
    floors: 3,
  },
  chimneys: {
    walls: ['#e4cca4', '#d8b88c', '#ecdcc0'],
    tiles: ['#b4785a'],
    cloth: ['#8a3f4a', '#3f6a7a'],
    roofs: ['flat', 'crenels', 'domes'],
    windows: ['arched', 'arched', 'pointed'],
    behind: 'chimneys',
    plants: 'cypresses',
    ground: dust,
    floors: 3,
  },
  white: {
    walls: ['#ffffff', '#f4f6fa', '#fdf6ec'],
    tiles: ['#2f6fb4', '#3f84c8'],
    cloth: ['#2f6fb4', '#c03f7a'],
    roofs: ['domes', 'flat', 'domes'],
    windows: ['arched', 'plain', 'arched'],
    behind: 'rocks',
    street: true,
    plants: 'none',
    ground: ['#f4f0e8', '#dcd4c8'],
    floors: 3,
  },
  makkah: {
    walls: ['#e8dcc8', '#d8c4a8', '#f0e8dc'],
    tiles: ['#8a8478'],
    cloth: ['#3f6a5a', '#7a6a4a'],
    roofs: ['flat', 'steps', 'flat'],
    windows: ['plain', 'pointed', 'wide'],
    behind: 'rocks',
    plants: 'none',
    ground: paved,
    tall: true,
    floors: 10,
  },
  madinah: {
    walls: ['#f2e8d4', '#e4d4b8', '#d8c4a8'],
    tiles: ['#8a8478'],
    cloth: ['#3f7a5a', '#7a8a5a'],
    roofs: ['flat', 'steps', 'crenels'],
    windows: ['pointed', 'plain', 'arched'],
    behind: 'domes',
    plants: 'palms',
    ground: paved,
    floors: 9,
  },
  'gulf-beach': {
    ...gulfHouse,
    walls: ['#f6ead4', '#ecd2a8', '#fbf6ec'],
    roofs: ['steps', 'crenels', 'hip'],
    windows: ['wide', 'arched', 'arched'],
    behind: 'skyline',
    plants: 'palms',
    ground: sand,
  },
  'palm-beach': {
    ...european,
    walls: ['#f8efe0', '#e0b890', '#fdfaf2'],
    tiles: ['#a8704a', '#8a6a4a'],
    roofs: ['thatch', 'hip', 'thatch'],
    windows: ['wide', 'arched', 'shutters'],
    behind: 'karst',
    plants: 'palms',
    ground: sand,
  },
  'hill-beach': {
    ...european,
    walls: ['#fbf4e6', '#f0d4b0', '#f8f8f4'],
    roofs: ['flat', 'hip', 'steps'],
    windows: ['wide', 'shutters', 'arched'],
    behind: 'hills',
    plants: 'cypresses',
    ground: sand,
  },
  island: {
    walls: ['#d8b48c', '#e8d4b0', '#c89a70'],
    tiles: ['#b4885a', '#a0784c'],
    cloth: ['#3f9aa0', '#e08a5a'],
    roofs: ['thatch', 'thatch', 'hip'],
    windows: ['wide', 'wide', 'arched'],
    behind: 'plain',
    plants: 'palms',
    ground: sand,
    floors: 2,
  },
};
