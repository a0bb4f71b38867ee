import { z } from 'zod'
import { designNode, depthLimit, nodeLimit } from './nodes.ts'
import { team } from './team.ts'
import { depthOf, walk } from './tree.ts'
import { documentVersion } from './version.ts'

const areaId = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** Maximum number of print areas of a product. */
const areaLimit = 40

/** Checks the depth before parsing: a recursive schema would overflow the stack on an over-deep document. */
const areasWithinDepth = z.custom<Record<string, unknown>>(
  (areas) =>
    typeof areas === 'object' && areas !== null && Object.values(areas).every((nodes) => depthOf(nodes) <= depthLimit),
  {
    error: `groups within groups at most ${depthLimit} deep`,
    abort: true
  }
)

const length = z.number().positive().max(5000)

/** Width and height of print areas by id, in millimetres. */
const areaSizes = z
  .record(areaId, z.strictObject({ widthMm: length, heightMm: length }))
  .refine((sizes) => Object.keys(sizes).length <= areaLimit, `at most ${areaLimit} print areas`)
export type AreaSizes = z.infer<typeof areaSizes>

const count = (areas: Readonly<Record<string, z.infer<typeof designNode>[]>>) =>
  Object.values(areas).reduce((sum, nodes) => sum + [...walk(nodes)].length, 0)

/** Node ids must be unique, so that a change reaches exactly one node. */
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

/** A design: nodes, back to front, on each print area of one product. Lengths are millimetres. */
export const currentDocument = z.strictObject({
  version: z.literal(documentVersion),
  /** Slug of the product. */
  product: z.string().min(1).max(120),
  /** Value of the product's colour option that the design is shown on. */
  colour: z.string().max(60).optional(),
  /** Nodes by print area id. */
  areas: areas as z.ZodType<Areas, Record<string, z.input<typeof designNode>[]>>,
  /**
   * Sizes of the print areas the nodes are placed in. If omitted, as in older documents, the product's own sizes apply
   * for every variant.
   */
  areaSizes: areaSizes.optional(),
  /** Team members, one row each. Editing data only: carts, shared designs and print files omit it. */
  team: team.optional()
})
export type DesignDocument = z.infer<typeof currentDocument>
