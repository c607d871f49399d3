import {describe, expect, it, vi} from 'vitest';
import {parseBody} from '../src/mdx';
import {readYaml} from '../src/source';
import {expectOne} from '@dental/testing/problems';

describe('readYaml', () => {
  it.each([
    {text: 'title: A\n<<<<<<< HEAD', message: 'Two versions'},
    {text: 'title: Veneers\n* A list of words', message: 'The text starts here'},
    {text: 'week:\n\t- day: Monday', message: 'starts with a tab'},
    {text: 'title: "Veneers\norder: 1', message: 'opened here and never closed'},
    {text: 'redirectFrom: [/old\norder: 1', message: 'opened here and never closed'},
    {text: "title: 'What's new'", message: 'ends it too early'},
    {text: 'title: "Our" veneers', message: 'ends it too early'},
    {text: 'image: "team\\rosa\\x"', message: 'ends it too early'},
    {text: 'title:Veneers', message: 'A space is missing'},
    {text: 'redirectFrom:\n  -/old', message: 'A space is missing'},
    {text: 'title: Veneers: a guide', message: 'contains a colon'},
    {text: 'title: *Veneers', message: "can't start with"},
    {
      text: 'week:\n  - day: Monday\n    opens: 9:00 am\n   closes: 2:00 pm',
      message: 'Put 4 spaces in front of it.',
    },
    {text: 'week:\n  - day: Monday\n - day: Tuesday', message: 'Put 2 spaces in front of it.'},
    {
      text: 'closures:\n  - name: A\n    from: 2027-05-31\n    name: B\n    from: 2027-06-30',
      message: 'put the dash in front',
    },
    {text: 'title: Veneers\n  order: 1', message: 'Delete the spaces in front of it.'},
    {text: '  title: Veneers\norder: 1', message: "isn't indented like"},
    {text: 'redirectFrom: /old\n  - /older', message: 'if that is a list'},
    {text: 'title: Veneers\nand crowns', message: "isn't a field with a value"},
    {text: 'title: Veneers\n[note]: from May', message: "isn't a field with a value"},
    {text: 'title: Veneers\n{city}: Gilbert', message: "isn't a field with a value"},
    {text: 'title: “Veneers”', message: 'curly or unpaired'},
    {text: 'title: Veneers"', message: 'curly or unpaired'},
    {text: 'title: We are #1', message: 'Everything after the #'},
  ])('explains the mistake in the fields $text', ({text, message}) => {
    expectOne(readYaml('a.yml', text).problems, message);
  });

  it("keeps the parser's warnings to developers to itself", () => {
    const emitWarning = vi.spyOn(process, 'emitWarning');
    readYaml('a.yml', 'title: Veneers\n[note]: from May');
    expect(emitWarning).not.toHaveBeenCalled();
    emitWarning.mockRestore();
  });

  it.each([
    'title: Veneers and\n  crowns',
    'title: >\n  One: two\n    three # four\norder: 1',
    'note: "Over\n  two lines"\norder: 1',
    'week:\n- day: Monday\n  opens: 9:00 am\n\n# A note\n- day: Tuesday',
    'links:\n    booking: https://example.com\norder: 1',
  ])('accepts the fields %j', (text) => {
    expect(readYaml('a.yml', text).problems).toEqual([]);
  });
});

describe('parseBody', () => {
  it.each([
    {text: 'Words\n=======\nTheir words', message: 'Two versions'},
    {text: 'Words <!-- a note -->', message: "A page can't contain a note between"},
    {text: 'Words <![endif]>', message: 'pasted with this text'},
    {text: 'Write to <hello@example.com>.', message: '[text](mailto:…)'},
    {text: 'See <https://example.com>.', message: 'Change it to a link'},
    {text: 'Children <5 come free.', message: 'Change it to "under 5"'},
    {text: 'The gap was <½ inch.', message: 'Delete the <'},
    {text: '<script>alert(1)</script>', message: "A page can't contain <script>"},
    {text: '<style>p { color: red }</style>', message: "A page can't contain <style>"},
    {text: '<iframe src="https://example.com"></iframe>', message: "A page can't contain <iframe>"},
    {text: 'Call <Phone/ > now.', message: 'Change it to <Phone />.'},
    {
      text: '<VideoEmbed id="office-tour />',
      message: '<VideoEmbed> has no end, or a quotation mark is missing',
    },
    {text: 'Call <Phone', message: '<Phone> has no end'},
    {text: 'Plaque <two days old', message: 'Change < to "less than"'},
    {text: '<Phone onclick="go()" />', message: 'has no "onclick"'},
    {text: 'We are <sup>kind</sup>.', message: 'Delete the tags and keep the words'},
    {text: 'We are <b>kind</b>.', message: '**important words**'},
    {text: '<h2 >Parking</h2>', message: 'Put ## and a space'},
    {text: '<span style="color: red">Words</span>', message: 'pasted with this text'},
    {text: 'Call <Fone />', message: 'Did you mean <Phone>?'},
    {text: '<MarqueeOfOffers />', message: 'copy a tag from another page'},
    {text: '<VideoEmbed idd="office-tour" />', message: 'Did you mean id?'},
    {text: '<Picture image="a" alt="b" width="10" />', message: 'use one of image, alt'},
    {text: '<Phone {...props} />', message: 'Change it to <Phone />.'},
    {
      text: '<VideoEmbed id={office-tour} />',
      message: 'Change it to <VideoEmbed id="office-tour" />.',
    },
    {
      text: '<VideoEmbed id=“office-tour” />',
      message: 'Change it to <VideoEmbed id="office-tour" />.',
    },
    {
      text: '<Question title="Is it "safe"?">\n\nYes.\n\n</Question>',
      message: 'straight quotation marks',
    },
    {text: '## Our hours {#hours}', message: 'a brace, { or }'},
    {text: 'Hello { there.', message: 'a brace, { or }'},
    {text: 'It is {new Date()}.', message: 'a brace, { or }'},
    {text: 'Call us.</Phone>', message: "that isn't open"},
    {text: 'Call <Phone> now.', message: 'Change it to <Phone />.'},
    {text: '<Question title="Does it hurt?">\n\nNo.', message: 'never closed'},
    {text: 'import of teeth is rare.', message: 'start the sentence with another word'},
    {
      text: "import VideoEmbed form '@site/src/components/VideoEmbed';",
      message: 'Change it to import VideoEmbed from',
    },
    {text: "import Phone from 'a';\nWords.", message: 'right below an import'},
    {text: "import A from 'a';\nimport A from 'a';", message: 'imported twice'},
  ])('explains the mistake in the text $text', ({text, message}) => {
    const {problems} = parseBody('a.mdx', {body: text, bodyLine: 1});
    const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
    expectOne([...distinct.values()], message);
  });

  it.each([
    'In code, `<b>` and `{x}` are words.',
    '```\n<b>{x}\n```',
    'It costs \\<5 and \\{x\\}.',
    '<Picture image="a" alt="What\'s more than 5 > 3 {x}" />',
    '<Question\n  title="Does it hurt?"\n>\n\nNo.\n\n</Question>',
    'Words {/* a note */} and more.',
  ])('accepts the text %j', (text) => {
    expect(parseBody('a.mdx', {body: text, bodyLine: 1}).problems).toEqual([]);
  });
});
