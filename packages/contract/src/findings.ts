import { z } from 'zod'
import { id } from './primitives.ts'

/** What of a design its buyer has to confirm before it is printed so. */
export const designFinding = z.object({
  /** The same finding of the same thing in the same measure, as `findingId` of packages/design writes it. */
  id: z.string().min(1).max(200),
  code: z.enum(['very-low-resolution', 'cut-off', 'outside', 'sample-text']),
  /** The print area it is on. */
  area: z.string(),
  /** The node of the document it is about, and what kind of thing that is. */
  node: z.string(),
  kind: z.enum(['text', 'image', 'qr', 'clip-art', 'shape']),
  /** File name of a picture, words of a text; empty where it has none. */
  name: z.string(),
  /** Pixels an inch a picture prints at. */
  dpi: z.number().optional(),
  /** How far it reaches over the edge. */
  millimetres: z.number().optional()
})
export type DesignFinding = z.infer<typeof designFinding>

/** Says that findings of one document are to be printed as they are; for a document with another content it counts for nothing. */
export const designConfirmation = z.object({
  /** SHA-256 of the canonical document in base64url, as `contentHash` of packages/design computes it. */
  contentHash: id,
  /** Identifiers of the findings. */
  findings: z.array(z.string().min(1).max(200)).max(500)
})
export type DesignConfirmation = z.infer<typeof designConfirmation>

/** A design somebody asked for without confirming all of it: what is still to be confirmed. */
export const unconfirmedDesign = z.object({ contentHash: id, findings: z.array(designFinding) })
export type UnconfirmedDesign = z.infer<typeof unconfirmedDesign>
