import {usePage} from '../../hooks/usePage';
import type {ReactNode} from 'react';
import Card from '../Card';
import KeyFacts, {type Facts} from './KeyFacts';

/**
 * A treatment's key facts for the patient, each of them optional, and its price. A treatment page
 * shows them at its top instead of here (src/templates/ServicePage.tsx).
 */
export default function AtAGlance(facts: Facts): ReactNode {
  const {keyFacts} = usePage();
  if (keyFacts) return null;
  return (
    <Card padding="none">
      <KeyFacts {...facts} />
    </Card>
  );
}
