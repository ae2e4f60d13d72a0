import type { ReactNode } from 'react';
import { blockPicture } from '../../server/pictures';
import styles from './NoneSaved.module.css';

interface NoneSavedProps {
  heading: string;
  /** Two blocks that are set in turn as a small quilt, or one block alone. */
  sample: readonly [string] | readonly [string, string];
  /** What to do, and the ways there. */
  children: ReactNode;
}

/** What stands in the place of a list that has nothing yet, or that guests don't have. */
export function NoneSaved({ heading, sample, children }: NoneSavedProps) {
  return (
    <section className={styles.empty}>
      {sample.length === 1 ? <SampleBlock name={sample[0]} /> : <SampleQuilt blocks={sample} />}
      <div className={styles.words}>
        <h2>{heading}</h2>
        {children}
      </div>
    </section>
  );
}

const COPIES = 12;

function SampleQuilt({ blocks }: { blocks: readonly [string, string] }) {
  return (
    <div className={styles.quilt} aria-hidden>
      {Array.from({ length: COPIES }, (_, copy) => (
        <img key={copy} src={blockPicture(blocks[copy % 2] ?? blocks[0])} alt="" />
      ))}
    </div>
  );
}

function SampleBlock({ name }: { name: string }) {
  return (
    <div className={styles.block} aria-hidden>
      <img src={blockPicture(name)} alt="" />
    </div>
  );
}
