import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/basics/Button';
import { MONTHLY_PRICE, PRICE, REFUND } from '../benefits/benefits';
import { premadeBlockCount } from '../benefits/premade-block-count';

/** The facts on which the answers depend. */
interface Facts {
  /** The address of the payment provider's page for managing a subscription; null if it is unknown. */
  manageSubscription: string | null;
  /** True to link to the free trial. Subscribers would leave their account, so they don't get the link. */
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
          work, use all blocks, upload your own fabrics, draw your own blocks and estimate fabric.
        </p>
        <p>
          What you make as a guest is kept on your device. Once you have subscribed you can go on with it and
          save it.
        </p>
        {offersTrial && <FreeTrial />}
      </>
    ),
  },
  {
    question: 'On which devices does it work?',
    answer: () => (
      <p>
        On phones, tablets and desktop computers, in the browser: there is nothing to install. You can use
        fingers, a pen, a mouse or the keyboard. Subscribers find their saved work on every device on which
        they log in.
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
          <Link to="/free-form-quilt-layouts">Free Form Quilt Layouts</Link>: any size, with blocks of any
          size where you like them.
        </li>
        <li>
          <Link to="/block-creation">Block Creation</Link>: draw blocks of your own, for subscribers.
        </li>
        <li>
          <Link to="/fabric-uploading">Fabric Uploading</Link>: pictures of your own fabrics, for subscribers.
        </li>
        <li>
          <Link to="/fabric-estimator">Fabric Estimator</Link>: how much fabric a quilt needs, for
          subscribers.
        </li>
      </ul>
    ),
  },
  {
    question: 'Which blocks are there?',
    answer: () => (
      <p>
        <span>{`${premadeBlockCount} blocks`}</span>, traditional ones, letters and numbers, each drawn true
        to its pattern. Look through all of them in the <Link to="/block-list">Pre-Made Block List</Link>;
        guests can use 40 of them. Is a block missing that you want?{' '}
        <Link to="/contact">Send us a request</Link>.
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
        Only through our payment provider, by card or by subscription. We never see or keep the number of your
        card. To start, choose <Link to="/subscribe">Subscribe</Link>; your receipt comes by e-mail with your
        password.
      </p>
    ),
  },
  {
    question: 'How do I cancel?',
    answer: ({ manageSubscription }) => (
      <p>
        At the payment provider,{' '}
        {manageSubscription === null ? (
          <span>in your account there</span>
        ) : (
          <a href={manageSubscription}>where you manage your subscription</a>
        )}
        <span>
          . You can go on saving until the year that you have paid for ends. After that you can still log in
          and open, download, rename and delete what you made; nothing is deleted because a payment stopped.
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
          <li>The password is the one in that receipt, or the one that you chose since.</li>
          <li>
            If you don’t have it any more, <Link to="/password-reset">reset your password</Link>: we send you
            a link.
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
        <Link to="/my-quilts">quilts</Link> and <Link to="/my-fabrics">fabrics</Link>. Each item there has a
        pencil to rename it and a bin to delete it. You can’t delete a block or fabric that is still in use; a
        list shows where it is used.
      </p>
    ),
  },
  {
    question: 'Can I see how much fabric I need?',
    answer: () => (
      <p>
        Subscribers can, in the <Link to="/fabric-estimator">Fabric Estimator</Link>. Pick one of your quilts,
        saved or not, and see how many yards of each fabric to buy, without hidden fabric. The page also has a
        quick estimate, in inches of fabric that is 45″ wide. Both include a seam allowance of ¼″ around every
        piece. While you work on a quilt, the yards beside it update after every change. Press a number to see
        how it is worked out. Every number is an estimate: buy a little more.
      </p>
    ),
  },
];
