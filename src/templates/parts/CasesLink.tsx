import labels from '@generated/site-content/default/labels/services.json';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import {usePage} from '../../hooks/usePage';
import Icon from '../../components/Icon';

/** The link from a treatment to its cases in the smile gallery; renders nothing if it has none. */
export default function CasesLink(): ReactNode {
  const {cases} = usePage();
  if (!cases) return null;
  const {path, count} = cases;
  return (
    <p data-print="hide">
      <Link to={path} className="line-within target strong gap-2">
        <span>{count === 1 ? labels.oneCase : interpolate(labels.cases, {count})}</span>
        <Icon name="arrow-right" />
      </Link>
    </p>
  );
}
