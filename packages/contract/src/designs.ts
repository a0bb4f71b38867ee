import { designDocument, strictDesignDocument } from '@motif/design'
import { z } from 'zod'
import { defineCalls } from './call.ts'
import { done, id, line, partOf, partPaging, several, timestamp } from './primitives.ts'

export const designSummary = z.object({
  id,
  name: z.string(),
  product: z.string(),
  updatedAt: timestamp,
  previewUrl: z.string()
})
export type DesignSummary = z.infer<typeof designSummary>
export const design = designSummary.extend({ document: designDocument })
export type Design = z.infer<typeof design>

/** Number of a design's changes, for optimistic locking: an outdated one is refused with 409. */
const revision = z.int().positive()

/** A stored design. */
export const storedSummary = designSummary.extend({
  revision,
  /** Grants read access; null if not shared. */
  shareKey: id.nullable()
})
export const storedDesign = storedSummary.extend({ document: designDocument })
export type StoredSummary = z.infer<typeof storedSummary>
export type StoredDesign = z.infer<typeof storedDesign>

/** An earlier version of a design. */
export const versionSummary = z.object({ id, name: z.string(), savedAt: timestamp })
export type VersionSummary = z.infer<typeof versionSummary>
export const designVersion = versionSummary.extend({ document: designDocument })
export type DesignVersion = z.infer<typeof designVersion>

/** A shared design, as seen by link. */
export const sharedDesign = z.object({
  name: z.string(),
  product: z.string(),
  updatedAt: timestamp,
  previewUrl: z.string(),
  document: designDocument
})
export type SharedDesign = z.infer<typeof sharedDesign>

/** Available widths of a design's picture in pixels. */
export const previewWidths = ['160', '320', '640', '1280'] as const
export type PreviewWidth = (typeof previewWidths)[number]

const body = z.object({ name: line(80), document: strictDesignDocument })
/** `overrules`: replaces a conflicting change, which becomes a version regardless of the time since the last. */
const change = body.extend({ revision: revision.optional(), overrules: z.literal(true).optional() })
const params = z.object({ id })
const versionParams = z.object({ id, versionId: id })
/** The print area to show; by default the first used one. */
const area = z.string().min(1).max(40).optional()
const pngQuery = z.object({ w: z.enum(previewWidths).default('640'), area })

export const upload = z.object({ id, width: z.int().positive(), height: z.int().positive(), url: z.string() })
export type Upload = z.infer<typeof upload>

/** Available longest sides of an upload in pixels, beside the original. */
export const uploadWidths = ['160', '480', '960', '1600'] as const
export type UploadWidth = (typeof uploadWidths)[number]

/** An upload's original size in pixels. */
export const uploadSize = upload.pick({ id: true, width: true, height: true })
export type UploadSize = z.infer<typeof uploadSize>

export const designCalls = defineCalls({
  'GET /api/v1/designs': {
    summary:
      'The person’s designs, last changed first; those whose names hold `q`, at most `limit`, and only what follows the design `after`',
    tag: 'designs',
    access: 'user',
    query: z.object({
      q: z.string().trim().max(80).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(500),
      after: id.optional()
    }),
    answers: { 200: z.array(storedSummary) }
  },
  'POST /api/v1/designs': {
    summary: 'Save a new design',
    tag: 'designs',
    access: 'user',
    body,
    answers: { 201: storedDesign }
  },
  'GET /api/v1/designs/{id}': {
    summary: 'One design',
    tag: 'designs',
    access: 'user',
    params,
    answers: { 200: storedDesign }
  },
  'PUT /api/v1/designs/{id}': {
    summary: 'Save a design again',
    tag: 'designs',
    access: 'user',
    params,
    body: change,
    answers: { 200: storedDesign }
  },
  'PATCH /api/v1/designs/{id}': {
    summary: 'Rename a design',
    tag: 'designs',
    access: 'user',
    params,
    body: z.object({ name: line(80), revision: revision.optional() }),
    answers: { 200: storedDesign }
  },
  'DELETE /api/v1/designs/{id}': {
    summary: 'Delete a design; it can be had back for 30 days',
    tag: 'designs',
    access: 'user',
    params,
    answers: { 200: done }
  },
  'POST /api/v1/designs/{id}/restore': {
    summary: 'Have a deleted design back',
    tag: 'designs',
    access: 'user',
    params,
    answers: { 200: storedDesign }
  },
  'POST /api/v1/designs/{id}/duplicate': {
    summary: 'Begin a new design from one',
    tag: 'designs',
    access: 'user',
    params,
    body: z.object({ name: line(80) }),
    answers: { 201: storedDesign }
  },
  'GET /api/v1/designs/{id}/versions': {
    summary: 'What a design was before, newest first, at most 20',
    tag: 'designs',
    access: 'user',
    params,
    answers: { 200: z.array(versionSummary) }
  },
  'GET /api/v1/designs/{id}/versions/{versionId}': {
    summary: 'One of them',
    tag: 'designs',
    access: 'user',
    params: versionParams,
    answers: { 200: designVersion }
  },
  'POST /api/v1/designs/{id}/versions/{versionId}/restore': {
    summary: 'Make a design again what it was; what it is becomes a version',
    tag: 'designs',
    access: 'user',
    params: versionParams,
    body: z.object({ revision: revision.optional() }),
    answers: { 200: storedDesign }
  },
  'POST /api/v1/designs/{id}/share': {
    summary: 'Share a design, to be looked at, with whoever has the key',
    tag: 'designs',
    access: 'user',
    params,
    answers: { 200: z.object({ key: id }) }
  },
  'DELETE /api/v1/designs/{id}/share': {
    summary: 'Share it no longer; the key is never good again',
    tag: 'designs',
    access: 'user',
    params,
    answers: { 200: done }
  },
  'GET /api/v1/shared-designs/{key}': {
    summary: 'A design somebody shared',
    tag: 'designs',
    access: 'public',
    params: z.object({ key: id }),
    answers: { 200: sharedDesign }
  },
  'GET /api/v1/shared-designs/{key}/preview.png': {
    summary: 'Its picture',
    tag: 'designs',
    access: 'public',
    params: z.object({ key: id }),
    query: pngQuery,
    answers: { 200: 'binary' }
  },
  'GET /api/v1/designs/{id}/preview.svg': {
    summary: 'The design as a picture; the identifier is unguessable',
    tag: 'designs',
    access: 'public',
    params,
    query: z.object({ area }),
    answers: { 200: 'binary' }
  },
  'GET /api/v1/designs/{id}/preview.png': {
    summary: 'The same in pixels',
    tag: 'designs',
    access: 'public',
    params,
    query: pngQuery,
    answers: { 200: 'binary' }
  },
  'POST /api/v1/design-library/token': {
    summary:
      'What the browser opens the person’s designs at Cloud Firestore with; where they are kept here there is no such thing',
    tag: 'designs',
    access: 'user',
    answers: { 200: z.object({ firebaseToken: z.string() }) }
  },
  'POST /api/v1/uploads': {
    summary: 'Upload a PNG, JPEG or WebP of at most 10 MB',
    tag: 'uploads',
    access: 'optional',
    upload: true,
    answers: { 201: upload }
  },
  'GET /api/v1/uploads': {
    summary:
      'Sizes, in pixels, of the uploads named by their unguessable identifiers, joined by commas, at most 50; those that are gone are left out',
    tag: 'uploads',
    access: 'public',
    query: z.object({ ids: several(id, 50) }),
    answers: { 200: z.array(uploadSize) }
  },
  'GET /api/v1/own-uploads': {
    summary: 'Pictures uploaded to the person’s account, the newest first; `after` names the last one known',
    tag: 'uploads',
    access: 'user',
    query: z.object(partPaging({ usual: 24, most: 96 })),
    answers: { 200: partOf(z.object({ id, uploadedAt: timestamp })) }
  },
  'GET /api/v1/uploads/{id}': {
    summary: 'An uploaded image, in its own size or at most `w` pixels wide and high; the identifier is unguessable',
    tag: 'uploads',
    access: 'public',
    params: z.object({ id }),
    query: z.object({ w: z.enum(uploadWidths).optional() }),
    answers: { 200: 'binary' }
  }
})
