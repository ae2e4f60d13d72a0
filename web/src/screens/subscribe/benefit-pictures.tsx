import type { ReactNode } from 'react';
import { BlockCut, FabricCut, pictureBlocks } from '../../panels/Cuts';
import sampler from '../../panels/pictures/sampler-14.avif';
import styles from './benefit-pictures.module.css';

/** A picture for each benefit, in the order of the list. */
export const benefitPictures: readonly ReactNode[] = [
  <span key="save" className={styles.quilt} style={{ backgroundImage: `url(${sampler})` }} />,
  <span key="blocks" className={styles.mosaic}>
    {pictureBlocks.map((block) => (
      <BlockCut key={block} block={block} />
    ))}
  </span>,
  <svg key="shapes" viewBox="0 0 160 100" className={styles.shapes}>
    <path fill="#c9c2b4" d="M40 10h80v80H40z" />
    <path fill="#4f7061" d="M40 10h40v40zM120 90H80V50z" />
    <path fill="#e0a33a" d="M80 90H40l40-40z" />
    <path className={styles.outlined} fill="#a8322a" d="M80 10h40L80 50z" />
    {['80 10', '100 10', '120 10', '80 30', '80 50', '100 30'].map((at) => (
      <rect key={at} width="6" height="6" rx="1.5" transform={`translate(${at}) translate(-3 -3)`} />
    ))}
  </svg>,
  <span key="choices" className={styles.choices}>
    <BlockCut block="Churn Dash" />
    <span>
      <FabricCut index={4} />
      <FabricCut index={6} />
      <FabricCut index={7} />
    </span>
  </span>,
  <span key="uploads" className={styles.fan}>
    {[0, 2, 7, 1].map((index) => (
      <FabricCut key={index} index={index} />
    ))}
  </span>,
  <span key="estimates" className={styles.yards}>
    {[
      { index: 3, yards: '2½ yd' },
      { index: 4, yards: '1¼ yd' },
      { index: 1, yards: '¾ yd' },
    ].map(({ index, yards }) => (
      <span key={index}>
        <FabricCut index={index} />
        <span>{yards}</span>
      </span>
    ))}
  </span>,
];
