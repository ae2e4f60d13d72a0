import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Tab } from '../../browser/tab';
import { call } from '../calls/call';
import { knowFabrics, paletteQuery } from '../queries/queries';
import { createQueryClient } from '../queries/query-client';
import { sendPicture } from './send-picture';
import { createSession, type SessionStore } from '../session/session';
import { UploadQueue } from './upload-queue';

/** The query of the quilter's uploaded fabrics, the latest first. */
export const uploadsQuery = (quilterNum: number) =>
  queryOptions({ ...paletteQuery(UPLOADS_PALETTE, quilterNum), staleTime: 0 });

/** The uploads in progress, which continue on every screen, and functions that change and delete uploaded fabrics. */
class Uploads {
  readonly queue: UploadQueue;
  readonly #session: SessionStore;
  readonly #client: QueryClient;

  constructor(session: SessionStore, client: QueryClient) {
    this.#session = session;
    this.#client = client;
    this.queue = new UploadQueue({
      send: (file, options) => sendPicture(session, file, options),
      onStored: (fabric) => {
        knowFabrics(client, [fabric]);
        void this.#refresh();
      },
    });
    session.subscribe((now, before) => {
      if (now.quilterNum !== before.quilterNum) this.queue.clear();
    });
  }

  async rename(fabricNum: number, fabricName: string) {
    const answer = await call(this.#session, 'renameFabric', { body: { fabricNum, fabricName } });
    if (answer.ok)
      this.#change((fabrics) =>
        fabrics.map((fabric) =>
          fabric.fabricNum === fabricNum ? { ...fabric, userFabricName: fabricName } : fabric,
        ),
      );
    void this.#refresh();
    return answer;
  }

  /**
   * Deletes an uploaded fabric. A fabric that blocks or quilts use isn't deleted, and the answer names these documents.
   */
  async delete(fabricNum: number) {
    const answer = await call(this.#session, 'deleteFabric', { body: { fabricNum } });
    if (answer.ok && answer.value.dbResponse === 1)
      this.#change((fabrics) => fabrics.filter((fabric) => fabric.fabricNum !== fabricNum));
    void this.#refresh();
    return answer;
  }

  get #listKey() {
    return paletteQuery(UPLOADS_PALETTE, this.#session.getState().quilterNum).queryKey;
  }

  #change(by: (fabrics: readonly Fabric[]) => Fabric[]): void {
    this.#client.setQueryData(this.#listKey, (fabrics) => fabrics && by(fabrics));
  }

  /** Refreshes the palette of uploads after a change, on every screen that shows it. */
  #refresh(): Promise<void> {
    return this.#client.invalidateQueries({ queryKey: this.#listKey });
  }
}

export function createUploads(tab: Tab): Uploads {
  return new Uploads(tab.get(createSession), tab.get(createQueryClient));
}
