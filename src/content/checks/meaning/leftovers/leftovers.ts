import type {Content} from '../../../content';
import {lineOf, replaceOnce} from '../../../fix/suggest';
import type {Message, Problem, Suggestion} from '../../../problem';
import {CONTENT_FOLDER} from '../../../folders';
import {memoize, memoizeOn, memoizePerFile, memoizeTexts} from '../../../memoize';
import {endOfFields} from '../../../source';
import type {Check} from '../../check';
import {teamOf} from '../people';
import {inSayings, sayingsByFile, type Saying, type Words} from '../sayings';

/** Words that were never meant for visitors. */
const LEFTOVERS: readonly (Message & {pattern: RegExp; finding: string; ofPatients?: true; severity?: 'warning'})[] = [
  {
    pattern:
      /\b(?:click|tap|double-click)(?: or tap)?(?: here)? to (?:enter|add|edit|insert|type|write)\b[^.]*|\b(?:choose an item|enter (?:your )?text here|(?:your |main |body |some )?text (?:goes|here)\b(?: here)?|type (?:your )?(?:text|words|message|something)|add (?:a |your )?(?:heading|title|subtitle|caption|text|description)(?: here)?$|paste (?:\w+ )?here|heading goes here|error! (?:reference|bookmark)[^.]*|subheading|lorem)\b|^(?:untitled|test(?:ing)?|asdf\w*|qwerty|draft|heading|title|section|new page)(?: ?\d+)?\.?$|\b(?:TODO|TBD|TBC|FIXME|TKTK|TK|XXX+|WIP)\b|\bXX(?= (?:weeks?|days?|years?|months?|minutes?|hours?|dollars?|percent|am|pm|people|patients)\b| ?%)|\b(?:to be (?:added|written|confirmed|determined|announced))\b|\b(?:lorem ipsum|dolor sit amet)\b|\b(?:placeholder|sample|dummy) text\b|\bcoming soon here\b|_{4,}|\?{3,}|\b(?:insert|add|put|enter|type) (?:your |the |a )?(?:name|date|text|phone|number|price|photo|picture|link|address|time|quote)s? here\b|\bnn?\/nn?\/nnnn?\b|\bxx?\/xx?\/x{2,4}\b|\$X+\b|\$__|\bPATIENT[ _]NAME\b|<<[^>]+>>|%%?[A-Z_]{3,}%%?/gi,
    what: 'Something is still to be written here',
    fix: 'Write it, or delete these words.',
    finding: 'leftovers/to-do',
  },
  {
    pattern:
      /\[(?!(?:sic|\.\.\.|…|\^|x\]|my |her |his |their |our |the |a |an |he |she |it |this |is\]|was\]|to\]|and\]|I\]|s\]))[^\]\n[]{1,60}\](?!\()/gi,
    what: 'A gap in brackets is still to be filled',
    fix: 'Write the words in its place.',
    finding: 'leftovers/gap',
  },
  {
    pattern:
      /\bsent from (?:my|a) (?:iphone|ipad|android|samsung|galaxy|mobile|phone|pixel|blackberry|outlook|yahoo)\b.*|\bget outlook for (?:ios|android)\b|\bsent (?:via|with|from) (?:yahoo mail|outlook|proton ?mail|gmail|the aol)\b.*/gi,
    what: 'The signature of a mail program stands here',
    fix: 'Delete it.',
    finding: 'leftovers/mail',
    ofPatients: true,
  },
  {
    pattern:
      /\bOn (?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*,? )?(?:\w{3,9} \d{1,2}|\d{1,2} \w{3,9}|\d{1,2}\/\d{1,2}\/\d{2,4}),?(?: \d{4})?,?(?: at)? \d{1,2}:\d{2}.{0,80}wrote:|-{3,} ?(?:original|forwarded) message ?-{3,}|\bbegin forwarded message\b|^\s*(?:from|to|cc|bcc|subject|sent|date|reply-to): \S+|^(?:fwd?|re|aw|fw): |\b(?:best|kind|warm(?:est)?) regards,?(?: [a-z]+)?$|^(?:hi|hello|hey|dear) (?:team|all|everyone|[A-Z][a-z]+),? *$/gim,
    what: 'A quoted mail stands here',
    fix: 'Delete what belongs to the mail.',
    finding: 'leftovers/mail',
  },
  {
    pattern:
      /\b(?:caution|warning) ?[-–—:] ?(?:this|external)\b.*|\[?external(?: e-?mail| sender)\]|\bexternal e-?mail\b ?[-–—:].*|\bthis (?:e-?mail|message) (?:originated|came|was sent) from (?:outside|an external)\b.*|\bdo not click (?:on )?(?:links|any link)|\b(?:intended (?:only|solely) for|intended recipient|confidentiality notice|may contain (?:confidential|privileged))\b.*|\bview (?:this (?:email|message) )?in (?:your )?browser\b|\bunsubscribe\b/gi,
    what: 'The banner or the small print of a mail stands here',
    fix: 'Delete it.',
    finding: 'leftovers/mail',
    ofPatients: true,
  },
  {
    pattern:
      /\bhere(?:'s| is| are) (?:a|an|the|your|another|my|one)\b[^.?!]{0,50}?\b(?:version|rewrite|draft|revision|rewording|paraphrase)s?\b[^.?!]*|\bas an? (?:ai|large) (?:language )?model\b|\b(?:here(?:'s| is) (?:the|a|your|an) (?:revised|updated|rewritten|polished|improved|new|draft|shorter|friendlier)(?: \w+){0,3}(?: version| text| paragraph| draft)?:?)|^(?:sure|certainly|of course|absolutely)[!,](?: here\b.*| i (?:can|will|'d)\b.*|$)|\b(?:want me to|would you like me to|shall i|do you want me to) (?:make|rewrite|add|shorten|change|write|adjust|expand|include|create)\b[^.?!]*|\bhere(?:'s| is) (?:the|your) (?:text|copy|paragraph|blurb|draft|content|section)\b|\b(?:i hope this helps|let me know if you(?:'d| would) like|feel free to (?:adjust|edit|tweak))\b|\bas of my (?:last|latest|most recent|knowledge|training)\b[^.?!]*|\bmy (?:training data|knowledge cut-?off)\b[^.?!]*|\bI (?:have no|do not have|don't have|cannot access|can't access|am unable to (?:access|verify|browse)) (?:any |real-time |up-to-date )?(?:information|access|details|data|knowledge)\b[^.?!]*|\bplease (?:verify|double-check|confirm) (?:the|these|this|all) (?:details|information|facts|figures|accuracy|content)\b[^.?!]*|contentReference\[|oaicite|\bturn\d+search\d+\b/gim,
    what: 'Words of a writing program stand here',
    fix: 'Delete them.',
    finding: 'leftovers/writing-program',
  },
  {
    pattern:
      /\b(?:please|can you|could you|pls|plz) (?:\w+ )?(?:update|change|add|put|post|upload|replace|remove|fix|publish|proofread|check|shorten|rewrite|reword|approve|review|move|translate|insert)(?: \w+){0,5} (?:on |to |from )?(?:the |our |this )?(?:web ?site|page|web ?page|homepage|site|text|paragraph|sentence|heading)\b|\bbefore (?:it|this|we) goe?s? live\b|\b(?:note to (?:self|team|staff|editor|designer)|for internal use|internal only|do not publish(?= ?(?:yet|[.!:)]|$))|not for publication|draft only|see (?:my )?comments?|track(?:ed)? changes)\b/gi,
    what: 'A note to a colleague stands here',
    fix: 'Delete it, and write it into the pull request.',
    finding: 'leftovers/note',
  },
  {
    pattern:
      /\b(?:copy|text|words|wording|content|draft|blurb) for (?:the |our )?(?:web ?site|web ?page|homepage|page|site)\b|\b(?:version|draft|revision|rev\.?|option|alternative|variant) (?:no\. ?)?(?:\d+|[A-D]|one|two|three)\b ?(?:[:.)]|$|of\b)|\bv\d+(?:\.\d+)?\b ?(?:[:.)]|$)|\bfinal(?:[ _-](?:final|version|draft|v?\d))\b|\b(?:see|find) (?:the |my )?(?:attached|attachment|enclosed)\b|\b(?:attached|enclosed) (?:photo|file|pdf|document|picture)s?\b|\bas (?:discussed|agreed|per (?:our|your|my|the) (?:call|meeting|e-?mail|chat))\b|\bper (?:our|your|my) (?:call|meeting|e-?mail|conversation|chat|request)\b|\b(?:FYI|ASAP|EOD|LMK|IMO|OOO|P\.?S\.?:|N\.?B\.?:|cc'?ed|thx|pls|lol|btw)\b|^(?:meta(?: description)?|seo|cta|alt(?: text)?|h[1-6]|body|headline|subhead(?:ing)?|caption|title|keywords?|tags?|slug|url|hashtags?|word count|\d+ words|notes?|comments?|idea|source|credit|instructions?) ?: .*|\(\d+ (?:words|characters|chars)\)|\b(?:change|replace|swap|move) (?:this|these|that|the (?:photo|picture|text|heading|wording|price))\b[^.]{0,40}\b(?:to|with|for|before|once|when)\b[^.]{0,30}\b(?:live|launch|approves?|sends?|comes in|ready|publish|back)\b|\b(?:need(?:s)?|waiting (?:for|on)|ask(?:ing)?|check(?:ing)? with|confirm(?:ed)? (?:with|by)|pending|approved by|ok(?:ay)?ed by|per) (?:approval|sign-?off|confirmation|feedback|legal|marketing|the manager|the designer|the web (?:guy|person|team)|head office|an? (?:answer|reply|quote) from)\b/gim,
    what: 'A note to a colleague stands here',
    fix: 'Delete it, and write it into the pull request.',
    finding: 'leftovers/note',
  },
  {
    pattern:
      /^(?:TEST|DRAFT|OLD|DELETE|UNTITLED|DUMMY|HOLD|STET|REPLACE|UPDATE|CHANGE|CHECK|IMPORTANT NOTE|INTERNAL)\b(?=[ :!-])/g,
    what: 'A note to a colleague stands here',
    fix: 'Delete it, and write it into the pull request.',
    finding: 'leftovers/note',
  },
  {
    pattern:
      /^(?:read|show|load|view) more ?(?:\.{2,}|[…»>])$|\baccept (?:all )?cookies\b|\bposted by \p{L}+ (?:on|in|\d)|\b\d+ (?:comments?|likes|shares|views)\b|\b(?:like|follow|share|comment|tag|subscribe)(?:,? (?:and |& )?(?:like|share|follow|comment|tag|subscribe))+\b|\btag (?:a|your) friends?\b|\blink in (?:our |the |my )?bio\b|\bswipe (?:up|left|right)\b|\bcontinued on\b|\bnext slide\b|\bsee page \d+\b|\b(?:slide|page) \d+ of \d+\b|\b(?:e-?mail|message|note) finds you\b|\byour (?:practice|business|company|clinic|office|doctor)(?:'s)? name\b|\bin your city\b|\[(?:company|website|name|date|city)\]/giu,
    what: 'Words of another website, a mail or a template stand here',
    fix: 'Delete them.',
    finding: 'leftovers/template',
    ofPatients: true,
  },
  {
    pattern:
      /\b(?!Call|What|How|Where|When|Ask|Click|Tap|Write|Remember|Please|Whom|Who)\p{Lu}\p{Ll}+ to (?:confirm|check|provide|approve|decide|review|supply|verify)\b|\b(?:this|section|page|paragraph|text|awaiting|pending) (?:needs )?(?:\p{L}+(?:'s)? ){0,4}(?:eyes|approval|sign-off|okay|go-ahead|confirmation)\b|\bbefore it goes (?:up|live|out|online)\b|\bdo(?: not|n't) (?:tell|mention (?:this|it) to|share (?:this )?with) (?:the )?(?:patients|anyone|anybody)\b|\bnot yet (?:announced|public|official)\b|^(?:old|new|current|suggested|proposed|revised) (?:text|wording|copy|version|sentence|line):/gu,
    what: 'A note to a colleague stands here',
    fix: 'Delete it, and write it into the pull request.',
    finding: 'leftovers/note',
  },
  {
    pattern: /#(?:VALUE|REF|NAME|NUM|NULL|SPILL|CALC|DIV\/0)[!?]|#N\/A\b|(?<![\p{L}\d=])=(?:SUM|IF|VLOOKUP|CONCAT)\(/gu,
    what: 'An error or a formula of a spreadsheet stands here',
    fix: 'Write the figure in its place.',
    finding: 'leftovers/gap',
  },
  {
    pattern: /(?:\b[A-Z][A-Z']+\b[ ,!-]*){5,}/g,
    what: 'A sentence in capitals is hard to read, and read out letter by letter',
    fix: 'Write it in small letters.',
    finding: 'leftovers/capitals',
    severity: 'warning',
  },
  {
    pattern: /\((?:\p{Lu}\p{Ll}+[,:] [^()]*|(?:still|is this|are these|not) [^()]*)\?\)|<-{2,}|-{2,}>/gu,
    what: 'A note to a colleague stands here',
    fix: 'Take it out, and ask in the pull request.',
    finding: 'leftovers/note',
  },
  {
    pattern: /(?<![\w/])[\w-]+\.(?:png|jpe?g|heic|gif|webp|svg|docx?|xlsx?|pptx?|pdf)\b/gi,
    what: 'The name of a file stands here',
    fix: 'Delete it; a picture is written as <Picture image="folder/name" alt="what it shows" />, and a file as a link.',
    finding: 'leftovers/file-name',
  },
  {
    pattern:
      /(?<![\p{L}'-])(the|a|an|to|of|and|in|is|for|we|you|our|your|with|on|at|it|be|are|or|if|as|by|from|this|will|can|not|when|they|he|she|who|i|my|their|was|were|have|has|but|so)\s+\1(?![\p{L}'-])/giu,
    what: 'A word stands twice',
    fix: 'Delete one of the two.',
    finding: 'leftovers/doubled',
  },
  {
    pattern:
      /(?<![\p{L}\d'-])(?!(?:had|that|very|really|bye|ha|so|no|go|knock|night|cha|yo|tut|choo|there|now|well|many|never|boo|wait|long|win|come|baba|bora|walla|york|more)\b)(\p{L}{3,})\s+\1(?![\p{L}'-])/giu,
    what: 'A word stands twice',
    fix: 'Delete one of the two.',
    finding: 'leftovers/doubled',
    severity: 'warning',
  },
];

/** A colleague who is addressed, and the end of a mail: names of the team where visitors are told nothing of them. */
export const checkAddressed: Check = (content) => {
  const names = [...new Set(teamOf(content).flatMap(({first, last, name}) => [name, first, `Dr. ${last}`]))];
  if (names.length === 0) return [];
  const anybody = names.map((name) => name.replaceAll(/[^\p{L} ]/gu, '.')).join('|');
  return sayingsByFile(content).flatMap(addressedTo(anybody));
};

/** What finds in a file whoever of the names, a pattern, is addressed or signs. */
const addressedTo = memoizeTexts((anybody) => {
  const to = new RegExp(
    String.raw`(?:^|[(\[]|@)(?:@?(?:${anybody}|team|all|everyone|guys|girls|hey))\b ?[,:;\u2013\u2014-]+ ?(?:please|pls|can|could|would|will|do|did|is|are|should|shall|check|see|add|fix|update|have|I|we|what|when|which|this|here|need|let)\b[^.?!]*|\b(?:ask|check with|confirm with|okay with|approved by|waiting (?:for|on)|remind|tell) (?:${anybody}) (?:whether|if this|if that|about (?:this|that)|before|to (?:check|confirm|approve|sign|send)|first)\b[^.?!]*`,
    'iu',
  );
  const signature = new RegExp(
    String.raw`^(?:[-\u2013\u2014~] ?|thanks,? |cheers,? |best,? |love,? |xo+,? )(?:${anybody})\.?$|^(?:${anybody})\n(?:Office|Practice|Front|Registered|Dental|Marketing|Treatment)`,
    'iu',
  );
  const notesIn = (saying: Saying): Problem[] => {
    if (saying.voice === 'patient' || saying.field === 'name') return [];
    if (leftoversIn(saying.words).some(({rule}) => rule.finding === 'leftovers/note')) return [];
    const match =
      to.exec(saying.text) ??
      signature.exec(saying.text.trim()) ??
      (saying.text.trim() === saying.passage.trim() ? signature.exec(saying.passage) : null);
    if (!match) return [];
    const quote = match[0].trim().slice(0, 60);
    const fix = 'Delete it, and ask in the pull request.';
    return [
      {
        file: saying.file,
        line: saying.lineAt(match.index),
        field: saying.field,
        what: `A note to or from a colleague stands here: "${quote}".`,
        fix,
        finding: 'leftovers/note',
        quote,
      },
    ];
  };
  return memoize((sayings: readonly Saying[]) => sayings.flatMap(notesIn));
});

/** Nothing is left that was meant for a colleague, a mail or a template. Of a kind a line is named once. */
export const checkLeftovers: Check = (content) =>
  leftoversOf(content).filter(
    ({file, line, finding, suggestion}, index, all) =>
      suggestion !== undefined ||
      !all.slice(0, index).some((other) => other.file === file && other.line === line && other.finding === finding),
  );

const leftoversOf = inSayings((saying, content) =>
  leftoversIn(saying.words).map(({rule, index, match, doubled}): Problem => {
    const line = saying.lineAt(index);
    const suggestion =
      rule.finding === 'leftovers/doubled' && doubled
        ? replaceOnce(content, saying.file, line, match, match.slice(0, doubled.length))
        : undefined;
    const quote = match.trim().slice(0, 60);
    return {
      file: saying.file,
      line,
      field: saying.field,
      ...(rule.severity && {severity: rule.severity}),
      what: `${rule.what}: "${quote}".`,
      fix: rule.fix,
      finding: rule.finding,
      quote,
      ...(suggestion && {suggestion}),
    };
  }),
);

/** What a sentence has left over. */
const leftoversIn = memoizeOn(({voice, field, text}: Words) => {
  const seen = new Set<number>();
  return LEFTOVERS.flatMap((rule) => {
    if (voice === 'patient' && !rule.ofPatients) return [];
    // The check of alternative texts has more to say of such a name.
    if (field === 'alt' && rule.finding === 'leftovers/file-name') return [];
    const match =
      text.search(rule.pattern) === -1
        ? undefined
        : [...text.matchAll(rule.pattern)].find(({index}) => !seen.has(index));
    if (!match) return [];
    seen.add(match.index);
    return [{rule, index: match.index, match: match[0], doubled: match[1]}];
  });
});

/** Signs that nobody sees, by their names. */
const INVISIBLE: readonly [code: RegExp, name: string][] = [
  [/(?<!\p{Extended_Pictographic}\uFE0F?)\u200D(?!\p{Extended_Pictographic})/gu, 'a zero-width joiner'],
  [/\u200B/g, 'a zero-width space'],
  [/\u200C/g, 'a zero-width non-joiner'],
  [/\u00AD/g, 'a soft hyphen'],
  [/[\u200E\u200F\u061C]/g, 'a mark for the direction of writing'],
  [/[\u202A-\u202E\u2066-\u2069]/g, 'a sign that turns the direction of writing'],
  [/(?<!^)\uFEFF/g, 'a byte-order mark'],
  [/\u2060/g, 'a word joiner'],
  [/[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, 'a control sign'],
  [/[\uE000-\uF8FF]/g, 'a private sign of Word'],
  [/\uFFFC/g, 'the place of a picture that was not copied'],
  [/[\u2028\u2029]/g, 'a line separator'],
];

const ANY_INVISIBLE =
  /[\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060\u2066-\u2069\uE000-\uF8FF\uFEFF\uFFFC\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]/u;

/** No sign that nobody sees is in a file, and no table as it came from Excel. */
export const checkInvisibleSigns: Check = ({files, textOf}: Content) =>
  [...files]
    .filter((file) => file.startsWith(`${CONTENT_FOLDER}/`) && /\.(?:mdx|yml)$/.test(file))
    .flatMap((file) => signsIn(file, textOf(file)));

const signsIn = memoizePerFile((file, text): Problem[] => [...invisibleIn(file, text), ...tabsIn(file, text)]);

function invisibleIn(file: string, text: string): Problem[] {
  if (!ANY_INVISIBLE.test(text.slice(1))) return [];
  return text.split(/\r\n?|\n/).flatMap((line, index): Problem[] => {
    const plain = index === 0 ? line.replace(/^\uFEFF/, '') : line;
    const found = INVISIBLE.filter(([code]) => plain.search(code) !== -1);
    if (found.length === 0) return [];
    const isWord = found.some(([, name]) => name === 'a private sign of Word');
    const clean = found.reduce(
      (rest, [code, name]) => rest.replace(code, name === 'a line separator' ? ' ' : ''),
      plain,
    );
    return [
      {
        file,
        line: index + 1,
        what: `On this line stands ${found.map(([, name]) => name).join(' and ')}, which ${isWord ? 'visitors see as a box' : 'nobody sees'}.`,
        fix: 'Write the line again without it, or take the suggested change.',
        suggestion: {line: index + 1, newText: clean},
      },
    ];
  });
}

/** Lines with tabs between words: in the body cells of a table that was copied from Excel, elsewhere a slip or a tab from Word. */
function tabsIn(file: string, text: string): Problem[] {
  if (!text.includes('\t')) return [];
  const lines = text.split(/\r\n?|\n/);
  const body = endOfFields(lines);
  const isRow = (line = '') => /[^\s:]\t+[^\s#]/.test(line);
  const problems: Problem[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (!isRow(lines[at])) continue;
    if (!file.endsWith('.mdx') || at <= body) {
      problems.push(tabAt(file, lines, at));
      continue;
    }
    let last = at;
    while (isRow(lines[last + 1])) last += 1;
    problems.push(
      last > at || (lines[at] ?? '').split('\t').length > 2 ? tableAt(file, lines, at, last) : tabAt(file, lines, at),
    );
    at = last;
  }
  return problems;
}

function tableAt(file: string, lines: readonly string[], first: number, last: number): Problem {
  const rows = lines
    .slice(first, last + 1)
    .map((line) => line.split('\t').map((cell) => cell.trim().replaceAll('|', '\\|')));
  const width = Math.max(...rows.map(({length}) => length));
  const written = rows.map((row) => `| ${Array.from({length: width}, (_, index) => row[index] ?? '').join(' | ')} |`);
  const suggestion: Suggestion = {
    line: first + 1,
    ...(last > first && {lastLine: last + 1}),
    newText: [
      ...((lines[first - 1] ?? '').trim() === '' ? [] : ['']),
      written[0],
      `|${'---|'.repeat(width)}`,
      ...written.slice(1),
      ...((lines[last + 1] ?? '').trim() === '' ? [] : ['']),
    ].join('\n'),
  };
  return {
    file,
    line: first + 1,
    what: 'A table was copied from Excel or Word here, and visitors would see its cells in one line.',
    fix: `Write it like ${written[0]} with a line |${'---|'.repeat(width)} below the first one, or take the suggested change.`,
    suggestion,
  };
}

function tabAt(file: string, lines: readonly string[], at: number): Problem {
  return {
    file,
    line: at + 1,
    what: 'A tab stands between the words of this line.',
    fix: 'Write a space instead.',
    suggestion: {line: at + 1, newText: lineOf(lines.join('\n'), at + 1).replaceAll(/(?<=\S)[ ]?\t+[ ]?/g, ' ')},
  };
}
