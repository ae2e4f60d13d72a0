import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { hasBlocks } from '@quiltwright/shared/model/free-form/free-form-document';
import { sampleOfKind } from '@quiltwright/shared/model/free-form/setting/first-setting';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { settingKinds, type SettingKind } from '@quiltwright/shared/quilting/setting/setting';
import { Move } from 'lucide-react';
import { useDeferredValue, useId, useMemo } from 'react';
import { QuiltPicture } from '../../../documents/pictures/QuiltPicture';
import { usePaced } from '../../../ui/hooks/use-paced';
import type { FreeFormEditor } from '../use-free-form-editor';
import styles from './KindChoice.module.css';

const names: Readonly<Record<SettingKind, string>> = { straight: 'Straight', onPoint: 'On point' };

/** A choice among blocks that are placed by hand, and the kinds of settings, each with a picture in the quilt's blocks. */
export function KindChoice({ editor: { workspace, run } }: { editor: FreeFormEditor }) {
  const { design } = workspace.document;
  const { quilt } = design;
  const name = useId();
  const kind = quilt.setting?.kind ?? null;
  const isEmpty = !hasBlocks(design);
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">Kind of setting</legend>
      <label className={styles.kind}>
        <input
          type="radio"
          name={name}
          checked={kind === null}
          onChange={() => {
            run(act(commands.releaseSetting));
          }}
        />
        <span className={styles.picture}>
          <Move aria-hidden />
        </span>
        By hand
      </label>
      {settingKinds.map((each) => (
        <label key={each} className={styles.kind}>
          <input
            type="radio"
            name={name}
            checked={kind === each}
            disabled={isEmpty}
            onChange={() => {
              run(act(commands.chooseSetting, each));
            }}
          />
          <span className={styles.picture}>{!isEmpty && <KindPicture quilt={quilt} kind={each} />}</span>
          <span>{names[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A small picture of a setting in the blocks of the quilt. The canvas shows a change of the quilt before this picture. */
function KindPicture({ quilt, kind }: { quilt: Quilt; kind: SettingKind }) {
  const later = useDeferredValue(quilt);
  const { value, onDone } = usePaced(useMemo(() => sampleOfKind(later, kind), [later, kind]));
  return <QuiltPicture quilt={value} label="" onDone={onDone} />;
}
