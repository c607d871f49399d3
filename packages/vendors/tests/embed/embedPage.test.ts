import {describe, expect, it} from 'vitest';
import {renderEmbedPage} from '../../src/embed/embedPage';
import {configureVendor} from '../../src/integrations';
import {getVendor} from '../../src/registry';

const FACTS = {
  ids: {},
  practice: {name: '</script><script>alert(1)</script>', latitude: 33.3, longitude: -111.7},
  color: '#0f5257',
};

const map = configureVendor(getVendor('map', 'openstreetmap'), {});
const FACTS_ELEMENT = /<script type="application\/json" id="facts">(.*?)<\/script>/s;
const CODE_ELEMENT = /<script>(.*?)<\/script>/s;

describe('renderEmbedPage', () => {
  it('keeps the facts in their element when a name contains </script>', () => {
    const html = renderEmbedPage(map, FACTS, 'run()');
    expect(JSON.parse(FACTS_ELEMENT.exec(html)?.[1] ?? '')).toEqual(FACTS);
    expect(CODE_ELEMENT.exec(html)?.[1]).toBe('run()');
  });

  it('keeps the code in its element when it contains </script>', () => {
    const html = renderEmbedPage(map, FACTS, "insert('</script>')");
    expect(CODE_ELEMENT.exec(html)?.[1]).toBe(String.raw`insert('<\/script>')`);
  });
});
