import {describe, expect, it} from 'vitest';
import {getConfirmedDay, findPlans} from '../../../src/components/InsurancePlans/plans';

const PLANS: readonly {name: string; alsoCalled?: string[]}[] = [
  {name: 'Desert Care Plus'},
  {name: 'Blue Cross Blue Shield of Arizona', alsoCalled: ['AZ Blue', 'BCBS']},
  {name: 'Delta Dental of Arizona PPO'},
  {name: 'Delta Dental Premier'},
  {name: "Lovell's Crédit Dental"},
  {name: 'UnitedHealthcare Dental PPO', alsoCalled: ['UHC']},
  {name: 'Plan 65+'},
  {name: 'United Concordia PPO'},
];

/** Spellings of patients, by the plan that they mean. */
const SPELLINGS = {
  'Blue Cross Blue Shield of Arizona': `
    bcbs of arizona, bcbs az, bcbsaz, blue sheild, bluecross blueshield, blue cros, blu cross,
    bule cross, blue cross of az, arizona blue, blueshield az, AZ blues, blucross,
    bluecross blushield`,
  'Delta Dental of Arizona PPO': `
    delta dental ppo, delta dental az, deltadental, dleta dental, elta, delta of az,
    delta dental insurance, the delta plan, deltaa, delta dentl`,
  'Delta Dental Premier': 'delta premeir, delta premmier, delta dental premier plan',
  "Lovell's Crédit Dental": 'lovel, lovels, lovell dental plan, lovells ppo',
  'UnitedHealthcare Dental PPO': `
    UHC dental, uhc ppo, uhcdental, united healthcare, united health care ppo, untied healthcare,
    unitedhealth, unitedhealthcare of arizona, united helthcare, unitedhelthcare, united heath`,
  'United Concordia PPO': 'concordia, united concordea, unitedconcordia',
  'Desert Care Plus': 'dessert care, desert plus, desertcare, my desert care plan',
};

const findNames = (typed: string) => findPlans(PLANS, typed).plans.map(({name}) => name);

describe('findPlans', () => {
  it.each(['', ' ', 'd', ' D ', '-', '…', '\u0301', '(.*', '\\d'])(
    'returns all plans for "%s"',
    (typed) => {
      expect(findNames(typed)).toEqual(PLANS.map(({name}) => name));
    },
  );

  it.each([
    {
      typed: 'de',
      names: [
        'Desert Care Plus',
        'Delta Dental of Arizona PPO',
        'Delta Dental Premier',
        "Lovell's Crédit Dental",
        'UnitedHealthcare Dental PPO',
      ],
    },
    {typed: 'delta', names: ['Delta Dental of Arizona PPO', 'Delta Dental Premier']},
    {typed: 'DELTA  pr', names: ['Delta Dental Premier']},
    {typed: 'dental delta', names: ['Delta Dental of Arizona PPO', 'Delta Dental Premier']},
    {typed: 'blue cross', names: ['Blue Cross Blue Shield of Arizona']},
    {typed: 'bluecross', names: ['Blue Cross Blue Shield of Arizona']},
    {typed: 'bluecr', names: ['Blue Cross Blue Shield of Arizona']},
    {typed: 'blue-shield', names: ['Blue Cross Blue Shield of Arizona']},
    {typed: 'bl cr', names: ['Blue Cross Blue Shield of Arizona']},
    {typed: 'bcbs', names: ['Blue Cross Blue Shield of Arizona']},
    {typed: 'az blue', names: ['Blue Cross Blue Shield of Arizona']},
    {typed: 'united health', names: ['UnitedHealthcare Dental PPO']},
    {
      typed: 'pp',
      names: ['Delta Dental of Arizona PPO', 'UnitedHealthcare Dental PPO', 'United Concordia PPO'],
    },
    {typed: 'pl', names: ['Plan 65+', 'Desert Care Plus']},
    {typed: 'uhc', names: ['UnitedHealthcare Dental PPO']},
    {typed: 'credit', names: ["Lovell's Crédit Dental"]},
    {typed: 'CRÉD', names: ["Lovell's Crédit Dental"]},
    {typed: 'lovells', names: ["Lovell's Crédit Dental"]},
    {typed: 'lovell’s', names: ["Lovell's Crédit Dental"]},
    {typed: '65', names: ['Plan 65+']},
  ])('finds plans by the start of words: $typed', ({typed, names}) => {
    expect(findNames(typed)).toEqual(names);
  });

  it.each(['zz', 'anthem', 'kaiser'])('finds nothing for "%s"', (typed) => {
    expect(findNames(typed)).toEqual([]);
  });

  it.each([
    {typed: 'delta dhmo', names: []},
    {typed: 'deltacare', names: []},
    {typed: 'delta care usa', names: []},
    {typed: 'bcbs hmo', names: []},
    {typed: 'mesadmo', names: ['Mesa DHMO']},
    {typed: 'mesa hmo', names: ['Mesa DHMO']},
    {typed: 'dhmo', names: ['Mesa DHMO']},
    {typed: 'uhc medicaid', names: ['State Medicaid']},
    {typed: 'united healthcare community plan', names: ['State Medicaid']},
    {typed: 'united healthcare medicare', names: []},
  ])('finds no plan of another kind: $typed', ({typed, names}) => {
    const others = [
      {name: 'Mesa DHMO'},
      {name: 'Mesa PPO'},
      {name: 'State Medicaid', alsoCalled: ['UnitedHealthcare Community Plan']},
    ];
    const {plans} = findPlans([...PLANS, ...others], typed);
    expect(plans.map(({name}) => name)).toEqual(names);
  });

  it('returns the nearest plans when no plan has the whole name', () => {
    expect(findPlans(PLANS, 'delta humana')).toEqual({plans: PLANS.slice(2, 4), isNear: true});
    expect(findPlans(PLANS, 'delta dppo advantage').isNear).toBe(true);
    for (const typed of ['delta premier', 'deltaprem'])
      expect(findPlans(PLANS, typed).isNear, typed).toBe(false);
  });

  it.each(Object.entries(SPELLINGS))('finds the plan that patients mean: %s', (name, text) => {
    const spellings = text.trim().split(/,\s+/);
    const missedSpellings = spellings.filter((typed) => !findNames(typed).includes(name));
    expect(missedSpellings).toEqual([]);
    const crowded = spellings.filter((typed) => findNames(typed).length > 3);
    expect(crowded).toEqual([]);
  });
});

const LIST = {confirmed: '2026-05-01'};
const makePlan = (confirmed?: string) => ({
  name: 'Delta',
  standing: 'in-network' as const,
  confirmed,
});

describe('getConfirmedDay', () => {
  it("returns the later of the plan's and the list's day", () => {
    expect(getConfirmedDay(makePlan('2026-06-01'), LIST)).toBe('2026-06-01');
    expect(getConfirmedDay(makePlan('2026-04-01'), LIST)).toBe(LIST.confirmed);
    expect(getConfirmedDay(makePlan(), LIST)).toBe(LIST.confirmed);
  });
});
