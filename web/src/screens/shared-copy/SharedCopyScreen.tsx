import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SHARED_PAGES } from '@quiltwright/shared/contract/codes';
import { useOpenInEditor } from '../../documents/opening/use-open-in-editor';
import { FailureNote } from '../../page/forms/FailureNote';
import { SplitPage } from '../../page/layout/SplitPage';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { createFreeFormSession } from '../../persistence/kinds/free-form-session';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import { GUEST, logIn } from '../../server/account/sign-in';
import { createSession, isSignedIn, isSubscriber } from '../../server/session/session';
import { useMade, useTab } from '../../server/session/use-tab';
import { notify } from '../../ui/basics/notify';
import { useTurns } from '../../ui/hooks/use-turns';
import { copyOfShared, keep } from './copy-of-shared';
import { replacedWords } from './replaced-words';

/**
 * Opens a copy of a shared design in its editor. In the address, `page` names the shared page. With `as=keep`, a
 * subscriber's copy is saved at once instead, without an editor. People who aren't signed in start the free trial.
 */
export function SharedCopyScreen() {
  const tab = useTab();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const page = params.get('page') ?? '';
  const [fault, setFault] = useState<string | null>(null);
  const beginTurn = useTurns();
  const standardSession = useMade(createStandardQuiltSession);
  const freeFormSession = useMade(createFreeFormSession);
  const blockSession = useMade(createDesignedBlockSession);
  const standard = useOpenInEditor(standardSession, '/standard-quilt-layouts');
  const freeForm = useOpenInEditor(freeFormSession, '/free-form-quilt-layouts');
  const block = useOpenInEditor(blockSession, '/block-fabric-selection');

  const open = async () => {
    const isLast = beginTurn();
    const session = tab.get(createSession);
    if (!isSignedIn(session.getState())) {
      const trial = await logIn(tab, GUEST);
      if (!isLast()) return;
      if (!trial.ok || !trial.value) {
        setFault(trial.ok ? 'The free trial could not be opened.' : trial.error.message);
        return;
      }
    }
    const answer = await copyOfShared(tab, page);
    if (!isLast()) return;
    if (!answer.ok) {
      setFault(answer.error.message);
      return;
    }
    const { kind, content } = answer.value;
    if (params.get('as') === 'keep' && isSubscriber(session.getState())) {
      const kept = await keep(session, answer.value);
      if (!isLast()) return;
      if (!kept.ok) {
        setFault(kept.error.message);
        return;
      }
      notify(`The copy is saved in your account. ${replacedWords(answer.value)}`.trim());
      void navigate(kind === 'block' ? '/designed-blocks' : '/my-quilts', { replace: true });
      return;
    }
    const words = isSubscriber(session.getState())
      ? 'This copy is yours. Save it to keep it in your account.'
      : 'This copy is yours, and is kept on this device.';
    const tell = (isOtherAside: boolean) => {
      const aside = isOtherAside ? 'Your earlier copy is under “Kept on this device”.' : '';
      notify([words, aside, replacedWords(answer.value)].filter((each) => each !== '').join(' '));
    };
    if (kind === 'block') await block.layNew(blockSession.kind.open(content, null), tell);
    else if (kind === 'standard') await standard.layNew(standardSession.kind.open(content, null), tell);
    else await freeForm.layNew(freeFormSession.kind.open(content, null), tell);
  };
  const retry = () => {
    setFault(null);
    void open();
  };
  const start = useEffectEvent(() => void open());
  useEffect(() => {
    queueMicrotask(start);
  }, [page]);

  return (
    <SplitPage
      title="A copy for you"
      heading={fault === null ? 'Opening your copy…' : 'The copy could not be opened'}
      lead={fault === null && 'Colour it as you like. The page of your friend stays as it is.'}
    >
      {fault !== null && <FailureNote message={fault} onRetry={retry} />}
      <p>
        <a href={`${SHARED_PAGES}${encodeURIComponent(page)}`} className="lone-link">
          Back to the shared page
        </a>
      </p>
      {standard.dialog}
      {freeForm.dialog}
      {block.dialog}
    </SplitPage>
  );
}
