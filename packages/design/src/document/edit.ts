import type { Point } from '../geometry/matrix.ts'
import type { DesignDocument } from './document.ts'
import type { DesignNode } from './nodes.ts'
import { changeNode } from './tree.ts'

const changeArea = (document: DesignDocument, area: string, change: (nodes: readonly DesignNode[]) => DesignNode[]): DesignDocument => ({
  ...document,
  areas: { ...document.areas, [area]: change(document.areas[area] ?? []) }
})

/** Puts a node in front of the others of an area. */
export const addNode = (document: DesignDocument, area: string, node: DesignNode): DesignDocument => changeArea(document, area, (nodes) => [...nodes, node])

export const removeNode = (document: DesignDocument, area: string, id: string): DesignDocument => changeArea(document, area, (nodes) => changeNode(nodes, id, () => undefined))

/** Puts a changed node in the place of the one with its id, also within groups. */
export const replaceNode = (document: DesignDocument, area: string, changed: DesignNode): DesignDocument =>
  changeArea(document, area, (nodes) => changeNode(nodes, changed.id, () => changed))

/** Moves a node so that its centre comes to lie on a point. */
export const moveNode = (document: DesignDocument, area: string, id: string, { x, y }: Point): DesignDocument =>
  changeArea(document, area, (nodes) => changeNode(nodes, id, (node) => ({ ...node, x, y })))
