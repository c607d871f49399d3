import {adding, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';

/** Links that lead nowhere, not there, or not for everybody. */
export const links: BadEdit[] = [
  ...adding([
    [
      'neither ours nor',
      ABOUT,
      'Not sure? [Book online](https://booking.desert-bloom.example/new) and we will call you.',
    ],
    [
      'Write https://www.facebook.example/album?id=3',
      ABOUT,
      'See [our album](https://www.facebook.example/album?utm_source=newsletter&id=3).',
    ],
    [
      'Write https://www.ada.org/report',
      ABOUT,
      'See [the report](https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.ada.org%2Freport&data=05).',
    ],
    ['leads to Google Docs', ABOUT, 'See [the price list](https://docs.google.com/document/d/abc/view).'],
    ['a preview', ABOUT, 'See [the new page](https://deploy-preview-12--finch.netlify.app/about-us).'],
    [
      'workshop of this website',
      ABOUT,
      'See [the old text](https://github.com/copper-finch-dental/website/edit/main/x.mdx).',
    ],
    ['shortened address', ABOUT, 'See [our offer](https://bit.ly/3finch).'],
    [
      'nearly ours',
      ABOUT,
      'Book on [our portal](https://portal.coperfinchdental.example/book).',
      'Read [the blog](https://blog.copperfinchdental.exmaple/floss).',
    ],
    [
      '*The link "privacy policy" leads to /financial-policy',
      ABOUT,
      'Our [privacy policy](/financial-policy) has the details.',
    ],
    ['does not say where it leads', ABOUT, 'To book, [click here](/contact-us).', '[Read more](/services)'],
    [
      'Did you mean /services/cosmetic-dentistry/veneers?',
      ABOUT,
      'See [veneers](/services/cosmetic-dentistry/veneer).',
    ],
    ['Write /smile-gallery instead', ABOUT, 'See [the pictures](/before-after-photos).'],
    [
      'Write /services instead',
      ABOUT,
      'See [our services](/Services).',
      'See [our services](services).',
      'See [our services](https://www.copperfinchdental.example/services).',
    ],
    ['Did you mean #working-hours?', ABOUT, 'See [our hours](/contact-us#working-hour).'],
    ['not written in one piece', ABOUT, 'See [our services] (/services).'],
    ['Write https://www.gilbertaz.gov', ABOUT, 'See [the city](http://www.gilbertaz.gov).'],
    ['cannot run a script', ABOUT, 'See [the city](javascript:void).'],
    ['is in the text as it is', ABOUT, 'See https://www.ada.org for more.', 'See www.ada.org for more.'],
    ['Write /contact-us instead', ABOUT, 'See [the office](https://copperfinchdental.example/contact-us).'],
    ['tracking code', ABOUT, 'See [the map](https://www.google.com/maps?q=finch&utm_campaign=spring).'],
    [
      'leads to',
      ABOUT,
      'See [the form](https://forms.gle/abc123).',
      'Read [more about it](https://1drv.ms/w/s!abc).',
      'Read [our story](https://copper-finch.vercel.app/about-us).',
    ],
    ['does not arrive', ABOUT, 'Email Rosa at rosa@gmial.com.'],
    ['is wrapped by', ABOUT, 'Read [our story](https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.ada.org%2F&h=AT0).'],
    ['leads nowhere', ABOUT, 'Read [the guide](/forms/old-forms.pdf).'],
  ]),
  {
    does: 'turns a link around',
    file: ABOUT,
    append: 'See (the office)[/contact-us].',
    says: 'not written in one piece',
    others: 1,
  },
  {
    does: 'writes "See [our page](http://localhost:3000/about-us)."',
    file: ABOUT,
    append: 'See [our page](http://localhost:3000/about-us).',
    says: 'leads to',
    others: 1,
  },
  {
    does: 'writes "Read [the guide](file:///C:/Users/Rosa/guide.pdf)."',
    file: ABOUT,
    append: 'Read [the guide](file:///C:/Users/Rosa/guide.pdf).',
    says: 'leads to',
    others: 1,
  },
];
