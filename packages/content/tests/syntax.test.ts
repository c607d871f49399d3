import {describe, expect, it} from 'vitest';
import {parseBody} from '../src/mdx';
import {readYaml} from '../src/source';
import {expectOne} from '../../../tests/support/problems';

describe('somebody who writes among the fields', () => {
  it.each([
    ['title: A\n<<<<<<< HEAD', 'Two versions'],
    ['title: Veneers\n* A list of words', 'The text starts here'],
    ['week:\n\t- day: Monday', 'starts with a tab'],
    ['title: "Veneers\norder: 1', 'opened here and not closed'],
    ['redirectFrom: [/old\norder: 1', 'opened here and not closed'],
    ["title: 'What's new'", 'ends it too early'],
    ['title: "Our" veneers', 'ends it too early'],
    [String.raw`image: "team\rosa\x"`, 'ends it too early'],
    ['title:Veneers', 'A space is missing'],
    ['redirectFrom:\n  -/old', 'A space is missing'],
    ['title: Veneers: a guide', 'contains a colon'],
    ['title: *Veneers', 'cannot start with'],
    ['week:\n  - day: Monday\n    opens: 9:00 am\n   closes: 2:00 pm', 'Put 4 spaces in front of it.'],
    ['week:\n  - day: Monday\n - day: Tuesday', 'Put 2 spaces in front of it.'],
    ['closures:\n  - name: A\n    from: 2027-05-31\n    name: B\n    from: 2027-06-30', 'put the dash'],
    ['title: Veneers\n  order: 1', 'Delete the spaces in front of it.'],
    ['  title: Veneers\norder: 1', 'further in'],
    ['redirectFrom: /old\n  - /older', 'if that is a list'],
    ['title: Veneers\nand crowns', 'not written as a field and its value'],
    ['title: “Veneers”', 'curly or have no partner'],
    ['title: Veneers"', 'curly or have no partner'],
    ['title: We are #1', 'Everything behind the #'],
  ])('%j is told one thing', (text, words) => {
    expectOne(readYaml('a.yml', text).problems, words);
  });

  it.each([
    'title: Veneers and\n  crowns',
    'title: >\n  One: two\n    three # four\norder: 1',
    'note: "Over\n  two lines"\norder: 1',
    'week:\n- day: Monday\n  opens: 9:00 am\n\n# A note\n- day: Tuesday',
    'links:\n    booking: https://example.com\norder: 1',
  ])('%j is told nothing', (text) => {
    expect(readYaml('a.yml', text).problems).toEqual([]);
  });
});

describe('somebody who writes in the text', () => {
  it.each([
    ['Words\n=======\nTheir words', 'Two versions'],
    ['Words <!-- a note -->', 'A note between'],
    ['Words <![endif]>', 'pasted with it'],
    ['Write to <hello@example.com>.', '[words](mailto:…)'],
    ['See <https://example.com>.', 'Write it as a link'],
    ['Children <5 come free.', 'Write "under 5"'],
    ['The gap was <½ inch.', 'Write it in words'],
    ['<script>alert(1)</script>', 'A <script> cannot be'],
    ['<style>p { color: red }</style>', 'A <style> cannot be'],
    ['<iframe src="https://example.com"></iframe>', 'A <iframe> cannot be'],
    ['Call <Phone/ > now.', 'Write <Phone /> instead.'],
    ['<VideoEmbed id="office-tour />', '<VideoEmbed> has no end, or a quotation mark is missing'],
    ['Call <Phone', '<Phone> has no end'],
    ['Plaque <two days old', 'Write "less than"'],
    ['<Phone onclick="go()" />', 'has no "onclick"'],
    ['We are <sup>kind</sup>.', 'Delete the tags and keep the words'],
    ['We are <b>kind</b>.', '**important words**'],
    ['<h2 >Parking</h2>', 'Write ## and a space'],
    ['<span style="color: red">Words</span>', 'pasted with it'],
    ['Call <Fone />', 'Did you mean <Phone>?'],
    ['<MarqueeOfOffers />', 'write one that another page has'],
    ['<VideoEmbed idd="office-tour" />', 'Did you mean id?'],
    ['<Picture image="a" alt="b" width="10" />', 'use one of image, alt'],
    ['<Phone {...props} />', 'Write <Phone /> instead.'],
    ['<VideoEmbed id={office-tour} />', 'Write <VideoEmbed id="office-tour" /> instead.'],
    ['<VideoEmbed id=“office-tour” />', 'Write <VideoEmbed id="office-tour" /> instead.'],
    ['<Question title="Is it "safe"?">\n\nYes.\n\n</Question>', 'straight quotation marks'],
    ['## Our hours {#hours}', 'A brace { or }'],
    ['Hello { there.', 'A brace { or }'],
    ['It is {new Date()}.', 'A brace { or }'],
    ['Call us.</Phone>', 'that is not open'],
    ['Call <Phone> now.', 'Write <Phone /> instead.'],
    ['<Question title="Does it hurt?">\n\nNo.', 'never closed'],
    ['import of teeth is rare.', 'start the sentence with another word'],
    ["import VideoEmbed form '@site/src/components/VideoEmbed';", 'Write import VideoEmbed from'],
    ["import Phone from 'a';\nWords.", 'right below an import'],
    ["import A from 'a';\nimport A from 'a';", 'imported twice'],
  ])('%j is told one thing', (text, words) => {
    const {problems} = parseBody('a.mdx', {body: text, bodyLine: 1});
    expectOne([...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()], words);
  });

  it.each([
    'In code, `<b>` and `{x}` are words.',
    '```\n<b>{x}\n```',
    String.raw`It costs \<5 and \{x\}.`,
    '<Picture image="a" alt="What\'s more than 5 > 3 {x}" />',
    '<Question\n  title="Does it hurt?"\n>\n\nNo.\n\n</Question>',
    'Words {/* a note */} and more.',
  ])('%j is told nothing', (text) => {
    expect(parseBody('a.mdx', {body: text, bodyLine: 1}).problems).toEqual([]);
  });
});
