import type { DesignNode, Order } from '@motif/design'
import type { Command } from '../store/editor-store.ts'
import { besideEachOther, changeSiblings, locate, locateAll, nodesOf, withNodes } from '../tree.ts'

const isSameOrder = (a: readonly DesignNode[], b: readonly DesignNode[]) => a.every((node, index) => node === b[index])

/** One place nearer to the front: past the next one that is not among those that go. */
function forward(siblings: readonly DesignNode[], going: ReadonlySet<string>): DesignNode[] {
  const after = [...siblings]
  for (let index = after.length - 2; index >= 0; index -= 1) {
    const [here, next] = [after[index], after[index + 1]]
    if (here && next && going.has(here.id) && !going.has(next.id)) [after[index], after[index + 1]] = [next, here]
  }
  return after
}

const orders: Record<Order, (siblings: readonly DesignNode[], going: ReadonlySet<string>) => DesignNode[]> = {
  front: (siblings, going) => [...siblings.filter(({ id }) => !going.has(id)), ...siblings.filter(({ id }) => going.has(id))],
  back: (siblings, going) => [...siblings.filter(({ id }) => going.has(id)), ...siblings.filter(({ id }) => !going.has(id))],
  forward,
  backward: (siblings, going) => forward(siblings.toReversed(), going).toReversed()
}

export const reorder = (order: Order): Command => ({
  name: 'reordered',
  run: ({ document, areaId, selectedIds }) => {
    const nodes = nodesOf(document, areaId)
    const chosen = besideEachOther(locateAll(nodes, selectedIds))
    const [first] = chosen
    if (first === undefined) return undefined
    const going = new Set(chosen.map(({ node }) => node.id))
    const change = (siblings: DesignNode[]) => {
      const after = orders[order](siblings, going)
      return isSameOrder(after, siblings) ? siblings : after
    }
    return { document: withNodes(document, areaId, changeSiblings(nodes, first.parent?.id ?? null, change)) }
  }
})

/** To a place among its siblings, counted from the back. */
export const moveTo = (id: string, index: number): Command => ({
  name: 'reordered',
  run: ({ document, areaId }) => {
    const nodes = nodesOf(document, areaId)
    const located = locate(nodes, id)
    if (located === undefined) return undefined
    const change = (siblings: DesignNode[]) => {
      const others = siblings.filter((node) => node !== located.node)
      const after = others.toSpliced(Math.min(others.length, Math.max(0, index)), 0, located.node)
      return isSameOrder(after, siblings) ? siblings : after
    }
    return { document: withNodes(document, areaId, changeSiblings(nodes, located.parent?.id ?? null, change)), ids: [id] }
  }
})
