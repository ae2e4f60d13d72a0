/**
 * Who may make a call: anyone, anyone signed in (guests included), subscribers only, or the payment provider, which
 * signs its messages.
 */
export type Who = 'open' | 'guest' | 'subscriber' | 'provider';

/** The method and address of a call, and who may make it. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  who: Who;
  /** The name of the form field that contains the file. Missing if the call takes no file. */
  file?: string;
}

/**
 * The route of every call of the API, by the call's name. The schemas are in other files. A page can therefore send a
 * request before it loads the code that checks the answer.
 */
export const routes = {
  retrLoginInfo: { method: 'POST', path: '/retrLoginInfo', who: 'open' },
  checkUser: { method: 'GET', path: '/checkUser', who: 'open' },
  logout: { method: 'POST', path: '/api/logout', who: 'guest' },
  getAccount: { method: 'GET', path: '/api/account', who: 'subscriber' },
  getSessions: { method: 'GET', path: '/api/sessions', who: 'subscriber' },
  endSession: { method: 'POST', path: '/api/sessions/end', who: 'subscriber' },
  endOtherSessions: { method: 'POST', path: '/api/sessions/end-others', who: 'subscriber' },
  changePassword: { method: 'POST', path: '/api/password', who: 'subscriber' },
  keepPassword: { method: 'POST', path: '/api/password/keep', who: 'subscriber' },
  sendReset: { method: 'POST', path: '/functions/sendReset.php', who: 'open' },
  checkReset: { method: 'POST', path: '/api/reset/check', who: 'open' },
  storePassword: { method: 'POST', path: '/functions/storePassword.php', who: 'open' },
  storeContactMessage: { method: 'POST', path: '/storeContactMessage', who: 'open' },
  subscriptionEvent: { method: 'POST', path: '/api/subscriptions/events', who: 'provider' },
  retrDesignedBlockList: { method: 'POST', path: '/retrDesignedBlockList', who: 'guest' },
  listBlocks: { method: 'GET', path: '/api/blocks', who: 'subscriber' },
  retrDesignedBlock: { method: 'GET', path: '/retrDesignedBlock', who: 'guest' },
  retrFabricsForDesignedBlock: { method: 'GET', path: '/retrFabricsForDesignedBlock', who: 'guest' },
  storeDesignedBlock: { method: 'POST', path: '/functions/storeDesignedBlock.php', who: 'subscriber' },
  storeCreatedBlock: { method: 'POST', path: '/functions/storeCreatedBlock.php', who: 'subscriber' },
  deleteBlock: { method: 'POST', path: '/functions/deleteBlock.php', who: 'subscriber' },
  renameBlock: { method: 'POST', path: '/functions/renameBlock.php', who: 'subscriber' },
  retrFabricList: { method: 'POST', path: '/retrFabricList', who: 'guest' },
  libraryFabrics: { method: 'GET', path: '/api/fabrics', who: 'open' },
  retrFabricSingleton: { method: 'GET', path: '/retrFabricSingleton', who: 'guest' },
  saveFabric: { method: 'POST', path: '/functions/saveFabric.php', who: 'subscriber', file: 'file' },
  deleteFabric: { method: 'POST', path: '/functions/deleteFabric.php', who: 'subscriber' },
  renameFabric: { method: 'POST', path: '/functions/renameFabric.php', who: 'subscriber' },
  retrFavourites: { method: 'GET', path: '/api/favourites', who: 'subscriber' },
  storeFavourites: { method: 'PUT', path: '/api/favourites', who: 'subscriber' },
  retrStash: { method: 'GET', path: '/api/stash', who: 'subscriber' },
  storeStash: { method: 'PUT', path: '/api/stash', who: 'subscriber' },
  retrQuiltList: { method: 'POST', path: '/retrQuiltList', who: 'guest' },
  listQuilts: { method: 'GET', path: '/api/quilts', who: 'subscriber' },
  retrQuilt: { method: 'GET', path: '/retrQuilt', who: 'subscriber' },
  retrFabricsForQuilt: { method: 'GET', path: '/retrFabricsForQuilt', who: 'subscriber' },
  storeQuilt: { method: 'POST', path: '/storeQuilt', who: 'subscriber' },
  deleteQuilt: { method: 'POST', path: '/functions/deleteQuilt.php', who: 'subscriber' },
  renameQuilt: { method: 'POST', path: '/functions/renameQuilt.php', who: 'subscriber' },
  sharePage: { method: 'POST', path: '/api/shared-pages', who: 'subscriber' },
  listSharedPages: { method: 'GET', path: '/api/shared-pages', who: 'subscriber' },
  updateSharedPage: { method: 'POST', path: '/api/shared-pages/update', who: 'subscriber' },
  changeSharedPage: { method: 'POST', path: '/api/shared-pages/change', who: 'subscriber' },
  renewSharedLink: { method: 'POST', path: '/api/shared-pages/new-link', who: 'subscriber' },
  stopSharing: { method: 'POST', path: '/api/shared-pages/stop', who: 'subscriber' },
  retrSharedDesign: { method: 'GET', path: '/api/shared-design', who: 'open' },
  health: { method: 'GET', path: '/api/health', who: 'open' },
  live: { method: 'GET', path: '/api/health/live', who: 'open' },
  links: { method: 'GET', path: '/api/links', who: 'open' },
} as const satisfies Record<string, Route>;
