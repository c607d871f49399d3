import {describe, expect, it} from 'vitest';
import {isOtherLanguage} from '../src/spelling/language';
import {createTranslator, takeTranslations} from '../src/translation';

describe('createTranslator', () => {
  const translate = createTranslator({
    Crown: 'Corona',
    '{from} to {to} minutes': 'de {from} a {to} minutos',
    'Save {amount} (today)': 'Ahorre {amount} (hoy)',
  });

  it.each([
    ['Crown', 'Corona'],
    ['10 to 25 minutes', 'de 10 a 25 minutos'],
    ['Save $1,150 (today)', 'Ahorre $1,150 (hoy)'],
    ['7:30 pm', '7:30 p. m.'],
    ['Crowns', 'Crowns'],
  ])('translates %j', (english, spanish) => {
    expect(translate(english)).toBe(spanish);
  });
});

describe('takeTranslations', () => {
  it('takes the Spanish next to an English text out of a record', () => {
    const record = {list: [{text: 'Hello', 'text.es': 'Hola', until: 'noon'}]};
    expect(takeTranslations(record)).toEqual({
      data: {list: [{text: 'Hello', until: 'noon'}]},
      translations: [['Hello', 'Hola']],
    });
  });

  it('leaves a Spanish text without an English one to the schema', () => {
    expect(takeTranslations({'name.es': 'Hola'}).data).toEqual({'name.es': 'Hola'});
  });

  it('ignores an empty translation', () => {
    for (const empty of ['', null]) {
      const record = {name: 'Hello', 'name.es': empty};
      expect(takeTranslations(record)).toEqual({data: {name: 'Hello'}, translations: []});
    }
  });
});

describe('isOtherLanguage', () => {
  const ENGLISH =
    'Call us if the pain wakes you or does not ease, and we will find you a time on the same day.';
  const SPANISH =
    'Llámenos si el dolor le despierta o no baja, y le buscamos una hora para el mismo día.';
  const FRENCH =
    'Appelez-nous si la douleur vous réveille ou ne passe pas, et nous vous trouverons un horaire.';

  it.each([
    {text: ENGLISH, language: 'en' as const, isOther: false},
    {text: ENGLISH, language: 'es' as const, isOther: true},
    {text: SPANISH, language: 'es' as const, isOther: false},
    {text: SPANISH, language: 'en' as const, isOther: true},
    {text: FRENCH, language: 'en' as const, isOther: true},
  ])('tells $language from $text', ({text, language, isOther}) => {
    expect(isOtherLanguage(text, language, 10)).toBe(isOther);
  });

  it('does not judge a few words', () => {
    expect(isOtherLanguage('Hablamos español', 'en', 10)).toBe(false);
  });
});
