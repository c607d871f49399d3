import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {makeExampleIds} from '@dental/testing/vendors/ids';
// The adapters declare what a vendor's script adds to the window.
import type {} from '@dental/vendors/adapters/cherry';
import type {} from '@dental/vendors/adapters/crisp';
import type {} from '@dental/vendors/adapters/hubspot';
import type {} from '@dental/vendors/adapters/tawk';
import {makeToolkit, type Toolkit} from './toolkit';

/** A mock's response. */
export interface Answer {
  type: string;
  body: string;
  /**
   * The page for a browser that posted a form without script, unless the form names one (`_next`).
   */
  thanks?: string;
}

/** A vendor's behavior in a browser, from its documentation and public websites. */
export interface MockVendor {
  /** The start of the URL of the script or page that the adapter requests. */
  first: string;
  /** The requests of that script that the vendor can't work without. */
  second?: string;
  /** True if visitors use a frame within the frame. */
  isNested?: true;
  /** True if it sends no message, so that only silence reveals a failure. */
  isMute?: true;
  /** Responses by the start of the URL. */
  answers: Record<string, Answer>;
}

/** The response of every mock if there is nothing to write into. */
const SUCCESS_TEXT = 'The mock works';

const makeScript = (code: (mock: Toolkit) => unknown): Answer => ({
  type: 'text/javascript',
  body: `(${String(code)})((${String(makeToolkit)})());`,
});
const makePage = (html: string, code: (mock: Toolkit) => unknown = () => undefined): Answer => ({
  type: 'text/html',
  body:
    '<!doctype html><meta charset="utf-8"><title>Mock</title>' +
    `${html}<script>${makeScript(code).body}</script>`,
});
const makeJson = (value: unknown): Answer => ({
  type: 'application/json',
  body: JSON.stringify(value),
});
const style: Answer = {type: 'text/css', body: 'form{margin:1rem}'};
const picture: Answer = {
  type: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
};

const {site} = anotherPractice.facts.practice;
/** The response of a plain-form vendor to a script, and its redirect for a browser. */
const makeReceipt = (response: unknown): Answer => ({
  ...makeJson(response),
  thanks: `${site}/thank-you`,
});

const jotform = makePage(
  '<form method="post"><label>Message <textarea name="message"></textarea></label>' +
    '<button>Send</button></form>',
  (mock) => {
    document.querySelector('form')!.action =
      `https://submit.jotform.com/submit${location.pathname}`;
    mock.tell(`setHeight:320:${location.pathname.slice(1)}`);
  },
);
const jotformThanks = makePage('<p>You wrote to us</p>', (mock) =>
  mock.tell({action: 'submission-completed', formID: location.pathname.split('/').at(-1)}),
);

/** The mocks, by vendor name. */
export const MOCKS: Record<string, MockVendor> = {
  hubspot: {
    first: 'https://js.hsforms.net/forms/embed/v2.js',
    second: 'https://forms.hsforms.com/embed/v3/form/',
    answers: {
      'https://js.hsforms.net/forms/embed/v2.js': makeScript((mock) => {
        window.hbspt = {
          forms: {
            create({portalId, formId, target, onFormReady, onFormSubmitted}) {
              const show = ({redirect}: {redirect: string}) => {
                mock.style('form { border: 1px solid }');
                const place = document.querySelector(target)!;
                mock.add(
                  'img',
                  {src: 'https://perf-na1.hsforms.com/embed/v3/counters.gif', alt: ''},
                  place,
                );
                mock.script('https://www.google.com/recaptcha/enterprise.js');
                mock.form(place, (_, form) => {
                  const address =
                    'https://forms.hsforms.com/submissions/v3/public/submit/formsnext/multipart';
                  void fetch(`${address}/${portalId}/${formId}`, {
                    method: 'POST',
                    body: new FormData(form),
                  }).then(({ok}) => {
                    if (!ok) return;
                    onFormSubmitted();
                    // The second form redirects to a page of the practice, as HubSpot's form
                    // options allow.
                    if (formId?.endsWith('2')) location.href = redirect;
                    else form.textContent = 'You wrote to us';
                  });
                });
                onFormReady();
              };
              void fetch(`https://forms.hsforms.com/embed/v3/form/${portalId}/${formId}/json`)
                .then((answer) => answer.json())
                .then(show);
            },
          },
        };
      }),
      'https://forms.hsforms.com/embed/v3/form/': makeJson({
        redirect: `${site}/thank-you?submissionGuid=1`,
      }),
      'https://perf-na1.hsforms.com/embed/v3/counters.gif': picture,
      'https://www.google.com/recaptcha/enterprise.js': makeScript((mock) => {
        mock.script('https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js');
        mock.add('iframe', {
          src: 'https://www.google.com/recaptcha/enterprise/anchor',
          title: 'reCAPTCHA',
        });
      }),
      'https://www.google.com/recaptcha/enterprise/anchor': makePage(''),
      'https://www.gstatic.com/recaptcha/': makeScript(() => undefined),
      'https://forms.hsforms.com/submissions/': makeJson({}),
    },
  },
  jotform: {
    first: 'https://form.jotform.com/',
    isNested: true,
    answers: {
      'https://form.jotform.com/': jotform,
      // The second form redirects to a page of the practice.
      [`https://submit.jotform.com/submit/${makeExampleIds('jotform').virtual}`]: makeReceipt({}),
      'https://submit.jotform.com/submit/': jotformThanks,
    },
  },
  crisp: {
    first: 'https://client.crisp.chat/l.js',
    second: 'https://client.crisp.chat/static/javascripts/client.js',
    answers: {
      'https://client.crisp.chat/l.js': makeScript((mock) => {
        mock.add(
          'link',
          {rel: 'stylesheet', href: 'https://client.crisp.chat/static/client.css'},
          document.head,
        );
        mock.script('https://client.crisp.chat/static/javascripts/client.js');
      }),
      'https://client.crisp.chat/static/client.css': style,
      'https://client.crisp.chat/settings/website/': makeJson({}),
      'https://image.crisp.chat/': picture,
      'https://client.crisp.chat/static/javascripts/client.js': makeScript(async (mock) => {
        await fetch(`https://client.crisp.chat/settings/website/${window.CRISP_WEBSITE_ID}/`).then(
          (it) => it.json(),
        );
        const queue = window.$crisp as unknown as unknown[][];
        const listeners = new Map<unknown, () => void>();
        const box = mock.add('div', {className: 'crisp-client', hidden: true});
        const run = ([verb, name, value]: unknown[]) => {
          if (verb === 'on') listeners.set(name, value as () => void);
          if (name === 'chat:open' || name === 'chat:close') box.hidden = name === 'chat:close';
          if (name === 'chat:close') listeners.get('chat:closed')?.();
        };
        window.$crisp = {push: run, is: () => !box.hidden};
        mock.style('.crisp-client { background: white }');
        mock.add('img', {src: 'https://image.crisp.chat/avatar/website/', alt: ''}, box);
        mock.add(
          'img',
          {src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', alt: ''},
          box,
        );
        new Worker(URL.createObjectURL(new Blob(['postMessage(1)'], {type: 'text/javascript'})));
        await mock.chat(box, 'wss://client.relay.crisp.chat/w/');
        queue.forEach(run);
        listeners.get('session:loaded')?.();
      }),
    },
  },
  tawk: {
    first: 'https://embed.tawk.to/507f1f77bcf86cd799439011/',
    second: 'https://embed.tawk.to/_s/v4/app/twk-main.js',
    isNested: true,
    answers: {
      'https://embed.tawk.to/507f1f77bcf86cd799439011/': makeScript((mock) =>
        mock.script('https://embed.tawk.to/_s/v4/app/twk-main.js'),
      ),
      'https://va.tawk.to/v1/session/start': makeJson({}),
      'https://embed.tawk.to/_s/v4/app/twk-main.js': makeScript(async (mock) => {
        await fetch('https://va.tawk.to/v1/session/start', {method: 'POST'});
        const api = window.Tawk_API!;
        mock.style('iframe { border: 0 }');
        const frame = mock.add('iframe', {title: 'chat widget'});
        frame.style.height = '400px';
        await mock.chat(frame.contentDocument!.body, 'wss://vsa1.tawk.to/s/');
        api.maximize = () => (frame.style.display = 'block');
        api.minimize = () => {
          frame.style.display = 'none';
          api.onChatMinimized?.();
        };
        api.isChatMaximized = () => frame.style.display === 'block';
        api.onLoad?.();
      }),
    },
  },
  cherry: {
    first: 'https://files.withcherry.com/widgets/widget.js',
    second: 'https://files.withcherry.com/widgets/calculator.js',
    answers: {
      'https://files.withcherry.com/widgets/widget.js': makeScript((mock) => {
        mock.script('https://files.withcherry.com/widgets/calculator.js');
      }),
      'https://api.withcherry.com/': makeJson({}),
      'https://files.withcherry.com/widgets/calculator.js': makeScript(async (mock) => {
        await fetch('https://api.withcherry.com/v1/').then((it) => it.json());
        mock.style('#calculator { padding: 1rem }');
        for (const [, {variables}, parts] of window._hw?.q ?? [])
          for (const part of parts)
            mock.add(
              'p',
              {textContent: `The mock works for ${variables.name}`},
              document.getElementById(part)!,
            );
      }),
    },
  },
  openstreetmap: {
    first: 'https://www.openstreetmap.org/export/embed.html',
    isNested: true,
    isMute: true,
    answers: {
      'https://www.openstreetmap.org/export/embed.html': makePage(`<p>${SUCCESS_TEXT}</p>`),
    },
  },
  'google-maps': {
    first: 'https://www.google.com/maps/embed',
    isNested: true,
    isMute: true,
    answers: {'https://www.google.com/maps/embed': makePage(`<p>${SUCCESS_TEXT}</p>`)},
  },
  youtube: {
    first: 'https://www.youtube-nocookie.com/embed/',
    isNested: true,
    answers: {
      'https://www.youtube-nocookie.com/embed/': makePage(`<p>${SUCCESS_TEXT}</p>`, (mock) =>
        addEventListener('message', ({data}) => {
          const {event} = JSON.parse(String(data)) as {event: string};
          if (event === 'listening')
            mock.tell(JSON.stringify({event: 'initialDelivery', info: {}, channel: 'widget'}));
        }),
      ),
    },
  },
  vimeo: {
    first: 'https://player.vimeo.com/video/',
    isNested: true,
    answers: {
      'https://player.vimeo.com/video/': makePage(`<p>${SUCCESS_TEXT}</p>`, (mock) =>
        addEventListener('message', ({data}) => {
          const {method} = JSON.parse(String(data)) as {method: string};
          if (method === 'ping') mock.tell({method: 'ping'});
        }),
      ),
    },
  },
  plain: {first: 'https://forms.test/', answers: {'https://forms.test/': makeReceipt({})}},
  formspree: {
    first: 'https://formspree.io/f/',
    answers: {'https://formspree.io/f/': makeReceipt({next: '/thanks', ok: true})},
  },
  // The redirect is set in the vendor's console.
  basin: {
    first: 'https://usebasin.com/f/',
    answers: {'https://usebasin.com/f/': makeReceipt({success: true})},
  },
};
