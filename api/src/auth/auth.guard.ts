import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { WEBHOOK_SIGNATURE_HEADER } from '@quiltwright/shared/contract/headers';
import type { Request } from 'express';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { ProblemException } from '../common/problem.js';
import { routeFacts } from '../common/route.js';
import { AuthService } from './auth.service.js';
import { bearerToken } from './bearer.js';
import { type Quilter, setQuilter } from './quilter.js';
import { isSignedNow } from './webhook-signature.js';

/**
 * Lets those pass whom the route names; to an open one all are nobody. A route that names nobody lets
 * nobody pass.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly auth: AuthService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const facts = routeFacts(context.getHandler());
    if (!facts) throw new Error(`The route ${context.getHandler().name} does not say who may use it.`);
    const request = context.switchToHttp().getRequest<Request>();
    if (facts.who === 'provider') {
      this.readSigned(request);
      return true;
    }
    if (facts.who === 'open' || facts.openFor?.(request.body)) return true;
    const quilter = await this.quilterOf(request);
    if (!quilter) {
      throw new ProblemException(401, 'You are not signed in, or not any more. Please sign in.');
    }
    if (facts.who === 'subscriber' && quilter.role === 'guest') {
      throw new ProblemException(403, 'Subscribers can do this. Subscribe to save your work and keep it.');
    }
    setQuilter(request, quilter);
    return true;
  }

  /** Puts what the payment provider sent in the place of its bytes. @throws ProblemException 400 */
  private readSigned(request: Request): void {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!isSignedNow(request.get(WEBHOOK_SIGNATURE_HEADER), body, this.config.webhookSecret, new Date())) {
      throw new ProblemException(400, 'The signature is missing, wrong, or older than five minutes.');
    }
    try {
      request.body = JSON.parse(body.toString()) as unknown;
    } catch {
      throw new ProblemException(400, 'The body is no JSON.');
    }
  }

  private async quilterOf(request: Request): Promise<Quilter | null> {
    const token = bearerToken(request);
    return token === null ? null : this.auth.quilterFor(token);
  }
}
