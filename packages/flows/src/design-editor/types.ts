import type { Design } from '@motif/contract'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { History } from './history.ts'
import type { designEditorMachine } from './machine.ts'

export type DesignDocument = Design['document']
export type DesignNode = DesignDocument['areas'][string][number]
export type TextNode = Extract<DesignNode, { type: 'text' }>
export type ImageNode = Extract<DesignNode, { type: 'image' }>

/** What the settings may change of a node. */
export type NodeChange = Partial<{ font: string; size: number; fill: string }>

/** A print area as far as placing needs it; lengths are millimetres. */
export interface AreaSize {
  widthMm: number
  heightMm: number
}

export interface PointMm {
  xMm: number
  yMm: number
}

export interface DesignEditorInput {
  document: DesignDocument
  areaId: string
  /** Sizes by print area id. */
  areas: Readonly<Record<string, AreaSize>>
  /** How far a pointer goes before it is a drag and no longer a click. @default 1.5 */
  thresholdMm?: number
}

export interface DesignEditorContext {
  history: History<DesignDocument>
  areaId: string
  areas: Readonly<Record<string, AreaSize>>
  thresholdMm: number
  selectedIds: string[]
  /** Where the pointer went down and where it is, and the node it went down on. */
  gesture: { from: PointMm; to: PointMm; nodeId: string | null; isAdditive: boolean } | null
  /** The words being typed, not yet a step of the history. */
  editing: { nodeId: string; text: string } | null
}

export type DesignEditorEvent =
  | ({ type: 'POINTER_DOWN'; nodeId?: string; isAdditive: boolean } & PointMm)
  | ({ type: 'POINTER_MOVE' } & PointMm)
  | ({ type: 'POINTER_UP' } & PointMm)
  | { type: 'POINTER_CANCEL' }
  | { type: 'ESCAPE' }
  | { type: 'SELECT'; nodeId: string | null; isAdditive?: boolean }
  | { type: 'ADD'; node: DesignNode }
  | { type: 'TEXT_CHANGED'; nodeId: string; text: string }
  | { type: 'TEXT_COMMITTED' }
  | { type: 'CHANGE_NODE'; nodeId: string; change: NodeChange }
  | { type: 'NUDGE'; nodeId: string; dxMm: number; dyMm: number }
  | { type: 'CENTRE'; nodeId: string }
  /** Without `nodeId`: everything chosen. */
  | { type: 'DELETE'; nodeId?: string }
  | { type: 'COLOUR_CHANGED'; colour: string }
  | { type: 'AREA_CHANGED'; areaId: string }
  | { type: 'UNDO' }
  | { type: 'REDO' }
  /** Another design is opened: its history begins anew. */
  | { type: 'DOCUMENT_OPENED'; document: DesignDocument }

export type Announcement = 'added' | 'moved' | 'changed' | 'deleted' | 'undone' | 'redone'

export type DesignEditorEmitted =
  /** To be kept. */
  | { type: 'documentChanged'; document: DesignDocument }
  /** To be said to a person who does not see it. */
  | { type: 'announced'; announcement: Announcement; nodeIds: string[] }

export type DesignEditorActor = ActorRefFrom<typeof designEditorMachine>
export type DesignEditorSnapshot = SnapshotFrom<typeof designEditorMachine>
