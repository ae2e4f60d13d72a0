import { pathData } from '@quiltwright/shared/geometry/outline';
import { outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import type { NumberedPatches, SewnBlock } from '@quiltwright/workers/kernels/patches/numbered';
import { useId } from 'react';
import { figure } from '../../estimate/words/estimate-words';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import styles from './HiddenLayers.module.css';
import { clothName } from './PatchList';
import { pathOf } from './PatchPicture';

interface HiddenLayersProps {
  block: SewnBlock;
  found: NumberedPatches;
  fabric: FindFabric;
}

/** Shows each layer of a block that is partly or wholly hidden under other fabric. The hidden parts are grey. */
export function HiddenLayers({ block, found: { hidden, patches }, fabric }: HiddenLayersProps) {
  const id = useId();
  const layers = [...new Set(hidden.map(({ layer }) => layer))];
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>Hidden fabric</h3>
      {layers.length === 0 ? (
        <p className={styles.quiet}>No hidden fabric.</p>
      ) : (
        <>
          <p className={styles.quiet}>
            Fabric shown in grey is hidden under other fabric. You don’t sew or buy the grey fabric.
          </p>
          <ul className={styles.layers}>
            {layers.map((layer) => (
              <li key={layer} className={styles.layer}>
                <svg viewBox="-10 -10 1020 1020" className={styles.picture} aria-hidden>
                  <path
                    className={styles.hidden}
                    d={(block.levels[layer] ?? []).map((shape) => pathData(outlineOf(shape))).join('')}
                  />
                  <g transform={`scale(${1000 / block.blockWidth} ${1000 / block.blockHeight})`}>
                    {patches.map(
                      (patch, index) =>
                        patch.layer === layer && (
                          <path
                            key={index}
                            d={pathOf(patch)}
                            fillRule="evenodd"
                            fill={fabric(patch.fabric)?.averageColour ?? '#fff'}
                            className={styles.seen}
                          />
                        ),
                    )}
                  </g>
                  <rect className={styles.edge} width="1000" height="1000" />
                </svg>
                <span className={styles.words}>
                  <span className={styles.name}>{`Layer ${layer + 1}`}</span>
                  {hidden
                    .filter((cloth) => cloth.layer === layer)
                    .map((cloth) => (
                      <span key={cloth.fabric} className={styles.cloth}>
                        {`${clothName(cloth.fabric, fabric)}: ${figure(cloth.squareInches)} square inches`}
                      </span>
                    ))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
