import { z } from 'zod'
import { designNode, depthLimit, nodeLimit } from './nodes.ts'
import { team } from './team.ts'
import { depthOf, walk } from './tree.ts'
import { documentVersion } from './version.ts'

const areaId = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** Print areas a product may have. */
const areaLimit = 40

/** Looked at before anything else: a schema that holds itself would follow a document without end to the end of the stack. */
const areasWithinDepth = z.custom<Record<string, unknown>>(
  (areas) =>
    typeof areas === 'object' && areas !== null && Object.values(areas).every((nodes) => depthOf(nodes) <= depthLimit),
  {
    error: `groups within groups at most ${depthLimit} deep`,
    abort: true
  }
)

const length = z.number().positive().max(5000)

/** Width and height of print areas by their ids, in millimetres. */
const areaSizes = z
  .record(areaId, z.strictObject({ widthMm: length, heightMm: length }))
  .refine((sizes) => Object.keys(sizes).length <= areaLimit, `at most ${areaLimit} print areas`)
export type AreaSizes = z.infer<typeof areaSizes>

const count = (areas: Readonly<Record<string, z.infer<typeof designNode>[]>>) =>
  Object.values(areas).reduce((sum, nodes) => sum + [...walk(nodes)].length, 0)

/** Identifiers name one node each, so that a change reaches the one that was meant. */
const areNamesUnique = (nodes: z.infer<typeof designNode>[]) => {
  const all = [...walk(nodes)]
  return new Set(all.map(({ id }) => id)).size === all.length
}

const areas = areasWithinDepth.pipe(
  z
    .record(areaId, z.array(designNode).max(nodeLimit).refine(areNamesUnique, 'an id of its own for every node'))
    .refine((found) => count(found) <= nodeLimit, `at most ${nodeLimit} nodes in all`)
)
type Areas = typeof areas extends z.ZodType<infer Output> ? Output : never

/** What a person made: nodes, back to front, on each print area of one product. Lengths are millimetres. */
export const currentDocument = z.strictObject({
  version: z.literal(documentVersion),
  /** Slug of the product it is placed on. */
  product: z.string().min(1).max(120),
  /** Value of the product's colour option the design is seen on. */
  colour: z.string().max(60).optional(),
  /** Nodes by print area id. */
  areas: areas as z.ZodType<Areas, Record<string, z.input<typeof designNode>[]>>,
  /** How large the print areas are that its nodes are placed in. Left out, as in older documents: as large as the product's own, whatever the variant. */
  areaSizes: areaSizes.optional(),
  /** Whom it is made for, a row each. Part of the work, not of the picture: what is bought, shared or printed does not hold it. */
  team: team.optional()
})
export type DesignDocument = z.infer<typeof currentDocument>
