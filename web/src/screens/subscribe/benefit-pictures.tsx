import { formatYards } from '@quiltwright/shared/ruler/yards';
import type { ReactNode } from 'react';
import { BlockCut, FabricCut, pictureBlocks } from '../../page/pictures/Cuts';
import sampler from '../../page/pictures/sampler-14.avif';
import styles from './benefit-pictures.module.css';

/** The pictures of the benefits of a subscription, in the order of the list of benefits. */
export const benefitPictures: readonly ReactNode[] = [
  <svg key="pattern" viewBox="0 0 160 116" className={styles.shapes}>
    <path className={styles.sheet} d="M44 6h72v104H44z" />
    <path fill="#4f7061" d="M52 14h26v26H52z" />
    <path fill="#e0a33a" d="M52 14l13 13-13 13zM78 14v26L65 27z" />
    <path className={styles.lines} d="M84 18h24M84 26h24M84 34h16M52 52h56M52 60h56M52 68h40" />
    <path fill="#c9c2b4" d="M52 80h16v22H52z" />
    <path fill="#a8322a" d="M72 80h16v22H72z" />
    <path fill="#c9c2b4" d="M92 80h16v22H92z" />
  </svg>,
  <span key="estimates" className={styles.yards}>
    {[
      { index: 3, yards: formatYards(20) },
      { index: 4, yards: formatYards(10) },
      { index: 1, yards: formatYards(6) },
    ].map(({ index, yards }) => (
      <span key={index}>
        <FabricCut index={index} />
        <span>{yards}</span>
      </span>
    ))}
  </span>,
  <span key="save" className={styles.quilt} style={{ backgroundImage: `url(${sampler})` }} />,
  <svg key="shapes" viewBox="0 0 160 100" className={styles.shapes}>
    <path fill="#c9c2b4" d="M40 10h80v80H40z" />
    <path fill="#4f7061" d="M40 10h40v40zM120 90H80V50z" />
    <path fill="#e0a33a" d="M80 90H40l40-40z" />
    <path className={styles.outlined} fill="#a8322a" d="M80 10h40L80 50z" />
    {['80 10', '100 10', '120 10', '80 30', '80 50', '100 30'].map((at) => (
      <rect key={at} width="6" height="6" rx="1.5" transform={`translate(${at}) translate(-3 -3)`} />
    ))}
  </svg>,
  <span key="uploads" className={styles.fan}>
    {[0, 2, 7, 1].map((index) => (
      <FabricCut key={index} index={index} />
    ))}
  </span>,
  <svg key="link" viewBox="0 0 160 116" className={styles.shapes}>
    <path className={styles.sheet} d="M28 18h64v80H28z" />
    <path fill="#4f7061" d="M36 26h24v24H36z" />
    <path fill="#e0a33a" d="M60 26h24v24H60zM36 50h24v24H36z" />
    <path fill="#a8322a" d="M60 50h24v24H60z" />
    <path className={styles.lines} d="M36 82h48M36 90h30M84 58l30-20M84 58l30 20" />
    <circle className={styles.friend} cx="122" cy="34" r="13" />
    <circle className={styles.friend} cx="122" cy="82" r="13" />
    <circle className={styles.friend} cx="84" cy="58" r="7" />
  </svg>,
  <span key="blocks" className={styles.mosaic}>
    {pictureBlocks.map((block) => (
      <BlockCut key={block} block={block} />
    ))}
  </span>,
];
