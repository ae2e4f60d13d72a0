import { MESSAGES } from '@quiltwright/shared/messages';
import { CircleUserRound, Grid3x3, PencilRuler, Scan, SwatchBook } from 'lucide-react';
import { Page } from '../../panels/Page';
import { Places, type Place } from '../../panels/Places';

const places: readonly Place[] = [
  {
    to: '/standard-quilt-layouts',
    name: 'Standard Quilt Layouts',
    text: 'A quilt for a bed or a wall: choose size, layout and blocks.',
    icon: Grid3x3,
  },
  {
    to: '/block-fabric-selection',
    name: 'Block & Fabric Selection',
    text: 'Colour a block with cloth.',
    icon: SwatchBook,
  },
  {
    to: '/free-form-quilt-layouts',
    name: 'Free Form Quilt Layouts',
    text: 'Any size, blocks anywhere.',
    icon: Scan,
  },
  { to: '/block-creation', name: 'Block Creation', text: 'Draw a block of your own.', icon: PencilRuler },
  { to: '/my-account', name: 'My Account', text: 'Your work and your subscription.', icon: CircleUserRound },
];

export function LoginSuccessScreen() {
  return (
    <Page title="Login" heading={MESSAGES.welcomeBack} lead="What would you like to work on?">
      <Places places={places} />
    </Page>
  );
}
