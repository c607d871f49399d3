import {checkChanges} from '@dental/changes';
import {readContent} from '@dental/checks';
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  computeSignedDigest,
  getPagesOfKind,
  makeEnglishDigest,
  type Problem,
  type Site,
  SPANISH_LABELS_FILE,
} from '@dental/content';
import {EditedContent, findProblemsAfter, loadEdited} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';
import {site} from '@dental/testing/realSite';

const SPANISH =
  'Llámenos si el dolor le despierta o no baja, y le buscamos una hora para el mismo día. ' +
  'Si prefiere escribir, mande un mensaje y le contestamos cuando abramos.';
const FRENCH =
  'Appelez-nous si la douleur vous réveille ou ne passe pas, et nous vous trouverons un horaire. ' +
  'Si vous préférez écrire, envoyez un message et nous répondrons dès notre ouverture.';

type Edit = (content: EditedContent) => void;

const HOURS = '_practice/hours.yml';

const addSentence =
  (file: string, sentence: string): Edit =>
  (content) =>
    content.write(file, `${content.read(file)}\n\n${sentence}\n`);

/** Adds a closure with the given lines for its name. */
const addClosure =
  (...names: string[]): Edit =>
  (content) => {
    const [first = '', ...others] = names;
    const days = ['from: 2031-03-05', 'to: 2031-03-05'];
    const lines = [`  - ${first}`, ...[...others, ...days].map((line) => `    ${line}`)];
    content.change(HOURS, /^closures:/, 'closures:', ...lines);
  };

describe('the digest that a reviewer signs', () => {
  it('stays the same when the build applies typography', () => {
    const typed = readContent(process.cwd()).site!;
    const listDigests = (one: Site) =>
      one.pages.map((page) => [page.file, computeSignedDigest(one, page)]);
    expect(listDigests(site)).toEqual(listDigests(typed));
  });
});

describe('the digest of an English page', () => {
  it('stays the same when the build applies typography', () => {
    const typed = readContent(process.cwd()).site!;
    expect(site.pages.map(makeEnglishDigest)).toEqual(typed.pages.map(makeEnglishDigest));
  });
});

describe('the language of a page', () => {
  const findNames = (edit: Edit) => loadEdited(edit, exercise).problems.map(({finding}) => finding);

  it.each([SPANISH, FRENCH])('is English, so it refuses %j', (text) => {
    const names = findNames((content) => content.replaceBody('about-us.mdx', text));
    expect(names).toContain('language/page');
  });

  it('refuses a paragraph in another language', () => {
    expect(findNames(addSentence('about-us.mdx', SPANISH))).toContain('language/paragraph');
  });
});

/** Another practice may have no Spanish. */
describe.runIf(existsSync(SPANISH_LABELS_FILE))('a translation', () => {
  const findNames = (edit: Edit) => findProblemsAfter(edit).map(({finding}) => finding);
  const findMessages = (edit: Edit) => {
    const {problems, warnings} = loadEdited(edit);
    return [...warnings, ...problems].filter(({finding}) => finding?.startsWith('language/'));
  };
  // Our own English may be newer than its Spanish.
  const toText = ({file, message, remedy}: Problem) => [file, message, remedy].join(' ');
  const former = findMessages(() => undefined).map(toText);
  /** The messages about translations that an edit brings. */
  const translate = (edit: Edit) => {
    const rest = [...former];
    return findMessages(edit).filter((problem) => {
      const at = rest.indexOf(toText(problem));
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
  };
  const readAfter = (...edits: Edit[]) => {
    const content = new EditedContent();
    for (const edit of edits) edit(content);
    return readContent(process.cwd(), {files: content.project}).content;
  };
  const findStale = (edit: Edit, editBefore: Edit = () => undefined) =>
    checkChanges(readAfter(edit), readAfter(editBefore)).flatMap(({finding, field}) =>
      finding === 'change/spanish' ? [field] : [],
    );

  it('is reported with the new English sentence when the English changes', () => {
    const sentence = 'We also have a small library of books for you.';
    const [warning, ...others] = translate(addSentence('new-patients.mdx', sentence));
    expect(warning).toMatchObject({
      severity: 'warning',
      file: 'pages-content/es/new-patients.mdx',
    });
    expect(warning?.remedy).toContain(sentence);
    expect(others).toEqual([]);
  });

  it('is compared with a new block of the English page', () => {
    const [warning, ...others] = translate(addSentence('new-patients.mdx', '<MembershipPlan />'));
    expect(warning?.remedy).toMatch(/^Compare <MembershipPlan> .* with this page\. Then run/);
    expect(others).toEqual([]);
  });

  it('refuses an old one when first aid changes', () => {
    const edit = addSentence('urgent-help.mdx', 'Keep the phone near you for the next hour.');
    expect(findNames(edit)).toEqual(['language/outdated']);
  });

  it.each([
    {what: 'steps of a list', part: /^(- .*)\n(- .*)$/m, swapped: '$2\n$1'},
    {what: 'sentences of a step', part: /^- (.*?\.) (.*\.)$/m, swapped: '- $2 $1'},
    {what: 'sections', part: /^(## [^]*?\n)(?=## )([^]*?)(?=\n## )/m, swapped: '$2$1'},
  ])('refuses the old order when first aid has $what in another order', ({part, swapped}) => {
    const edit: Edit = (content) => {
      const text = content.read('urgent-help.mdx');
      const body = text.slice(text.search(/^## .*\n\n- /m));
      content.write('urgent-help.mdx', text.replace(body, body.replace(part, swapped)));
    };
    expect(findNames(edit)).toEqual(['language/outdated']);
  });

  it('refuses the old order when the facts of first aid change places', () => {
    const edit: Edit = (content) => {
      const text = content.read('urgent-help.mdx');
      const facts = text.match(/<Fact name="[^"]+" *\/>/g) ?? [];
      const swapped = text.replaceAll(/<Fact name="[^"]+" *\/>/g, () => facts.pop() ?? '');
      content.write('urgent-help.mdx', swapped);
    };
    expect(findNames(edit)).toEqual(['language/outdated']);
  });

  describe('of a required statement', () => {
    const sentence = 'We have a small library.';
    const requireStatement: Edit = (content) => {
      const statement = ['- on: [new-patients]', `  says: ${sentence}`, '  words: small & library'];
      content.change('_practice/must-say.yml', /^$/, '', ...statement, '');
    };
    const listSeverities = (...edits: Edit[]) =>
      translate((content) => edits.forEach((edit) => edit(content))).map(({severity}) => severity);

    it('is an error if the statement has other words', () => {
      const add = addSentence('new-patients.mdx', sentence);
      expect(listSeverities(add)).toEqual(['warning']);
      expect(listSeverities(add, requireStatement)).toEqual([undefined]);
    });

    it('is an error if the statement has another place', () => {
      const file = 'new-patients.mdx';
      const english = readAfter(addSentence(file, `We have tea. ${sentence}`)).pages.find((page) =>
        page.file.endsWith(`pages-content/${file}`),
      );
      const digest = `englishDigest: ${makeEnglishDigest(english!)}`;
      const swap: Edit = (content) => {
        addSentence(file, `${sentence} We have tea.`)(content);
        content.change(`es/${file}`, /^englishDigest:/, digest);
      };
      expect(listSeverities(swap)).toEqual(['warning']);
      expect(listSeverities(swap, requireStatement)).toEqual([undefined]);
    });
  });

  it('is not reported when only a fact changes', () => {
    expect(
      translate((content) =>
        content.change('_practice/policies.yml', /feeDollars/, '  feeDollars: 85'),
      ),
    ).toEqual([]);
  });

  it('is missing for a new text of a record', () => {
    const [warning] = translate((content) =>
      content.change(
        '_practice/costs.yml',
        /depends: How long the visit is/,
        '        depends: The length of it.',
      ),
    );
    expect(warning).toMatchObject({finding: 'language/words', severity: 'warning'});
  });

  it('belongs next to a text of one day', () => {
    expect(translate(addClosure('name: Staff training'))).toMatchObject([
      {
        field: expect.stringMatching(/^closures\.\d+\.name$/) as unknown,
        remedy: expect.stringContaining('name.es') as unknown,
      },
    ]);
    const inBoth = addClosure('name: Staff training', 'name.es: Capacitación del equipo');
    expect(translate(inBoth)).toEqual([]);
  });

  it('gives its own line when it has a private reason', () => {
    const reason = 'name.es: Cerrado por enfermedad';
    const edit = addClosure('name: Staff training', reason);
    const content = new EditedContent();
    edit(content);
    const at = content
      .read(HOURS)
      .split('\n')
      .findIndex((line) => line.includes(reason));
    expect(findProblemsAfter(edit)).toMatchObject([{field: 'closures.0.name.es', line: at + 1}]);
  });

  it('makes no forbidden claims in notices, labels, and the words of records', () => {
    const claim = 'Un tratamiento indoloro.';
    const edits: Record<string, Edit> = {
      'pages-content/_practice/hours.yml': addClosure('name: Staff training', `name.es: ${claim}`),
      'pages-content/_practice/labels.es.yml': (content) =>
        content.change('_practice/labels.es.yml', /^ {2}newTab:/, `  newTab: ${claim}`),
      'pages-content/es/_practice/words.yml': (content) =>
        content.change(
          'es/_practice/words.yml',
          /By appointment only:/,
          `  By appointment only: ${claim}`,
        ),
    };
    for (const [file, edit] of Object.entries(edits))
      expect(findProblemsAfter(edit)).toMatchObject([{file, finding: 'es/painless'}]);
  });

  it('has no second period after a time, which ends with one', () => {
    const labels = readFileSync(SPANISH_LABELS_FILE, 'utf8');
    expect(labels).not.toMatch(/\{(?:times?|hours|opens|closes)\}["']?\./);
  });

  it('is spelled in Spanish, with pronouns and diminutives', () => {
    const {warnings} = loadEdited(
      addSentence(
        'es/services.mdx',
        'Mándenos una foto, enséñenos la muelita, y la dentista le esplica la endodoncia. ' +
          'Oklahoma reconoce la licencia. Wisconsin y Denver, no.',
      ),
    );
    const words = warnings.flatMap(({file, word}) => (file.includes('/es/') ? (word ?? []) : []));
    expect(words).toEqual(['esplica']);
  });

  it('names the dentists of the team, with any accents', () => {
    const [dentist] = getPagesOfKind(site, 'dentist');
    const write = (name: string) =>
      findNames(addSentence('es/services.mdx', `Ese día la atiende ${name} en español.`));
    const {heading} = dentist!;
    expect(write(heading)).toEqual([]);
    expect(write(heading.replace('Dr.', 'la Dra.').replace(/[aeo](?=\w*$)/, '$&\u0301'))).toEqual(
      [],
    );
    expect(write(`${heading}x`)).toEqual(['es/name']);
  });

  it('has the number of our dentists, in figures and words', () => {
    const {length} = getPagesOfKind(site, 'dentist');
    const write = (number: number | string) =>
      findNames(addSentence('es/services.mdx', `Nuestros ${number} dentistas le esperan.`));
    expect(write(length)).toEqual([]);
    expect(write('propios')).toEqual([]);
    expect(write(length + 1)).toEqual(['es/dentists']);
    expect(write('once')).toEqual(length === 11 ? [] : ['es/dentists']);
  });

  it('lets only dentists whose page says so speak Spanish', () => {
    const [dentist] = getPagesOfKind(site, 'dentist');
    const {heading, path} = dentist!;
    const makeLanguagesSentence = (
      languages: string,
      sentence = `${heading} también habla español.`,
    ) =>
      findNames((content) => {
        const file = `${path.slice(1)}.mdx`;
        const others = content.read(file).replace(/^languages:.*\n(?:[ -].*\n)*/m, '');
        content.write(file, others.replace(/^---\n/, `---\nlanguages: ${languages}\n`));
        addSentence('es/services.mdx', sentence)(content);
      });
    expect(makeLanguagesSentence('[English, Spanish]')).toEqual([]);
    expect(makeLanguagesSentence('[English]')).toEqual(['es/speaks']);
    const both = `${heading} y ${heading} atienden en español.`;
    expect(makeLanguagesSentence('[English]', both)).toEqual(['es/speaks']);
    const relative = `${heading}, que habla español con los niños, y sus colegas le esperan.`;
    expect(makeLanguagesSentence('[English]', relative)).toEqual(['es/speaks']);
    const other = `${heading} atiende a los niños y la doctora habla español.`;
    expect(makeLanguagesSentence('[English]', other)).toEqual([]);
    const ask = `Si quiere su visita en español, pida al ${heading}.`;
    expect(makeLanguagesSentence('[English]', ask)).toEqual(['es/speaks']);
    expect(makeLanguagesSentence('[English, Spanish]', ask)).toEqual([]);
  });

  it('says of all dentists only what every page says', () => {
    const write = (sentence: string) => (content: EditedContent) => {
      for (const {path} of getPagesOfKind(site, 'dentist').slice(1)) {
        const file = `${path.slice(1)}.mdx`;
        const others = content.read(file).replace(/^languages:.*\n(?:[ -].*\n)*/m, '');
        content.write(file, others.replace(/^---\n/, '---\nlanguages: [English]\n'));
      }
      addSentence('es/services.mdx', sentence)(content);
    };
    expect(findNames(write('Todos nuestros dentistas hablan español.'))).toEqual(['es/speaks']);
    expect(findNames(write('No todos los dentistas hablan español.'))).toEqual([]);
    const each = 'Cualquiera de nuestros dentistas le puede atender en español.';
    expect(findNames(write(each))).toEqual(['es/speaks']);
  });

  it('gives a person only a language of their page', () => {
    const [colleague] = getPagesOfKind(site, 'staff');
    const [dentist] = getPagesOfKind(site, 'dentist');
    const find = (sentence: string) => {
      const {warnings} = loadEdited(addSentence('es/services.mdx', sentence));
      return warnings.filter(({message}) => message.includes('the language Korean'));
    };
    expect(find(`${colleague?.heading} habla coreano.`)).toHaveLength(1);
    expect(find(`${colleague?.heading} habla inglés y coreano.`)).toHaveLength(1);
    expect(find(`${dentist?.heading}, que atiende en coreano, le espera.`)).toHaveLength(1);
    expect(find(`${colleague?.heading} no habla coreano.`)).toEqual([]);
    expect(find('Si usted habla coreano, conseguimos un intérprete.')).toEqual([]);
  });

  it('names only colleagues with a page', () => {
    const [colleague] = getPagesOfKind(site, 'staff');
    const [name = ''] = colleague?.heading.split(' ') ?? [];
    const find = (sentence: string) => {
      const {warnings} = loadEdited(addSentence('es/services.mdx', sentence));
      return warnings.flatMap(({finding}) => (finding === 'es/name' ? [finding] : []));
    };
    for (const stranger of ['Guadalupe', 'Nora']) {
      expect(find(`Pregunte por ${stranger}.`), stranger).toEqual(['es/name']);
      expect(find(`${stranger}, nuestra higienista, le limpia los dientes.`)).toEqual(['es/name']);
      expect(find(`Le ayuda ${stranger} en la recepción.`)).toEqual(['es/name']);
    }
    expect(find(`Hable con ${name} Quimby.`)).toEqual(['es/name']);
    expect(find('Pedro Quimby, nuestro asistente, le ayuda.')).toEqual(['es/name']);
    expect(find(`Hable con ${colleague?.heading}.`)).toEqual([]);
    expect(find('Hable con Recursos Humanos de su empresa.')).toEqual([]);
    expect(find(`Pregunte por ${name}.`)).toEqual([]);
    expect(find(`${name}, nuestra higienista, le limpia los dientes.`)).toEqual([]);
    expect(find('Aquí, nuestra higienista le limpia los dientes.')).toEqual([]);
    for (const verb of ['Pregunte por los planes', 'Pregunte', 'Pídala', 'Siéntese'])
      expect(find(`${verb} en la recepción.`), verb).toEqual([]);
  });

  it('asks for the notice of the policies, in figures and words', () => {
    const find = (notice: string) => {
      const edit = (content: EditedContent) => {
        content.change('_practice/policies.yml', /noticeHours:/, '  noticeHours: 48');
        addSentence('es/services.mdx', `Para cancelar, llame ${notice}.`)(content);
      };
      return loadEdited(edit).problems.flatMap(({finding}) =>
        finding === 'es/cancellation' ? [finding] : [],
      );
    };
    expect(find('hoy. Avise un día antes si no puede venir')).toEqual(['es/cancellation']);
    expect(find('hoy. Avise un día antes si necesita un intérprete')).toEqual([]);
    expect(find('hoy. Avísenos por lo menos un día antes')).toEqual(['es/cancellation']);
    for (const right of ['48 horas antes', 'cuarenta y ocho horas antes', 'dos días antes'])
      expect(find(right), right).toEqual([]);
    for (const wrong of ['24 horas antes', 'con una semana de anticipación', 'un día antes'])
      expect(find(wrong), wrong).toEqual(['es/cancellation']);
    expect(find('con 24 horas de aviso')).toEqual(['es/cancellation']);
  });

  it('asks patients to come as early as the policies say', () => {
    const find = (time: string) => {
      const {warnings} = loadEdited(addSentence('es/services.mdx', `Llegue ${time} antes.`));
      return warnings.filter(({finding}) => finding === 'es/arrival').length;
    };
    const {fromMinutes} = site.policies.arrival;
    expect(find(`${fromMinutes} minutos`)).toBe(0);
    expect(find(`${fromMinutes + 200} minutos`)).toBe(1);
  });

  it('names only lengths of our payment plans', () => {
    const find = (lengths: string) => {
      const {warnings} = loadEdited(addSentence('es/services.mdx', `${lengths} meses.`));
      return warnings.filter(({finding}) => finding === 'es/plan-length').length;
    };
    const [first = 0, second = first] = site.policies.financing.plans.map(({months}) => months);
    const unknown = first + second + 1;
    expect(find(`Pague en mensualidades, en ${first} o ${second}`)).toBe(0);
    expect(find('El plan de pagos dura algunos')).toBe(0);
    expect(find(`Con CareCredit paga a plazos, en ${unknown}`)).toBe(0);
    expect(find(`Pague en mensualidades, en ${first}, ${second} o ${unknown}`)).toBe(1);
    expect(find(`Un plan de pagos de ${unknown}`)).toBe(1);
  });

  it('links to no address under our domain that our records lack', () => {
    const find = (host: string) => {
      const sentence = `Vea [nuestra página](https://${host}/cuenta).`;
      return findProblemsAfter(addSentence('es/services.mdx', sentence)).filter(({message}) =>
        message.includes(`to ${host},`),
      );
    };
    const {host} = new URL(site.practice.site);
    expect(find(`pagos.${host.replace('www.', '')}`)).toHaveLength(1);
    expect(find(host)).toEqual([]);
  });

  it('accepts the name of a plan in English', () => {
    const plan = site.insurance?.plans.find(({name}) => name.includes(' of '));
    if (!plan) return;
    const {warnings} = loadEdited(addSentence('es/services.mdx', `Es el caso de ${plan.name}.`));
    expect(warnings.flatMap(({word}) => word ?? [])).toEqual([]);
  });

  it.each([
    {text: 'Vea [aquí](/es/costs) los precios.', says: "doesn't describe its page"},
    {text: '[Haga clic aquí](/es/costs) para más.', says: "doesn't describe its page"},
    {text: 'Vea [nuestro video](https://bit.ly/abc123).', says: 'shortened address'},
    {text: 'Vea [la página](http://example.com/costs).', says: "isn't secure"},
    {text: '**Nuestra promesa**', says: 'only bold'},
    {text: 'Estamos aquí 😀 para usted.', says: 'emoji'},
    {text: 'LLÁMENOS HOY MISMO PARA SU CITA', says: 'capitals'},
    {text: 'Aquí termina.¿Puede venir?', says: 'space is missing'},
  ])('has no mistake such as "$text"', ({text, says}) => {
    const {problems, warnings} = loadEdited(addSentence('es/services.mdx', text));
    const messages = [...problems, ...warnings].flatMap(({file, message}) =>
      file.endsWith('es/services.mdx') && message.includes(says) ? [message] : [],
    );
    expect(messages).toHaveLength(1);
  });

  it('is about our town', () => {
    const find = (edit: Edit) =>
      loadEdited(edit).problems.filter(({finding}) => finding === 'es/town').length;
    const {city} = site.practice.address;
    for (const [words, count] of [
      ['Nuestro consultorio está en Toledo.', 1],
      ['Lo esperamos en nuestra clínica de Toledo, cerca del parque.', 1],
      [`Visítenos en ${city}.`, 0],
      ['Estamos en Facebook.', 0],
      [`Lo esperamos en ${site.practice.name}.`, 0],
      [`Lo esperamos en ${site.practice.name.split(' ').slice(0, 2).join(' ')}.`, 0],
      ['Estamos en Semana Santa, como siempre.', 0],
      ['Estudió en Toledo, OH.', 0],
    ] as const)
      expect(find(addSentence('es/services.mdx', words)), words).toBe(count);
    const rename = (content: EditedContent) =>
      content.change('es/services.mdx', /^title:/, 'title: Servicios en Toledo, OH | {practice}');
    expect(find(rename)).toBe(1);
  });

  it('names no other practice', () => {
    const find = (sentence: string) =>
      loadEdited(addSentence('es/services.mdx', sentence)).warnings.filter(
        ({finding}) => finding === 'es/our-name',
      );
    expect(find('En Quimby Family Dental le atendemos.')).toMatchObject([
      {message: '"Quimby Family Dental" isn\'t the name of our practice.'},
    ]);
    expect(find('Nuestro consultorio tiene un equipo dental.')).toEqual([]);
    const [plan] = site.insurance?.plans ?? [];
    if (plan) expect(find(`Con ${plan.name} pregunte primero.`)).toEqual([]);
  });

  it('invites patients on no day when we are closed', () => {
    const find = (sentence: string) =>
      loadEdited(addSentence('es/services.mdx', sentence)).problems.filter(
        ({finding}) => finding === 'es/typed-hours',
      ).length;
    const weekend = site.hours.week.filter(({day}) => day.startsWith('S'));
    const isClosed = weekend.every(({closed}) => closed);
    expect(find('Venga este fin de semana.')).toBe(isClosed ? 1 : 0);
    expect(find('Los fines de semana estamos cerrados.')).toBe(isClosed ? 0 : 1);
  });

  it("compares a dentist's days with the page", () => {
    const [dentist] = getPagesOfKind(site, 'dentist');
    const last = dentist?.heading.split(' ').at(-1) ?? '';
    const find = (sentence: string) =>
      loadEdited((content) => {
        const file = dentist?.file.replace('pages-content/', '') ?? '';
        content.write(file, content.read(file).replace(/^days: .*\n/m, ''));
        content.addField(file, 'days: [Monday, Tuesday]');
        addSentence('es/services.mdx', sentence)(content);
      }).warnings.filter(({message}) => message.endsWith('under days.')).length;
    expect(find(`La Dra. ${last} atiende los lunes y jueves.`)).toBe(1);
    expect(find(`Los viernes con la doctora ${last} hay espacio.`)).toBe(1);
    expect(find(`La doctora ${last} atiende los lunes y martes.`)).toBe(0);
    expect(find(`Los viernes no está la doctora ${last}.`)).toBe(0);
  });

  it('names only schools of our dentists', () => {
    const [dentist] = getPagesOfKind(site, 'dentist');
    const school = dentist?.schools?.[0]?.school ?? '';
    const write = (name: string) => {
      const sentence = `Nuestra dentista estudió en ${name}.`;
      const {warnings} = loadEdited(addSentence('es/services.mdx', sentence));
      return warnings.filter(({finding}) => finding === 'es/school').length;
    };
    expect(school).not.toBe('');
    expect(write(`la ${school}`)).toBe(0);
    expect(write('Harvard')).toBe(1);
    for (const place of ['Texas', 'México', 'Nueva York', 'Carolina del Norte'])
      expect(write(place), place).toBe(0);
  });

  it('is reported in a review when only English labels and records change', () => {
    const nameClosure = (english: string) =>
      addClosure(`name: ${english}`, 'name.es: Capacitación del equipo');
    const label = 'Opens a page for you.';
    const changeLabel = (content: EditedContent) =>
      content.change('_practice/labels.yml', /^ {2}newTab:/, `  newTab: ${label}`);
    const changeBoth = (content: EditedContent) => {
      changeLabel(content);
      content.change('_practice/labels.es.yml', /^ {2}newTab:/, '  newTab: Abre una página.');
    };
    expect(findStale(changeLabel)).toEqual(['layout.newTab']);
    expect(findStale(changeBoth)).toEqual([]);
    expect(findStale(nameClosure('Staff party'), nameClosure('Staff training'))).toEqual([
      expect.stringMatching(/^closures\.\d+\.name$/),
    ]);
  });

  it('leaves nothing when a practice deletes its folder and its labels', () => {
    const {problems, site, warnings} = loadEdited((content) => {
      for (const path of content.project.list('pages-content/es'))
        content.remove(path.replace('pages-content/', ''));
      content.remove('_practice/labels.es.yml');
    });
    expect(problems).toEqual([]);
    const isAboutSpanish = ({file, finding = ''}: Problem) =>
      file.includes('/es/') || finding.startsWith('language/');
    expect(warnings.filter(isAboutSpanish)).toEqual([]);
    expect(site?.spanish).toBeUndefined();
  });
});
