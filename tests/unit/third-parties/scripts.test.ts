// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import {describe, expect, it} from 'vitest';
import {callThirdParty, isRegistered, loadThirdParty} from '../../../src/third-parties/scripts';

const REGISTER = ['forms.example', 'chat.example'];

describe('the loader of outside services', () => {
  it('refuses a host that is not in the register, and asks it nothing', async () => {
    await expect(loadThirdParty('chat', 'https://elsewhere.example/widget.js', REGISTER)).rejects.toThrow(
      'https://elsewhere.example/widget.js is not in the register of third parties',
    );
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });

  it('adds a script once, however often it is asked for', async () => {
    const ask = () => loadThirdParty('forms', 'https://forms.example/embed.js', REGISTER);
    const answers = await Promise.allSettled([ask(), ask()]);
    expect([...document.scripts].map(({src}) => src)).toEqual(['https://forms.example/embed.js']);
    expect(answers.map(({status}) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  it.each([
    ['https://forms.example/a?b', true],
    ['https://FORMS.example/', true],
    ['https://forms.example:8443/', false],
    ['https://forms.example.evil.example/', false],
    ['https://evil.example/forms.example', false],
    ['https://user@evil.example/', false],
  ])('takes %s for registered: %s', (address, is) => {
    expect(isRegistered(address, REGISTER)).toBe(is);
  });
});

describe('a call into an outside service', () => {
  it('keeps to itself what the service throws, and says that it failed', () => {
    const fail = () => {
      throw new Error('theirs');
    };
    expect(callThirdParty({fail}, (service) => service.fail())).toBe(false);
    expect(callThirdParty(undefined, fail)).toBe(false);
    expect(callThirdParty({}, () => undefined)).toBe(true);
  });
});
