import { IDEMPOTENCY_HEADER } from '@quiltwright/shared/contract/headers';
import { LIMITS } from '@quiltwright/shared/limits';

type Design = 'quilt' | 'block';

/**
 * All problems that the API words itself, by code: the status and the words for the quilter. Words are a function of
 * the facts where a problem has any.
 */
export const problems = {
  // What the request is, and who sends it.
  notUnderstood: [400, 'The request could not be understood.'],
  addressNotUnderstood: [400, 'This address could not be understood.'],
  nothingHere: [404, 'There is nothing at this address.'],
  noSuchPart: [416, 'The requested range of bytes is not in this file.'],
  onlyJson: [415, 'Only JSON is accepted.'],
  onlyUtf8: [415, 'Only JSON in UTF-8 is accepted.'],
  onlyUncompressed: [415, 'Only JSON that isn’t compressed is accepted.'],
  notJson: [400, 'The body is not JSON.'],
  incomplete: [400, 'The request arrived incomplete.'],
  tooLargeToSend: [413, 'This is too large to be sent.'],
  tooLargeToRead: [413, 'This is too large to be read. Make it smaller and try again.'],
  badKey: [400, `${IDEMPOTENCY_HEADER} must be 1 to 200 printable characters without spaces.`],
  keyOfAnother: [
    422,
    ({ kind }: { kind: Design | 'picture' }) =>
      `This Idempotency-Key was used for another ${kind}. Use a new one.`,
  ],
  badSignature: [400, 'The signature is missing, wrong, or older than five minutes.'],
  notLoggedIn: [401, 'You are not logged in. Please log in.'],
  onlySubscribers: [403, 'Only subscribers can do this. Subscribe to save your work.'],
  stalePage: [403, 'This page is out of date. Reload it and try again.'],
  someoneElse: [403, 'You are logged in as someone else. Reload the page and try again.'],
  tooOften: [
    429,
    ({ tooMany, seconds }: { tooMany: string; seconds: number }) =>
      `${tooMany} Try again in ${seconds < 60 ? unitsOf(seconds, 'second') : unitsOf(Math.ceil(seconds / 60), 'minute')}.`,
  ],

  // Accounts and subscriptions.
  accountGone: [404, 'This account doesn’t exist any more.'],
  wrongPassword: [422, 'This is not your current password.'],
  samePassword: [422, 'This is your current password. Please choose another.'],
  passwordJustChanged: [401, 'Your password was just changed on another device. Please log in again.'],
  subscriptionEnded: [
    402,
    'Your subscription has ended, so this can’t be saved. Your work is not lost. Renew your subscription to save again.',
  ],
  eventInProgress: [503, 'This event is still being processed. Send it again later.'],
  accountInProgress: [503, 'The account of this event is still being created. Send the event again later.'],

  // Quilts, blocks and fabrics.
  gone: [
    404,
    ({ what }: { what: Design | 'fabric' | 'picture' }) =>
      `This ${what} doesn’t exist. It may have been deleted.`,
  ],
  missing: [
    422,
    ({ what, named }: { what: 'block' | 'fabric'; named: string }) =>
      `There is no ${what} ${named}. It may have been deleted.`,
  ],
  partsOfBlockGone: [
    422,
    'A fabric of this block was deleted, or the block that it was made from. Choose another one.',
  ],
  partsOfQuiltGone: [422, 'A block or fabric of this quilt was deleted. Choose another.'],
  notBlank: [
    422,
    ({ blockNum }: { blockNum: number }) =>
      `Block ${String(blockNum)} is itself a designed block. A designed block must be made from a blank block.`,
  ],
  blockForSubscribers: [
    403,
    ({ title }: { title: string }) =>
      `${title} is for subscribers. Subscribe to work with every block of the library.`,
  ],
  userIsBeingSaved: [
    409,
    ({ kind }: { kind: string }) => `Something that uses this ${kind} is being saved. Try again in a moment.`,
  ],
  revisionMissing: [
    400,
    ({ kind }: { kind: Design }) => `To store a ${kind} again, send the revision that you changed.`,
  ],
  changedElsewhere: [
    409,
    ({ kind }: { kind: Design }) => `This ${kind} was changed in another tab or on another device.`,
  ],
  accountFull: [
    422,
    ({ kind, most }: { kind: Design; most: number }) =>
      `Your account holds ${most.toLocaleString('en')} saved ${kind}s, the most that it can hold. Delete ${kind}s that you no longer need${kind === 'block' ? ', created or designed' : ''}, then save this one again.`,
  ],
  tooManyOwnBlocks: [
    422,
    ({ uses }: { uses: number }) =>
      `This quilt uses ${uses.toLocaleString('en')} different blocks of your own. A quilt can use at most ${LIMITS.ownBlocksInQuilt.toLocaleString('en')}: use one block in several places.`,
  ],
  invisibleCharacters: [422, 'The text has invisible characters. Please remove them.'],
  quiltNotRead: [503, 'This quilt could not be read just now. Try again in a moment.'],
  stashChanged: [409, 'The amount that you have of this fabric was changed in another window.'],
  stashFull: [
    422,
    `You have entered amounts for ${String(LIMITS.stashFabrics)} fabrics, the most that you can. Remove the amount of another fabric first.`,
  ],

  // Uploaded pictures.
  notAForm: [415, 'Expected a form (multipart/form-data) with a picture.'],
  wrongForm: [400, 'The form must have one picture and the fields quilterNum and paletteNum.'],
  noPicture: [400, 'No picture was sent. Choose one and try again.'],
  pictureIncomplete: [400, 'The picture arrived incomplete. Try again.'],
  pictureTooLarge: [
    413,
    `This picture is larger than ${String(LIMITS.uploadBytes / 1024 / 1024)} MB. Make it smaller, or save it as a JPEG, and try again.`,
  ],
  notAPicture: [415, 'This file is not a picture. Choose a JPEG, PNG or GIF picture.'],
  otherFile: [
    415,
    ({ format, isImage }: { format: string; isImage: boolean }) =>
      `This file is another kind of file (${format}). ${isImage ? 'Open it in a photo program, save it as a JPEG and try again.' : 'Choose a JPEG, PNG or GIF picture.'}`,
  ],
  tooManyPixels: [
    413,
    ({ pixels }: { pixels: number }) =>
      `This picture has ${millions(pixels)} million pixels. At most ${millions(LIMITS.uploadPixels)} million are allowed. Make it smaller and try again.`,
  ],
  tooLargeForFormat: [
    413,
    'This picture is too large for its file format. Save it as a plain JPEG, not a progressive one, and try again.',
  ],
  pictureTooNarrow: [422, 'This picture is too long and narrow. Crop it to a square and try again.'],
  pictureTooSlow: [
    422,
    'This picture takes too long to open. Save it as a plain JPEG in a photo program and try again.',
  ],
  pictureDamaged: [
    415,
    'This picture is damaged: a part of it can’t be read. Copy it again from your phone or camera, or open it in a photo program and save it as a JPEG, then try again.',
  ],

  // The server itself.
  unforeseen: [500, 'Something went wrong on the server. Your work is not lost: try again.'],
  databaseAway: [
    503,
    'The server cannot reach its database just now. Your work is not lost: try again in a moment.',
  ],
  mailAway: [503, 'We can’t send mail just now, so nothing was sent. Please try again in a few minutes.'],
  serverFull: [507, 'The server is full, so this was not saved. Your work is not lost: try again later.'],
} as const satisfies Record<string, readonly [status: number, words: string | ((facts: never) => string)]>;

/** The reasons of the problem `tooOften`: what was done too often. */
export const tooMany = {
  logins: 'There were too many failed logins.',
  passwords: 'There were too many wrong passwords.',
  newPasswords: 'Too many new passwords were chosen.',
  links: 'Too many links were requested.',
  messages: 'You have just sent many messages.',
  pictures: 'Too many pictures at once.',
  saves: 'Too many saves at once.',
  stash: 'Too many changes to your fabrics at once.',
} as const;

const millions = (pixels: number) => Math.ceil(pixels / 1_000_000).toLocaleString('en');

const unitsOf = (count: number, unit: string) => (count === 1 ? `a ${unit}` : `${String(count)} ${unit}s`);
