import { Body, Controller, Req } from '@nestjs/common';
import type { AnswerOf, ParsedBody } from '@quiltwright/shared/contract/call';
import { storeContactMessage } from '@quiltwright/shared/contract/calls/contact-calls';
import type { Request } from 'express';
import { Route } from '../http/route.js';
import { ContactService } from './contact.service.js';

@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Route(storeContactMessage)
  async storeContactMessage(
    @Body() message: ParsedBody<typeof storeContactMessage>,
    @Req() request: Request,
  ): Promise<AnswerOf<typeof storeContactMessage>> {
    await this.contact.send(message, request.ip ?? '');
    return { dbResponse: 1 };
  }
}
