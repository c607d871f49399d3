import {describe, expect, it} from 'vitest';
import type {Voice} from '../src';
import {leftoverIn} from '../src/leftovers/check';

const said = (text: string, voice: Voice = 'page') => leftoverIn({text, voice});

describe('what is left over by its letters is named', () => {
  it.each<[finding: string, ...sentences: string[]]>([
    [
      'to-do',
      'TODO: ask about the photos.',
      'The new chair arrives in XX weeks.',
      'It costs from $XX.',
      'Write ____ here.',
    ],
    [
      'to-do',
      'XXX check the price XXX',
      'Lorem ipsum dolor sit amet.',
      'Untitled 2',
      'Add a heading',
      'Open until HH:MM',
    ],
    ['gap', 'Our new hygienist [name] starts in May.', '[PHONE NUMBER] is our line.', '[cid:image001.png@01DC5A41]'],
    ['gap', 'A night guard costs #REF! at most.', 'The plan pays #N/A of it.', 'It costs =SUM(A1).'],
    ['merge-field', 'Dear «FirstName», we miss you!', 'Hello *|FNAME|*, welcome back.', 'Hello {{name}}!', 'By %DATE%'],
    ['file-name', 'image001.png', 'See price-list.xlsx for more.'],
    [
      'mail',
      'On Tue, Nov 3, 2026 at 9:12 AM Pat Doe wrote:',
      '> On Nov 3, 2026, at 9:12 AM, Pat wrote:',
      'Fwd: new words',
    ],
    [
      'mail',
      '-----Original Message-----',
      'Subject: price list',
      'Kind regards, Pat',
      'Hi team,',
      'Sent from my Galaxy',
    ],
    ['mail', 'CAUTION: This email originated from outside the organization.', 'CAUTION - EXTERNAL EMAIL - be careful.'],
    ['mail', 'This e-mail and any attachments are confidential.', 'Unsubscribe', 'Get Outlook for iOS'],
    ['writing-program', 'Certainly! Here is what you asked for.', 'Sure!'],
    [
      'mark',
      'Deleted: We opened in the spring.',
      'It is in Error! Reference source not found.',
      'ChatGPT: Smile more.',
    ],
    [
      'note',
      'Draft 2: we like it here.',
      'DRAFT: our new room',
      'Meta description: A practice.',
      'It is blue. final_v2',
    ],
    [
      'note',
      'Pat to confirm the price.',
      '(Pat, is this still right?)',
      'It is red <--- make it blue',
      'P.S.: more next week.',
    ],
    [
      'note',
      'Hi pat, here are the words',
      'The flowers are new, hope you like them all - J.',
      '(still to be read, not before Monday)',
    ],
    ['frame', 'Home > Services > Implants', 'Skip to main content', '© 2026 Somebody', 'Powered by WordPress'],
    [
      'template',
      'Read more...',
      'Like, share and follow',
      'Accept all cookies',
      'Link in bio',
      'Your session has expired.',
    ],
    ['doubled', 'We look forward to to it.', 'We are so happy happy for you.', 'Call us to be to be seen soon.'],
    ['capitals', 'CALL NOW AND ASK US ABOUT WHITENING'],
    ['emoji', 'Thanks so much! 😀'],
  ])('%s', (finding, ...sentences) => {
    for (const sentence of sentences) expect(said(sentence)?.finding, sentence).toBe(`leftovers/${finding}`);
  });

  it.each([
    'Helpful (3) Report',
    'Response from the owner 2 weeks ago',
    'Local Guide · 12 reviews',
    '★★★★★ A week ago',
  ])('around a review: %s', (sentence) => {
    expect(said(sentence, 'patient')?.finding).toBe('leftovers/review-frame');
  });

  it('in a patient’s own words no slip is named, and what a mail program added is', () => {
    expect(said('They they are nice, TODO come again.', 'patient')).toBeUndefined();
    expect(said('Sent from my iPhone', 'patient')?.finding).toBe('leftovers/mail');
  });

  it('once a sentence, the gravest first', () => {
    expect(said('We are happy happy: TODO more.')?.finding).toBe('leftovers/to-do');
  });
});

describe('what a careful practice writes passes', () => {
  it.each([
    'We had had enough of it.',
    'Read more about crowns below.',
    'Hello there, and welcome.',
    'Dear patients, we are closed on Friday.',
    'Ask us to confirm the price.',
  ])('%s', (sentence) => {
    expect(said(sentence)).toBeUndefined();
  });
});
