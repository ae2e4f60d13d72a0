import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import { Rail } from './Rail';
import type { Sections } from './section';
import { Sheet } from './Sheet';
import { SidePanel } from './SidePanel';
import { useCanvasAhead } from './LazyCanvas';
import styles from './Workspace.module.css';
import { WorkspaceBar, type WorkspaceBarProps } from './WorkspaceBar';

interface WorkspaceProps<Name extends string> extends WorkspaceBarProps, Sections<Name> {
  /** What the panels of a desk are called for screen readers. */
  leftLabel: string;
  rightLabel: string;
  view: ReactNode;
  statusLine: ReactNode;
  /** The panels of a desk. */
  left: ReactNode;
  right: ReactNode;
  /** The section that a desk shows beside its left panel, over the canvas, while it is open. */
  flyout: Name;
  /** Something is being dragged out of it: the canvas has to be seen. */
  isDragging: boolean;
}

/** The editing screen around the canvas: panels at the sides, drawers, or a bottom sheet. */
export function Workspace<Name extends string>(props: WorkspaceProps<Name>) {
  useCanvasAhead();
  const { shell, title, left, right, view, statusLine, section, flyout } = props;
  return (
    <div className={styles.workspace} data-shell={shell} data-dragging={props.isDragging}>
      <WorkspaceBar {...props} />
      <div className={styles.middle}>
        {shell === 'desk' && (
          <aside className={styles.panel} aria-label={props.leftLabel}>
            {left}
          </aside>
        )}
        {shell === 'tablet' && <Rail {...props} />}
        {shell === 'desk' && section === flyout && <SidePanel {...props} key={flyout} name={flyout} />}
        <main id="main" className={styles.view} aria-label={title}>
          <h1 className="visually-hidden">{title}</h1>
          {view}
          {shell === 'phone' && statusLine}
        </main>
        {shell === 'desk' && (
          <aside className={classNames(styles.panel, styles.right)} aria-label={props.rightLabel}>
            {right}
          </aside>
        )}
        {shell === 'tablet' && section && <SidePanel {...props} key={section} name={section} />}
      </div>
      {shell === 'phone' ? <Sheet {...props} /> : statusLine}
    </div>
  );
}
