import { faceOf } from '../fonts/catalogue.ts'
import { fallbackFace } from '../fonts/fallbacks.ts'
import { depthLimit } from './nodes.ts'

type Loose = Readonly<Record<string, unknown>>

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Pattern of safe node ids: they occur in error paths, selectors and logs. */
export const nodeIdShape = /^[\w-]{1,40}$/

/** A safe id that no other node has. Returns the id itself if it qualifies. */
function freeId(id: string, taken: ReadonlySet<string>): string {
  const safe = id.replaceAll(/[^\w-]/g, '-').slice(0, 40) || 'node'
  let free = safe
  for (let number = 2; taken.has(free); number++) free = `${safe.slice(0, 34)}-${number}`
  return free
}

const hasStrangeFont = (set: unknown): set is Loose =>
  isLoose(set) && typeof set['font'] === 'string' && faceOf(set['font']) === undefined

function tidyNode(node: unknown, taken: Set<string>, depth: number): unknown {
  if (!isLoose(node) || depth > depthLimit) return node
  const { id, type, runs, mask, children } = node
  const own: Record<string, unknown> = {}
  if (typeof id === 'string') {
    const free = freeId(id, taken)
    taken.add(free)
    if (free !== id) own['id'] = free
  }
  // The fallback font that such a text was rendered with.
  if (type === 'text' && hasStrangeFont(node)) own['font'] = fallbackFace.id
  if (type === 'image' && hasStrangeFont(mask)) own['mask'] = { ...mask, font: fallbackFace.id }
  if (type === 'text' && Array.isArray(runs) && runs.some(hasStrangeFont))
    own['runs'] = runs.map((run: unknown) => (hasStrangeFont(run) ? { ...run, font: fallbackFace.id } : run))
  if (Array.isArray(children)) {
    const tidied = tidyNodes(children, taken, depth + 1)
    if (tidied !== children) own['children'] = tidied
  }
  return Object.keys(own).length === 0 ? node : { ...node, ...own }
}

function tidyNodes(nodes: readonly unknown[], taken: Set<string>, depth: number): readonly unknown[] {
  const tidied = nodes.map((node) => tidyNode(node, taken, depth))
  return tidied.some((node, index) => node !== nodes[index]) ? tidied : nodes
}

/** A node id that occurs twice in one area is invalid: references to it are ambiguous. */
const hasTwice = (nodes: readonly unknown[]): boolean => {
  const ids = idsIn(nodes, 1)
  return new Set(ids).size < ids.length
}

const idsIn = (nodes: readonly unknown[], depth: number): unknown[] =>
  nodes.flatMap((node) =>
    isLoose(node)
      ? [
          node['id'],
          ...(Array.isArray(node['children']) && depth <= depthLimit ? idsIn(node['children'], depth + 1) : [])
        ]
      : []
  )

/**
 * Repairs a document that was stored under laxer rules, so that it can be saved again. Unknown fonts become the
 * fallback that replaced them; node ids become safe and unique. The rendering does not change. Other values are
 * returned as the same object.
 */
export function repairDocument(document: unknown): unknown {
  if (!isLoose(document) || !isLoose(document['areas'])) return document
  const taken = new Set<string>()
  const areas = Object.entries(document['areas']).map(
    ([area, nodes]) =>
      [area, nodes, Array.isArray(nodes) && !hasTwice(nodes) ? tidyNodes(nodes, taken, 1) : nodes] as const
  )
  return areas.every(([, before, after]) => before === after)
    ? document
    : { ...document, areas: Object.fromEntries(areas.map(([area, , after]) => [area, after])) }
}
