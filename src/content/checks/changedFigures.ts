import {practiceFile} from '../folders';
import {atField, leavesOf} from '../leaves';
import type {Content} from '../content';
import type {Problem} from '../problem';
import {readYaml} from '../source';

/** A figure that grows or shrinks by so much at once is confirmed by a person. */
const FACTOR = 3;

/**
 * Figures of `policies.yml` that have changed by a factor, such as a fee from 75 to 750.
 * @param former the file as it was; undefined if there is nothing to compare with
 */
export function checkChangedFigures(content: Content, former: string | undefined): Problem[] {
  const file = practiceFile('policies');
  if (former === undefined || !content.policies) return [];
  const before = new Map(leavesOf(readYaml(file, former).data).map(({at, value}) => [at.join('.'), value]));
  return leavesOf(content.policies).flatMap(({at, value}): Problem[] => {
    const was = before.get(at.join('.'));
    if (typeof was !== 'number' || typeof value !== 'number' || was <= 0 || value <= 0) return [];
    const factor = Math.max(value / was, was / value);
    if (factor < FACTOR) return [];
    return [
      {
        ...atField(content, file, at, {
          what: `This figure was ${was} and becomes ${value}, which is ${factor.toFixed(1).replace('.0', '')} times as ${value > was ? 'much' : 'little'}.`,
          fix: 'Check it, and say in the pull request that it is meant.',
        }),
        severity: 'warning',
        finding: 'facts/changed-by-a-factor',
        quote: String(value),
      },
    ];
  });
}
