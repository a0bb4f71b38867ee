import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import { chartStatesOf, type StateOfChart, type Step } from './graph.ts'
import type { Walk } from './types.ts'

/** Lengths in pixels at 100 % text size; the chart scales with it. */
export const lengths = { card: 304, title: 36, line: 18, gap: 10, padding: 12, label: 32 } as const

/** Number of characters that certainly fit on a line of a card. */
const signs = { event: 33, condition: 44 } as const

const linesOf = (text: string, kind: keyof typeof signs) => Math.ceil(text.length / signs[kind])

/** The last part of a path is the state's short name. */
const shortOf = (path: string) => path.split('.').at(-1) ?? path

/** Target of a transition, as text. */
export const goalOf = ({ targets, source, definition }: Step): string =>
  targets.length === 0
    ? 'stays'
    : targets.every((target) => target === source) && definition.reenter
      ? 'begins again'
      : targets.map(shortOf).join(', ')

/** Condition of a transition, as text; empty if unconditional. */
export const conditionOf = ({ guard, isOtherwise }: Step): string =>
  guard === '' ? (isOtherwise ? 'otherwise' : '') : `${isOtherwise ? 'else ' : ''}if ${guard}`

const heightOf = (step: Step) =>
  lengths.line * (linesOf(`${step.event} → ${goalOf(step)}`, 'event') + linesOf(conditionOf(step), 'condition')) +
  lengths.gap

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface PlacedCard extends Box {
  state: StateOfChart
  /** The transitions of a compound state have a separate card within its frame. */
  isWithin: boolean
  rows: readonly { step: Step; height: number }[]
}

export interface PlacedEdge {
  id: string
  /** Id of the card of the transitions, and path of their target state. */
  source: string
  target: string
  points: readonly { x: number; y: number }[]
}

export interface Layout {
  width: number
  height: number
  /** Compound states: frames behind the cards, the outer ones first. */
  frames: readonly (Box & { state: StateOfChart })[]
  cards: readonly PlacedCard[]
  edges: readonly PlacedEdge[]
}

const nodeId = (path: string) => `state ${path}`
const within = (path: string) => `steps ${path}`

const rowsOf = ({ steps }: StateOfChart) => steps.map((step) => ({ step, height: heightOf(step) }))

/** A card with its transitions below each other. One line per target begins at the first transition to it. */
function cardNode(state: StateOfChart, id: string): ElkNode {
  const rows = rowsOf(state)
  let y: number = lengths.title
  const ports = rows.map(({ height }, index) => {
    const port = {
      id: `${id} ${index}`,
      x: lengths.card,
      y: y + lengths.line / 2 + lengths.gap / 2,
      width: 0,
      height: 0
    }
    y += height
    return { ...port, layoutOptions: { 'elk.port.side': 'EAST' } }
  })
  return {
    id,
    width: lengths.card,
    height: y + (rows.length > 0 ? lengths.gap / 2 : 0),
    ports,
    layoutOptions: { 'elk.portConstraints': 'FIXED_POS' }
  }
}

function nodeOf(state: StateOfChart): ElkNode {
  if (state.children.length === 0) return cardNode(state, nodeId(state.path))
  return {
    id: nodeId(state.path),
    children: [...(state.steps.length > 0 ? [cardNode(state, within(state.path))] : []), ...state.children.map(nodeOf)],
    layoutOptions: {
      'elk.padding': `[top=${lengths.label + lengths.padding},left=${lengths.padding},bottom=${lengths.padding},right=${lengths.padding}]`
    }
  }
}

function edgesOf(state: StateOfChart): ElkExtendedEdge[] {
  const from = state.children.length === 0 ? nodeId(state.path) : within(state.path)
  const drawn = new Set<string>()
  const own = state.steps.flatMap(({ targets }, index) =>
    targets.flatMap((target) => {
      if (target === state.path || drawn.has(target)) return []
      drawn.add(target)
      return [{ id: `${from} to ${target}`, sources: [`${from} ${index}`], targets: [nodeId(target)] }]
    })
  )
  return [...own, ...state.children.flatMap(edgesOf)]
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '48',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]'
} as const

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkNode): Box => ({ x, y, width, height })

/** Lays out a machine's chart. */
async function arrange(walk: Walk): Promise<Layout> {
  const root = chartStatesOf(walk)
  const placed: ElkNode = await new ELK().layout({
    id: 'chart',
    layoutOptions: options,
    children: [...(root.steps.length > 0 ? [cardNode(root, within(''))] : []), ...root.children.map(nodeOf)],
    edges: edgesOf(root)
  })
  const boxes = new Map<string, Box>()
  const note = (node: ElkNode) => {
    boxes.set(node.id, boxOf(node))
    node.children?.forEach(note)
  }
  note(placed)
  const boxAt = (id: string): Box => {
    const box = boxes.get(id)
    if (box === undefined) throw new Error(`The layout has no place for "${id}".`)
    return box
  }
  const frames: Layout['frames'][number][] = []
  const cards: PlacedCard[] = []
  const put = (state: StateOfChart) => {
    if (state.children.length === 0) {
      cards.push({ ...boxAt(nodeId(state.path)), state, isWithin: false, rows: rowsOf(state) })
      return
    }
    if (state.path !== '') frames.push({ ...boxAt(nodeId(state.path)), state })
    if (state.steps.length > 0) cards.push({ ...boxAt(within(state.path)), state, isWithin: true, rows: rowsOf(state) })
    state.children.forEach(put)
  }
  put(root)
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    frames,
    cards,
    edges: (placed.edges ?? []).map(({ id, sources, targets, sections = [] }) => ({
      id,
      source: (sources[0] ?? '').replace(/ \d+$/, ''),
      target: (targets[0] ?? '').replace(/^state /, ''),
      points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    }))
  }
}

const layouts = new WeakMap<Walk, Promise<Layout>>()

export function layoutOf(walk: Walk): Promise<Layout> {
  const layout = layouts.get(walk) ?? arrange(walk)
  layouts.set(walk, layout)
  return layout
}
