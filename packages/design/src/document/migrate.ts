import type { DesignDocument } from './document.ts'
import { documentVersion } from './version.ts'

type Loose = Readonly<Record<string, unknown>>

/** Makes node ids unique: the first node keeps its id, later ones get a number appended. */
function withOwnIds(nodes: unknown, taken: Set<string>): unknown {
  if (!Array.isArray(nodes)) return nodes
  return nodes.map((node: unknown) => {
    if (typeof node !== 'object' || node === null || !('id' in node) || typeof node.id !== 'string') return node
    let id = node.id
    for (let number = 2; taken.has(id); number++) id = `${node.id.slice(0, 34)}-${number}`
    taken.add(id)
    return id === node.id ? node : { ...node, id }
  })
}

function uniqueIds(areas: unknown): unknown {
  if (typeof areas !== 'object' || areas === null) return areas
  return Object.fromEntries(Object.entries(areas).map(([area, nodes]) => [area, withOwnIds(nodes, new Set())]))
}

/**
 * Migration steps, keyed by the version they start from. They are never removed: designs saved years ago must still
 * open. Tests render fixtures of every version.
 */
const steps: Readonly<Record<number, (document: Loose) => Loose>> = {
  // Version 2 adds gradients, crops, arcs, groups, clip-art and QR codes. Version 1 documents stay valid, except that
  // two nodes of an area could share an id.
  1: (document) => ({ ...document, version: 2, areas: uniqueIds(document['areas']) }),
  // Version 3 adds text boxes that wrap or shrink text, shadows and more outlines. Texts without `fit` keep their look.
  2: (document) => ({ ...document, version: 3 }),
  // Version 4 adds style runs. Texts without runs keep their meaning.
  3: (document) => ({ ...document, version: 4 }),
  // Version 5 adds warps and baselines. Texts without them keep their meaning.
  4: (document) => ({ ...document, version: 5 }),
  // Version 6 adds picture adjustments, effects and masks, and lists. Nodes without them keep their meaning.
  5: (document) => ({ ...document, version: 6 }),
  // Version 7 adds sharpness and text masks. Pictures without them keep their meaning.
  6: (document) => ({ ...document, version: 7 }),
  // Version 8 adds extrusions, and texts with lists of both kinds. Others keep their look.
  7: (document) => ({ ...document, version: 8 })
}

/** Migrates a document of an older version to the current one. Other values are returned unchanged. */
export function migrate(value: unknown): unknown {
  let document = value
  for (
    let version = versionOf(document);
    version !== undefined && version < documentVersion;
    version = versionOf(document)
  ) {
    const step = steps[version]
    if (step === undefined) return document
    document = step(document as Loose)
  }
  return document
}

/** The version a document states, or undefined. */
export function versionOf(value: unknown): number | undefined {
  return typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number'
    ? value.version
    : undefined
}

/** Migrates a stored document without validating it: it was validated before it was stored. */
export const migrateStoredDesign = (value: unknown): DesignDocument => migrate(value) as DesignDocument
