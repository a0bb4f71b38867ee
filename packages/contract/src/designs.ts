import { designDocument } from '@motif/design'
import { z } from 'zod'
import { defineCalls } from './call.ts'
import { done, id, line, timestamp } from './primitives.ts'

export const designSummary = z.object({ id, name: z.string(), product: z.string(), updatedAt: timestamp, previewUrl: z.string() })
export type DesignSummary = z.infer<typeof designSummary>
export const design = designSummary.extend({ document: designDocument })
export type Design = z.infer<typeof design>

const body = z.object({ name: line(80), document: designDocument })

export const upload = z.object({ id, width: z.int().positive(), height: z.int().positive(), url: z.string() })
export type Upload = z.infer<typeof upload>

/** Longest sides, in pixels, an upload can be had in beside its own. */
export const uploadWidths = ['160', '480', '960', '1600'] as const
export type UploadWidth = (typeof uploadWidths)[number]

export const designCalls = defineCalls({
  'GET /api/v1/designs': { summary: 'The person’s designs, last changed first', tag: 'designs', access: 'user', answers: { 200: z.array(designSummary) } },
  'POST /api/v1/designs': { summary: 'Save a new design', tag: 'designs', access: 'user', body, answers: { 201: design } },
  'GET /api/v1/designs/{id}': { summary: 'One design', tag: 'designs', access: 'user', params: z.object({ id }), answers: { 200: design } },
  'PUT /api/v1/designs/{id}': { summary: 'Save a design again', tag: 'designs', access: 'user', params: z.object({ id }), body, answers: { 200: design } },
  'DELETE /api/v1/designs/{id}': { summary: 'Delete a design', tag: 'designs', access: 'user', params: z.object({ id }), answers: { 200: done } },
  'GET /api/v1/designs/{id}/preview.svg': { summary: 'The design as a picture; the identifier is unguessable', tag: 'designs', access: 'public', params: z.object({ id }), answers: { 200: 'binary' } },
  'POST /api/v1/uploads': { summary: 'Upload a PNG, JPEG or WebP of at most 10 MB', tag: 'uploads', access: 'optional', upload: true, answers: { 201: upload } },
  'GET /api/v1/uploads/{id}': { summary: 'An uploaded image, in its own size or at most `w` pixels wide and high; the identifier is unguessable', tag: 'uploads', access: 'public', params: z.object({ id }), query: z.object({ w: z.enum(uploadWidths).optional() }), answers: { 200: 'binary' } }
})
