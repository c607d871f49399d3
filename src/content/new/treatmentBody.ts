import {FILL_IN} from './draft';

/** The text of a new service or sub-service, with each of the parts that the others have. */
export function treatmentBody({withVideo = false} = {}): string {
  return `import AtAGlance from '@site/src/components/AtAGlance';
import BenefitList from '@site/src/components/BenefitList';
import Question from '@site/src/components/Question';
import StepList from '@site/src/components/StepList';
${withVideo ? "import VideoEmbed from '@site/src/components/VideoEmbed';\n" : ''}import WhenToCall from '@site/src/components/WhenToCall';

${FILL_IN}: what it is and what it does for the patient, in two or three sentences.
${withVideo ? `\n<VideoEmbed id="${FILL_IN}" />\n` : ''}
## Who it is for

${FILL_IN}: when we suggest it, and when something else is better.

<AtAGlance time="${FILL_IN}" visits="${FILL_IN}" recovery="${FILL_IN}" lasts="${FILL_IN}" />

## How it is done

<StepList>

1. **${FILL_IN}.** What happens first.
2. **${FILL_IN}.** What happens then.
3. **${FILL_IN}.** How it ends.

</StepList>

## What you gain

<BenefitList>

- **${FILL_IN}.** The first benefit.
- **${FILL_IN}.** The second benefit.
- **${FILL_IN}.** The third benefit.

</BenefitList>

## Afterward

${FILL_IN}: what to expect on the first days, and what to do at home.

<WhenToCall>

- ${FILL_IN}: what is not as it should be.

</WhenToCall>

## Questions patients ask

<Question title="${FILL_IN}: does it hurt?">

${FILL_IN}: the answer.

</Question>

<Question title="${FILL_IN}: how long does it last?">

${FILL_IN}: the answer.

</Question>

<Question title="${FILL_IN}: what does it cost?">

${FILL_IN}: the answer, with a link to [payment plans](/payment-plans).

</Question>`;
}
