import { z } from 'zod'
import { id } from './primitives.ts'

/** A finding of a design that its buyer must confirm before it is printed. */
export const designFinding = z.object({
  /** Identifies finding, object and measure, as `findingId` of packages/design writes it. */
  id: z.string().min(1).max(200),
  code: z.enum(['very-low-resolution', 'cut-off', 'outside', 'sample-text']),
  /** Its print area. */
  area: z.string(),
  /** The node of the document, and its kind. */
  node: z.string(),
  kind: z.enum(['text', 'image', 'qr', 'clip-art', 'shape']),
  /** File name of a picture, words of a text; empty otherwise. */
  name: z.string(),
  /** Resolution of a picture in print, in pixels per inch. */
  dpi: z.number().optional(),
  /** How far it extends over the edge. */
  millimetres: z.number().optional()
})
export type DesignFinding = z.infer<typeof designFinding>

/** Confirms findings of one document; it is void for a document with other content. */
export const designConfirmation = z.object({
  /** SHA-256 of the canonical document in base64url, as `contentHash` of packages/design computes it. */
  contentHash: id,
  /** Ids of the findings. */
  findings: z.array(z.string().min(1).max(200)).max(500)
})
export type DesignConfirmation = z.infer<typeof designConfirmation>

/** A design with the findings still to be confirmed. */
export const unconfirmedDesign = z.object({ contentHash: id, findings: z.array(designFinding) })
export type UnconfirmedDesign = z.infer<typeof unconfirmedDesign>
