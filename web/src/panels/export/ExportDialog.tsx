import type { DrawingStyle } from '@quiltwright/workers/kernels/drawing/drawing-types';
import type { PrintJob } from '@quiltwright/workers/kernels/print/paper/print-types';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { download } from '../../browser/download';
import { createQueryClient } from '../../server/queries/query-client';
import { isSubscriber, useSession } from '../../server/session/session';
import { useMade } from '../../server/session/use-tab';
import { Button } from '../../ui/basics/Button';
import { Segments } from '../../ui/fields/Segments';
import { useCuttingChoices } from '../estimate/plan/cutting-choices';
import { createSewnView } from '../workspace/canvas/sewn-view';
import { MakingDialog } from '../making/MakingDialog';
import { useMaking } from '../making/use-making';
import styles from './ExportDialog.module.css';
import type { Exported, Make } from './exported';
import { createCsvForm, csvFormChoices, csvForms } from './csv-form';
import { colouringPicture, drawingFile, listFile, pictureFile, type ListName } from './make-export';
import { GivePicture } from './pictures/GivePicture';
import { PictureChoice } from './pictures/PictureChoice';
import type { PictureKind } from './pictures/picture-look';

interface ExportDialogProps {
  design: PrintJob['design'];
  /** The name of the quilt or block. */
  title: string;
  onClose: () => void;
  /** Called when a guest chooses a feature for subscribers. */
  onSubscribe: () => void;
}

const forms = [
  { value: 'picture', name: 'Picture' },
  { value: 'drawing', name: 'Drawing' },
  { value: 'lists', name: 'Lists' },
] as const;
type Form = (typeof forms)[number]['value'];

const drawingStyles: readonly { value: DrawingStyle; name: string }[] = [
  { value: 'cloth', name: 'Fabrics' },
  { value: 'colours', name: 'Colours' },
  { value: 'lines', name: 'Lines' },
  { value: 'colouring', name: 'Colouring sheet' },
  { value: 'cutting', name: 'Paths for cutting machines' },
];
const lists: readonly { value: ListName; name: string }[] = [
  { value: 'shopping', name: 'Shopping list' },
  { value: 'cutting', name: 'Cutting list' },
];

/**
 * The dialog that exports a quilt or block as a file for other programs. The quilter chooses the file's format and
 * options.
 */
export function ExportDialog({ design, title, onClose, onSubscribe }: ExportDialogProps) {
  const noun = 'quilt' in design ? 'quilt' : 'block';
  const session = useSession();
  const client = useMade(createQueryClient);
  const [choices] = useCuttingChoices();
  const [form, setForm] = useState<Form>('picture');
  const { pattern } = useStore(useMade(createSewnView));
  const [kind, setKind] = useState<PictureKind>({ look: 'sewn', pattern, longest: 2000 });
  const [look, setLook] = useState<DrawingStyle>('cloth');
  const [list, setList] = useState<ListName>('shopping');
  const csvForm = useMade(createCsvForm);
  const formName = useStore(csvForm);
  const { state, make, back } = useMaking<Exported>();

  const keep = (file: Make) =>
    make(async (options) => {
      const answer = await file(options);
      if (answer.ok && !options.signal.aborted) download(answer.value.file, answer.value.fileName);
      return answer;
    });
  const start = () => {
    if (form === 'lists' && 'quilt' in design) {
      const of = { choices, quilterNum: session.quilterNum, form: csvForms[formName] };
      void keep(listFile({ quilt: design.quilt, name: title, client }, list, of));
    } else {
      const source = { design, name: title, client };
      if (form === 'drawing') void keep(drawingFile(source, look));
      else if (kind.look === 'colouring') void keep(colouringPicture(source, kind.longest));
      else void keep(pictureFile(source, kind, choices));
    }
  };
  const mustSubscribe = form === 'lists' && !isSubscriber(session);

  const choosing = (
    <>
      <Segments
        label="What is exported"
        options={noun === 'quilt' ? forms : forms.filter(({ value }) => value !== 'lists')}
        value={form}
        onChoose={setForm}
      />
      {form === 'picture' && (
        <PictureChoice
          noun={noun}
          kind={kind}
          onChoose={(change) => {
            setKind((before) => ({ ...before, ...change }));
          }}
        />
      )}
      {form === 'drawing' && (
        <div className={styles.choice}>
          <h3>Patches drawn with</h3>
          <Segments label="Patches drawn with" options={drawingStyles} value={look} onChoose={setLook} />
          <p className={styles.hint}>
            {look === 'cutting'
              ? 'An SVG file at the finished size in inches, without seam allowance. It has only outlines, with a layer for each fabric.'
              : 'An SVG file at full size in inches, with a path for each patch, for Inkscape, Illustrator and cutting machines.'}
          </p>
        </div>
      )}
      {form === 'lists' && (
        <div className={styles.choice}>
          <h3>List</h3>
          <Segments label="List" options={lists} value={list} onChoose={setList} />
          {!mustSubscribe && (
            <>
              <h3>Numbers, and the mark between columns</h3>
              <Segments
                label="Numbers, and the mark between columns"
                options={csvFormChoices}
                value={formName}
                onChoose={(name) => {
                  csvForm.setState(name, true);
                }}
              />
            </>
          )}
          <p className={styles.hint}>
            {mustSubscribe
              ? 'Lists of fabrics to buy and pieces to cut are for subscribers.'
              : 'A CSV file for any spreadsheet. It follows your cutting and buying settings in the estimator.'}
          </p>
        </div>
      )}
    </>
  );
  return (
    <MakingDialog
      title={`Export “${title}”`}
      words="Making the file …"
      state={state}
      choosing={{
        content: choosing,
        actions: mustSubscribe ? (
          <Button look="primary" onClick={onSubscribe}>
            Subscribe …
          </Button>
        ) : (
          <Button look="primary" onClick={start}>
            <Download aria-hidden />
            Make the file
          </Button>
        ),
      }}
      made={({ file, fileName, words }) => ({
        content: (
          <>
            <p role="status" className={styles.made}>
              <bdi>{`“${fileName}”`}</bdi> is in your downloads.
            </p>
            {words.map((line) => (
              <p key={line} className={styles.hint}>
                {line}
              </p>
            ))}
            {file.type === 'image/png' && (
              <div className={styles.give}>
                <GivePicture file={file} fileName={fileName} />
              </div>
            )}
          </>
        ),
        actions: (
          <>
            <Button onClick={back}>Export something else</Button>
            <Button
              look="primary"
              onClick={() => {
                download(file, fileName);
              }}
            >
              <Download aria-hidden />
              Download again
            </Button>
          </>
        ),
      })}
      onRetry={start}
      onCancel={back}
      onClose={onClose}
    />
  );
}
