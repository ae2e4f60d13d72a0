import { Pencil } from 'lucide-react';
import type { ComponentType } from 'react';
import { shownName } from '../../persistence/document-store';
import { Button } from '../../ui/basics/Button';
import { Logo } from '../../ui/basics/Logo';
import { Brand, TopBar } from '../../page/frame/TopBar';
import { HistoryButtons } from './HistoryButtons';
import type { NewNameProps } from './naming/NameField';
import { SaveMark } from './naming/SaveMark';
import type { DocumentControl } from './use-document-control';
import type { WorkspaceState } from './use-workspace';
import styles from './WorkspaceBar.module.css';

export interface WorkspaceBarProps<Design, Content extends object, Name extends string> {
  workspace: WorkspaceState<Design, Content, Name>;
  control: DocumentControl;
  /** The words shown while the document has no name. */
  unnamed: string;
  /** The words of the save button. */
  save: string;
  /** The field for the name of a new document. */
  NewName: ComponentType<NewNameProps>;
}

/**
 * The header of an editor. It shows the open document and its save state, and has the controls that name and save it.
 */
export function WorkspaceBar<Design, Content extends object, Name extends string>({
  workspace: { documentSession, document, shell },
  control,
  unnamed,
  save,
  NewName,
}: WorkspaceBarProps<Design, Content, Name>) {
  const { kind } = documentSession;
  const { screenTitle: title } = kind;
  const name = shownName(kind, document);
  const nameButton = (
    <button
      type="button"
      className={styles.name}
      data-empty={name === ''}
      title={name === '' ? undefined : `${name}: rename`}
      onClick={control.pressName}
    >
      <span>{name === '' ? unnamed : name}</span>
      <Pencil aria-hidden />
    </button>
  );
  const history = <HistoryButtons documentSession={documentSession} />;
  const saveMark = <SaveMark documentSession={documentSession} isOpening={control.isOpening} />;
  const saveButton = (
    <Button look="primary" aria-label={save} onClick={control.save}>
      {shell === 'desk' ? save : 'Save'}
    </Button>
  );
  if (shell === 'desk') {
    return (
      <TopBar
        title={title}
        lead={
          <>
            <Brand />
            <div className={styles.lead} role="group" aria-label="Your work">
              {name !== '' && nameButton}
              <p className={styles.title}>{title}</p>
            </div>
          </>
        }
      >
        {history}
        <span className={styles.divider} />
        {saveMark}
        <div className={styles.nameField}>
          <NewName
            labelHidden
            placeholder={name === '' ? unnamed : 'Save a copy as …'}
            refused={control.nameRefusal}
            asked={control.nameAsked}
            onEnter={control.enterName}
            onSave={control.save}
            onLeave={control.leaveName}
          />
        </div>
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
          <div className={styles.lead} role="group" aria-label="Your work">
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
