import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {REVIEW_TOPICS} from '@dental/practice';

const styles = readFileSync('src/components/ReviewWall/styles.module.css', 'utf8');

describe('the filter of reviews', () => {
  it.each(Object.keys(REVIEW_TOPICS))('has a rule for the topic %s', (topic) => {
    expect(styles).toContain(
      `.topics:has([value='${topic}']:checked) + .wall > :not([data-topics~='${topic}'])`,
    );
  });
});
