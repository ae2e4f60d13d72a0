import { AccountsModule } from '../src/accounts/accounts.module.js';
import { AccountsService } from '../src/accounts/accounts.service.js';
import { withModule } from '../src/database/with-module.js';
import { Browser } from './browser.js';
import { ServedApi } from './served-api.js';

const PASSWORD = 'a patchwork of words';

/** Two servers over one database, each in its own process. */
export class Pair {
  private subscribers = 0;

  private constructor(
    private first: ServedApi,
    readonly second: ServedApi,
    private readonly dataDir: string,
    private readonly variables: NodeJS.ProcessEnv,
  ) {}

  /**
   * Starts both servers.
   * @param dataDir the directory that both servers share, with their secrets and mails
   */
  static async start(dataDir: string, mongodbUri: string): Promise<Pair> {
    const variables = { DATA_DIR: dataDir, MONGODB_URI: mongodbUri };
    const first = await ServedApi.start(dataDir, variables);
    const second = await ServedApi.start(dataDir, variables);
    return new Pair(first, second, dataDir, variables);
  }

  /** Kills the first server and calls a function. Starts a new first server after the function has ended or failed. */
  async withoutFirst(meanwhile: () => Promise<void>): Promise<void> {
    this.first.signal('SIGKILL');
    await this.first.ended;
    try {
      await meanwhile();
    } finally {
      this.first = await ServedApi.start(this.dataDir, this.variables);
    }
  }

  /** Adds a subscriber. Returns their e-mail address. */
  async addSubscriber(): Promise<string> {
    const email = `quilter${String(++this.subscribers)}@example.org`;
    await withModule(AccountsModule, (app) => app.get(AccountsService).add(email, PASSWORD), {
      NODE_ENV: 'test',
      ...this.variables,
    });
    return email;
  }

  /** Returns a browser whose calls alternate between both servers, as through a load balancer. */
  balanced(): Browser {
    return new Browser(this.first.url, this.second.url);
  }

  /** Signs the subscriber in twice: at each server, with a new browser. */
  async signIn(email: string): Promise<[atFirst: Browser, atSecond: Browser]> {
    return [
      await new Browser(this.first.url).signIn(email, PASSWORD),
      await new Browser(this.second.url).signIn(email, PASSWORD),
    ];
  }

  async end(): Promise<void> {
    for (const api of [this.first, this.second]) {
      api.signal('SIGKILL');
      await api.ended;
    }
  }
}
