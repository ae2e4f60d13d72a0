import { redirect, useLoaderData, useRevalidator } from 'react-router-dom';
import { FailureNote } from '../../panels/FailureNote';
import { Actions, Quiet } from '../../panels/Page';
import { Places, type Place } from '../../panels/Places';
import { SplitPage } from '../../panels/SplitPage';
import { GUEST, logIn } from '../../server/sign-in';
import { ButtonLink } from '../../ui/Button';

const places: readonly Place[] = [
  {
    to: '/standard-quilt-layouts',
    name: 'Standard Quilt Layouts',
    text: 'Choose a size, a layout and two blocks, and see your quilt.',
    picture: 'quilt',
  },
  {
    to: '/block-fabric-selection',
    name: 'Block & Fabric Selection',
    text: 'Choose a block and colour it with cloth.',
    picture: 'block',
  },
  {
    to: '/free-form-quilt-layouts',
    name: 'Free Form Quilt Layouts',
    text: 'Choose length and width, and put blocks where you like.',
    picture: 'free form',
  },
];

/** Visiting the page signs in as guest. Gives what went wrong, null when nothing did. */
export async function guestLogin(): Promise<Response | string | null> {
  const answer = await logIn(GUEST);
  if (!answer.ok) return answer.error.message;
  return answer.value ? null : redirect('/login-fail');
}

export function GuestLoginScreen() {
  const failure = useLoaderData<string | null>();
  const { revalidate, state } = useRevalidator();
  if (failure !== null) {
    return (
      <SplitPage title="Free Trial" heading="The free trial could not be opened">
        <FailureNote
          message={state === 'loading' ? 'Trying again…' : failure}
          onRetry={() => {
            void revalidate();
          }}
        />
      </SplitPage>
    );
  }
  return (
    <SplitPage
      title="Free Trial"
      heading="Welcome to the free trial"
      lead="Lay out quilts in real cloth, for as long as you like."
    >
      <Places places={places} />
      <Actions>
        <ButtonLink to="/standard-quilt-layouts" look="primary" large>
          Start a quilt
        </ButtonLink>
        <ButtonLink to="/why-subscribe" large>
          Why subscribe
        </ButtonLink>
      </Actions>
      <Quiet>
        Subscribers also get block creation: they draw blocks of their own, and save all that they make.
      </Quiet>
    </SplitPage>
  );
}
