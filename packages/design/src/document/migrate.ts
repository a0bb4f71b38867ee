import type { DesignDocument } from './document.ts'
import { documentVersion } from './version.ts'

type Loose = Readonly<Record<string, unknown>>

/** Gives every node an id of its own: the first keeps it, those after it get a number. */
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
 * What each version's documents become in the next. They stand here for ever: designs saved years ago are opened, and
 * the fixtures of every version are drawn in the tests.
 */
const steps: Readonly<Record<number, (document: Loose) => Loose>> = {
  // Version 2 adds gradients, crops, arcs, groups, clip-art and QR codes; all that version 1 could say means the same,
  // except that two nodes of an area could share an id.
  1: (document) => ({ ...document, version: 2, areas: uniqueIds(document['areas']) }),
  // Version 3 adds boxes that words wrap in or shrink to fit, shadows and more outlines. A text without `fit` means what it meant, so that it looks as it did.
  2: (document) => ({ ...document, version: 3 }),
  // Version 4 adds runs: letters of a text that look otherwise than the others. A text without any means what it meant.
  3: (document) => ({ ...document, version: 4 }),
  // Version 5 adds warps and lines to stand on: texts within a bent envelope, or along a curve. A text without either means what it meant.
  4: (document) => ({ ...document, version: 5 }),
  // Version 6 adds what is made of a photo's colours, the shape it is cut to, and lists. A picture or a text without any means what it meant.
  5: (document) => ({ ...document, version: 6 }),
  // Version 7 adds sharper photos, and photos cut to words. A picture without either means what it meant.
  6: (document) => ({ ...document, version: 7 })
}

/** Brings a document of an older version to the current one; anything else comes back as it is. */
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

/** The version a document says it is of, if it says one. */
export function versionOf(value: unknown): number | undefined {
  return typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number'
    ? value.version
    : undefined
}

/** A document that was checked when it was kept: of an older version it is brought up to date, otherwise it is believed. */
export const keptDesign = (value: unknown): DesignDocument => migrate(value) as DesignDocument
