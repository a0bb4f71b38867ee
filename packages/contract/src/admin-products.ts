import { z } from 'zod'
import { printAreaLimits, skuLettersMax } from './admin-product-rules.ts'
import { defineCalls } from './call.ts'
import { category, option, product, videoFacts } from './catalogue.ts'
import { queryParameters } from './catalogue-query-rules.ts'
import { productPrintFilters, productSaleFilters, productStockFilters } from './list-filter-rules.ts'
import {
  currency,
  filterAmount,
  id,
  line,
  money,
  pageOf,
  paging,
  picture,
  slug,
  text,
  timestamp
} from './primitives.ts'
import { cropSideMin } from './photo-cut.ts'
import { onHandMax } from './stock-rules.ts'
import { descriptionBlocks } from './text-blocks.ts'
import { descriptionLettersMax } from './text-rules.ts'
import { isWebVtt, videoLimits } from './video-rules.ts'

/** `draft`: visible to staff only. `live`: on sale, since `liveFrom` if set. `archived`: no longer sold; orders keep their data. */
export const productStatus = z.enum(['draft', 'live', 'archived'])
export type ProductStatus = z.infer<typeof productStatus>

const fraction = z.number().min(0).max(1)

const cropSide = z.number().min(cropSideMin).max(1)

/** The part of a photograph that is used, in fractions of its width and height. Rendered in whole thousandths. */
export const photoCrop = z
  .object({ x: fraction, y: fraction, width: cropSide, height: cropSide })
  // A sum such as 0.7 + 0.3 may exceed 1 by a rounding error.
  .refine(({ x, y, width, height }) => Math.max(x + width, y + height) <= 1 + 1e-9, 'a part of the photograph')

/** A photograph of the product. It is shown 4:5: the largest such part of its crop, around the focus. */
export const productPhoto = z.object({
  /** Identifier of an upload. */
  upload: id,
  alt: line(200),
  /** The colour value it shows; null for all colours. */
  colour: slug.nullable().default(null),
  /** The point never cropped away, in fractions of the photograph's width and height. */
  focus: z.object({ x: fraction, y: fraction }).default({ x: 0.5, y: 0.5 }),
  /** Null: the whole photograph. */
  crop: photoCrop.nullable().default(null)
})
export type ProductPhoto = z.infer<typeof productPhoto>

/** A short video of the product, shown after its pictures. */
export const productVideo = z.object({
  /** The id from `POST /api/v1/admin/videos`. */
  upload: id,
  /** Upload shown until the video is played, cropped 4:5 around its middle. */
  poster: id,
  alt: line(200),
  /** Captions as WebVTT. */
  captions: z
    .string()
    .max(videoLimits.captions)
    .refine(isWebVtt, 'a text that begins with WEBVTT')
    .nullable()
    .default(null)
})
export type ProductVideo = z.infer<typeof productVideo>

const variantInput = z.object({
  sku: line(skuLettersMax),
  options: z.record(slug, slug),
  /** Minor units of the shop's currency. */
  price: z.int().min(0).max(100_000_000),
  /** A reduced price, optionally with start and end. */
  sale: z
    .object({
      price: z.int().min(0).max(100_000_000),
      from: timestamp.nullable().default(null),
      until: timestamp.nullable().default(null)
    })
    .nullable()
    .default(null),
  /** Pieces on hand, those reserved for unpaid orders included. Omitted: unchanged; 0 for a new variant. */
  onHand: z.int().min(0).max(onHandMax).optional(),
  /** What `onHand` was when its editor read it: the difference is applied, so that pieces sold since stay sold. Omitted: `onHand` is set as it is. */
  onHandBefore: z.int().min(0).max(onHandMax).optional(),
  /** Packed weight of one piece; null uses the product's. */
  weightGrams: z.int().min(0).max(1_000_000).nullable().default(null),
  isWithdrawn: z.boolean().default(false)
})

const swatch = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'a colour such as #1f6b45')
  .nullable()
  .default(null)

const optionInput = option.extend({
  id: slug.refine((id) => !queryParameters.has(id), 'no parameter of lists'),
  name: line(60),
  values: z
    .array(z.object({ value: slug, label: line(80), swatch }))
    .min(1)
    .max(100)
})

const corner = z.object({ x: fraction, y: fraction })

const printSide = z.number().min(printAreaLimits.sideMin).max(printAreaLimits.sideMax)

/** A print area of a product of the owner's own, drawn on photographs of the blank. */
export const printAreaInput = z
  .object({
    id: slug,
    name: line(40),
    widthMm: printSide,
    heightMm: printSide,
    /** Bleed: printed beyond the area on every side, to be cut off. */
    bleedMm: z.number().min(0).max(20).default(0),
    /** Safe margin inside each side. */
    safeMm: z.number().min(0).max(50).default(0),
    /** Position on the photographs as shown, in fractions of width and height, clockwise from the top left. */
    corners: z.tuple([corner, corner, corner, corner]),
    /** The single photograph shows a grey or white blank and is tinted in every colour. Otherwise each is shown unchanged. */
    isDyed: z.boolean().default(false),
    /** Uploads among the product's pictures; each stands for its picture's colour. */
    photos: z.array(id).min(1).max(60)
  })
  .refine(({ widthMm, heightMm }) => widthMm * heightMm <= printAreaLimits.mmSquaredMax, {
    path: ['heightMm'],
    message: 'at most 4000 square centimetres'
  })
export type PrintAreaInput = z.output<typeof printAreaInput>

/** Input of a test print, for a print area that may not be saved yet. */
export const testPrint = z.object({
  upload: id,
  focus: z.object({ x: fraction, y: fraction }),
  crop: photoCrop.nullable().default(null),
  corners: printAreaInput.shape.corners,
  widthMm: printAreaInput.shape.widthMm,
  heightMm: printAreaInput.shape.heightMm,
  isDyed: z.boolean(),
  /** Tint of the blank. */
  tint: z.string().regex(/^#[0-9a-f]{6}$/)
})
export type TestPrint = z.infer<typeof testPrint>

/** A complete product as staff edit it. Lists are in display order. */
export const productInput = z.object({
  name: line(120),
  slug,
  category: slug,
  description: text(descriptionLettersMax),
  /**
   * The description with headings, lists and links; `description` is then derived from it. Null: plain text. Omitted: the stored structure stays
   * while `description` is the same.
   */
  richDescription: descriptionBlocks.nullable().optional(),
  details: z
    .array(z.object({ name: line(60), value: line(300) }))
    .max(40)
    .default([]),
  /** The option with the id `colour` has swatches. */
  options: z.array(optionInput).max(3).default([]),
  variants: z.array(variantInput).min(1).max(400),
  tiers: z
    .array(z.object({ quantity: z.int().min(2).max(100_000), percentOff: z.number().positive().max(90) }))
    .max(12)
    .default([]),
  sizeGuide: z
    .object({
      unit: z.literal('cm'),
      columns: z.array(line(40)).min(1).max(10),
      rows: z
        .array(z.object({ size: line(40), values: z.array(z.number().min(0).max(10_000)) }))
        .min(1)
        .max(40)
    })
    .refine(({ columns, rows }) => rows.every(({ values }) => values.length === columns.length), {
      path: ['rows'],
      message: 'a value for each column'
    })
    .nullable()
    .default(null),
  taxClass: slug.default('standard'),
  /** Packed weight of one piece. */
  weightGrams: z.int().min(0).max(1_000_000).default(0),
  seo: z
    .object({ title: line(120).nullable(), description: line(320).nullable() })
    .default({ title: null, description: null }),
  status: productStatus.default('draft'),
  /** With `live`: the start of the sale. */
  liveFrom: timestamp.nullable().default(null),
  pictures: z.array(productPhoto).max(60).default([]),
  video: productVideo.nullable().default(null),
  /** Print areas of the owner's own products. The shop's product models define theirs, so they have none here. */
  printAreas: z.array(printAreaInput).max(printAreaLimits.areas).default([])
})
export type ProductInput = z.output<typeof productInput>
/** The same with optional members that have a default. */
export type ProductDraft = z.input<typeof productInput>

/** A product for staff. */
export const adminProduct = productInput.extend({
  id,
  /** Increases with each change; a change names the one it is based on. */
  revision: z.int().min(1),
  variants: z.array(
    variantInput
      .omit({ onHandBefore: true })
      .required()
      .extend({
        id,
        /** Pieces reserved for unpaid orders: `onHand` is never below it. */
        held: z.int().min(0)
      })
  ),
  pictures: z.array(productPhoto.required().extend({ picture })),
  video: productVideo.required().extend({ url: z.string() }).nullable(),
  /** Rendered pictures of the shop's product models; they follow the photographs. */
  madePictures: z.array(picture.extend({ colour: slug.nullable() })),
  currency,
  /** Whether shoppers currently see it. */
  isShown: z.boolean(),
  /** Whether it was ever visible: then it is archived rather than deleted. */
  wasShown: z.boolean(),
  /** Whether its slug is fixed, because saved designs refer to it. */
  isAddressFixed: z.boolean(),
  updatedAt: timestamp
})
export type AdminProduct = z.infer<typeof adminProduct>

export const adminProductRow = z.object({
  id,
  slug,
  name: z.string(),
  category: slug,
  status: productStatus,
  liveFrom: timestamp.nullable(),
  isShown: z.boolean(),
  picture,
  price: money,
  /** Variants on sale, and their available pieces. */
  variants: z.int().min(0),
  stock: z.int().min(0),
  updatedAt: timestamp
})
export type AdminProductRow = z.infer<typeof adminProductRow>

const adminProductPage = pageOf(adminProductRow).extend({
  /** Number of matches by status. */
  counts: z.record(productStatus, z.int().min(0)),
  /** More match than are searched: the last changed are returned, and `counts` is a lower bound. */
  isCut: z.boolean()
})
export type AdminProductPage = z.infer<typeof adminProductPage>

/** A stored video: remuxed, without metadata. */
export const uploadedVideo = z.object({ id, url: z.string(), ...videoFacts.shape })
export type UploadedVideo = z.infer<typeof uploadedVideo>

const statusChange = z.object({ id, status: productStatus })
const statusChanges = z.object({ products: z.array(statusChange).min(1).max(100) })

/** Former statuses of products, to undo a change. */
export const earlierStatuses = z.object({ products: z.array(statusChange) })

export const categoryInput = z.object({
  name: line(60),
  slug,
  description: z.string().trim().max(500).default(''),
  /** The category above it; null at the top. At most three levels. */
  parent: slug.nullable().default(null)
})
export type CategoryInput = z.output<typeof categoryInput>

/** `products`: number of its own products in every status. */
export const adminCategory = category.pick({ slug: true, name: true, description: true }).extend({
  parent: slug.nullable(),
  /** In the order of the tree. */
  position: z.int().min(0),
  products: z.int().min(0)
})
export type AdminCategory = z.infer<typeof adminCategory>

const byId = z.object({ id })
const bySlug = z.object({ slug })
const admin = { tag: 'admin', access: 'admin' } as const

const previewLink = z.object({
  /** Grants access to the preview. */
  url: z.url(),
  endsAt: timestamp
})
export type PreviewLink = z.infer<typeof previewLink>

/** The product page before it is on sale. */
const productPreview = product.extend({ previewEndsAt: timestamp })
export type ProductPreview = z.infer<typeof productPreview>

/** Filters of the product list of staff. */
export const productFilter = {
  q: z.string().trim().max(100).optional(),
  status: productStatus.optional(),
  category: slug.optional(),
  stock: z.enum(productStockFilters).optional(),
  /** The lowest current price of the variants on sale. */
  priceFrom: filterAmount.optional(),
  priceTo: filterAmount.optional(),
  sale: z.enum(productSaleFilters).optional(),
  printable: z.enum(productPrintFilters).optional()
}

export const adminProductCalls = defineCalls({
  'GET /api/v1/admin/products': {
    summary: 'Every product in every status, changed last first',
    ...admin,
    permission: 'products.read',
    query: z.object({ ...paging({ usual: 25, most: 100 }), ...productFilter }),
    answers: { 200: adminProductPage }
  },
  'POST /api/v1/admin/products': {
    summary: 'Add a product; a copy gets the first number that is free for its name, slug and SKUs',
    ...admin,
    permission: 'products.change',
    body: productInput.extend({ isCopy: z.boolean().default(false) }),
    answers: { 201: adminProduct }
  },
  'PATCH /api/v1/admin/products': {
    summary: 'Set the status of several products; answers what they had before, in the form that takes it back',
    ...admin,
    permission: 'products.change',
    body: statusChanges,
    answers: { 200: statusChanges }
  },
  'GET /api/v1/admin/products/{id}': {
    summary: 'One product as staff see it',
    ...admin,
    permission: 'products.read',
    params: byId,
    answers: { 200: adminProduct }
  },
  'GET /api/v1/admin/products/{id}/preview': {
    summary: 'One product in any status as a shopper would see it',
    ...admin,
    permission: 'products.read',
    params: byId,
    answers: { 200: product }
  },
  'GET /api/v1/admin/products/{id}/preview-link': {
    summary: 'The link that shows a product to whoever has it before it is on sale; null where none is open',
    ...admin,
    permission: 'products.read',
    params: byId,
    answers: { 200: z.object({ link: previewLink.nullable() }) }
  },
  'PUT /api/v1/admin/products/{id}/preview-link': {
    summary: 'Make that link, or let the one there is be open for as long again',
    ...admin,
    permission: 'products.read',
    params: byId,
    answers: { 200: z.object({ link: previewLink }) }
  },
  'DELETE /api/v1/admin/products/{id}/preview-link': {
    summary: 'Withdraw that link; the next one has another address',
    ...admin,
    permission: 'products.read',
    params: byId,
    answers: { 200: z.object({}) }
  },
  'GET /api/v1/product-previews': {
    summary: 'A product before it is on sale, for whoever has the key of its link',
    tag: 'catalogue',
    access: 'public',
    query: z.object({ key: z.string().max(100) }),
    answers: { 200: productPreview }
  },
  'PUT /api/v1/admin/products/{id}': {
    summary: 'Write a product whole; refused with the revision there is where it was changed meanwhile',
    ...admin,
    permission: 'products.change',
    params: byId,
    body: productInput.extend({ revision: z.int().min(1) }),
    answers: { 200: adminProduct }
  },
  'POST /api/v1/admin/test-prints': {
    summary: 'A photograph with a sample design printed on a print area, as WebP; nothing is kept',
    ...admin,
    permission: 'products.change',
    body: testPrint,
    answers: { 200: 'binary' }
  },
  'POST /api/v1/admin/videos': {
    summary: 'Upload an MP4 (H.264) or WebM (VP8, VP9) of at most 32 MB and 60 seconds, for a product',
    ...admin,
    permission: 'products.change',
    upload: true,
    answers: { 201: uploadedVideo }
  },
  'DELETE /api/v1/admin/products/{id}': {
    summary: 'Delete a product that was never on sale; archive any other',
    ...admin,
    permission: 'products.change',
    params: byId,
    answers: { 200: z.object({ result: z.enum(['deleted', 'archived']) }) }
  },
  'GET /api/v1/admin/categories': {
    summary: 'Every category in the order of the tree, also without products',
    ...admin,
    permission: 'products.read',
    answers: { 200: z.array(adminCategory) }
  },
  'POST /api/v1/admin/categories': {
    summary: 'Add a category at the end',
    ...admin,
    permission: 'products.change',
    body: categoryInput,
    answers: { 201: adminCategory }
  },
  'PUT /api/v1/admin/categories/{slug}': {
    summary: 'Rename, describe or move a category; its address stays',
    ...admin,
    permission: 'products.change',
    params: bySlug,
    body: categoryInput.omit({ slug: true }).extend({
      /** Omitted: unchanged. */
      parent: slug.nullable().optional(),
      /** Position among all, counted from 0; omitted: unchanged. */
      position: z.int().min(0).max(1_000).optional()
    }),
    answers: { 200: adminCategory }
  },
  'DELETE /api/v1/admin/categories/{slug}': {
    summary: 'Delete a category without products and without categories below it',
    ...admin,
    permission: 'products.change',
    params: bySlug,
    answers: { 200: z.object({}) }
  }
})
