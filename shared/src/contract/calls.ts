import * as accounts from './calls/account-calls.js';
import * as blocks from './calls/block-calls.js';
import type { Call } from './call.js';
import * as contact from './calls/contact-calls.js';
import * as fabrics from './calls/fabric-calls.js';
import * as favourites from './calls/favourite-calls.js';
import * as passwords from './calls/password-calls.js';
import * as quilts from './calls/quilt-calls.js';
import * as reset from './calls/reset-calls.js';
import * as sessions from './calls/session-calls.js';
import * as sharedPages from './calls/shared-page-calls.js';
import * as site from './calls/site-calls.js';
import * as stash from './calls/stash-calls.js';
import * as subscriptions from './calls/subscription-calls.js';
import type { routes } from './routes.js';

/** Every call of the API, by name. */
export const contract = {
  retrLoginInfo: accounts.retrLoginInfo,
  checkUser: accounts.checkUser,
  logout: accounts.logout,
  getAccount: accounts.getAccount,
  getSessions: sessions.getSessions,
  endSession: sessions.endSession,
  endOtherSessions: sessions.endOtherSessions,
  changePassword: passwords.changePassword,
  keepPassword: passwords.keepPassword,
  sendReset: reset.sendReset,
  checkReset: reset.checkReset,
  storePassword: reset.storePassword,
  storeContactMessage: contact.storeContactMessage,
  subscriptionEvent: subscriptions.subscriptionEvent,
  retrDesignedBlockList: blocks.retrDesignedBlockList,
  listBlocks: blocks.listBlocks,
  retrDesignedBlock: blocks.retrDesignedBlock,
  retrFabricsForDesignedBlock: blocks.retrFabricsForDesignedBlock,
  storeDesignedBlock: blocks.storeDesignedBlock,
  storeCreatedBlock: blocks.storeCreatedBlock,
  deleteBlock: blocks.deleteBlock,
  renameBlock: blocks.renameBlock,
  retrFabricList: fabrics.retrFabricList,
  libraryFabrics: fabrics.libraryFabrics,
  retrFabricSingleton: fabrics.retrFabricSingleton,
  saveFabric: fabrics.saveFabric,
  deleteFabric: fabrics.deleteFabric,
  renameFabric: fabrics.renameFabric,
  retrFavourites: favourites.retrFavourites,
  storeFavourites: favourites.storeFavourites,
  retrStash: stash.retrStash,
  storeStash: stash.storeStash,
  retrQuiltList: quilts.retrQuiltList,
  listQuilts: quilts.listQuilts,
  retrQuilt: quilts.retrQuilt,
  retrFabricsForQuilt: quilts.retrFabricsForQuilt,
  storeQuilt: quilts.storeQuilt,
  deleteQuilt: quilts.deleteQuilt,
  renameQuilt: quilts.renameQuilt,
  sharePage: sharedPages.sharePage,
  listSharedPages: sharedPages.listSharedPages,
  updateSharedPage: sharedPages.updateSharedPage,
  changeSharedPage: sharedPages.changeSharedPage,
  renewSharedLink: sharedPages.renewSharedLink,
  stopSharing: sharedPages.stopSharing,
  retrSharedDesign: sharedPages.retrSharedDesign,
  health: site.health,
  live: site.live,
  links: site.links,
} as const satisfies Record<keyof typeof routes, Call>;

export type Contract = typeof contract;
export type CallName = keyof Contract;

/**
 * Every call by name, with the general type `Call`, for code that goes through all calls: the documentation and tests.
 */
export const calls: Readonly<Record<string, Call>> = { ...contract };
