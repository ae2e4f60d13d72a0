import type { Page } from '@playwright/test';

/** The choices for a stored Crib quilt of 38″ × 50″. One block is repeated 2 × 3 times, within a border of 7″. */
export interface CribQuilt {
  quiltName: string;
  /** The name of a library block. */
  block: string;
  /** The number of the border's fabric. */
  borderFabric1: number;
}

/** The number and revision with which the server identifies a stored quilt. */
export interface Stored {
  quiltNum: number;
  revision: number;
}

interface ListedBlock {
  designedBlockNum: number;
  designName: string;
  levels: unknown[];
}

/** Calls the server for the signed-in quilter, as another of the quilter's devices would. Returns the answer. */
export async function post<T>(page: Page, path: string, body: object): Promise<T> {
  const answer = await page.evaluate(
    async ([where, what]) => {
      const forgery = /(?:^|; )(?:__Host-)?XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const response = await fetch(where, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
          'X-XSRF-TOKEN': decodeURIComponent(forgery),
        },
        body: JSON.stringify({ quilterNum: Number(localStorage.getItem('qn')), ...what }),
      });
      return { ok: response.ok, text: await response.text() };
    },
    [path, body] as const,
  );
  if (!answer.ok) throw new Error(`${path}: ${answer.text}`);
  return JSON.parse(answer.text) as T;
}

/** Returns the number of a library fabric. */
export async function fabricNumber(page: Page, paletteNum: number, name: string): Promise<number> {
  const fabrics = await post<{ fabricNum: number; fabricName: string }[]>(page, '/retrFabricList', {
    paletteNum,
  });
  const fabric = fabrics.find(({ fabricName }) => fabricName === name);
  if (!fabric) throw new Error(`There is no fabric ${name} in palette ${String(paletteNum)}.`);
  return fabric.fabricNum;
}

/**
 * Stores a quilt for the signed-in quilter. With `stored`, replaces the quilt with this number; otherwise stores a new
 * quilt.
 */
export async function storeQuilt(page: Page, quilt: CribQuilt, stored?: Stored): Promise<Stored> {
  const body = await cribBody(page, quilt);
  const answer = await post<Stored>(page, '/storeQuilt', { ...body, ...stored });
  return { quiltNum: answer.quiltNum, revision: answer.revision };
}

/** Returns the body of the call that stores a new Crib quilt. */
export async function cribBody(page: Page, { quiltName, block, borderFabric1 }: CribQuilt): Promise<object> {
  const blocks = await post<ListedBlock[]>(page, '/retrDesignedBlockList', {
    blankBlocks: 2,
    includeStandard: 1,
  });
  const found = blocks.find(({ designName }) => designName === block);
  if (!found) throw new Error(`There is no block ${block}.`);
  return {
    quiltNum: 0,
    quiltName,
    quiltWidth: 38,
    quiltLength: 50,
    borderFabric1,
    borderFabric2: 0,
    borderWidth1: 7,
    borderWidth2: 0,
    sashingFabric: 0,
    sashingWidth: 0,
    generatingSashing: 0,
    generatingSize: 9,
    generatingLayout: 3,
    blocks: [
      {
        blockNum: found.designedBlockNum,
        blockWidth: 12,
        blockHeight: 12,
        xLocation: 7,
        yLocation: 7,
        numOfColumns: 2,
        numOfRows: 3,
        xSeparation: 0,
        ySeparation: 0,
        pattern: false,
        strokeWidth: 0,
        levels: found.levels,
      },
    ],
  };
}

/** Returns a quilt as the server has stored it now. */
export async function retrieveQuilt(
  page: Page,
  quiltNum: number,
): Promise<{ quiltName: string; borderFabric1: number; revision: number }> {
  return page.evaluate(async (number) => {
    const token = localStorage.getItem('token') ?? '';
    const answer = await fetch(`/retrQuilt?quiltNum=${String(number)}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as { quiltName: string; borderFabric1: number; revision: number };
  }, quiltNum);
}

/** Uploads a picture as a fabric of the signed-in quilter. Returns the fabric's number. */
export async function uploadFabric(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const forgery = /(?:^|; )(?:__Host-)?XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const form = new FormData();
    form.set('quilterNum', localStorage.getItem('qn') ?? '');
    form.set('paletteNum', '999');
    form.set('file', new File([bytes], 'Own.jpg', { type: 'image/jpeg' }));
    const answer = await fetch('/functions/saveFabric.php', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
        'X-XSRF-TOKEN': decodeURIComponent(forgery),
      },
      body: form,
    });
    return ((await answer.json()) as { fabricNum: number }).fabricNum;
  }, picture.toString('base64'));
}
