import type { StyleSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { streetMapStyle } from '@/lib/env';
import { withLabelsIn } from '@/lib/hotels/street-labels';

const style: StyleSpecification = {
  version: 8,
  sources: { tiles: { type: 'vector', url: 'https://tiles.example.org/planet' } },
  layers: [
    { id: 'ground', type: 'background' },
    { id: 'town', type: 'symbol', source: 'tiles', 'source-layer': 'place', layout: { 'text-field': ['get', 'name'] } },
    {
      id: 'old',
      type: 'symbol',
      source: 'tiles',
      'source-layer': 'place',
      layout: { 'text-field': '{name:latin}\n{name:nonlatin}' },
    },
    { id: 'road', type: 'symbol', source: 'tiles', 'source-layer': 'road', layout: { 'text-field': ['get', 'ref'] } },
  ],
};

const fieldsOf = ({ layers }: StyleSpecification) =>
  layers.map((layer) => (layer.type === 'symbol' ? layer.layout?.['text-field'] : null));

it('place names are in the language of the page if the tiles have them', () => {
  const arabic = ['coalesce', ['get', 'name:ar'], ['get', 'name']];
  expect(fieldsOf(withLabelsIn('ar', style))).toEqual([null, arabic, arabic, ['get', 'ref']]);
  expect(fieldsOf(withLabelsIn('en', style))[1]).toEqual([
    'coalesce',
    ['get', 'name:en'],
    ['get', 'name_en'],
    ['get', 'name:latin'],
    ['get', 'name'],
  ]);
});

describe('the address of the style', () => {
  it.each([
    ['https://maps.example.org/style.json', 'https://maps.example.org/style.json'],
    ['', null],
    ['http://maps.example.org/style.json', null],
    ['https://', null],
  ])('%j is read as %j', (setting, address) => {
    const before = process.env.STREET_MAP_STYLE;
    process.env.STREET_MAP_STYLE = setting;
    expect(streetMapStyle()).toBe(address);
    if (before === undefined) delete process.env.STREET_MAP_STYLE;
    else process.env.STREET_MAP_STYLE = before;
  });

  it('is that of OpenFreeMap by default', () => {
    const before = process.env.STREET_MAP_STYLE;
    delete process.env.STREET_MAP_STYLE;
    expect(streetMapStyle()).toBe('https://tiles.openfreemap.org/styles/liberty');
    if (before !== undefined) process.env.STREET_MAP_STYLE = before;
  });
});
