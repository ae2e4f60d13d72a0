import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { ClothOutline } from '../../panels/estimate/totals/ClothOutline';
import { useCuttingChoices } from '../../panels/estimate/plan/cutting-choices';
import { createMarkedCloth } from '../../panels/estimate/totals/marked-cloth';
import { useBlockNames } from '../../panels/estimate/plan/use-block-names';
import { FailureNote } from '../../page/forms/FailureNote';
import { QuiltSewingButton } from '../../panels/patches/list/QuiltSewingButton';
import { ExportButton } from '../../panels/export/ExportButton';
import { PrintButton } from '../../panels/print/PrintButton';
import { QuiltPicture } from '../../documents/pictures/QuiltPicture';
import { TopBar } from '../../page/frame/TopBar';
import { NoneSaved } from '../../documents/saved/NoneSaved';
import { SavedSelect } from '../../panels/saved/SavedSelect';
import { sizeWords } from '../../ui/words/size-words';
import { quiltQuery, quiltsQuery, type ListedQuilt } from '../../server/queries/quilt-queries';
import { useMade } from '../../server/session/use-tab';
import { ButtonLink } from '../../ui/basics/Button';
import type { Option } from '../../ui/fields/Select';
import { CuttingPanel } from './CuttingPanel';
import { Estimates } from './Estimates';
import styles from './Estimator.module.css';
import { useOpenQuilts, type OpenQuilt, type OpenQuilts } from './use-open-quilts';
import { useWide } from './use-wide';

/** The estimator for subscribers. It shows how much of each fabric an open or a saved quilt needs. */
export function Estimator({ quilterNum }: { quilterNum: number }) {
  const list = useQuery(quiltsQuery(quilterNum));
  const openQuilts = useOpenQuilts();
  const failure = list.error && (
    <FailureNote message={list.error.message} onRetry={() => void list.refetch()} />
  );
  return (
    <div className={styles.page}>
      <title>Fabric Estimator – Quiltwright</title>
      <TopBar title="Fabric Estimator" />
      <main id="main" className={styles.main}>
        <h1 className="visually-hidden">Fabric Estimator</h1>
        {list.data || openQuilts.unsaved.length > 0 ? (
          <OfQuilts
            openQuilts={openQuilts}
            quilts={list.data?.quilts ?? []}
            quilterNum={quilterNum}
            failure={list.data ? null : failure}
          />
        ) : (
          failure && <div className={styles.alone}>{failure}</div>
        )}
      </main>
    </div>
  );
}

interface OfQuiltsProps {
  openQuilts: OpenQuilts;
  quilts: readonly ListedQuilt[];
  quilterNum: number;
  /** A note that says why the saved quilts can't be listed. */
  failure: ReactNode;
}

function OfQuilts({ openQuilts: { unsaved, saved }, quilts, quilterNum, failure }: OfQuiltsProps) {
  const [address, setAddress] = useSearchParams();
  const [asked, setAsked] = useState(address.get('quilt') ?? unsaved[0]?.kind ?? '');
  const [choices, change] = useCuttingChoices();
  const { fabric: shown, bare } = useStore(useMade(createMarkedCloth));
  const isWide = useWide();
  const nameBlock = useBlockNames(quilterNum);
  const openQuilt = unsaved.find(({ kind }) => kind === asked);
  // The open quilt that was chosen may have been saved since: then its saved version is chosen.
  const picked = openQuilt ? asked : String(saved.get(asked) ?? asked);
  const chosen = quilts.find(({ quiltNum }) => String(quiltNum) === picked);
  const stored = useQuery({
    ...quiltQuery(chosen?.quiltNum ?? 0, quilterNum),
    enabled: chosen !== undefined,
  });
  if (quilts.length + unsaved.length === 0) return <NoQuilts />;
  const quilt = openQuilt ? openQuilt.quilt : chosen && stored.data;
  const name = openQuilt ? openQuilt.name : (quilt?.quiltName ?? '');
  const key = openQuilt ? openQuilt.id : picked;
  return (
    <div className={styles.columns}>
      <section className={styles.quilt} aria-label="Quilt to estimate">
        <SavedSelect
          label="Quilt"
          options={optionsOf(unsaved, quilts)}
          value={openQuilt || chosen ? picked : null}
          placeholder="Pick a quilt"
          onChoose={(next) => {
            setAsked(next);
            setAddress({ quilt: next }, { replace: true });
          }}
        />
        {failure}
        {quilt && (
          <>
            <div className={styles.picture}>
              <QuiltPicture
                key={key}
                quilt={quilt}
                label={`Picture of ${name}`}
                over={shown !== 0 && isWide && <ClothOutline quilt={quilt} fabric={shown} bare={bare} />}
              />
            </div>
            <p className={styles.size}>{sizeWords(quilt)}</p>
            {openQuilt && <p className={styles.unsaved}>{unsavedWords(openQuilt)}</p>}
            <div className={styles.actions}>
              <QuiltSewingButton quilt={quilt} nameBlock={nameBlock} />
              <PrintButton look="secondary" content={() => ({ content: quilt, names: [name] })} />
              <ExportButton look="secondary" content={() => ({ content: quilt, names: [name] })} />
            </div>
            <CuttingPanel quilt={quilt} choices={choices} onChange={change} />
          </>
        )}
      </section>
      {quilt ? (
        <Estimates key={key} quilt={quilt} quilterNum={quilterNum} />
      ) : stored.error ? (
        <div className={styles.alone}>
          <FailureNote message={stored.error.message} onRetry={() => void stored.refetch()} />
        </div>
      ) : chosen ? (
        <div className={styles.alone}>
          <p role="status">Loading the quilt …</p>
        </div>
      ) : (
        <div className={styles.invitation}>
          <h2>How much fabric does a quilt need?</h2>
          <p>Pick a quilt to see how much of each fabric it needs.</p>
        </div>
      )}
    </div>
  );
}

/** Returns the menu's options: first the quilts that are open, then the saved quilts. */
function optionsOf(unsaved: readonly OpenQuilt[], quilts: readonly ListedQuilt[]): Option<string>[] {
  const hasGroups = unsaved.length > 0;
  return [
    ...unsaved.map(({ kind, name, isStored, isStandard }) => ({
      value: kind,
      name,
      detail: [...(isStandard ? [] : ['Free form']), isStored ? 'Changes not saved' : 'Not saved'].join(
        ' · ',
      ),
      group: 'Open now',
    })),
    ...quilts.map(({ quiltNum, quiltName, isStandard }) => ({
      value: String(quiltNum),
      name: quiltName,
      ...(!isStandard && { detail: 'Free form' }),
      ...(hasGroups && { group: 'Saved quilts' }),
    })),
  ];
}

function unsavedWords({ isStored }: OpenQuilt): string {
  return isStored
    ? 'The quilt that you have open (unsaved changes)'
    : 'The quilt that you have open (not saved)';
}

function NoQuilts() {
  return (
    <div className={styles.alone}>
      <NoneSaved heading="Make a quilt first" sample={['Ohio Star', 'Churn Dash']}>
        <p>You can then see how much fabric the quilt needs, even before you save it.</p>
        <ButtonLink to="/standard-quilt-layouts" look="primary">
          Make a quilt
        </ButtonLink>
      </NoneSaved>
    </div>
  );
}
