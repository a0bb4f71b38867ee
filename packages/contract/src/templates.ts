import { designDocument } from '@motif/design'
import { z } from 'zod'
import { defineCalls } from './call.ts'
import { picture, slug } from './primitives.ts'

/** Kinds of templates. */
export const templateKinds = ['lettering', 'badges', 'pictures', 'patterns', 'celebrations', 'teams'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** A template. `picture` shows it on `product`, for which it was drawn. */
export const template = z.object({ id: slug, name: z.string(), kind: z.enum(templateKinds), product: slug, picture })
export type Template = z.infer<typeof template>

export const templateDocument = z.object({ id: slug, name: z.string(), document: designDocument })
export type TemplateDocument = z.infer<typeof templateDocument>

export const templateCalls = defineCalls({
  'GET /api/v1/templates': {
    summary: 'Designs of ours to begin one’s own from',
    tag: 'designs',
    access: 'public',
    answers: { 200: z.array(template) }
  },
  'GET /api/v1/templates/{id}': {
    summary:
      'One of them as a document, on its own product or fitted to other `product`s; also what any ready-made product is printed with, by its slug',
    tag: 'designs',
    access: 'public',
    params: z.object({ id: slug }),
    query: z.object({ product: slug.optional(), colour: slug.optional() }),
    answers: { 200: templateDocument }
  }
})
