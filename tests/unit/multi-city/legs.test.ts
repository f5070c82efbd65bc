import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  earliestDayOf,
  emptyMultiCityForm,
  isComplete,
  type Leg,
  legLimits,
  type MultiCityForm,
  mayAddLeg,
  mayRemoveLeg,
  withDate,
  withDestination,
  withLegAdded,
  withOrigin,
  withoutLeg,
} from '@/lib/flights/multi-city/legs';

const idAt = ({ legs }: MultiCityForm, index: number) => legs[index]?.id ?? '';
const origins = ({ legs }: MultiCityForm) => legs.map(({ from }) => from);

describe('the destination of a leg', () => {
  it('becomes the departure city of the next one while that is empty', () => {
    const form = withDestination(emptyMultiCityForm, 'leg-1', 'London (LHR)');
    expect(origins(form)).toEqual(['', 'London (LHR)']);
  });

  it('updates a departure city that it filled in itself', () => {
    const form = withDestination(withDestination(emptyMultiCityForm, 'leg-1', 'London (LHR)'), 'leg-1', 'Paris (CDG)');
    expect(origins(form)).toEqual(['', 'Paris (CDG)']);
  });

  it('does not change a departure city that the visitor has typed', () => {
    const written = withOrigin(withDestination(emptyMultiCityForm, 'leg-1', 'London (LHR)'), 'leg-2', 'Rome (FCO)');
    expect(origins(withDestination(written, 'leg-1', 'Paris (CDG)'))).toEqual(['', 'Rome (FCO)']);
  });

  it('fills in a departure city that the visitor has cleared', () => {
    const emptied = withOrigin(withDestination(emptyMultiCityForm, 'leg-1', 'London (LHR)'), 'leg-2', '');
    expect(origins(withDestination(emptied, 'leg-1', 'Paris (CDG)'))).toEqual(['', 'Paris (CDG)']);
  });

  it('does not change the next leg during typing', () => {
    expect(origins(withDestination(emptyMultiCityForm, 'leg-1', 'Lond'))).toEqual(['', '']);
  });
});

describe('an added leg', () => {
  it('starts where the last one ends, and follows it later when that changes', () => {
    const form = withLegAdded(withDestination(emptyMultiCityForm, 'leg-2', 'Paris (CDG)'));
    expect(origins(form)).toEqual(['', '', 'Paris (CDG)']);
    expect(origins(withDestination(form, 'leg-2', 'Rome (FCO)'))).toEqual(['', '', 'Rome (FCO)']);
  });

  it('has a new id', () => {
    const form = withLegAdded(withoutLeg(withLegAdded(emptyMultiCityForm), 'leg-2'));
    expect(form.legs.map(({ id }) => id)).toEqual(['leg-1', 'leg-3', 'leg-4']);
  });

  it('is refused beyond six', () => {
    let form = emptyMultiCityForm;
    for (let count = 0; count < 9; count += 1) form = withLegAdded(form);
    expect(form.legs).toHaveLength(6);
    expect(mayAddLeg(form)).toBe(false);
  });
});

describe('a removed leg', () => {
  it('is refused below three', () => {
    expect(mayRemoveLeg(emptyMultiCityForm)).toBe(false);
    expect(withoutLeg(emptyMultiCityForm, 'leg-1')).toBe(emptyMultiCityForm);
  });

  it('makes the next one depart from the end of the previous one', () => {
    let form = withLegAdded(withDestination(emptyMultiCityForm, 'leg-1', 'London (LHR)'));
    form = withDestination(form, 'leg-2', 'Paris (CDG)');
    expect(origins(form)).toEqual(['', 'London (LHR)', 'Paris (CDG)']);
    expect(origins(withoutLeg(form, 'leg-2'))).toEqual(['', 'London (LHR)']);
  });
});

describe('days', () => {
  it('of a leg begin with the latest of the previous legs, and never in the past', () => {
    const form = withDate(withDate(withLegAdded(emptyMultiCityForm), 'leg-1', '2027-02-10'), 'leg-2', '2027-02-05');
    expect([0, 1, 2].map((index) => earliestDayOf(form, index, '2027-01-01'))).toEqual([
      '2027-01-01',
      '2027-02-10',
      '2027-02-10',
    ]);
    expect(earliestDayOf(form, 1, '2027-03-01')).toBe('2027-03-01');
  });
});

describe('any sequence of changes to the form', () => {
  const place = fc.constantFrom('', 'Lond', 'London (LHR)', 'Paris (CDG)', 'Doha (DOH)');
  const step = fc.oneof(
    fc.record({ do: fc.constant('add' as const) }),
    fc.record({ do: fc.constant('remove' as const), at: fc.nat(6) }),
    fc.record({ do: fc.constantFrom('from' as const, 'to' as const), at: fc.nat(6), text: place }),
  );
  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

  function apply(form: MultiCityForm, action: Step): MultiCityForm {
    if (action.do === 'add') return withLegAdded(form);
    const id = idAt(form, action.at);
    if (action.do === 'remove') return withoutLeg(form, id);
    return action.do === 'from' ? withOrigin(form, id, action.text) : withDestination(form, id, action.text);
  }

  it('leaves two to six legs with unique ids, and a filled-in departure city is the end of the previous leg', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { legs } = steps.reduce(apply, emptyMultiCityForm);
        expect(legs.length).toBeGreaterThanOrEqual(legLimits.min);
        expect(legs.length).toBeLessThanOrEqual(legLimits.max);
        expect(new Set(legs.map(({ id }) => id)).size).toBe(legs.length);
        expect(legs.filter(({ from, isFromPrefilled }) => isFromPrefilled && !from)).toEqual([]);
      }),
    );
  });

  it('makes it complete exactly when nothing is missing', () => {
    const leg: fc.Arbitrary<Leg> = fc.record({
      id: fc.uuid(),
      from: place,
      to: place,
      departureDate: fc.constantFrom('', '2027-01-14'),
      isFromPrefilled: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(leg, { maxLength: 6 }), (legs) => {
        const isWhole = legs.length >= 2 && legs.every(({ from, to, departureDate }) => from && to && departureDate);
        expect(isComplete({ ...emptyMultiCityForm, legs })).toBe(isWhole);
      }),
    );
  });
});
