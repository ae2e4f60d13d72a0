import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { DocumentKind } from '../../persistence/document-kind';
import type { DocumentSession } from '../../persistence/document-session';
import type { SaveOrder } from '../../persistence/saving/save-queue';
import type { CallFailure } from '../../server/calls/call-failure';
import { createMissingFabrics } from '../../server/queries/missing-fabrics';
import { useMade } from '../../server/session/use-tab';
import { Button, ButtonLink } from '../../ui/basics/Button';
import { NotSavedDialog, type NotSavedDialogProps } from './NotSavedDialog';

/** The screens on which documents can be deleted to make room. */
const lists: Record<DocumentKind<never, never>['id'], { to: string; name: string }> = {
  'standard-quilt': { to: '/my-quilts', name: 'Go to my quilts' },
  'free-form-quilt': { to: '/my-quilts', name: 'Go to my quilts' },
  'designed-block': { to: '/designed-blocks', name: 'Go to my designed blocks' },
  'created-block': { to: '/created-blocks', name: 'Go to my created blocks' },
};

/** Says that the server will never accept the document in its present state, and offers the possible next steps. */
export function RefusedDialog<Design, Content extends object>(props: NotSavedDialogProps<Design, Content>) {
  const { documentSession, order, failure, onClose } = props;
  const { kind, saves, files, clothDialog } = documentSession;
  const { noun } = kind;
  const isOpenDocument = useStore(documentSession.store, ({ id }) => id === order.documentId);
  const isGone = failure.code === 'missing';
  const lacksCloth = useLacksCloth(documentSession, order, failure) && isOpenDocument;
  const act = (action: () => void) => () => {
    action();
    onClose();
  };
  const main = () => {
    if (isGone)
      return (
        <Button
          look="primary"
          onClick={act(() => {
            saves.asNew(order.documentId);
          })}
        >
          {`Save as a new ${noun}`}
        </Button>
      );
    if (failure.code === 'full')
      return (
        <ButtonLink look="primary" to={lists[kind.id].to} onClick={onClose}>
          {lists[kind.id].name}
        </ButtonLink>
      );
    if (lacksCloth)
      return (
        <Button
          look="primary"
          onClick={act(() => {
            clothDialog.setState({ isOpen: true });
          })}
        >
          Choose other fabrics
        </Button>
      );
    return (
      <Button look="primary" onClick={onClose}>
        {isOpenDocument ? `Change the ${noun}` : 'Close'}
      </Button>
    );
  };
  return (
    <NotSavedDialog
      {...props}
      actions={
        <>
          {isOpenDocument && (
            <Button
              onClick={act(() => {
                documentSession.discardChanges(isGone);
              })}
            >
              Discard my changes
            </Button>
          )}
          {failure.code === 'forbidden' && order.stored && (
            <Button
              onClick={act(() => {
                saves.asCopy(order.documentId);
              })}
            >
              Save a copy
            </Button>
          )}
          <Button onClick={() => void files.download(order.content)}>
            <Download aria-hidden />
            Download a file
          </Button>
          {main()}
        </>
      }
    />
  );
}

/** True if the document that the server refused uses fabrics that are missing now, for example deleted ones. */
function useLacksCloth<Design, Content extends object>(
  { kind: { cloth } }: DocumentSession<Design, Content>,
  { content }: SaveOrder<Content>,
  failure: CallFailure,
): boolean {
  const { missing, look } = useMade(createMissingFabrics);
  const { fabrics } = useStore(missing);
  useEffect(() => {
    if (failure.code === 'refused') void look(cloth.fabrics(content), { again: true });
  }, [look, cloth, content, failure]);
  return cloth.fabrics(content).some((fabricNum) => fabrics.has(fabricNum));
}
