import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Call } from '@quiltwright/shared/contract/call';
import { checkPayload } from '@quiltwright/shared/contract/check';
import type { Request } from 'express';
import type { z } from 'zod';
import { quilterOf } from './quilter.js';
import { isChecked } from './requests/checked-bodies.js';
import { problem, ProblemException } from './problem.js';
import { routeFacts } from './route.js';

/**
 * Checks the query and body of a call against the call's schemas before the controller runs. `@Body()` and `@Query()`
 * then return the parsed values. For a form with a file, the controller reads and checks the fields. This is a guard
 * because an interceptor would be slower: it wraps each answer in an observable.
 */
@Injectable()
export class ContractGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { call, openFor } = routeFacts(context.getHandler()) ?? {};
    if (call) {
      const request = context.switchToHttp().getRequest<Request>();
      const query = parse(call.query, request.query);
      // Express has only a getter for the query.
      Object.defineProperty(request, 'query', { value: query });
      if (call.file === undefined) {
        const sent = call.method === 'GET' ? {} : ((request.body ?? {}) as unknown);
        const body = isChecked(sent) ? sent : parse(call.body, sent);
        request.body = body;
        if (!openFor?.({ query, body })) checkQuilterNum(request, body);
      }
    }
    return true;
  }
}

/**
 * Returns the fields of a form, parsed by the call's schema. The field `quilterNum` must be the caller's
 * number, as in any body.
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

/**
 * Returns a value as the schema parses it.
 * @throws ProblemException 400 if the value is malformed, 422 if it only exceeds a limit or breaks a rule.
 */
function parse(schema: z.ZodType, value: unknown): unknown {
  const checked = checkPayload(schema, value);
  if (checked.ok) return checked.value;
  const { status, detail, errors } = checked.error;
  throw new ProblemException(status, detail, { errors });
}

function checkQuilterNum(request: Request, body: unknown): void {
  if (typeof body !== 'object' || body === null || !('quilterNum' in body)) return;
  if (body.quilterNum !== quilterOf(request).quilterNum) {
    throw problem('someoneElse');
  }
}
