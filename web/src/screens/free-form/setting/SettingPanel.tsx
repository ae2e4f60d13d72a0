import { hasBlocks } from '@quiltwright/shared/model/free-form/free-form-document';
import type { FreeFormEditor } from '../use-free-form-editor';
import { FinishedSize } from './FinishedSize';
import { KindChoice } from './KindChoice';
import { LayChoice } from './LayChoice';
import { OrderChoice } from './OrderChoice';
import { SashingChoice } from './SashingChoice';
import { SetBlocks } from './SetBlocks';
import { SettingNumbers } from './SettingNumbers';
import styles from './SettingPanel.module.css';

/**
 * How the blocks of the quilt are set together: by hand, straight or on point. For a setting, its blocks and numbers
 * follow, and the size that results from them.
 */
export function SettingPanel({ editor }: { editor: FreeFormEditor }) {
  const { design } = editor.workspace.document;
  const { quilt } = design;
  const { setting } = quilt;
  return (
    <section className={styles.panel} aria-label="Setting">
      <KindChoice editor={editor} />
      {!hasBlocks(design) && <p className={styles.quiet}>Add a block first. Then choose a setting for it.</p>}
      {setting && (
        <>
          <OrderChoice editor={editor} setting={setting} />
          <LayChoice editor={editor} setting={setting} />
          <SetBlocks editor={editor} />
          <SettingNumbers editor={editor} setting={setting} />
          <SashingChoice editor={editor} setting={setting} />
          <FinishedSize quilt={quilt} />
        </>
      )}
    </section>
  );
}
