import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ProblemException } from '../common/problem.js';
import { routeFacts } from '../common/route.js';
import { AuthService } from './auth.service.js';
import { bearerToken } from './bearer.js';
import { type Quilter, setQuilter } from './quilter.js';

/**
 * Lets those pass whom the route names; to an open one all are nobody. A route that names nobody lets
 * nobody pass.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(private readonly auth: AuthService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const facts = routeFacts(context.getHandler());
    if (!facts) throw new Error(`The route ${context.getHandler().name} does not say who may use it.`);
    const request = context.switchToHttp().getRequest<Request>();
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

  private async quilterOf(request: Request): Promise<Quilter | null> {
    const token = bearerToken(request);
    return token === null ? null : this.auth.quilterFor(token);
  }
}
