import type { ReactNode } from 'react';
import { blockPicture } from '../../server/uploads/pictures';
import styles from './NoneSaved.module.css';

/** The names of the blocks in an example picture: two blocks that alternate in a small quilt, or one block alone. */
export type SampleBlocks = readonly [string] | readonly [string, string];

interface NoneSavedProps {
  heading: string;
  sample: SampleBlocks;
  /** The content below the heading: the possible next steps, with links. */
  children: ReactNode;
}

/**
 * An example picture, a heading and the next step. They replace an empty list of saved documents, also for guests, who
 * have no such list.
 */
export function NoneSaved({ heading, sample, children }: NoneSavedProps) {
  return (
    <section className={styles.empty}>
      <Sample of={sample} />
      <div className={styles.words}>
        <h2>{heading}</h2>
        {children}
      </div>
    </section>
  );
}

/** A small picture of a quilt or block, as an example of what the list could contain. */
export function Sample({ of }: { of: SampleBlocks }) {
  return of.length === 1 ? <SampleBlock name={of[0]} /> : <SampleQuilt blocks={of} />;
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
