import type { DesignDocument, DesignNode } from './document.ts'
import type { Point } from './geometry/bounds.ts'

const changeArea = (document: DesignDocument, area: string, change: (nodes: readonly DesignNode[]) => DesignNode[]): DesignDocument => ({
  ...document,
  areas: { ...document.areas, [area]: change(document.areas[area] ?? []) }
})

/** Puts a node in front of the others of an area. */
export const addNode = (document: DesignDocument, area: string, node: DesignNode): DesignDocument => changeArea(document, area, (nodes) => [...nodes, node])

export const removeNode = (document: DesignDocument, area: string, id: string): DesignDocument => changeArea(document, area, (nodes) => nodes.filter((node) => node.id !== id))

/** Puts a changed node in the place of the one with its id. */
export const replaceNode = (document: DesignDocument, area: string, changed: DesignNode): DesignDocument =>
  changeArea(document, area, (nodes) => nodes.map((node) => (node.id === changed.id ? changed : node)))

/** Moves a node so that its centre comes to lie on a point. */
export const moveNode = (document: DesignDocument, area: string, id: string, { x, y }: Point): DesignDocument =>
  changeArea(document, area, (nodes) => nodes.map((node) => (node.id === id ? { ...node, x, y } : node)))
