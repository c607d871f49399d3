import type {BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const EXAMS = 'services/general-dentistry/dental-exams.mdx';

/** Tags and what is pasted or written in their place. */
export const tags: BadEdit[] = [
  {does: 'writes a number behind <', file: ABOUT, append: 'A check takes <5 minutes.', at: '<5 minutes', says: 'Write "under 5" or "less than 5"'},
  {does: 'writes a name in braces', file: ABOUT, append: 'Dear {name}, welcome.', at: 'Dear {name}', says: 'A brace { or }'},
  {does: 'breaks a line with <br>', file: ABOUT, append: 'One line<br>and another.', at: '<br>', says: 'Leave an empty line'},
  {does: 'writes HTML', file: ABOUT, append: 'We are <b>kind</b>.', at: '<b>', says: '**important words**'},
  {does: 'leaves a comment as on a web page', file: ABOUT, append: '<!-- ask Rosa -->', at: '<!--', says: 'A note between <!-- and -->'},
  {does: 'pastes from Word', file: ABOUT, append: "<p class=MsoNormal><span style='font-size:12.0pt'>Our office<o:p></o:p></span></p>", at: 'MsoNormal', says: 'pasted with it'},
  {does: 'pastes from Google Docs', file: ABOUT, append: '<b style="font-weight:normal;" id="docs-internal-guid-7"><span>Hello</span></b>', at: 'docs-internal', says: 'pasted with it'},
  {does: 'colours a text', file: ABOUT, append: 'We are <span style="color: red">kind</span>.', at: 'color: red', says: 'pasted with it'},
  {does: 'gives a tag a class', file: ABOUT, append: 'Call <Phone class="big" />.', at: 'class=', says: 'has no "class"'},
  {does: 'gives a tag a style', file: ABOUT, append: 'Call <Phone style="color: red" />.', at: 'style=', says: 'how things look is the same on all pages'},
  {does: 'adds a script', file: ABOUT, append: '<script src="https://x.example/a.js"></script>', at: '<script', says: 'A script cannot stand'},
  {does: 'adds an instruction to the browser', file: ABOUT, append: 'Call <Phone onclick="go()" />.', at: 'onclick', says: 'instruction "onclick"'},
  {does: 'embeds a frame', file: ABOUT, append: '<iframe src="https://www.youtube.com/embed/x"></iframe>', at: '<iframe', says: 'A frame from another website'},
  {does: 'deletes a closing tag', file: EXAMS, replace: ['</WhenToCall>', ''], at: '<WhenToCall>', says: 'opened here and never closed'},
  {does: 'deletes an opening tag', file: EXAMS, replace: ['<WhenToCall>', ''], at: '</WhenToCall>', says: 'that is not open', others: 0},
  {does: 'leaves a tag without its slash', file: ABOUT, append: 'Call <Phone>.', at: 'Call <Phone>', says: 'Write <Phone /> instead'},
  {does: 'cuts a tag', file: EXAMS, replace: ['<Question title="', '<Question title='], at: '<Question title=', says: 'tag <Question>', others: 4},
  {does: 'cuts the end of a tag', file: ABOUT, replace: ['<FacilityGallery />', '<FacilityGallery'], at: '<FacilityGallery', says: 'has no end'},
  {does: 'writes a tag that does not exist', file: ABOUT, append: '<Slideshow />', at: '<Slideshow', says: 'no tag <Slideshow>'},
  {does: 'misspells a tag', file: ABOUT, replace: ['<VideoEmbed ', '<VideoEmbd '], at: '<VideoEmbd', says: 'Did you mean <VideoEmbed>?'},
  {does: 'writes a tag with a small letter', file: ABOUT, replace: ['<VideoEmbed ', '<videoEmbed '], at: '<videoEmbed', says: 'Did you mean <VideoEmbed>?'},
  {does: 'misspells an attribute', file: EXAMS, replace: ['visits=', 'vists='], at: 'vists=', says: 'Did you mean visits?'},
  {does: 'writes an attribute twice', file: EXAMS, replace: ['visits=', 'time="Two" visits='], at: 'time="Two"', says: '"time" twice'},
  {does: 'forgets an attribute', file: EXAMS, replace: [/<Question title="[^"]*">/, '<Question>'], at: '<Question>', says: 'lacks its title'},
  {does: 'writes an attribute in braces', file: ABOUT, replace: ['id="office-tour"', 'id={"office-tour"}'], at: 'office-tour', says: 'stands in braces'},
  {does: 'writes curly marks around an attribute', file: ABOUT, replace: ['id="office-tour"', 'id=“office-tour”'], at: 'office-tour', says: 'curly quotation marks'},
  {does: 'deletes an import', file: ABOUT, replace: ["import VideoEmbed from '@site/src/components/VideoEmbed';\n", ''], at: '<VideoEmbed', says: "import VideoEmbed from '@site/src/components/VideoEmbed';"},
  {does: 'imports something else', file: ABOUT, replace: ["import VideoEmbed from '@site/src/components/VideoEmbed';", "import VideoEmbed from 'react-player';"], at: 'react-player', says: 'not one of our components'},
  {does: 'misspells an import', file: ABOUT, replace: ['components/VideoEmbed', 'components/VideoEmbd'], at: 'VideoEmbd', says: "Write import VideoEmbed from '@site/src/components/VideoEmbed';"},
  {does: 'deletes the empty line below the imports', file: ABOUT, replace: ["VideoEmbed';\n\nGoing", "VideoEmbed';\nGoing"], at: 'Going to the dentist', says: 'right below an import'},
  {does: 'imports what it does not use', file: ABOUT, replace: ['<FacilityGallery />', 'They are bright.'], at: 'import FacilityGallery', says: 'not used', warns: true},
  {does: 'puts words into a tag that has none', file: ABOUT, append: 'Call <Phone>us now</Phone>.', at: 'us now', says: 'would not be shown'},
  {does: 'names a video that is not there', file: ABOUT, replace: ['office-tour', 'ofice-tour'], at: 'ofice-tour', says: 'Did you mean office-tour?'},
  {does: 'names a fact that is not there', file: ABOUT, append: '<Fact name="cancellation.fees" />', at: 'cancellation.fees', says: 'Did you mean cancellation.fee?'},
];
