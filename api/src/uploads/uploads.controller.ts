import { Body, Controller, Req, Res } from '@nestjs/common';
import type { AnswerOf, ParsedBody } from '@quiltwright/shared/contract/call';
import { UPLOAD } from '@quiltwright/shared/contract/codes';
import { renameFabric, saveFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import type { Request, Response } from 'express';
import { type Quilter, SignedIn } from '../http/quilter.js';
import { checkedFields } from '../http/contract.guard.js';
import { Route } from '../http/route.js';
import { readAway } from '../http/requests/unread-body.js';
import { IdempotencyKey } from '../designs/store-key.js';
import { UploadForms } from './upload-forms.js';
import { UploadsService } from './uploads.service.js';

@Controller()
export class UploadsController {
  constructor(
    private readonly forms: UploadForms,
    private readonly uploads: UploadsService,
  ) {}

  /**
   * Receives a picture and makes a fabric from it. First it checks that the quilter may store another upload,
   * because otherwise the picture need not be read.
   */
  @Route(saveFabric)
  async save(
    @SignedIn() quilter: Quilter,
    @IdempotencyKey() key: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnswerOf<typeof saveFabric>> {
    if (!(await this.uploads.hasRoom(quilter, request.ip ?? '', key))) {
      await new Promise<void>((resolve) => {
        readAway(request, resolve);
      });
      return { phpResponse: UPLOAD.full };
    }
    return this.forms.receive(request, response, async (form) => {
      checkedFields(saveFabric, request, form.fields);
      const fabric = await this.uploads.save(quilter, form, key);
      if (!fabric) return { phpResponse: UPLOAD.full };
      response.status(201);
      return { phpResponse: UPLOAD.stored, ...fabric };
    });
  }

  @Route(renameFabric)
  async rename(
    @SignedIn() quilter: Quilter,
    @Body() { fabricNum, fabricName }: ParsedBody<typeof renameFabric>,
  ): Promise<AnswerOf<typeof renameFabric>> {
    await this.uploads.rename(quilter, fabricNum, fabricName);
    return { dbResponse: 1 };
  }
}
