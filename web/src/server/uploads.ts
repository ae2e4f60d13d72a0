import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call';
import { knowFabrics, paletteQuery } from './queries';
import { queryClient } from './query-client';
import { sendPicture } from './send-picture';
import { session } from './session';
import { UploadQueue } from './upload-queue';

/** The fabrics that the quilter uploaded, as the server has them now, the latest first. */
export const uploadsQuery = (quilterNum: number) =>
  queryOptions({ ...paletteQuery(UPLOADS_PALETTE, quilterNum), staleTime: 0 });

/** The pictures that are being uploaded, whichever screen is open. */
export const uploadQueue = new UploadQueue({
  send: (file, options) => sendPicture(file, session.getState().quilterNum, options),
  onStored: (fabric) => {
    knowFabrics(queryClient, [fabric]);
    void refresh();
  },
});

session.subscribe((now, before) => {
  if (now.quilterNum !== before.quilterNum) uploadQueue.clear();
});

export async function renameUpload(fabricNum: number, fabricName: string) {
  const answer = await call('renameFabric', { body: { fabricNum, fabricName } });
  if (answer.ok)
    change((fabrics) =>
      fabrics.map((fabric) =>
        fabric.fabricNum === fabricNum ? { ...fabric, userFabricName: fabricName } : fabric,
      ),
    );
  void refresh();
  return answer;
}

/** Deletes an upload, unless blocks or quilts use it: the answer then says which. */
export async function deleteUpload(fabricNum: number) {
  const answer = await call('deleteFabric', { body: { fabricNum } });
  if (answer.ok && answer.value.dbResponse === 1)
    change((fabrics) => fabrics.filter((fabric) => fabric.fabricNum !== fabricNum));
  void refresh();
  return answer;
}

const listKey = () => paletteQuery(UPLOADS_PALETTE, session.getState().quilterNum).queryKey;

function change(by: (fabrics: readonly Fabric[]) => Fabric[]): void {
  queryClient.setQueryData(listKey(), (fabrics) => fabrics && by(fabrics));
}

/** The palette of uploads shows what came of a change, wherever it is on show. */
function refresh(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: listKey() });
}
