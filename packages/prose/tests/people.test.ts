import {beforeAll, describe, expect, it} from 'vitest';
import type {Content} from '@dental/content';
import {loadSite, readContent} from '@dental/checks';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';
import {getEngine} from '../src/engine/engine';
import type {Sentence, Words} from '../src/engine/types';
import {findCareerContradictions, findOtherLife} from '../src/people/careers';
import {findPeople} from '../src/people/mentions';
import {readTeam, type TeamMember} from '../src/people/team';
import {findPhones} from '../src/phones';

let content: Content;
let dentist: TeamMember;
let colleague: TeamMember;
beforeAll(() => {
  ({content} = readContent(process.cwd(), {files: exercise, today: '2026-11-21'}));
  dentist = readTeam(content).find(({isDentist}) => isDentist)!;
  colleague = readTeam(content).find(({isDentist}) => !isDentist)!;
});

const listCertainNames = (text: string) =>
  findPeople(text, content).flatMap(({text: name, isGuess}) => (isGuess ? [] : [name]));

describe('findPeople', () => {
  it('finds team members by a title, a first name, or both names', () => {
    const text = `Ask ${colleague.first}'s colleague Dr. ${dentist.last}, or ${dentist.name}.`;
    expect(findPeople(text, content).map(({member}) => member?.path)).toEqual([
      colleague.path,
      dentist.path,
      dentist.path,
    ]);
  });

  it('finds other people by a common given name or a title', () => {
    const text = 'Thank Walter Jennings, and Mrs. Fenwick too.';
    expect(listCertainNames(text)).toEqual(['Walter Jennings', 'Mrs. Fenwick']);
    for (const {at, end, text: name} of findPeople(text, content)) {
      expect(text.slice(at, end)).toBe(name);
    }
  });

  it('ignores names of places and institutions', () => {
    const text = 'We are near San Tan, behind Thomas Park and the Elizabeth Medical library.';
    expect(listCertainNames(text)).toEqual([]);
  });

  it('guesses when a capital is the only sign of a name', () => {
    expect(findPeople('Call Kaylah.', content).map(({first, isGuess}) => [first, isGuess])).toEqual(
      [['Kaylah', true]],
    );
  });
});

describe('findPhones', () => {
  it.each(['(480) 555-0142', '480.555.0142', '+1 480 555 0142', '480-555-0142', '4805550142'])(
    'finds the digits of %s',
    (phone) => {
      const phones = findPhones(`Call ${phone} today.`);
      expect(phones.map(({digits}) => digits)).toEqual(['4805550142']);
    },
  );

  it.each([
    {phone: 'four eight zero, five five five, oh one four two', digits: '4805550142'},
    {phone: 'Cuatro ocho cero, cinco cinco cinco, cero uno cuatro dos', digits: '4805550142'},
    {phone: '480-55-SMILE', digits: '4805576453'},
    {phone: '(480) 555-CARE', digits: '4805552273'},
  ])('finds the digits of $phone', ({phone, digits}) => {
    expect(findPhones(`Call ${phone} today.`)).toMatchObject([{text: phone, digits}]);
  });

  it('ignores counting, and codes with letters', () => {
    expect(findPhones('Count one, two, three. Rule 149-610-ABC, 3D-SCAN, CDT-2026.')).toEqual([]);
  });

  it('ignores dates, prices, and amounts', () => {
    expect(findPhones('On 2026-11-21 it was $1,234,567 for 10 of 480.')).toEqual([]);
  });
});

describe('findCareerContradictions', () => {
  const find = (text: string) => {
    const withCareer = readTeam(content).find(
      ({licensed, schools}) => licensed !== undefined && schools.length > 0,
    )!;
    const filled = text
      .replace('NAME', `Dr. ${withCareer.last}`)
      .replace('SINCE', String(withCareer.licensed))
      .replace('SCHOOL', withCareer.schools[0]!.school)
      .replace('GRADUATION', String(withCareer.schools[0]!.year))
      .replace('LATER', String(withCareer.licensed! + 1));
    const words = {text: filled, voice: 'page'} as Words;
    return findCareerContradictions(words, content, getEngine(content)).map(({quote = ''}) =>
      quote.replace(String(withCareer.licensed! + 1), 'LATER'),
    );
  };

  it.each([
    {text: 'NAME has seventy years of experience.', quote: 'seventy years'},
    {text: 'NAME has practiced dentistry since 1955.', quote: 'since 1955'},
    {text: 'NAME founded the practice in 1955.', quote: 'founded the practice in 1955'},
    {text: 'NAME finished dental school in LATER.', quote: 'finished dental school in LATER'},
    {text: 'NAME graduated in LATER.', quote: 'graduated in LATER'},
    {text: 'NAME has a doctorate from Harvard.', quote: 'Harvard'},
    {text: 'NAME graduated from the University of Nowhere.', quote: 'University of Nowhere'},
    {text: 'Our four dentists all trained at Harvard.', quote: 'Harvard'},
  ])('reports "$quote"', ({text, quote}) => {
    expect(find(text)).toEqual([quote]);
  });

  it.each([
    'NAME has practiced dentistry since SINCE.',
    'NAME has a degree from SCHOOL.',
    'NAME graduated in GRADUATION.',
    'NAME graduated from a residency in LATER.',
    'One of our dentists has a degree from SCHOOL.',
    'Our dentists study at home every year, as Arizona asks.',
    'NAME has two years of experience with lasers.',
    'NAME founded a choir in 1998.',
    'NAME keeps bees, and has had them for seventy years.',
    'Ask NAME about a crown that is seventy years old.',
  ])('accepts "%s"', (text) => {
    expect(find(text)).toEqual([]);
  });
});

/** The messages of a check about an edited file of the exercise. */
function findAfter(file: string, edit: (text: string) => string, message: RegExp): string[] {
  const edited = new EditedContent(exercise);
  edited.write(file, edit(edited.read(file)));
  const {problems, warnings} = loadSite(process.cwd(), {
    files: edited.project,
    today: '2026-11-21',
  });
  const messages = [...problems, ...warnings].map((problem) => problem.message);
  return messages.filter((one) => message.test(one));
}

describe('sentences on the page of a dentist', () => {
  const addSentence = (sentence: string, message: RegExp) => {
    const file = dentist.file.replace(/^pages-content\//, '');
    const withDays = (text: string) =>
      text.replace(/\ndays:.*/, '').replace(/^---/, '---\ndays: [Monday, Tuesday]');
    return findAfter(file, (text) => `${withDays(text)}\n${sentence}\n`, message);
  };

  it.each(['Fridays are her day for children.', 'Fridays are her days for small patients.'])(
    'reports the day in "%s"',
    (sentence) => {
      expect(addSentence(sentence, /under days/)).toHaveLength(1);
    },
  );

  it.each(['Friday is her day off.', 'Friday is her day for choir.'])(
    'accepts "%s"',
    (sentence) => {
      expect(addSentence(sentence, /under days/)).toEqual([]);
    },
  );

  it('reports a story that begins with the name of a colleague', () => {
    const {first, last} = colleague;
    expect(addSentence(`${first} ${last} grew up in Mesa.`, /not about/)).toHaveLength(1);
    expect(addSentence(`${first} ${last} works with her.`, /not about/)).toEqual([]);
  });
});

describe('the start of the practice', () => {
  const find = (text: string, page = 'She founded our practice.') => {
    const documents = content.documents.map((one) =>
      one.file === dentist.file ? {...one, text: page} : one,
    );
    const words = {text, voice: 'page'} as Words;
    const edited = {...content, documents};
    return findCareerContradictions(words, edited, getEngine(content));
  };

  it('reports a year before the license of the founder', () => {
    expect(find('Our practice was founded in 1955.')).toHaveLength(1);
    expect(find('We opened our doors in 1955.')).toHaveLength(1);
    const year = dentist.schools.find((school) => school.year < dentist.licensed!)!.year;
    expect(find(`Our practice was opened in ${year}.`)).toHaveLength(1);
  });

  it('accepts a later year, another founder, and other events', () => {
    expect(find(`Our practice was founded in ${dentist.licensed! + 1}.`)).toEqual([]);
    expect(find('Our practice was founded in 1955.', 'She joined us.')).toEqual([]);
    expect(find('The town was founded in 1887.')).toEqual([]);
  });
});

describe('findOtherLife', () => {
  const find = (text: string, next?: string) => {
    const words = {text, voice: 'page', next} as Words;
    return findOtherLife({...words, words, file: dentist.file} as Sentence, content);
  };
  const getOtherDentist = () =>
    readTeam(content).find((one) => one.isDentist && one.file !== dentist.file)!;

  it('reports care that begins with the name of another dentist', () => {
    const name = `Dr. ${getOtherDentist().last}`;
    expect(find(`${name} puts your pictures on the screen.`)).toHaveLength(1);
    expect(find(`${name} always asks what brings you in.`)).toHaveLength(1);
  });

  it('accepts the part of another dentist', () => {
    const name = `Dr. ${getOtherDentist().last}`;
    expect(find(`${name} sees you if she is away.`)).toEqual([]);
    expect(find(`${name} and Dr. ${dentist.last} plans your care.`)).toEqual([]);
    expect(find(`${name} keeps bees.`)).toEqual([]);
    expect(find(`${colleague.first} cleans your teeth.`)).toEqual([]);
  });
});

describe('checkPeopleInPictures', () => {
  const describePicture = (alt: string) => {
    const name = dentist.path.slice(dentist.path.lastIndexOf('/') + 1);
    const tag = `<Picture image="posters/meet-${name}" alt="${alt}" />`;
    const from = "import Picture from '@site/src/components/Picture';";
    const addTag = (text: string) =>
      text.replace(/(\n---\n)([^]*)/, `$1\n${text.includes(from) ? '' : from}\n$2\n${tag}\n`);
    return findAfter('about-us.mdx', addTag, /^The picture .* shows/);
  };

  it('reports the name of a colleague', () => {
    expect(describePicture(`${colleague.first} in the office`)).toHaveLength(1);
  });

  it('accepts the own name, and no name', () => {
    expect(describePicture(`${dentist.name} and ${colleague.first} in the office`)).toEqual([]);
    expect(describePicture('A dentist in an office')).toEqual([]);
  });
});
