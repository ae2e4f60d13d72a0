import { ButtonLink } from '../ui/Button';
import { Actions, Quiet } from './Page';
import { SoonMark } from './Soon';
import { SplitPage } from './SplitPage';

interface LaterPageProps {
  title: string;
  /** What one will do there. */
  purpose: string;
}

/** Says honestly that a screen isn't built yet, what it will do, and where one can go on. */
export function LaterPage({ title, purpose }: LaterPageProps) {
  return (
    <SplitPage
      title={title}
      heading={`${title} is on its way`}
      lead={
        <>
          {purpose}
          <SoonMark />
        </>
      }
      part="foot"
    >
      <Quiet>Until then you can lay out a standard quilt: size, layout, blocks, borders and fabrics.</Quiet>
      <Actions>
        <ButtonLink to="/standard-quilt-layouts" look="primary">
          Standard Quilt Layouts
        </ButtonLink>
        <ButtonLink to="/home">Home</ButtonLink>
      </Actions>
    </SplitPage>
  );
}
