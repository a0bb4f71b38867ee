import type {
  Camera,
  EditorArea,
  FontSet,
  Handle,
  LiveGuide,
  Modifiers,
  OrientedBox,
  StageAids,
  Box,
  Point,
  PressTarget,
  StageEvent,
  DesignNode,
  DesignDocument,
  WritableObservable
} from '@motif/design'
import type { EditorStore } from '../store/editor-store.ts'
import type { Limits } from '../services/camera.ts'
import type { SnapField } from '../services/snapping.ts'
import type { Located } from '../tree.ts'

/** What a gesture shows over the document. */
export interface Overlay {
  /** Known from the gesture, which avoids measuring each frame. */
  frame?: OrientedBox
  guides?: readonly LiveGuide[]
  marquee?: Box
}

/** Services of the machine. */
export interface Tools {
  store: EditorStore
  camera: WritableObservable<Camera> & { limits: () => Limits }
  area: () => EditorArea
  fonts: () => FontSet | undefined
  aids: () => StageAids
  /** Publishes a frame of a gesture: document and overlay together. */
  show: (document: DesignDocument, overlay: Overlay) => void
  newId: () => string
}

export interface Press {
  pointerId: number
  kind: 'mouse' | 'touch' | 'pen'
  button: number
  /** In stage pixels and in the area's millimetres. */
  at: Point
  from: Point
  target: PressTarget
  /** Toggles the node instead of replacing the selection. */
  isAdding: boolean
  /** The hit node; null for none. */
  hit: { id: string; isLocked: boolean; wasSelected: boolean } | null
  modifiers: Modifiers
  /** The previous selection. */
  selectedIds: readonly string[]
}

interface OnNodes {
  /** The document at the start of the gesture. */
  document: DesignDocument
  located: readonly Located[]
  frame: OrientedBox
}

export type Gesture =
  | ({ kind: 'translating'; field: SnapField; copies: readonly DesignNode[] } & OnNodes)
  | ({ kind: 'resizing'; handle: Handle; field: SnapField } & OnNodes)
  | ({ kind: 'rotating' } & OnNodes)
  | ({ kind: 'shaping' } & OnNodes)
  /** Points in the area's millimetres. */
  | ({ kind: 'drawing'; stroke: readonly Point[] } & OnNodes)
  | { kind: 'marquee'; selectedIds: readonly string[] }
  | ({ kind: 'cropping'; handle: Handle | null } & OnNodes)
  | ({ kind: 'spreading'; ids: readonly [number, number]; from: { a: Point; b: Point } } & OnNodes)
  | { kind: 'panning'; camera: Camera; at: Point }
  | { kind: 'pinching'; camera: Camera; ids: readonly [number, number]; from: { a: Point; b: Point } }

export interface MachineContext {
  tools: Tools
  press: Press | null
  /** Active fingers and pens, in stage pixels. */
  pointers: Readonly<Record<number, Point>>
  isSpaceDown: boolean
  /** Multi-select is active. */
  isMultiSelecting: boolean
  gesture: Gesture | null
  /** The text or picture being edited, currently or last. */
  activeId: string | null
}

/** `RESET`: another area or design is shown. */
export type MachineEvent = StageEvent | { type: 'RESET' }
