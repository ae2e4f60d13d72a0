import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/basics/Button';
import { MONTHLY_PRICE, PRICE, REFUND } from '../benefits/benefits';
import { premadeBlockCount } from '../benefits/premade-block-count';

/** The facts on which the answers depend. */
interface Facts {
  /** The address of the payment provider's page for managing a subscription; null if it is unknown. */
  manageSubscription: string | null;
  /** True to link to the free trial. False for subscribers, because the trial would sign them out of their account. */
  offersTrial: boolean;
}

interface Question {
  question: string;
  answer: (facts: Facts) => ReactNode;
}

const FreeTrial = () => <ButtonLink to="/guest-login">Free Trial</ButtonLink>;

export const questions: readonly Question[] = [
  {
    question: 'What does it cost?',
    answer: ({ offersTrial }) => (
      <>
        <p>{`A subscription is ${PRICE}, ${MONTHLY_PRICE}. The free trial costs nothing, and you need no card for it.`}</p>
        {offersTrial && <FreeTrial />}
      </>
    ),
  },
  {
    question: 'Is there a free trial?',
    answer: ({ offersTrial }) => (
      <>
        <p>
          Yes, for as long as you like, and without signing up. You can colour blocks and lay out quilts with
          all the fabrics of the library and a choice of 40 blocks. With a subscription you can also save your
          work, use all blocks, keep pictures of your own fabrics, draw your own blocks and estimate fabric.
        </p>
        <p>
          The work that you do as a guest is kept on your device. After you subscribe, you can continue with
          this work and save it.
        </p>
        {offersTrial && <FreeTrial />}
      </>
    ),
  },
  {
    question: 'On which devices does it work?',
    answer: () => (
      <p>
        Quiltwright works on phones, tablets and desktop computers, in the browser. You don’t install
        anything. You can use fingers, a pen, a mouse or the keyboard. Subscribers find their saved work on
        every device on which they log in.
      </p>
    ),
  },
  {
    question: 'What can I do with it?',
    answer: () => (
      <ul>
        <li>
          <Link to="/block-fabric-selection">Block &amp; Fabric Selection</Link>: choose a block and colour
          it, patch by patch or a layer at a time.
        </li>
        <li>
          <Link to="/standard-quilt-layouts">Standard Quilt Layouts</Link>: a quilt from 12-inch blocks, for a
          bed or a wall, with borders and sashing.
        </li>
        <li>
          <Link to="/free-form-quilt-layouts">Free Form Quilt Layouts</Link>: a quilt of any size, with blocks
          of any size wherever you like.
        </li>
        <li>
          <Link to="/block-creation">Block Creation</Link> (for subscribers): draw blocks of your own.
        </li>
        <li>
          <Link to="/fabric-uploading">Fabric Uploading</Link> (for subscribers): pictures of your own
          fabrics.
        </li>
        <li>
          <Link to="/fabric-estimator">Fabric Estimator</Link> (for subscribers): how much fabric a quilt
          needs.
        </li>
      </ul>
    ),
  },
  {
    question: 'How do I show a quilt to friends?',
    answer: () => (
      <>
        <p>
          Subscribers save a quilt or a block and choose Share in its editor. Friends open the link on any
          device, without an account, and see the quilt with its size, blocks and fabrics. You decide if they
          may colour it or keep a copy.
        </p>
        <p>
          Only people with the link find the page. You can change the page, give it a new link or stop sharing
          at any time, in <Link to="/shared-pages">My Shared Pages</Link>.
        </p>
      </>
    ),
  },
  {
    question: 'Which blocks are there?',
    answer: () => (
      <p>
        <span>{`${premadeBlockCount} blocks`}</span>: traditional blocks, letters and numbers, each drawn true
        to its pattern. Look through all of them in the <Link to="/block-list">Pre-Made Block List</Link>;
        guests can use 40 of them. Are you missing a block? <Link to="/contact">Send us a request</Link>.
      </p>
    ),
  },
  {
    question: 'Can I use my own fabrics?',
    answer: () => (
      <p>
        Yes. Drop or paste a picture of a fabric on your quilt or block, or press “Add your own” in a fabric
        palette. Choose the square of the picture that you want, and say how many inches of fabric it shows.
        The fabric then has its true size. Subscribers keep up to 100 fabrics in their account. Guests can try
        their fabrics on their device.
      </p>
    ),
  },
  {
    question: 'Can I see a quilt in other colours?',
    answer: () => (
      <p>
        Yes. “Suggest colours” beside the fabrics shows a quilt in twelve other colourings from a palette.
        “Values only” shows it in greys, so you see which fabrics are light and which are dark. You can keep
        up to six colourways of a quilt or block and compare them side by side.
      </p>
    ),
  },
  {
    question: 'How do I get started?',
    answer: ({ offersTrial }) => (
      <>
        <ol>
          <li>
            Open <Link to="/standard-quilt-layouts">Standard Quilt Layouts</Link> and select a quilt size.
          </li>
          <li>Choose a layout and a block or two.</li>
          <li>Add borders or sashing, tap a part of the quilt, and give it a fabric from the palettes.</li>
        </ol>
        <p>
          Don’t be afraid to try things: everything can be undone. To colour a single block instead, start in{' '}
          <Link to="/block-fabric-selection">Block &amp; Fabric Selection</Link>.
        </p>
        {offersTrial && <FreeTrial />}
      </>
    ),
  },
  {
    question: 'How can I pay?',
    answer: () => (
      <p>
        You can pay only through our payment provider for cards and subscriptions. We never see or keep your
        card number. To start, choose <Link to="/subscribe">Subscribe</Link>. Your receipt comes by e-mail,
        together with your password.
      </p>
    ),
  },
  {
    question: 'How do I cancel?',
    answer: ({ manageSubscription }) => (
      <p>
        {manageSubscription === null ? (
          <span>Cancel in your account at the payment provider.</span>
        ) : (
          <span>
            Cancel at the payment provider,{' '}
            <a href={manageSubscription}>where you manage your subscription</a>.
          </span>
        )}
        <span>
          {' '}
          You can continue to save until the end of the year that you have paid for. After that you can still
          log in, and you can open, download, rename and delete your work. We don’t delete anything when
          payments stop.
        </span>
      </p>
    ),
  },
  {
    question: 'Can I get my money back?',
    answer: () => (
      <p>
        <span>{`Yes. ${REFUND} `}</span>
        <Link to="/contact">Write to us</Link>.
      </p>
    ),
  },
  {
    question: 'I can’t log in. What now?',
    answer: () => (
      <>
        <ul>
          <li>Use the e-mail address that your receipt was sent to.</li>
          <li>Use the password in that receipt, or the password that you chose later.</li>
          <li>
            If you no longer have the password, <Link to="/password-reset">reset your password</Link>, and we
            send you a link.
          </li>
        </ul>
        <p>
          Still locked out? <Link to="/contact">Tell us</Link>, and we will look into it.
        </p>
      </>
    ),
  },
  {
    question: 'How do I rename or delete blocks, quilts and fabrics?',
    answer: () => (
      <p>
        <Link to="/my-account">My Account</Link> leads to lists of your{' '}
        <Link to="/created-blocks">created blocks</Link>, <Link to="/designed-blocks">designed blocks</Link>,{' '}
        <Link to="/my-quilts">quilts</Link> and <Link to="/my-fabrics">fabrics</Link>. Each item in a list has
        a pencil to rename it and a bin to delete it. You can’t delete a block or fabric that is still in use.
        A list then shows where the block or fabric is used.
      </p>
    ),
  },
  {
    question: 'Can I see how much fabric I need?',
    answer: () => (
      <p>
        Subscribers can, in the <Link to="/fabric-estimator">Fabric Estimator</Link>. Pick one of your quilts,
        saved or not, to see how many yards of each fabric to buy. Fabric hidden under other fabric isn’t
        counted. The page also has a simpler count, “Specification’s estimate”: how many inches to buy of
        fabric that is 45″ wide. Both counts include a seam allowance of ¼″ around every piece. While you work
        on a quilt, a panel beside the quilt shows the yards after every change. Press a number to see how it
        is calculated. Every number is an estimate, so buy a little more.
      </p>
    ),
  },
];
