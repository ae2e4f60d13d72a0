import { applyDecorators, Get, Header, HttpCode, Post, Put, SetMetadata } from '@nestjs/common';
import type { Call } from '@quiltwright/shared/contract/call';
import type { Who } from '@quiltwright/shared/contract/routes';
import { z } from 'zod';

/** The query and the body of a call, as they were sent. */
export interface Sent {
  query: unknown;
  body: unknown;
}

/**
 * The people who may call a route, and the route's call in the contract. The sign-in guard and the check of the
 * request's query and body read these facts.
 */
export interface RouteFacts {
  who: Who;
  /** The call of the contract; undefined for files and pages, which aren't in the contract. */
  call?: Call;
  /**
   * Returns true if a call with this query and body needs no sign-in. The query and body may not have been
   * validated yet.
   */
  openFor?: (sent: Sent) => boolean;
}

const ROUTE = 'quiltwright:route';

const methods = { GET: Get, POST: Post, PUT: Put };

/**
 * Makes a controller's method answer a call of the contract. The contract's entry gives the path and who may
 * make the call.
 */
export function Route(call: Call, { openFor }: Pick<RouteFacts, 'openFor'> = {}): MethodDecorator {
  const facts: RouteFacts = { call, who: call.who, ...(openFor && { openFor }) };
  return applyDecorators(
    methods[call.method](call.path),
    HttpCode(call.answer instanceof z.ZodUndefined ? 204 : 200),
    SetMetadata(ROUTE, facts),
  );
}

/** Makes a controller's method answer GETs of a file or page that is open to all. */
export function OpenFile(path: string, contentType?: string): MethodDecorator {
  const facts: RouteFacts = { who: 'open' };
  return applyDecorators(
    Get(path),
    SetMetadata(ROUTE, facts),
    ...(contentType === undefined ? [] : [Header('Content-Type', contentType)]),
  );
}

/**
 * Returns who may call the route that a controller's method answers, and the route's call in the contract (see
 * `RouteFacts`). Undefined if the method has no `Route` or `OpenFile`.
 */
export function routeFacts(handler: object): RouteFacts | undefined {
  return Reflect.getMetadata(ROUTE, handler) as RouteFacts | undefined;
}
