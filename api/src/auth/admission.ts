import { Injectable } from '@nestjs/common';
import type { Who } from '@quiltwright/shared/contract/routes';
import type { Request } from 'express';
import { problem } from '../http/problem.js';
import { AuthService } from './auth.service.js';
import { bearerToken } from './bearer.js';
import { isAdmitted, setQuilter } from '../http/quilter.js';

/** Identifies the sender of a request once, and refuses calls that the sender may not make. */
@Injectable()
export class Admission {
  constructor(private readonly auth: AuthService) {}

  /**
   * Identifies the sender of a request, and refuses a call that the sender may not make.
   * @throws ProblemException 401 without a valid token, 403 without the right to make the call
   */
  async admit(request: Request, who: Exclude<Who, 'open' | 'provider'>): Promise<void> {
    if (isAdmitted(request)) return;
    const token = bearerToken(request);
    const quilter = token === null ? null : await this.auth.quilterFor(token);
    if (!quilter) {
      throw problem('notLoggedIn');
    }
    if (who === 'subscriber' && quilter.role === 'guest') {
      throw problem('onlySubscribers');
    }
    setQuilter(request, quilter);
  }
}
