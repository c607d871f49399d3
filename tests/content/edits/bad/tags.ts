import {adding, putting, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const EXAMS = 'services/general-dentistry/dental-exams.mdx';

/** Tags and what is pasted or written in their place. */
export const tags: BadEdit[] = [
  ...adding([
    ['Write "under 5" or "less than 5"', ABOUT, 'A check takes <5 minutes.'],
    ['A brace { or }', ABOUT, 'Dear {name}, welcome.'],
    ['Leave an empty line', ABOUT, 'One line<br>and another.'],
    ['important words**', ABOUT, 'We are <b>kind</b>.'],
    ['A note between <!-- and -->', ABOUT, '<!-- ask Rosa -->'],
    [
      'pasted with it',
      ABOUT,
      "<p class=MsoNormal><span style='font-size:12.0pt'>Our office<o:p></o:p></span></p>",
      '<b style="font-weight:normal;" id="docs-internal-guid-7"><span>Hello</span></b>',
      'We are <span style="color: red">kind</span>.',
    ],
    ['has no "class"', ABOUT, 'Call <Phone class="big" />.'],
    ['has no "style"', ABOUT, 'Call <Phone style="color: red" />.'],
    ['A <script> cannot be', ABOUT, '<script src="https://x.example/a.js"></script>'],
    ['has no "onclick"', ABOUT, 'Call <Phone onclick="go()" />.'],
    ['A <iframe> cannot be', ABOUT, '<iframe src="https://www.youtube.com/embed/x"></iframe>'],
    ['Write <Phone /> instead', ABOUT, 'Call <Phone>.'],
    ['no tag <Slideshow>', ABOUT, '<Slideshow />'],
    ['would not be shown', ABOUT, 'Call <Phone>us now</Phone>.'],
    ['Did you mean cancellation.fee?', ABOUT, '<Fact name="cancellation.fees" />'],
    ['Write <VideoEmbed id="…" />', ABOUT, '<VideoEmbed />'],
    ['A link cannot run a script', ABOUT, '[Book a visit](JavaScript:alert(1))'],
    ['paste again with Ctrl+Shift+V', ABOUT, '<center>Hello</center>'],
    ['Write "under $100"', ABOUT, 'It costs <$100.'],
    ['between ( and )', ABOUT, 'Dear {first_name}, welcome.'],
    ['would start a tag', ABOUT, 'NEW!!! <--- make this red'],
  ]),
  ...putting([
    ['opened here and never closed', EXAMS, '</WhenToCall>', '', {at: '<WhenToCall>'}],
    ['that is not open', EXAMS, '<WhenToCall>', '', {at: '</WhenToCall>'}],
    [
      'tag <Question> has no end, or a quotation mark is missing',
      EXAMS,
      '<Question title="',
      '<Question title=',
      {others: 1},
    ],
    ['has no end', ABOUT, '<FacilityGallery />', '<FacilityGallery'],
    ['Did you mean <VideoEmbed>?', ABOUT, '<VideoEmbed ', '<VideoEmbd '],
    ['Did you mean <VideoEmbed>?', ABOUT, '<VideoEmbed ', '<videoEmbed '],
    ['Did you mean title?', EXAMS, '<Question title=', '<Question titel='],
    ['"title" twice', EXAMS, '<Question title=', '<Question title="Two" title='],
    ['lacks its title', EXAMS, /<Question title="[^"]*">/, '<Question>'],
    ['Write <VideoEmbed id="office-tour" /> instead', ABOUT, 'id="office-tour"', 'id={"office-tour"}'],
    ['Write <VideoEmbed id="office-tour" /> instead', ABOUT, 'id="office-tour"', 'id=“office-tour”'],
    [
      "import VideoEmbed from '@site/src/components/VideoEmbed';",
      ABOUT,
      "import VideoEmbed from '@site/src/components/VideoEmbed';\n",
      '',
      {at: '<VideoEmbed'},
    ],
    [
      'not one of our components',
      ABOUT,
      "import VideoEmbed from '@site/src/components/VideoEmbed';",
      "import VideoEmbed from 'react-player';",
    ],
    [
      "Write import VideoEmbed from '@site/src/components/VideoEmbed';",
      ABOUT,
      'components/VideoEmbed',
      'components/VideoEmbd',
    ],
    ['right below an import', ABOUT, "VideoEmbed';\n\n", "VideoEmbed';\n"],
    ['*not used', ABOUT, '<FacilityGallery />', 'They are bright.', {at: 'import FacilityGallery'}],
    ['Did you mean office-tour?', ABOUT, 'office-tour', 'ofice-tour'],
  ]),
];
