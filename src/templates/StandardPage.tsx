import type {ReactNode} from 'react';
import Banner from '../components/Banner';
import Content from '../components/Content';
import Prose from '../components/Prose';
import ReviewedNote from '../components/ReviewedNote';

/** A page whose blocks stand in its body. */
export default function StandardPage({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <Banner />
      <Content>
        <Prose look="page" lead>
          {children}
        </Prose>
        <ReviewedNote />
      </Content>
    </>
  );
}
