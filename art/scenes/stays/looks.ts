import type { Roof, Windows } from '../../landmarks/stays/facade.ts';

/** How houses look. The index of a drawing selects from each list. Colours are those of noon. */
export interface Look {
  walls: readonly string[];
  roofs: readonly Roof[];
  tiles: readonly string[];
  windows: readonly Windows[];
  cloth: readonly string[];
  /** Far behind the houses. */
  behind: 'skyline' | 'hills' | 'mountains' | 'snow' | 'dunes' | 'rocks' | 'chimneys' | 'domes' | 'town' | 'plain';
  /** Houses on both sides; otherwise plants. */
  street?: boolean;
  plants: 'palms' | 'trees' | 'firs' | 'cypresses' | 'none';
  ground: readonly [far: string, near: string];
  /** Large hotels are towers. */
  tall?: boolean;
  floors?: number;
  /** The colour of the mosque behind. */
  dome?: string;
}

const paved = ['#d8d0c4', '#b4a99c'] as const;
const lawn = ['#9cc07a', '#5f9464'] as const;
const sand = ['#f2dcae', '#dcb67c'] as const;
const dust = ['#e6cfa6', '#c8a478'] as const;
const snow = ['#ffffff', '#c8d8f0'] as const;

/** Colours between blanks. */
const list = (colours: string) => colours.split(' ');
const paint = (walls: string, tiles: string, cloth: string) => ({ walls: list(walls), tiles: list(tiles), cloth: list(cloth) });
const built = (roofs: string, windows: string) => ({
  roofs: roofs.split(' ') as Roof[],
  windows: windows.split(' ') as Windows[],
});
const grounds = (behind: Look['behind'], plants: Look['plants'], ground: Look['ground'], floors?: number) => ({
  ...{ behind, plants, ground },
  ...(floors && { floors }),
});
const street = (...its: Parameters<typeof grounds>) => ({ ...grounds(...its), street: true });

const gulfHouse = paint('#ead6b2 #f2e6d2 #dcbf96', '#c8a878', '#2f7f8a #8a1538 #6a8a5a');
const european = paint('#efe2c8 #e8c9a0 #dcb8a0 #d8d4cc', '#b4553c #8a4a40 #a86a48', '#3f6f7a #7a3a44 #4f6f4a');
const plain = paint('#f4ead8 #e4dccf #d9c4a8', '#7a8494 #a0705c', '#c0503c #3f7f8a #d8a03c');

const all = {
  towers: { ...plain, ...built('flat steps flat', 'wide plain wide'), ...grounds('skyline', 'palms', paved, 9), tall: true },
  city: {
    ...plain,
    walls: list('#d8d4cc #c89a80 #b8c0c8'),
    ...built('flat steps', 'plain wide'),
    ...street('skyline', 'trees', paved, 9),
    tall: true,
  },
  souq: { ...gulfHouse, ...built('crenels flat crenels', 'pointed arched plain'), ...street('domes', 'palms', dust) },
  villas: {
    ...gulfHouse,
    walls: list('#f6eee0 #ead9bc #e0c4a4'),
    ...built('flat steps domes', 'arched wide plain'),
    ...grounds('plain', 'palms', dust, 5),
  },
  medina: {
    ...paint('#d68f66 #c8785a #e0a880', '#3f7f6a', '#2f6f8a #3f7f5a'),
    ...built('crenels hip crenels', 'arched pointed'),
    ...street('mountains', 'palms', dust),
  },
  minarets: {
    ...paint('#e4b48c #f0e2c4 #c88a74 #b8c4b0', '#b4603f #a4583c', '#3f6f7a #7a3a44 #4f6f4a'),
    ...built('hip flat hip', 'wide arched plain'),
    ...street('domes', 'cypresses', paved, 4),
    dome: '#8fa0ae',
  },
  roofs: { ...european, ...built('gable hip gable', 'shutters plain shutters'), ...street('town', 'none', paved) },
  boulevard: {
    ...european,
    walls: list('#ece4d4 #e0d2ba #d4c8c0'),
    tiles: list('#62708a #54607a'),
    ...built('mansard mansard hip', 'plain arched shutters'),
    ...street('town', 'trees', paved, 6),
  },
  terrace: {
    ...paint('#b86a50 #f4efe6 #a85a48', '#5a6070', '#2f4f6a #3f6a4f'),
    ...built('flat mansard gable', 'plain plain arched'),
    ...street('town', 'trees', paved, 5),
  },
  tiles: {
    ...paint('#e2c294 #d8b080 #efd8b0', '#2f9aa8 #3f7fb4', '#2f8a9a #b4603c'),
    ...built('domes crenels flat', 'pointed pointed arched'),
    ...street('domes', 'trees', dust),
    dome: '#4fa4b4',
  },
  eaves: {
    ...paint('#e8dcc4 #b08058 #f0e8d8', '#4f5a6a #3f4a58', '#c0402f #2f5a6a'),
    ...built('eaves eaves gable', 'wide plain wide'),
    ...street('hills', 'trees', paved, 3),
  },
  shophouses: {
    ...paint('#e8c46a #8fb8b0 #e09a84 #a8b8d8', '#b4603f #944a38', '#c0503c #3f7a6a #e8b43c'),
    ...built('gable hip hip', 'shutters arched shutters'),
    ...street('town', 'palms', paved),
  },
  tropics: {
    ...paint('#f0e4cc #c89a6a #e4c8a0', '#a86a44 #8a6a4a', '#3f8a6a #d8843c'),
    ...built('thatch hip thatch', 'wide shutters arched'),
    ...grounds('hills', 'palms', lawn),
  },
  valley: {
    ...paint('#c89868 #a87048 #e8dcc8', '#6a5448 #84503c', '#c0402f #3f7a4f'),
    ...built('gable gable hip', 'shutters shutters plain'),
    ...grounds('mountains', 'firs', lawn),
  },
  alpine: {
    ...paint('#b4784c #945a3c #d8b48c', '#f4f8ff #e4ecfa', '#c0402f #2f5a7a'),
    ...built('gable hip gable', 'shutters plain shutters'),
    ...grounds('snow', 'firs', snow),
  },
  desert: {
    ...paint('#dcb07c #e8c898 #c89668', '#b48a5a #f4e8d0', '#8a1538 #2f6f7a'),
    ...built('crenels thatch flat', 'pointed wide arched'),
    ...grounds('dunes', 'palms', sand, 2),
  },
  oasis: {
    ...paint('#d8a878 #e4c098 #c89468', '#b48a5a', '#2f6f5a #8a4a3c'),
    ...built('crenels flat crenels', 'plain pointed arched'),
    ...grounds('rocks', 'palms', sand, 3),
  },
  chimneys: {
    ...paint('#e4cca4 #d8b88c #ecdcc0', '#b4785a', '#8a3f4a #3f6a7a'),
    ...built('flat crenels domes', 'arched arched pointed'),
    ...grounds('chimneys', 'cypresses', dust, 3),
  },
  white: {
    ...paint('#ffffff #f4f6fa #fdf6ec', '#2f6fb4 #3f84c8', '#2f6fb4 #c03f7a'),
    ...built('domes flat domes', 'arched plain arched'),
    ...street('rocks', 'none', ['#f4f0e8', '#dcd4c8'], 3),
  },
  makkah: {
    ...paint('#e8dcc8 #d8c4a8 #f0e8dc', '#8a8478', '#3f6a5a #7a6a4a'),
    ...built('flat steps flat', 'plain pointed wide'),
    ...street('rocks', 'none', paved, 10),
    tall: true,
  },
  madinah: {
    ...paint('#f2e8d4 #e4d4b8 #d8c4a8', '#8a8478', '#3f7a5a #7a8a5a'),
    ...built('flat steps crenels', 'pointed plain arched'),
    ...street('domes', 'palms', paved, 9),
    dome: '#e4d8c4',
  },
  'gulf-beach': {
    ...gulfHouse,
    walls: list('#f6ead4 #ecd2a8 #fbf6ec'),
    ...built('steps crenels hip', 'wide arched arched'),
    ...grounds('skyline', 'palms', sand),
  },
  'palm-beach': {
    ...european,
    walls: list('#f8efe0 #e0b890 #fdfaf2'),
    tiles: list('#a8704a #8a6a4a'),
    ...built('thatch hip thatch', 'wide arched shutters'),
    ...grounds('plain', 'palms', sand),
  },
  'hill-beach': {
    ...european,
    walls: list('#fbf4e6 #f0d4b0 #f8f8f4'),
    ...built('flat hip steps', 'wide shutters arched'),
    ...grounds('hills', 'cypresses', sand),
  },
  island: {
    ...paint('#d8b48c #e8d4b0 #c89a70', '#b4885a #a0784c', '#3f9aa0 #e08a5a'),
    ...built('thatch thatch hip', 'wide wide arched'),
    ...grounds('plain', 'palms', sand, 2),
  },
  garden: { ...plain, ...built('hip', 'plain'), ...grounds('hills', 'trees', lawn) },
  quay: { ...european, ...built('hip mansard hip', 'plain arched shutters'), ...street('town', 'trees', paved, 5) },
} satisfies Record<string, Look>;

export type LookName = keyof typeof all;
export const looks: Readonly<Record<LookName, Look>> = all;
