import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Call } from '@quiltwright/shared/contract/call';
import { checkPayload } from '@quiltwright/shared/contract/check';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import type { z } from 'zod';
import { quilterOf } from './quilter.js';
import { isChecked } from './checked-bodies.js';
import { ProblemException } from './problem.js';
import { routeFacts } from './route.js';

/**
 * Checks what a call was sent against its schemas in the contract, before the controller sees it: `@Body()` and
 * `@Query()` give what the schemas give. A form with a file is read, and then checked, by its controller.
 */
@Injectable()
export class ContractInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { call, openFor } = routeFacts(context.getHandler()) ?? {};
    if (call) {
      const request = context.switchToHttp().getRequest<Request>();
      const query = parse(call.query, request.query);
      // Express gives the query through a getter alone.
      Object.defineProperty(request, 'query', { value: query });
      if (call.file === undefined) {
        const sent = call.method === 'GET' ? {} : ((request.body ?? {}) as unknown);
        const body = isChecked(sent) ? sent : parse(call.body, sent);
        request.body = body;
        if (!openFor?.({ query, body })) checkQuilterNum(request, body);
      }
    }
    return next.handle();
  }
}

/**
 * The fields of a form as the call's schema gives them. Their `quilterNum` must be that of who is signed in, as in
 * any body.
 *
 * @throws ProblemException 400, 403, 422
 */
export function checkedFields<Body extends z.ZodType>(
  call: Call<z.ZodType, Body>,
  request: Request,
  fields: unknown,
): z.output<Body> {
  const body = parse(call.body, fields);
  checkQuilterNum(request, body);
  return body as z.output<Body>;
}

/** @throws ProblemException 400 if it is malformed, 422 if it only breaks limits. */
function parse(schema: z.ZodType, value: unknown): unknown {
  const checked = checkPayload(schema, value);
  if (checked.ok) return checked.value;
  const { status, detail, errors } = checked.error;
  throw new ProblemException(status, detail, { errors });
}

function checkQuilterNum(request: Request, body: unknown): void {
  if (typeof body !== 'object' || body === null || !('quilterNum' in body)) return;
  if (body.quilterNum !== quilterOf(request).quilterNum) {
    throw new ProblemException(403, 'You are signed in as someone else. Reload the page and try again.');
  }
}
