import type { Failure } from '@quiltwright/shared/result';
import type { RequestFault } from '@quiltwright/workers/client/requests';
import type { KernelName } from '@quiltwright/workers/kernels/kernels';
import type { NotOnPaper } from '@quiltwright/workers/kernels/fault';

/** The words for each kernel's failure: the task that failed (`trouble`), and what the quilter can do (`help`). */
const tasks: Record<KernelName, { trouble: string; help: string }> = {
  show: {
    trouble: 'The quilt could not be drawn',
    help: 'Undo the last change, or save and reload the page.',
  },
  checks: { trouble: 'The block could not be checked', help: 'You can continue drawing.' },
  patches: { trouble: 'The patches could not be calculated', help: 'You can continue designing.' },
  sewability: { trouble: 'The seams of the block could not be checked', help: 'You can continue designing.' },
  quiltSewability: {
    trouble: 'The seams of the quilt could not be checked',
    help: 'You can continue designing.',
  },
  print: { trouble: 'The pages could not be made', help: 'Try again, or choose fewer kinds of pages.' },
  drawing: { trouble: 'The drawing could not be made', help: 'Try again, or export the picture instead.' },
  estimate: { trouble: 'The fabric could not be estimated', help: 'Reload the page, or pick another quilt.' },
  plan: {
    trouble: 'The cutting plan could not be calculated',
    help: 'Reload the page, or pick another quilt.',
  },
  stash: {
    trouble: 'The amount still to buy could not be calculated',
    help: 'The amounts of fabric that you own are saved.',
  },
};

const damaged = {
  placement: 'The quilt is damaged: one of its blocks has no position or no size.',
  'quilt-shape': 'The quilt is damaged: a shape in one of its blocks has no position or no size.',
  block: 'The block is damaged: it has no size, or one of its shapes has no position or no size.',
  'quilt-sides': 'The quilt is damaged: the quilt or one of its borders has no size.',
  'printed-block':
    'This can’t be printed, because a block is damaged. The block has a shape without a position or size.',
} as const;

/** Converts a kernel's fault to a `Failure`, which has a sentence for the quilter. */
export function failureOf(fault: RequestFault): Failure {
  return { code: fault.code, message: faultWords(fault) };
}

/** Returns the sentence that tells a quilter why a kernel has no answer. */
export function faultWords(fault: RequestFault): string {
  switch (fault.code) {
    case 'damaged':
      return damaged[fault.part];
    case 'too-many-copies':
      return `With all repeats, this quilt has ${figure(fault.copies)} blocks, but at most ${figure(fault.most)} can be drawn. Repeat the blocks in fewer columns and rows.`;
    case 'too-many-paths':
      return `This drawing would have ${figure(fault.paths)} paths. A drawing for a cutting machine can have at most ${figure(fault.most)}. Export a single block of the quilt instead.`;
    case 'too-many-pages':
      return `This pattern would have more than the maximum of ${figure(fault.most)} pages. Choose fewer kinds of pages.`;
    case 'too-many-edges':
      return 'Too many curves and edges lie over each other in a block to cut it into patches. Remove shapes that are hidden, or mark shapes as appliqué. To check a block of a quilt, open the block and press “Read the block as a table”.';
    case 'too-narrow':
      return `Fabric must be at least ${figure(fault.narrowest)} inches wide.`;
    case 'too-narrow-for-bias':
      return 'The fabric is too narrow for a binding that is cut on the bias.';
    case 'seam-too-wide':
      return `A seam allowance can’t be wider than ${figure(fault.widest)} inch.`;
    case 'wrong-settings':
      return 'One of these settings has a wrong value: fabric width, seam allowance, shrinkage or spare fabric.';
    case 'nothing-to-cut':
      return 'There is nothing to cut: the quilt has no fabric yet.';
    case 'nothing-to-print':
      return [
        'The pages that you chose would be empty.',
        ...new Set(fault.notOnPaper.map((block) => `${notOnPaperWords(block)}.`)),
      ].join(' ');
    case 'bad-correction':
      return `The length of a printed inch must be between ${figure(fault.least)} and ${figure(fault.most)} inches.`;
    case 'unreachable':
      return 'A part of Quiltwright could not be loaded. Check your connection, and try again.';
    case 'failed': {
      const { trouble, help } = tasks[fault.kernel];
      return `${trouble}. Your work is not lost. ${help} (${fault.reason})`;
    }
    case 'stuck': {
      const { trouble, help } = tasks[fault.kernel];
      return `${trouble}: the calculation stopped answering. Nothing is lost, and you can save your work. ${help}`;
    }
    case 'superseded':
      return 'A newer request replaced this request.';
  }
}

/** Returns the reason why a block can't be sewn on paper, with the block's name: a sentence without its full stop. */
export function notOnPaperWords({ block, reason }: NotOnPaper): string {
  return `${block}: ${reasonWords(reason)}`;
}

function reasonWords(reason: NotOnPaper['reason']): string {
  switch (reason.code) {
    case 'nothing-to-sew':
      return 'it is one piece, with nothing to sew';
    case 'curved':
      return 'it has curves or appliqué, and only straight lines can be sewn on paper';
    case 'too-many-patches':
      return `it has more than ${figure(reason.most)} patches, too many to sew on paper`;
    case 'not-whole':
      return 'a part of it has no fabric or is hidden, or one patch lies inside another';
    case 'set-in':
      return 'some of its patches are set in, so no straight seam runs from side to side';
  }
}

function figure(number: number): string {
  return number.toLocaleString('en');
}
