import { Segments } from '../../../ui/fields/Segments';
import { Select } from '../../../ui/fields/Select';
import { quiltingChoices } from '../../controls/quilting-choices';
import styles from '../ExportDialog.module.css';
import { PICTURE_SIDES, type PictureKind, type PictureLook } from './picture-look';

const looks: readonly { value: PictureLook; name: string }[] = [
  { value: 'sewn', name: 'As sewn' },
  { value: 'designed', name: 'As designed' },
  { value: 'lines', name: 'Line drawing' },
  { value: 'colouring', name: 'Colouring sheet' },
];
const sides = PICTURE_SIDES.map((side) => ({ value: side, name: side.toLocaleString('en') }));

const hints: Record<PictureLook, Record<'quilt' | 'block', string>> = {
  sewn: {
    quilt: 'A PNG picture of the finished quilt, with seams, quilting and binding.',
    block: 'A PNG picture of the sewn block, with its seams.',
  },
  designed: {
    quilt: 'A PNG picture in your fabrics, as you see it while you design.',
    block: 'A PNG picture in your fabrics, as you see it while you design.',
  },
  lines: {
    quilt: 'A PNG picture of the outlines, without fabrics.',
    block: 'A PNG picture of the outlines, without fabrics.',
  },
  colouring: {
    quilt: 'A PNG picture of the outlines, with a number for each fabric and a key.',
    block: 'A PNG picture of the outlines, with a number for each fabric and a key.',
  },
};

interface PictureChoiceProps {
  noun: 'quilt' | 'block';
  kind: PictureKind;
  onChoose: (change: Partial<PictureKind>) => void;
}

/** The choices for a picture: how it shows the quilt or block, and its size. */
export function PictureChoice({ noun, kind, onChoose }: PictureChoiceProps) {
  return (
    <div className={styles.choice}>
      <h3>{`The ${noun} is shown`}</h3>
      <Segments
        label={`The ${noun} is shown`}
        options={looks}
        value={kind.look}
        onChoose={(look) => {
          onChoose({ look });
        }}
      />
      {kind.look === 'sewn' && noun === 'quilt' && (
        <Select
          label="Quilting"
          options={quiltingChoices}
          value={kind.pattern}
          onChoose={(pattern) => {
            onChoose({ pattern });
          }}
        />
      )}
      <h3>Pixels on the longer side</h3>
      <Segments
        label="Pixels on the longer side"
        options={sides}
        value={kind.longest}
        onChoose={(longest) => {
          onChoose({ longest });
        }}
      />
      <p className={styles.hint}>
        {`${hints[kind.look][noun]} Large pictures take longer and use many megabytes.`}
      </p>
    </div>
  );
}
