import * as accounts from './account-calls.js';
import * as blocks from './block-calls.js';
import type { Call } from './call.js';
import * as fabrics from './fabric-calls.js';
import * as quilts from './quilt-calls.js';
import * as site from './site-calls.js';

/** Every call of the API, by name: the documentation and the tests over all routes read this table. */
export const calls: Readonly<Record<string, Call>> = {
  retrLoginInfo: accounts.retrLoginInfo,
  checkUser: accounts.checkUser,
  logout: accounts.logout,
  retrDesignedBlockList: blocks.retrDesignedBlockList,
  retrDesignedBlock: blocks.retrDesignedBlock,
  retrFabricsForDesignedBlock: blocks.retrFabricsForDesignedBlock,
  retrFabricList: fabrics.retrFabricList,
  retrFabricSingleton: fabrics.retrFabricSingleton,
  retrQuiltList: quilts.retrQuiltList,
  retrQuilt: quilts.retrQuilt,
  retrFabricsForQuilt: quilts.retrFabricsForQuilt,
  storeQuilt: quilts.storeQuilt,
  deleteQuilt: quilts.deleteQuilt,
  renameQuilt: quilts.renameQuilt,
  health: site.health,
  links: site.links,
};
