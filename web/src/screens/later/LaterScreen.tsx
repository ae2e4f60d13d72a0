import { Hammer } from 'lucide-react';
import { Actions, Quiet } from '../../panels/Page';
import { SplitPage } from '../../panels/SplitPage';
import { ButtonLink } from '../../ui/Button';
import styles from './LaterScreen.module.css';

interface LaterScreenProps {
  title: string;
  purpose: string;
}

/** Says honestly that a screen isn't here yet, what it will do, and where one can go on. */
export function LaterScreen({ title, purpose }: LaterScreenProps) {
  return (
    <SplitPage title={title} lead={purpose} part="foot">
      <p className={styles.badge}>
        <Hammer aria-hidden />
        Not here yet
      </p>
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
