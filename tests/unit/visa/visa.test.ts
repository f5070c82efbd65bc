import { describe, expect, it } from 'vitest';
import { visaPassports, visaRulesAsOf } from '@/content/visa-passports.generated';
import { visaRules } from '@/content/visa-rules.generated';
import { readChoice, writeChoice } from '@/lib/visa/choice-address';
import { groupByEase } from '@/lib/visa/group-by-ease';
import { readRule, ruleKinds } from '@/lib/visa/rule';
import { listDestinations, listPassports, listStays } from '@/lib/visa/rule-choices';

describe('a rule of the index', () => {
  it.each([
    ['90', { kind: 'free', days: 90 }],
    ['visa free', { kind: 'free', days: null }],
    ['eta', { kind: 'eta', days: null }],
    ['visa on arrival', { kind: 'onArrival', days: null }],
    ['e-visa', { kind: 'eVisa', days: null }],
    ['visa required', { kind: 'required', days: null }],
    ['no admission', { kind: 'noAdmission', days: null }],
  ])('"%s" is read', (written, rule) => {
    expect(readRule(written)).toEqual(rule);
  });

  it.each(['', '0', '-1', '9 days', 'toString', 'Visa Free'])('"%s" is not guessed at', (written) => {
    expect(readRule(written)).toBeNull();
  });
});

describe('the rules of this release', () => {
  it('are those of 38 passports and 51 destinations, all readable', () => {
    expect(visaRulesAsOf).toBe('2026-02-17');
    expect(listPassports('en')).toHaveLength(38);
    expect(visaPassports).toEqual(Object.keys(visaRules));
    expect(listDestinations('en')).toHaveLength(51);
    expect(Object.values(visaRules).flatMap((rules) => Object.values(rules).filter((rule) => !readRule(rule)))).toEqual([]);
  });

  it('leave out only the passport’s own country', () => {
    for (const [passport, rules] of Object.entries(visaRules)) {
      const missing = listDestinations('en').filter(({ code }) => !(code in rules));
      expect(missing.map(({ code }) => code).filter((code) => code !== passport)).toEqual([]);
    }
  });

  it('have names sorted in the language of the page', () => {
    const arabic = listPassports('ar');
    expect(arabic.find(({ code }) => code === 'QA')?.name).toBe('قطر');
    expect(listPassports('en').find(({ code }) => code === 'PS')?.name).toBe('Palestine');
    expect(arabic.map(({ name }) => name)).toEqual(arabic.map(({ name }) => name).sort(new Intl.Collator('ar').compare));
    expect([...listPassports('en'), ...listDestinations('ar')].filter(({ code, name }) => code === name)).toEqual([]);
  });

  it('have each length of stay once', () => {
    expect(listStays()).toEqual([10, 14, 15, 30, 45, 60, 90, 120, 180, 360]);
  });
});

describe('the groups', () => {
  const names = ['A', 'B', 'C', 'D', 'E'].map((code) => ({ code, name: code }));

  it('are sorted from easy to hard, with the places in the given order', () => {
    const groups = groupByEase({ B: 'visa required', D: '30', A: 'eta', C: 'visa free' }, names);
    expect(groups.map(({ kind, places }) => [kind, places.map(({ code, days }) => [code, days])])).toEqual([
      [
        'free',
        [
          ['C', null],
          ['D', 30],
        ],
      ],
      ['eta', [['A', null]]],
      ['required', [['B', null]]],
    ]);
  });

  it('leave out unreadable rules, and places without a rule', () => {
    expect(groupByEase({ A: 'perhaps' }, names)).toEqual([]);
    expect(groupByEase({}, [{ code: 'toString', name: '' }])).toEqual([]);
  });

  it('contain every destination of a passport once', () => {
    for (const rules of Object.values(visaRules)) {
      const groups = groupByEase(rules, listDestinations('en'));
      expect(groups.flatMap(({ places }) => places)).toHaveLength(Object.keys(rules).length);
      expect(groups.map(({ kind }) => kind)).toEqual(ruleKinds.filter((kind) => groups.some((group) => group.kind === kind)));
    }
  });
});

describe('the choice in the address', () => {
  const known = { passports: ['QA', 'IN'], destinations: ['FR', 'TR'] };

  it.each([
    ['?passport=IN&destination=FR', 'IN', 'FR'],
    ['?passport=qa&destination=tr&lang=ar', 'QA', 'TR'],
    ['?passport=XX&destination=QA', null, null],
    ['', null, null],
  ])('%s is read', (query, passport, destination) => {
    expect(readChoice(query, known)).toEqual({ passport, destination });
  });

  it('is written beside other parameters, and read again', () => {
    expect(writeChoice('?lang=ar&passport=IN', { passport: 'QA', destination: 'FR' })).toBe(
      '?lang=ar&passport=QA&destination=FR',
    );
    expect(writeChoice('?destination=FR', { passport: null, destination: null })).toBe('');
    const choice = { passport: 'IN', destination: 'TR' };
    expect(readChoice(writeChoice('', choice), known)).toEqual(choice);
  });
});
