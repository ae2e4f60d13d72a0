import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { WEBHOOK_SIGNATURE_HEADER } from '@quiltwright/shared/contract/headers';
import type { Request } from 'express';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { problem } from '../http/problem.js';
import { routeFacts } from '../http/route.js';
import { Admission } from './admission.js';
import { isSignedNow } from './webhook-signature.js';

/**
 * Admits only the callers that a route names. Callers of an open route aren't identified. Throws for a route that names
 * no callers.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly admission: Admission,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const facts = routeFacts(context.getHandler());
    if (!facts) throw new Error(`The route ${context.getHandler().name} doesn’t declare who may use it.`);
    const request = context.switchToHttp().getRequest<Request>();
    if (facts.who === 'provider') {
      this.readSigned(request);
      return true;
    }
    if (facts.who === 'open' || facts.openFor?.(request)) return true;
    await this.admission.admit(request, facts.who);
    return true;
  }

  /** Checks the payment provider's signature and parses the body. @throws ProblemException 400 */
  private readSigned(request: Request): void {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!isSignedNow(request.get(WEBHOOK_SIGNATURE_HEADER), body, this.config.webhookSecret, new Date())) {
      throw problem('badSignature');
    }
    try {
      request.body = JSON.parse(body.toString()) as unknown;
    } catch {
      throw problem('notJson');
    }
  }
}
