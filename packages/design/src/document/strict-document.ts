import { z } from 'zod'
import { faceOf } from '../fonts/catalogue.ts'
import { type DesignDocument, currentDocument } from './document.ts'
import { migrate } from './migrate.ts'
import { nodeIdShape } from './repair.ts'
import type { DesignNode } from './nodes.ts'
import { textMaskOf } from './node-text.ts'

const uploadIdShape = /^[\w-]{1,64}$/

type Path = (string | number)[]

function* faultsOf(
  nodes: readonly DesignNode[],
  path: Path,
  taken: Set<string>
): Generator<{ path: Path; message: string }> {
  for (const [index, node] of nodes.entries()) {
    const at = [...path, index]
    if (!nodeIdShape.test(node.id)) yield { path: [...at, 'id'], message: 'letters, digits, hyphen and underscore' }
    if (taken.has(node.id)) yield { path: [...at, 'id'], message: 'an id of its own for every node of the document' }
    taken.add(node.id)
    if (node.type === 'text' && faceOf(node.font) === undefined)
      yield { path: [...at, 'font'], message: 'a font of this shop' }
    for (const [run, { font }] of (node.type === 'text' ? (node.runs ?? []) : []).entries())
      if (font !== undefined && faceOf(font) === undefined)
        yield { path: [...at, 'runs', run, 'font'], message: 'a font of this shop' }
    const mask = textMaskOf(node)
    if (mask && faceOf(mask.font) === undefined) yield { path: [...at, 'mask', 'font'], message: 'a font of this shop' }
    if (node.type === 'image' && !uploadIdShape.test(node.image))
      yield { path: [...at, 'image'], message: 'the identifier of an upload' }
    if (node.type === 'group') yield* faultsOf(node.children, [...at, 'children'], taken)
  }
}

/**
 * Strict schema for documents sent to the shop. Accepts the current or an older version, with fonts the shop has, node
 * ids that are safe and unique, and pictures given by upload ids. `designDocument` is the lenient schema for stored
 * documents.
 */
export const strictDesignDocument = z
  .preprocess(migrate, currentDocument)
  .superRefine(({ areas }: DesignDocument, context) => {
    const taken = new Set<string>()
    for (const [area, nodes] of Object.entries(areas))
      for (const { path, message } of faultsOf(nodes, ['areas', area], taken))
        context.addIssue({ code: 'custom', path, message })
  }) as unknown as typeof currentDocument
