import { type DesignNode, type EditorArea, type FontSet, type Point, identity } from '@motif/design'
import { boxOf, degrees, inArea, place, scaled } from '../frame.ts'
import { middleOf, withNewIds } from '../services/clipboard.ts'
import { hasSpaceFor } from '../free-space.ts'
import type { Command } from '../store/editor-store.ts'
import { besideEachOther, changeSiblings, locateAll, nodesOf, withNodes } from '../tree.ts'

const shifted = (node: DesignNode, { x, y }: Point): DesignNode => ({
  ...node,
  x: place(node.x + x),
  y: place(node.y + y)
})

/** Duplicates the selection slightly offset, in front of its siblings, and selects the copies. */
export const duplicate = (newId: () => string, beside: Point): Command => ({
  name: 'duplicated',
  run: ({ document, areaId, selectedIds }) => {
    const nodes = nodesOf(document, areaId)
    const chosen = besideEachOther(locateAll(nodes, selectedIds)).toSorted((a, b) => a.index - b.index)
    const [first] = chosen
    const copies = chosen.map(({ node }) => shifted(unlocked(withNewIds(node, newId)), beside))
    if (first === undefined) return undefined
    if (!hasSpaceFor(document, copies)) return 'too-many'
    const ids = copies.map(({ id }) => id)
    return {
      document: withNodes(
        document,
        areaId,
        changeSiblings(nodes, first.parent?.id ?? null, (siblings) => [...siblings, ...copies])
      ),
      selectedIds: ids,
      ids
    }
  }
})

/**
 * Copies the selection to another side, in front, at the same distance from its top and centre. Shows that side with
 * the copies selected.
 */
export const copyToSide = (from: EditorArea, to: EditorArea, newId: () => string): Command => ({
  name: 'duplicated',
  run: ({ document, areaId, selectedIds }) => {
    const chosen = locateAll(nodesOf(document, areaId), selectedIds).toSorted((a, b) => a.index - b.index)
    const aside = { x: (to.widthMm - from.widthMm) / 2, y: 0 }
    const copies = chosen.map((located) => shifted(unlocked(withNewIds(inArea(located), newId)), aside))
    if (to.id === areaId || copies.length === 0) return undefined
    if (!hasSpaceFor(document, copies)) return 'too-many'
    const ids = copies.map(({ id }) => id)
    return {
      document: withNodes(document, to.id, [...nodesOf(document, to.id), ...copies]),
      areaId: to.id,
      selectedIds: ids,
      ids
    }
  }
})

const opposites: Readonly<Record<string, string>> = { left: 'right', right: 'left', front: 'back', back: 'front' }

/** The side opposite of a side: of left and right, and of front and back, the other; or else the next one. */
export function oppositeSide(sides: readonly EditorArea[], id: string): EditorArea | undefined {
  const other = id.replace(/left|right|front|back/, (side) => opposites[side] ?? side)
  const at = sides.findIndex((side) => side.id === id)
  return (
    sides.find((side) => side.id === other && other !== id) ??
    sides.find((_, index) => sides.length > 1 && index === (at + 1) % sides.length)
  )
}

/**
 * Copies the selection, or all nodes, to another side, mirrored in place: what is left there is right here, and turned
 * the other way. Words and pictures stay readable. The copies are scaled as the sides' sizes differ. Shows that side
 * with the copies selected.
 */
export const mirrorToSide = (
  from: EditorArea,
  to: EditorArea,
  { fonts, newId }: { fonts: FontSet; newId: () => string }
): Command => ({
  name: 'mirrored',
  run: ({ document, areaId, selectedIds }) => {
    const nodes = nodesOf(document, areaId)
    const chosen = locateAll(nodes, selectedIds.length > 0 ? selectedIds : nodes.map(({ id }) => id))
    if (to.id === areaId || chosen.length === 0) return undefined
    const times = Math.min(to.widthMm / from.widthMm, to.heightMm / from.heightMm)
    const boxIn = (node: DesignNode) => boxOf({ node, matrix: identity }, fonts)
    const copies = chosen
      .toSorted((a, b) => a.index - b.index)
      .map((located): DesignNode => {
        const node = inArea(located)
        const box = boxIn(node)
        const copy = unlocked(withNewIds(times === 1 ? node : scaled(node, times), newId))
        const turned = { ...copy, rotation: degrees(-node.rotation) }
        // The visible centre of a node may differ from its origin.
        const now = boxIn(turned)
        return shifted(turned, {
          x: to.widthMm / 2 - (box.x - from.widthMm / 2) * times - now.x,
          y: to.heightMm / 2 + (box.y - from.heightMm / 2) * times - now.y
        })
      })
    if (!hasSpaceFor(document, copies)) return 'too-many'
    const ids = copies.map(({ id }) => id)
    return {
      document: withNodes(document, to.id, [...nodesOf(document, to.id), ...copies]),
      areaId: to.id,
      selectedIds: ids,
      ids
    }
  }
})

function unlocked(node: DesignNode): DesignNode {
  const { locked: _locked, ...rest } = node
  return rest
}

/** Copied nodes with new ids, centred on a point. */
export function pastedAt(nodes: readonly DesignNode[], at: Point, newId: () => string): DesignNode[] {
  const from = middleOf(nodes)
  const offset = { x: at.x - from.x, y: at.y - from.y }
  return nodes.map((node) => shifted(unlocked(withNewIds(node, newId)), offset))
}
