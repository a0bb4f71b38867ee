import { faceOf } from '../fonts/catalogue.ts'
import { lastResort } from '../fonts/fallbacks.ts'
import { depthLimit } from './nodes.ts'

type Loose = Readonly<Record<string, unknown>>

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What node ids are made of: they stand in addresses of errors, in selectors and in logs. */
export const nodeIdShape = /^[\w-]{1,40}$/

/** An id of the safe shape that no node has yet; the same where it is one already. */
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
  // What such a text was drawn with all along.
  if (type === 'text' && hasStrangeFont(node)) own['font'] = lastResort.id
  if (type === 'image' && hasStrangeFont(mask)) own['mask'] = { ...mask, font: lastResort.id }
  if (type === 'text' && Array.isArray(runs) && runs.some(hasStrangeFont))
    own['runs'] = runs.map((run: unknown) => (hasStrangeFont(run) ? { ...run, font: lastResort.id } : run))
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

/** Node ids that occur twice on one area are no document: which one was meant cannot be told. */
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
 * Gives a document that was kept before its rules were as strict the fonts and node ids it needs to be saved again: a face
 * the shop does not have becomes the one that stood in for it, ids become safe and unique in the whole document. It looks as
 * before. Anything else comes back as it is, the very same object where nothing had to change.
 */
export function tidy(document: unknown): unknown {
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
