import type { Page } from '@playwright/test';
import { BlockEditor } from '../../support/screens/block-editor.js';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { lastLetter } from '../../support/server/outbox.js';
import { photograph } from '../../support/pictures/photograph.js';
import { libraryBlock, storeCreated, storeDesign } from '../../support/screens/saved-blocks.js';
import { fabricNumber, storeQuilt } from '../../support/screens/saved-quilts.js';
import { beGuest, logIn } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

/**
 * The exact texts that the specification quotes (§2, §4, §5, §8). They are grouped by the kind of user who reads them,
 * then by the state of a screen that shows them.
 */
const promised = {
  visitor: {
    home: ['Online software for quilt design'],
    'login, left empty': ['Please enter a valid email address', 'Please enter a password', 'Login'],
    'login, refused': ['That username or password was not recognized. Please try again'],
    'contact, left empty': [
      'Name is required.',
      'A valid email address is required.',
      'Please enter the message you want to send.',
    ],
    'FAQ, a question open': ['Free Trial'],
    'password reset, no address': ['Please enter a valid email address'],
    'password reset, an address that nobody subscribes with': [
      'Reset Link Not Sent',
      'there is no active subscription',
    ],
    'an expired link': [
      'The password reset link has expired. Please return to the Reset Page and try again.',
    ],
  },
  guest: {
    'standard layouts, no size yet': [
      'First select a quilt size',
      'Testing it out',
      'Current Quilt Info',
      'Manage My Quilts',
    ],
    'the layouts by name': ['One Block Repeated'],
    'fabric picker': ['Use My Selection'],
    'a fabric was picked': ['Fabric is selected'],
    'block selection, empty': ['Available Blocks', 'Testing it out', 'Save this Designed Block'],
    'a fabric without a layer': ['Select a layer from the layers above.'],
    'free form layouts': ['Add a block', 'Save Quilt'],
    'a block that is wider than the quilt': ['Block sizes adjusted to fit on quilt'],
    'a guest saves': ['Would you like to subscribe?', "Yes! I'm in", 'close'],
  },
  subscriber: {
    'after the login': ['Welcome Back!'],
    'a quilt with an apostrophe': [
      "Please, do not use apostrophes (') in the name.",
      'Remove apostrophes or quotes from name.',
    ],
    'a quilt with a quote': ['Please, do not use quotes (") in the name.'],
    'a quilt without a name': ['Please, give the quilt a name.', 'A new quilt name is required.'],
    'a quilt with a long name': [
      'The name is too long. Please enter a name that is shorter than 100 characters.',
      'Enter a name that is shorter than 100 characters.',
    ],
    'a quilt is saved': [
      'Successful Save',
      'Your work is saved!',
      'You can retrieve your work using the dropdown box for your saved blocks or quilts.',
    ],
    'block selection': ['My Saved Block Designs', 'Manage Designed Blocks'],
    'block creation': ['Load a finished block', 'Save This Block', 'Deselect All'],
    'the shape picker': [
      ...['Rectangles', 'Right Triangles', 'Isosceles Triangles', 'Diamonds', 'Ellipses'],
      ...['Use My Selection', 'Close'],
    ],
    'a drawn block without a name': ['Please, give the block a name.'],
    'nothing to adjust': ['Scroll down to select a block for adjusting'],
    'a fourth layer': ['A new layer is added'],
    'a tenth layer': ['Maximum number of layers is 9'],
    'a block with an apostrophe': ["Please do not use apostrophes (') in the name."],
    'a block with a quote': ['Please do not use quotes (") in the name.'],
    'a block without a name': ['Please give the quilt block a name.', 'A new block name is required.'],
    'a name that will not do': [
      `The name must not have quotes (") or apostrophes (') and must be shorter than 100 characters`,
    ],
    'not renamed after all': ['Name was not changed'],
    'a fault of the server that it says nothing of': ['There was an error.'],
    'no name to rename to': ['A new quilt name is required.'],
    'a quilt is renamed': ['The quilt is renamed'],
    'a design that a quilt uses': ['Block Used on a Quilt', 'The block was not deleted'],
    'a quilt is deleted': ['The quilt is now deleted'],
    'a block that a design came from': ['This Block is Referenced'],
    'a block is renamed': ['The block is renamed'],
    'a block is deleted': ['The block is now deleted'],
    'no fabrics yet': ['Upload Fabrics'],
    'a full shelf': [
      'You have already uploaded 100 fabrics. You can make space for your fabrics by removing some.',
    ],
    'a fabric is uploaded': ['Upload More', 'Manage my uploaded fabrics'],
    'a fabric that a design uses': ['Fabric is being used'],
    'a fabric is renamed': ['The fabric is renamed'],
    'a fabric is deleted': ['The fabric is now deleted'],
  },
  'who forgot the password': {
    'the link is sent': ['Reset Link Sent'],
    'no new password': ['Please enter a new password.'],
    'not saved': [
      'Password Not Saved',
      'Something went wrong and your password was not saved. It could be that the reset link was expired.',
    ],
    saved: ['Password Saved', 'Log In'],
  },
} as const;

type Who = keyof typeof promised;

/**
 * Returns two checks for one kind of user. `shows` expects the page to show the texts of one state. `end` expects that
 * `shows` was called for every state.
 */
function reading<Of extends Who>(page: Page, who: Of) {
  const table: Record<string, readonly string[]> = promised[who];
  const left = new Set(Object.keys(table));
  return {
    shows: async (state: keyof (typeof promised)[Of] & string): Promise<void> => {
      left.delete(state);
      for (const sentence of table[state] ?? []) {
        const found = page.getByText(sentence).filter({ visible: true }).first();
        await expect.soft(found, `${who}, ${state}: ${sentence}`).toBeVisible();
      }
    },
    end: () => {
      expect([...left], `states of the ${who} that were not looked at`).toEqual([]);
    },
  };
}

const PASSWORD = 'a chest full of fat quarters';

test.use({ expectedMessages: [/Failed to load resource/] });
test.slow();

test('a visitor sees each specified sentence in its place', async ({ page }) => {
  const { shows, end } = reading(page, 'visitor');
  await page.goto('/home');
  await shows('home');
  await page.goto('/login');
  await page.getByLabel('E-mail').focus();
  await page.getByLabel('Password').focus();
  await page.getByLabel('E-mail').focus();
  await shows('login, left empty');
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  await shows('login, refused');
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send' }).click({ force: true });
  await shows('contact, left empty');
  await page.goto('/faq');
  await page.getByText('What does it cost?').click();
  await shows('FAQ, a question open');
  await page.goto('/password-reset');
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await shows('password reset, no address');
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await shows('password reset, an address that nobody subscribes with');
  await page.goto('/reset-link-expired');
  await shows('an expired link');
  end();
});

test('a guest sees each specified sentence in its place', async ({ page }) => {
  const { shows, end } = reading(page, 'guest');
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await shows('standard layouts, no size yet');
  await quilt.startWith('Crib');
  await quilt.chooseLayout('One Block Repeated');
  await shows('the layouts by name');
  await page.getByLabel('First border').check();
  await page.getByRole('button', { name: /^First border.*fabric/i }).click();
  const picker = page.getByRole('dialog');
  await shows('fabric picker');
  await picker.getByRole('button', { name: 'Chambray', exact: true }).click();
  await picker.getByRole('button', { name: 'Use My Selection' }).click();
  await shows('a fabric was picked');
  const freeForm = new FreeFormEditor(page);
  await freeForm.open();
  await shows('free form layouts');
  await freeForm.button('One block repeated').click();
  await freeForm.choose('Width', 44);
  await freeForm.placements.click();
  await freeForm.type('Size', '40');
  await freeForm.choose('Width', 36);
  await shows('a block that is wider than the quilt');
  const table = new BlockEditor(page);
  await table.open();
  await shows('block selection, empty');
  await table.pick('Ohio Star');
  await table.swatch('Chambray').click();
  await shows('a fabric without a layer');
  await page.keyboard.press('Escape');
  await table.name.fill('Evening Star');
  await table.saving.click();
  await shows('a guest saves');
  end();
});

test('a subscriber sees each specified sentence in its place', async ({ page, server }) => {
  const { shows, end } = reading(page, 'subscriber');
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: 'Close', exact: true });
  await server.addSubscriber('texts@example.com', PASSWORD);
  await logIn(page, 'texts@example.com', PASSWORD);
  await shows('after the login');

  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Crib');
  for (const [name, state] of [
    ["Anna's", 'a quilt with an apostrophe'],
    ['"Anna"', 'a quilt with a quote'],
    ['  ', 'a quilt without a name'],
    ['x'.repeat(100), 'a quilt with a long name'],
  ] as const) {
    await quilt.name(name);
    await quilt.save();
    await shows(state);
  }
  await quilt.name('Cradle');
  await quilt.save();
  await shows('a quilt is saved');
  await close.click();

  const table = new BlockEditor(page);
  await table.open();
  await shows('block selection');
  await table.pick('Ohio Star');
  for (const [name, state] of [
    ["Anna's", 'a block with an apostrophe'],
    ['"Anna"', 'a block with a quote'],
    ['  ', 'a block without a name'],
  ] as const) {
    await table.name.fill(name);
    await table.saving.click();
    await shows(state);
  }

  const drawing = new CreationEditor(page);
  await drawing.open();
  await shows('block creation');
  await drawing.button('All, by kind…').click();
  await shows('the shape picker');
  await close.click();
  await drawing.saving.click();
  await shows('a drawn block without a name');
  await drawing.unfold('Move and resize');
  await drawing.button('Move left').click();
  await shows('nothing to adjust');
  await drawing.button('Add layer').click();
  await shows('a fourth layer');
  for (let layers = 4; layers < 10; layers++) await drawing.button('Add layer').click();
  await shows('a tenth layer');

  await page.goto('/my-quilts');
  const rename = async (of: string, to: string): Promise<void> => {
    await page.getByRole('button', { name: `Rename ${of}`, exact: true }).click();
    await dialog.getByLabel('New name').fill(to);
    await dialog.getByRole('button', { name: 'Rename' }).click();
  };
  const remove = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await page.getByRole('button', { name: 'Rename Cradle' }).click();
  await dialog.getByLabel('New name').fill("Anna's");
  await shows('a name that will not do');
  await page.keyboard.press('Escape');
  await shows('not renamed after all');
  await page.getByRole('button', { name: 'Rename Cradle' }).click();
  await dialog.getByLabel('New name').fill('');
  await shows('no name to rename to');
  await page.keyboard.press('Escape');
  const minusOne = { json: { dbResponse: -1, usedOn: null } };
  await page.route('**/renameQuilt.php', (route) => route.fulfill(minusOne), { times: 1 });
  await rename('Cradle', 'Cot');
  await shows('a fault of the server that it says nothing of');
  await page.keyboard.press('Escape');
  await rename('Cradle', 'Crib');
  await shows('a quilt is renamed');

  const [blue, red] = [await fabricNumber(page, 2, 'Midnight Pond'), await fabricNumber(page, 5, 'Barn Red')];
  const drawn = await storeCreated(page, 'My square', await libraryBlock(page, 'Square in a Square'));
  await storeDesign(page, 'All blue', drawn, blue);
  await storeQuilt(page, { quiltName: 'Of mine', block: 'My square', borderFabric1: red });
  await page.goto('/created-blocks');
  await remove('My square');
  await shows('a block that a design came from');
  await close.click();
  await page.goto('/designed-blocks');
  await rename('All blue', 'Blue');
  await shows('a block is renamed');
  await remove('Blue');
  await shows('a block is deleted');
  await page.goto('/created-blocks');
  await remove('My square');
  await shows('a design that a quilt uses');
  await page.goto('/my-quilts');
  await remove('Of mine');
  await shows('a quilt is deleted');

  await page.goto('/my-fabrics');
  await shows('no fabrics yet');
  await page.goto('/fabric-uploading');
  const rust = {
    name: 'Rust.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph([176, 84, 44], [120, 120, 120]),
  };
  // To fill the account with a hundred pictures would take long, so the test gives the server's answer itself.
  await page.route('**/saveFabric.php', (route) => route.fulfill({ json: { phpResponse: '-1' } }), {
    times: 1,
  });
  await page.getByLabel('Pictures of fabrics').setInputFiles(rust);
  await shows('a full shelf');
  await page.getByRole('button', { name: 'Try again' }).click();
  await shows('a fabric is uploaded');
  const mine = await fabricNumber(page, 999, 'Rust');
  await page.goto('/my-fabrics');
  await rename('Rust', 'Rusty');
  await shows('a fabric is renamed');
  await storeDesign(page, 'Of rust', await libraryBlock(page, 'Pinwheel'), mine);
  await remove('Rusty');
  await shows('a fabric that a design uses');
  await close.click();
  await page.goto('/designed-blocks');
  await remove('Of rust');
  await shows('a block is deleted');
  await page.goto('/my-fabrics');
  await remove('Rusty');
  await shows('a fabric is deleted');
  end();
});

test('a subscriber who forgot the password sees each specified sentence in its place', async ({
  page,
  server,
}) => {
  const { shows, end } = reading(page, 'who forgot the password');
  await server.addSubscriber('forgot@example.com', PASSWORD);
  await page.goto('/password-reset');
  await page.getByLabel('E-mail').fill('forgot@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await shows('the link is sent');
  const link = /\/reset-completion\?token=[\w-]+/.exec(await lastLetter(server))?.[0] ?? '';
  const save = page.getByRole('button', { name: 'Save the new password' });
  await page.goto(link);
  await save.click();
  await shows('no new password');
  for (const [email, state] of [
    ['someone.else@example.com', 'not saved'],
    ['forgot@example.com', 'saved'],
  ] as const) {
    await page.goto(link);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('New password').fill('nine patches and a star');
    await save.click();
    await shows(state);
  }
  end();
});
