import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { ClothOutline } from '../../panels/estimate/ClothOutline';
import { useCuttingChoices } from '../../panels/estimate/cutting-choices';
import { createMarkedCloth } from '../../panels/estimate/marked-cloth';
import { useBlockNames } from '../../panels/estimate/use-block-names';
import { FailureNote } from '../../panels/FailureNote';
import { QuiltSewingButton } from '../../panels/patches/QuiltSewingButton';
import { ExportButton } from '../../panels/export/ExportButton';
import { PrintButton } from '../../panels/print/PrintButton';
import { QuiltPicture } from '../../panels/QuiltPicture';
import { TopBar } from '../../panels/TopBar';
import { NoneSaved } from '../../panels/saved/NoneSaved';
import { sizeWords } from '../../panels/size-words';
import { allQuiltsQuery, quiltQuery, type ListedQuilt } from '../../server/quilt-queries';
import { useMade } from '../../server/use-tab';
import { ButtonLink } from '../../ui/Button';
import { Select } from '../../ui/Select';
import { CuttingPanel } from './CuttingPanel';
import { Estimates } from './Estimates';
import styles from './Estimator.module.css';
import { useWide } from './use-wide';

/** The estimator of a subscriber: one of their quilts, and what it takes of each fabric. */
export function Estimator({ quilterNum }: { quilterNum: number }) {
  const list = useQuery(allQuiltsQuery(quilterNum));
  return (
    <div className={styles.page}>
      <title>Fabric Estimator – Quiltwright</title>
      <TopBar title="Fabric Estimator" />
      <main id="main" className={styles.main}>
        <h1 className="visually-hidden">Fabric Estimator</h1>
        {list.data ? (
          <OfQuilts quilts={list.data} quilterNum={quilterNum} />
        ) : (
          list.error && (
            <div className={styles.alone}>
              <FailureNote message={list.error.message} onRetry={() => void list.refetch()} />
            </div>
          )
        )}
      </main>
    </div>
  );
}

function OfQuilts({ quilts, quilterNum }: { quilts: readonly ListedQuilt[]; quilterNum: number }) {
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get('quilt'));
  const [picked, setPicked] = useState(asked);
  const [choices, change] = useCuttingChoices();
  const { fabric: shown } = useStore(useMade(createMarkedCloth));
  const isWide = useWide();
  const nameBlock = useBlockNames(quilterNum);
  const chosen = quilts.find(({ quiltNum }) => quiltNum === picked);
  const stored = useQuery({
    ...quiltQuery(chosen?.quiltNum ?? 0, quilterNum),
    enabled: chosen !== undefined,
  });
  if (quilts.length === 0) return <NoQuilts />;
  const quilt = chosen && stored.data;
  return (
    <div className={styles.columns}>
      <section className={styles.quilt} aria-label="Quilt to estimate">
        <Select
          label="Quilt"
          options={quilts.map(({ quiltNum, quiltName, isStandard }) => ({
            value: quiltNum,
            name: quiltName,
            ...(!isStandard && { detail: 'Free form' }),
          }))}
          value={chosen?.quiltNum ?? null}
          placeholder="Pick a quilt"
          onChoose={(quiltNum) => {
            setPicked(quiltNum);
            setAddress({ quilt: String(quiltNum) }, { replace: true });
          }}
        />
        {quilt && (
          <>
            <div className={styles.picture}>
              <QuiltPicture
                key={quilt.quiltNum}
                quilt={quilt}
                label={`Picture of ${quilt.quiltName}`}
                over={shown !== 0 && isWide && <ClothOutline quilt={quilt} fabric={shown} />}
              />
            </div>
            <p className={styles.size}>{sizeWords(quilt)}</p>
            <QuiltSewingButton quilt={quilt} nameBlock={nameBlock} />
            <PrintButton look="secondary" content={() => ({ content: quilt, name: quilt.quiltName })} />
            <ExportButton look="secondary" content={() => ({ content: quilt, name: quilt.quiltName })} />
            <CuttingPanel quilt={quilt} choices={choices} onChange={change} />
          </>
        )}
      </section>
      {quilt ? (
        <Estimates key={quilt.quiltNum} quilt={quilt} quilterNum={quilterNum} />
      ) : stored.error ? (
        <div className={styles.alone}>
          <FailureNote message={stored.error.message} onRetry={() => void stored.refetch()} />
        </div>
      ) : chosen ? (
        <div className={styles.alone}>
          <p role="status">Fetching the quilt …</p>
        </div>
      ) : (
        <div className={styles.invitation}>
          <h2>How much cloth does a quilt take?</h2>
          <p>Pick one of your saved quilts, standard or free form, and see what it takes of each fabric.</p>
        </div>
      )}
    </div>
  );
}

function NoQuilts() {
  return (
    <div className={styles.alone}>
      <NoneSaved heading="Save a quilt first" sample={['Ohio Star', 'Churn Dash']}>
        <p>Here you will pick one of your saved quilts and see how much it takes of each fabric.</p>
        <ButtonLink to="/standard-quilt-layouts" look="primary">
          Make a quilt
        </ButtonLink>
      </NoneSaved>
    </div>
  );
}
