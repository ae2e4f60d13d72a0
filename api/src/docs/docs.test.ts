import { calls } from '@quiltwright/shared/contract/calls';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../test/test-api.js';

const api = testApi();

interface Operation {
  operationId: string;
  security?: unknown;
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, unknown>;
}

describe('/api/docs.json', () => {
  it('describes every call', async () => {
    const { body } = await api().visitor().send('GET', '/api/docs.json');
    const { openapi, paths } = body as { openapi: string; paths: Record<string, Record<string, Operation>> };
    expect(openapi).toBe('3.1.0');
    for (const [name, { method, path, who }] of Object.entries(calls)) {
      const operation = paths[path]?.[method.toLowerCase()];
      expect(operation?.operationId, path).toBe(name);
      expect(operation?.security !== undefined, path).toBe(who !== 'open');
    }
  });

  it('describes the input and output of a call', async () => {
    const { body } = await api().visitor().send('GET', '/api/docs.json');
    const { paths } = body as { paths: Record<string, Record<string, Operation>> };
    const quilt = paths['/storeQuilt']?.['post'];
    expect(Object.keys(quilt?.requestBody?.content['application/json']?.schema.properties ?? {})).toContain(
      'borderWidth1',
    );
    const withKey = Object.entries(paths).filter(([, { post }]) =>
      post?.parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(withKey.map(([path]) => path).sort()).toEqual([
      '/functions/saveFabric.php',
      '/functions/storeCreatedBlock.php',
      '/functions/storeDesignedBlock.php',
      '/storeQuilt',
    ]);
    const form = paths['/functions/saveFabric.php']?.['post']?.requestBody?.content['multipart/form-data'];
    expect(Object.keys(form?.schema.properties ?? {})).toEqual(['quilterNum', 'paletteNum', 'file']);
    expect(paths['/retrQuilt']?.['get']?.parameters).toMatchObject([
      { name: 'quiltNum', in: 'query', required: true },
      { name: 'form', in: 'query', required: false },
    ]);
    expect(Object.keys(paths['/api/logout']?.['post']?.responses ?? {})).toEqual(['204', 'default']);
  });
});

describe('/api/docs', () => {
  it('shows every call on a page without scripts', async () => {
    const { headers, text } = await api().visitor().send('GET', '/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const name of Object.keys(calls)) expect(text).toContain(`<section id="${name}">`);
    expect(text).not.toContain('<script');
  });
});
