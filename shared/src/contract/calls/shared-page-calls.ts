import { z } from 'zod';
import { LIMITS } from '../../limits.js';
import { isPlainText } from '../../plain-text.js';
import { blockFields, makerNameSchema } from '../../quilting/stored/block-schema.js';
import { fabricSchema } from '../../quilting/stored/fabric-schema.js';
import { BLOCK_SCHEMA_VERSION } from '../../quilting/block.js';
import { QUILT_SCHEMA_VERSION } from '../../quilting/quilt.js';
import { quiltingPatterns } from '../../quilting/sewn/quilting-patterns.js';
import { packedQuilt5Schema, packedQuiltSchema } from '../../quilting/stored/quilt-schema.js';
import type { Call } from '../call.js';
import { itemNum, nothing } from '../fields.js';
import { routes } from '../routes.js';

/** The choices of the maker for a shared page: the maker's name, the words on the page, and the rights of visitors. */
const choices = {
  makerName: makerNameSchema,
  words: z
    .string()
    .trim()
    .max(LIMITS.sharedWords, { error: 'Your words are too long. Please write at most 1,000 characters.' })
    .refine(isPlainText, { error: 'Your words have invisible characters. Please remove those characters.' }),
  mayColour: z.boolean(),
  mayKeep: z.boolean(),
  givesCloth: z.boolean(),
};

/** The quilting pattern that a page shows; null for the design without quilting and binding. */
const quilting = z.enum(quiltingPatterns).nullable();

/**
 * How the page shows the design. `binding` is the number of the fabric of the binding. It counts only if the quilt has
 * this fabric; otherwise the painter chooses a dark one.
 */
const look = {
  quilting: quilting.optional(),
  binding: z.union([z.literal(0), itemNum]).optional(),
};

/** A saved design: a quilt, or a designed or drawn block. */
const design = { kind: z.enum(['quilt', 'block']), designNum: itemNum };

const sharedPageSchema = z.strictObject({
  pageNum: itemNum,
  /** The path of the page. Its last part is secret: anyone who knows this part can see the page. */
  address: z.string(),
  ...design,
  designName: z.string(),
  ...choices,
  /** The paths of the picture of the whole design and of the preview for messages. */
  picture: z.string(),
  preview: z.string(),
  /** The longer side is 1; the other side is in proportion. */
  pictureWidth: z.number(),
  pictureHeight: z.number(),
  /** True if the design has fabrics that the maker uploaded. */
  hasOwnCloth: z.boolean(),
  sharedAt: z.iso.datetime(),
  /** The time of the snapshot that the page shows, and the revision of the design at that time. */
  shownAt: z.iso.datetime(),
  revision: z.int().min(0),
  /** The number of visits in each week that had some, the latest first. `week` is the date of its Monday. */
  visits: z.array(z.strictObject({ week: z.iso.date(), count: z.int().min(0) })),
});

const page = z.strictObject({ page: sharedPageSchema });

export const sharePage = {
  ...routes.sharePage,
  summary:
    'Shares the saved quilt or block under an unguessable address. The page shows a copy that later changes don’t affect. At most 200 pages an account.',
  query: nothing,
  body: z.strictObject({ ...design, ...choices, ...look }),
  answer: page,
} as const satisfies Call;

export const listSharedPages = {
  ...routes.listSharedPages,
  summary: 'Returns the pages that the quilter shares, the latest first, with their visits per week.',
  query: nothing,
  body: nothing,
  answer: z.strictObject({ pages: z.array(sharedPageSchema), most: z.int().min(1) }),
} as const satisfies Call;

export const updateSharedPage = {
  ...routes.updateSharedPage,
  summary:
    'Replaces what a shared page shows by the design as it is saved now. The address stays, and so does the quilting unless the body has another one.',
  query: nothing,
  body: z.strictObject({ pageNum: itemNum, ...look }),
  answer: page,
} as const satisfies Call;

export const changeSharedPage = {
  ...routes.changeSharedPage,
  summary: 'Changes the words on a shared page and what its visitors may do.',
  query: nothing,
  body: z.strictObject({ pageNum: itemNum, ...choices }),
  answer: page,
} as const satisfies Call;

export const renewSharedLink = {
  ...routes.renewSharedLink,
  summary: 'Gives a shared page a new address. From then on, the old address answers 410.',
  query: nothing,
  body: z.strictObject({ pageNum: itemNum }),
  answer: page,
} as const satisfies Call;

export const stopSharing = {
  ...routes.stopSharing,
  summary: 'Removes a shared page. From then on, its address and its pictures answer 410.',
  query: nothing,
  body: z.strictObject({ pageNum: itemNum }),
  answer: z.undefined(),
} as const satisfies Call;

/**
 * A fabric of a shared design. For an upload, `fabricUrl` and `swatchUrl` are whole paths, which begin with a slash.
 */
const sharedFabricSchema = fabricSchema.extend({ isOwn: z.boolean() });

export const retrSharedDesign = {
  ...routes.retrSharedDesign,
  summary:
    'Returns the quilt or block of a shared page. The maker’s uploads have numbers of their own here, and their pictures are small unless the maker gives them away.',
  query: z.strictObject({ page: z.string().max(100) }),
  body: nothing,
  answer: z.strictObject({
    makerName: z.string(),
    mayColour: z.boolean(),
    mayKeep: z.boolean(),
    givesCloth: z.boolean(),
    quilting,
    /**
     * The number of the binding's fabric, which is one of `fabrics`. If the number is 0, the page chooses a dark fabric
     * of the quilt.
     */
    binding: z.int().min(0),
    // Version 6 had no settings. Copies have no colourways, so those of version 3 are as those of version 5. Version 4 had no turned blocks.
    quilt: z
      .union([
        packedQuiltSchema.extend({ schemaVersion: z.literal([6, QUILT_SCHEMA_VERSION]) }),
        packedQuilt5Schema.extend({ schemaVersion: z.literal([3, 4, 5]) }),
      ])
      .optional(),
    // Version 2 of blocks had no outlines of their own.
    block: blockFields.extend({ schemaVersion: z.literal([2, BLOCK_SCHEMA_VERSION]) }).optional(),
    fabrics: z.array(sharedFabricSchema),
  }),
} as const satisfies Call;
