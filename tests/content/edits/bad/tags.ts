import {putting, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const EXAMS = 'services/general-dentistry/dental-exams.mdx';

/** Tags and what is pasted or written in their place. */
export const tags: BadEdit[] = [
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
    ['Did you mean services-overview?', 'services/index.mdx', 'id="services-overview"', 'id="service-overview"'],
    ['no form called "contakt". Did you mean contact?', 'contact-us.mdx', 'form="contact"', 'form="contakt"'],
    ['The link to /pain leads nowhere', EXAMS, '- It hurts at night.', '- Pain, see [our advice](/pain)'],
  ]),
];
