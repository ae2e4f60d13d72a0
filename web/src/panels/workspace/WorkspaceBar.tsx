import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/Logo';
import { Brand, TopBar } from '../TopBar';
import type { Shell } from './use-shell';
import styles from './WorkspaceBar.module.css';

export interface WorkspaceBarProps {
  shell: Shell;
  title: string;
  /** What lies on the table is called so. */
  name: string;
  /** Stands there while it has no name. */
  unnamed: string;
  onName: () => void;
  history: ReactNode;
  saveMark: ReactNode;
  nameField: ReactNode;
  saveButton: ReactNode;
}

/** The header of an editing screen: what lies on the table, whether it is saved, and the ways to name and save it. */
export function WorkspaceBar({
  shell,
  title,
  name,
  unnamed,
  onName,
  history,
  saveMark,
  nameField,
  saveButton,
}: WorkspaceBarProps) {
  const nameButton = (
    <button
      type="button"
      className={styles.name}
      data-empty={name === ''}
      title={name === '' ? undefined : `${name}: rename`}
      onClick={onName}
    >
      <span>{name === '' ? unnamed : name}</span>
      <Pencil aria-hidden />
    </button>
  );
  if (shell === 'desk') {
    return (
      <TopBar
        title={title}
        lead={
          <>
            <Brand />
            <div className={styles.lead} role="group" aria-label="On the table">
              {nameButton}
              <p className={styles.title}>{title}</p>
            </div>
          </>
        }
      >
        {history}
        <span className={styles.divider} />
        {saveMark}
        <div className={styles.nameField}>{nameField}</div>
        {saveButton}
      </TopBar>
    );
  }
  return (
    <TopBar
      title={title}
      lead={
        <>
          {shell === 'tablet' && <Logo size={30} />}
          <div className={styles.lead} role="group" aria-label="On the table">
            {nameButton}
            {shell === 'phone' ? saveMark : <p className={styles.title}>{title}</p>}
          </div>
        </>
      }
    >
      {shell === 'tablet' && saveMark}
      {history}
      {saveButton}
    </TopBar>
  );
}
