import { IDEMPOTENCY_HEADER } from '@quiltwright/shared/contract/headers';
import { LIMITS } from '@quiltwright/shared/limits';

type Design = 'quilt' | 'block';

/**
 * All problems whose texts are written by the API, by code: the HTTP status and the words for the quilter. Words that
 * mention facts of the case, such as a number, are a function of these facts.
 */
export const problems = {
  // Faults of the request or of its sender.
  notUnderstood: [400, 'The server could not understand the request.'],
  addressNotUnderstood: [400, 'The server could not understand this address.'],
  nothingHere: [404, 'This address doesn’t exist.'],
  noSuchPart: [416, 'The requested range of bytes is not in this file.'],
  onlyJson: [415, 'The server accepts only JSON.'],
  onlyUtf8: [415, 'The server accepts only JSON in UTF-8.'],
  onlyUncompressed: [415, 'The server accepts only uncompressed JSON.'],
  notJson: [400, 'The body is not JSON.'],
  incomplete: [400, 'Only part of the request arrived. Try again.'],
  tooLargeToSend: [413, 'This is too large to send.'],
  tooLargeToRead: [413, 'This is too large to save. Make it smaller and try again.'],
  badKey: [400, `${IDEMPOTENCY_HEADER} must be 1 to 200 printable characters without spaces.`],
  keyOfAnother: [
    422,
    ({ kind }: { kind: Design | 'picture' }) =>
      `This Idempotency-Key was already used for another ${kind}. Use a new key.`,
  ],
  badSignature: [400, 'The signature is missing, wrong or more than five minutes old.'],
  notLoggedIn: [401, 'You are not logged in. Please log in.'],
  onlySubscribers: [403, 'Only subscribers can do this. Subscribe to save your work.'],
  stalePage: [403, 'This page is out of date. Reload the page and try again.'],
  someoneElse: [403, 'You are now logged in with another account. Reload the page and try again.'],
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
  eventInProgress: [503, 'This event is still being processed. Send the event again later.'],
  accountInProgress: [503, 'The account for this event is still being created. Send the event again later.'],

  // Quilts, blocks and fabrics.
  gone: [
    404,
    ({ what }: { what: Design | 'fabric' | 'picture' | 'page' }) =>
      `This ${what} doesn’t exist. It may have been deleted.`,
  ],
  missing: [
    422,
    ({ what, named }: { what: 'block' | 'fabric'; named: string }) =>
      `There is no ${what} ${named}. It may have been deleted.`,
  ],
  partsOfBlockGone: [
    422,
    'A fabric in this block, or the block it was made from, has been deleted. Choose another fabric or block.',
  ],
  partsOfQuiltGone: [
    422,
    'A block or fabric in this quilt has been deleted. Choose another block or fabric.',
  ],
  notBlank: [
    422,
    ({ blockNum }: { blockNum: number }) =>
      `Block ${String(blockNum)} is a designed block. Choose a blank block: designed blocks can be made only from blank blocks.`,
  ],
  blockForSubscribers: [
    403,
    ({ title }: { title: string }) =>
      `${title} is for subscribers. Subscribe to work with every block of the library.`,
  ],
  userIsBeingSaved: [
    409,
    ({ kind }: { kind: string }) =>
      `A block or quilt that uses this ${kind} is being saved. Try again in a moment.`,
  ],
  revisionMissing: [
    400,
    ({ kind }: { kind: Design }) =>
      `To replace a stored ${kind}, send the revision that your changes are based on.`,
  ],
  changedElsewhere: [
    409,
    ({ kind }: { kind: Design }) => `You changed this ${kind} in another tab or on another device.`,
  ],
  accountFull: [
    422,
    ({ kind, most }: { kind: Design; most: number }) =>
      `Your account is full: it has ${most.toLocaleString('en')} saved ${kind}s. Delete ${kind === 'block' ? 'created or designed ' : ''}${kind}s that you no longer need, then save this ${kind} again.`,
  ],
  tooManyOwnBlocks: [
    422,
    ({ uses }: { uses: number }) =>
      `This quilt uses ${uses.toLocaleString('en')} different blocks of your own, but the maximum is ${LIMITS.ownBlocksInQuilt.toLocaleString('en')}. Use one block in several places.`,
  ],
  invisibleCharacters: [422, 'The text has invisible characters. Please remove those characters.'],
  quiltNotRead: [503, 'The server could not read this quilt just now. Try again in a moment.'],
  stashChanged: [409, 'You changed the amount of this fabric in another window.'],
  stashFull: [
    422,
    `You have entered amounts for ${String(LIMITS.stashFabrics)} fabrics, which is the maximum. First remove the amount of another fabric.`,
  ],

  // Shared pages.
  noLongerShared: [410, 'The maker no longer shares this page, or shares it under a new link.'],
  notForCopying: [403, 'The maker shares this page to look at only.'],
  sharedPagesFull: [
    422,
    `You share ${String(LIMITS.sharedPages)} pages, which is the maximum. Stop sharing a page that your friends have seen, then share this one.`,
  ],
  nothingToShare: [422, 'There is nothing to show yet. Add a block or a patch, save, and then share.'],
  tooMuchToShare: [
    422,
    'This design has too many blocks over each other for a picture. Delete those that others hide, save, and then share.',
  ],
  designNotDrawn: [
    503,
    'The server could not draw the picture for this page just now. Try again in a moment.',
  ],

  // Uploaded pictures.
  notAForm: [415, 'Expected a form (multipart/form-data) with a picture.'],
  wrongForm: [400, 'The form must have one picture and the fields quilterNum and paletteNum.'],
  noPicture: [400, 'No picture was sent. Choose a picture and try again.'],
  pictureIncomplete: [400, 'Only part of the picture arrived. Try again.'],
  pictureTooLarge: [
    413,
    `This picture is larger than ${String(LIMITS.uploadBytes / 1024 / 1024)} MB. Make the picture smaller, or save it as a JPEG, and try again.`,
  ],
  notAPicture: [415, 'This file is not a picture. Choose a JPEG, PNG or GIF picture.'],
  otherFile: [
    415,
    ({ format, isImage }: { format: string; isImage: boolean }) =>
      `${format} files can’t be uploaded. ${isImage ? 'Open the file in a photo program, save it as a JPEG and try again.' : 'Choose a JPEG, PNG or GIF picture.'}`,
  ],
  tooManyPixels: [
    413,
    ({ pixels }: { pixels: number }) =>
      `This picture has ${millions(pixels)} million pixels; the maximum is ${millions(LIMITS.uploadPixels)} million. Make the picture smaller and try again.`,
  ],
  tooLargeForFormat: [
    413,
    'This picture needs too much memory to open. Save the picture as a standard (baseline) JPEG, not a progressive JPEG, and try again.',
  ],
  pictureTooNarrow: [422, 'This picture is too long and narrow. Crop the picture to a square and try again.'],
  pictureTooSlow: [
    422,
    'This picture takes too long to open. Save the picture as a standard JPEG in a photo program and try again.',
  ],
  pictureDamaged: [
    415,
    'This picture is damaged. Copy the picture again from your phone or camera, or save it as a JPEG in a photo program. Then try again.',
  ],

  // The server itself.
  unforeseen: [500, 'Something went wrong on the server. Your work is not lost. Please try again.'],
  databaseAway: [
    503,
    'The server cannot reach its database just now. Your work is not lost. Try again in a moment.',
  ],
  mailAway: [503, 'We can’t send mail just now, so nothing was sent. Please try again in a few minutes.'],
  serverFull: [
    507,
    'The server’s disk is full, so this was not saved. Your work is not lost. Try again later.',
  ],
} as const satisfies Record<string, readonly [status: number, words: string | ((facts: never) => string)]>;

/** The sentences for too many attempts, by the kind of attempt. They are texts of the problem `tooOften`. */
export const tooMany = {
  logins: 'Too many logins have failed.',
  passwords: 'You have entered a wrong password too often.',
  newPasswords: 'You have changed your password too often.',
  links: 'You have asked for a password link too often.',
  messages: 'You have sent many messages in a short time.',
  pictures: 'You have uploaded too many pictures in a short time.',
  saves: 'You have saved too often in a short time.',
  pages: 'You have shared or changed pages too often in a short time.',
  addresses: 'You have opened too many addresses that don’t exist.',
  designs: 'You have opened too many designs in a short time.',
  stash: 'You have changed your amounts of fabric too often in a short time.',
} as const;

const millions = (pixels: number) => Math.ceil(pixels / 1_000_000).toLocaleString('en');

const unitsOf = (count: number, unit: string) => (count === 1 ? `a ${unit}` : `${String(count)} ${unit}s`);
