import { decimalInches } from '@quiltwright/shared/ruler/lengths';
import { CAME_OUT } from '@quiltwright/workers/kernels/print/paper/paper';
import {
  ofBlocks,
  ofQuilts,
  pageKinds,
  type PageKind,
  type PrintJob,
} from '@quiltwright/workers/kernels/print/paper/print-types';
import { Fragment, useState } from 'react';
import { useStore } from 'zustand';
import { fileNameOf } from '../../browser/download';
import { useMade } from '../../server/session/use-tab';
import { Button } from '../../ui/basics/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Segments } from '../../ui/fields/Segments';
import { Select } from '../../ui/fields/Select';
import { LengthField } from '../controls/LengthField';
import { MakingDialog } from '../making/MakingDialog';
import { useMaking } from '../making/use-making';
import { makePages, type MadePages } from './make-pages';
import { pageWords } from './page-words';
import styles from './PrintDialog.module.css';
import { createPrintSettings } from './print-settings';
import { PrintedActions, PrintedPages } from './PrintedPages';
import { usePrintJob } from './use-print-job';

interface PrintDialogProps {
  design: PrintJob['design'];
  /** The name of the quilt or block. */
  title: string;
  onClose: () => void;
}

const paperOptions = [
  { value: 'letter', name: 'Letter' },
  { value: 'a4', name: 'A4' },
] as const;
const STEP = 0.005;
/** The kinds of pages that are only printed if the quilter chooses them. */
const onDemand: ReadonlySet<PageKind> = new Set(['foundations', 'colouring']);
/** The value of the menu option that prints the whole quilt instead of one block. */
const WHOLE = 0;

/** The dialog that prints a quilt or block: first the choice of pages and paper, then the PDF. */
export function PrintDialog({ design, title, onClose }: PrintDialogProps) {
  const noun = 'quilt' in design ? 'quilt' : 'block';
  const [onlyBlock, setOnlyBlock] = useState<number | null>(null);
  const isOffered = (kind: PageKind) =>
    onlyBlock === null ? noun === 'quilt' || !ofQuilts.includes(kind) : ofBlocks.includes(kind);
  const kinds = pageKinds.filter(isOffered);
  const settings = useMade(createPrintSettings);
  const { paper, across, down } = useStore(settings);
  const { blockNames, jobOf } = usePrintJob(design);
  const printed = blockNames.find(({ blockNum }) => blockNum === onlyBlock)?.name ?? title;
  const [chosen, setChosen] = useState<readonly PageKind[]>(pageKinds.filter((kind) => !onDemand.has(kind)));
  const [everyTemplate, setEveryTemplate] = useState(false);
  const { state, make, back: choose } = useMaking<MadePages>();

  const wanted = chosen.filter(isOffered);

  const back = () => {
    if (state.step === 'made') URL.revokeObjectURL(state.made.url);
    choose();
  };
  const print = () => {
    void make((options) =>
      makePages(jobOf({ name: printed, pages: wanted, onlyBlock, everyTemplate }), options),
    );
  };
  const cameOut = (label: string, value: number, set: (inches: number) => void) => (
    <LengthField
      label={label}
      of={label}
      shown={decimalInches(value, { most: 9 })}
      example="0.98"
      bounds={{ min: CAME_OUT.least, max: CAME_OUT.most }}
      onAmount={set}
      onStep={(steps) => {
        const next = Math.round((value + steps * STEP) * 1000) / 1000;
        set(Math.min(CAME_OUT.most, Math.max(CAME_OUT.least, next)));
      }}
    />
  );
  const choosing = (
    <>
      {blockNames.length > 1 && (
        <Select
          label="Pages for"
          options={[
            { value: WHOLE, name: 'The whole quilt' },
            ...blockNames.map(({ blockNum, name }) => ({ value: blockNum, name, group: 'One block alone' })),
          ]}
          value={onlyBlock ?? WHOLE}
          onChoose={(blockNum) => {
            setOnlyBlock(blockNum === WHOLE ? null : blockNum);
          }}
        />
      )}
      <fieldset className={styles.pages}>
        <legend className={styles.legend}>Pages</legend>
        {kinds.map((kind) => (
          <Fragment key={kind}>
            <Checkbox
              label={pageWords[kind].label}
              detail={pageWords[kind].detail}
              checked={chosen.includes(kind)}
              onChange={(isOn) => {
                setChosen(pageKinds.filter((each) => (each === kind ? isOn : chosen.includes(each))));
              }}
            />
            {kind === 'templates' && chosen.includes(kind) && (
              <div className={styles.more}>
                <Checkbox
                  label="Also print templates for squares, rectangles and triangles"
                  detail="It is faster to cut these shapes with a ruler"
                  checked={everyTemplate}
                  onChange={setEveryTemplate}
                />
              </div>
            )}
          </Fragment>
        ))}
      </fieldset>
      <div className={styles.paper}>
        <Segments
          label="Paper"
          options={paperOptions}
          value={paper}
          onChoose={(next) => {
            settings.setState({ paper: next });
          }}
        />
      </div>
      <fieldset className={styles.correction}>
        <legend className={styles.legend}>The printed inch measures</legend>
        {cameOut('Across', across, (inches) => {
          settings.setState({ across: inches });
        })}
        {cameOut('Down', down, (inches) => {
          settings.setState({ down: inches });
        })}
        <p className={styles.hint}>
          Every page has a one-inch square. Print at 100 % and measure the square. If it isn’t one inch, enter
          its size to correct the next pages.
        </p>
      </fieldset>
    </>
  );
  return (
    <MakingDialog
      title={`Print “${title}”`}
      words="Making the pages …"
      state={state}
      choosing={{
        content: choosing,
        actions: (
          <Button look="primary" disabled={wanted.length === 0} onClick={print}>
            Make the pages
          </Button>
        ),
      }}
      made={(made) => ({
        content: <PrintedPages made={made} />,
        actions: (
          <>
            <Button onClick={back}>Choose other pages</Button>
            <PrintedActions made={made} fileName={fileNameOf(printed) || 'Quilt'} open="Open to print" />
          </>
        ),
      })}
      onRetry={print}
      onCancel={back}
      onClose={onClose}
    />
  );
}
