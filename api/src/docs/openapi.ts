import type { Call } from '@quiltwright/shared/contract/call';
import { calls } from '@quiltwright/shared/contract/calls';
import {
  IDEMPOTENCY_HEADER,
  WEBHOOK_SIGNATURE_HEADER,
  XSRF_HEADER,
} from '@quiltwright/shared/contract/headers';
import { PROBLEM_TYPE } from '@quiltwright/shared/contract/problem';
import { problemSchema } from '@quiltwright/shared/contract/problem-schema';
import { z } from 'zod';

type Json = Record<string, unknown>;

const WHO = {
  open: 'Open to all.',
  guest: 'For everyone who is signed in, including guests.',
  subscriber: 'For subscribers.',
  provider:
    'Only for the payment provider, which signs the request with WEBHOOK_SECRET. The request needs no anti-forgery value.',
};

/** The OpenAPI security requirement for each kind of caller: a token, the payment provider's signature, or none. */
const SECURITY = {
  open: undefined,
  guest: [{ token: [] }],
  subscriber: [{ token: [] }],
  provider: [{ signature: [] }],
};

/** Returns the description of all calls in OpenAPI 3.1. It is made from the schemas that check the calls. */
export function openApi(publicUrl: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quiltwright',
      version: '1',
      description: `Every call that isn't a GET must send the value of the cookie XSRF-TOKEN in the header ${XSRF_HEADER}.`,
    },
    servers: [{ url: publicUrl }],
    paths: paths(),
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: WEBHOOK_SIGNATURE_HEADER,
          description: 't=UNIX,v1=HEX: the time in seconds, and the HMAC-SHA256 of "t.body".',
        },
      },
    },
  };
}

function paths(): Json {
  const all: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    all[call.path] = { ...all[call.path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return all;
}

function operation(name: string, call: Call): Json {
  const body = jsonSchema(call.body, 'input');
  return {
    operationId: name,
    summary: call.summary,
    description: WHO[call.who],
    ...(SECURITY[call.who] && { security: SECURITY[call.who] }),
    parameters: [...queryParameters(call), ...headers(name)],
    ...(call.method !== 'GET' &&
      hasProperties(body) && {
        requestBody: { required: true, content: bodyContent(call, body) },
      }),
    responses: {
      ...success(call),
      default: {
        description: 'A description of the error, in the format of RFC 9457.',
        content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function bodyContent({ file }: Call, body: Json): Json {
  if (file === undefined) return { 'application/json': { schema: body } };
  const properties = { ...(body['properties'] as Json), [file]: { type: 'string', format: 'binary' } };
  const required = [...(body['required'] as string[]), file];
  return { 'multipart/form-data': { schema: { ...body, properties, required } } };
}

function queryParameters(call: Call): Json[] {
  const { properties = {}, required = [] } = jsonSchema(call.query, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query', required: required.includes(name), schema };
  });
}

/** The names of the calls that read an Idempotency-Key. */
const STORES = new Set(['storeQuilt', 'storeDesignedBlock', 'storeCreatedBlock', 'saveFabric']);

function headers(name: string): Json[] {
  if (!STORES.has(name)) return [];
  return [
    { name: IDEMPOTENCY_HEADER, in: 'header', required: false, schema: { type: 'string', maxLength: 200 } },
  ];
}

function success(call: Call): Json {
  if (call.answer instanceof z.ZodUndefined) return { 204: { description: 'Done.' } };
  const content = { 'application/json': { schema: jsonSchema(call.answer, 'output') } };
  return { 200: { description: 'The answer. Its status is 201 if the call created something.', content } };
}

function hasProperties(schema: Json): boolean {
  return Object.keys(schema['properties'] ?? {}).length > 0;
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
