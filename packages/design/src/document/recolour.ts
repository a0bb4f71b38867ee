import type { DesignNode, TextNode } from './nodes.ts'
import type { Paint } from './paint.ts'
import { normalizeRuns } from './runs.ts'

type Change = (colour: string) => string

/** Maps members that hold colours; the same object if nothing changed. */
function withMembers<Of extends object>(
  of: Of,
  change: { [Member in keyof Of]?: (value: NonNullable<Of[Member]>) => Of[Member] }
): Of {
  const changed = (Object.keys(change) as (keyof Of)[]).flatMap((member) => {
    const value = of[member]
    if (value === undefined || value === null) return []
    const after = change[member]?.(value)
    return after === value ? [] : [[member, after]]
  })
  return changed.length === 0 ? of : { ...of, ...(Object.fromEntries(changed) as Partial<Of>) }
}

/** Maps a list; the same list if nothing changed. */
function withEach<One>(all: One[], change: (one: One) => One): One[] {
  const after = all.map(change)
  return after.every((one, index) => one === all[index]) ? all : after
}

const inColour =
  (change: Change) =>
  <Of extends { colour: string }>(of: Of): Of => {
    const colour = change(of.colour)
    return colour === of.colour ? of : { ...of, colour }
  }

const inPaint =
  (change: Change) =>
  (paint: Paint): Paint =>
    typeof paint === 'string'
      ? change(paint)
      : withMembers(paint, { stops: (stops) => withEach(stops, inColour(change)) })

/** A run in the text's new colour is a run of its own no more. */
function textIn(node: TextNode, change: Change): TextNode {
  const after = withMembers(node, {
    fill: inPaint(change),
    runs: (runs) => withEach(runs, (run) => withMembers(run, { fill: change })),
    stroke: inColour(change),
    outlines: (outlines) => withEach(outlines, inColour(change)),
    extrusion: inColour(change),
    shadow: inColour(change)
  })
  if (after === node || after.runs === undefined) return after
  const { runs: before, ...rest } = after
  const runs = normalizeRuns(before, { fill: after.fill, font: after.font, scale: 1 })
  return runs.length === 0 ? rest : { ...rest, runs }
}

/**
 * A node with each of its printed colours changed: fills, gradients, characters, lines, outlines, side faces, shadows,
 * and the two colours of a duotone. Children stay. The same node if no colour changed.
 */
export function withColours(node: DesignNode, change: Change): DesignNode {
  switch (node.type) {
    case 'text':
      return textIn(node, change)
    case 'image':
      return withMembers(node, {
        effect: (effect) => (effect.type === 'duotone' ? withMembers(effect, { dark: change, light: change }) : effect)
      })
    case 'shape':
    case 'clip-art':
      return withMembers(node, { fill: inPaint(change), stroke: inColour(change) })
    case 'qr':
      return withMembers(node, { fill: inPaint(change), background: inPaint(change) })
    default:
      return node
  }
}

/** Replaces one colour by another in nodes and their children. The same list if none uses it. */
export const recoloured = (nodes: DesignNode[], from: string, to: string): DesignNode[] =>
  withEach(nodes, (node) =>
    node.type === 'group'
      ? withMembers(node, { children: (children) => recoloured(children, from, to) })
      : withColours(node, (colour) => (colour === from ? to : colour))
  )
