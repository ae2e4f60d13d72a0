import { memo, useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { classNames } from '../../ui/basics/class-names';
import { DocumentDialogs } from './DocumentDialogs';
import { FileDrop, FileFault } from './layout/FileDrop';
import { useCanvasAhead } from '../../editor/loading/LazyCanvas';
import { NotKeptWarning } from './naming/NotKeptWarning';
import { OwnClothDialog } from '../own-cloth/OwnClothDialog';
import { useKeptDeviceCloth } from '../own-cloth/use-kept-device-cloth';
import { Rail } from './layout/Rail';
import type { Section } from './layout/section';
import { ShortcutDialog } from './keys/ShortcutDialog';
import { Sheet } from './layout/Sheet';
import { SidePanel } from './layout/SidePanel';
import { useFocusBack } from './keys/use-focus-back';
import { useRegions } from './keys/use-regions';
import styles from './Workspace.module.css';
import { WorkspaceBar, type WorkspaceBarProps } from './WorkspaceBar';

interface WorkspaceProps<Design, Content extends object, Name extends string> extends WorkspaceBarProps<
  Design,
  Content,
  Name
> {
  /** The names of a desktop's panels, for screen readers. */
  leftLabel: string;
  rightLabel: string;
  view: ReactNode;
  statusLine: ReactNode;
  /** The panels at the left of a desktop. */
  left: ReactNode;
  right: ReactNode;
  sections: readonly Section<Name>[];
  /** The name of the section that a desktop opens beside its left panel. */
  flyout: Name;
}

// Memoised, so that a change of the selection renders neither the bar nor the dialogs.
const Bar = memo(WorkspaceBar) as typeof WorkspaceBar;
const Windows = memo(WorkspaceWindows) as typeof WorkspaceWindows;

/**
 * The frame of an editor: a bar, the canvas, and panels. The panels are at the sides on a desktop, in drawers on a
 * tablet, and in a bottom sheet on a phone. The frame also has the functions for all documents: history, names, saves,
 * files and drafts.
 */
export function Workspace<Design, Content extends object, Name extends string>({
  leftLabel,
  rightLabel,
  view,
  statusLine,
  left,
  right,
  sections,
  flyout,
  ...bar
}: WorkspaceProps<Design, Content, Name>) {
  useCanvasAhead();
  useFocusBack();
  useRegions();
  // An editor that is opened from another screen first shows its picture. A page that loads has nothing to show before.
  const showsPanels = useDeferredValue(true, useNavigationType() === NavigationType.Pop);
  const { documentSession, shell, section: name, setSection: onSection } = bar.workspace;
  const { screenTitle: title } = documentSession.kind;
  const section = sections.find((each) => each.name === name);
  const sidePanel = section && <SidePanel key={name} shell={shell} section={section} onSection={onSection} />;
  return (
    <>
      <title>{`${title} – Quiltwright`}</title>
      <div className={styles.workspace} data-shell={shell}>
        <Bar {...bar} />
        <div className={styles.middle}>
          {shell === 'desk' && (
            <aside className={styles.panel} aria-label={leftLabel}>
              {showsPanels && left}
            </aside>
          )}
          {shell === 'tablet' && <Rail sections={sections} section={name} onSection={onSection} />}
          {shell === 'desk' && name === flyout && sidePanel}
          <main id="main" className={styles.view} aria-label={title}>
            <h1 className="visually-hidden">{title}</h1>
            {view}
            {shell === 'phone' && statusLine}
          </main>
          {shell === 'desk' && (
            <aside className={classNames(styles.panel, styles.right)} aria-label={rightLabel}>
              {showsPanels && right}
            </aside>
          )}
          {shell === 'tablet' && sidePanel}
        </div>
        {shell === 'phone' ? <Sheet sections={sections} section={name} onSection={onSection} /> : statusLine}
      </div>
      <Windows {...bar} />
    </>
  );
}

/** The dialogs and warnings of an editor. */
function WorkspaceWindows<Design, Content extends object, Name extends string>(
  bar: WorkspaceBarProps<Design, Content, Name>,
) {
  const { documentSession } = bar.workspace;
  useKeptDeviceCloth(documentSession);
  return (
    <>
      <DocumentDialogs {...bar} />
      <NotKeptWarning documentSession={documentSession} />
      <FileDrop documentSession={documentSession} />
      <FileFault documentSession={documentSession} />
      <OwnClothDialog />
      <ShortcutDialog />
    </>
  );
}
