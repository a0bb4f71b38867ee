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
  Cell
} from '@motif/design'
import type { EditorStore } from '../store/editor-store.ts'
import type { Limits } from '../services/camera.ts'
import type { SnapField } from '../services/snapping.ts'
import type { Located } from '../tree.ts'

/** What a gesture shows besides the document. */
export interface Overlay {
  /** Known by the gesture, so that nothing has to be measured while it lasts. */
  frame?: OrientedBox
  guides?: readonly LiveGuide[]
  marquee?: Box
}

/** What the machine works with: all that is not a state. */
export interface Tools {
  store: EditorStore
  camera: Cell<Camera> & { limits: () => Limits }
  area: () => EditorArea
  fonts: () => FontSet | undefined
  aids: () => StageAids
  /** Shows a frame of a gesture: the document and what lies over it, told once. */
  show: (document: DesignDocument, overlay: Overlay) => void
  newId: () => string
}

export interface Press {
  pointerId: number
  kind: 'mouse' | 'touch' | 'pen'
  button: number
  /** On the stage, in pixels, and in the area, in millimetres. */
  at: Point
  from: Point
  target: PressTarget
  /** Joins what is chosen, or leaves it, instead of taking its place. */
  isAdding: boolean
  /** The node under it; null where there is none. */
  hit: { id: string; isLocked: boolean; wasSelected: boolean } | null
  modifiers: Modifiers
  /** What was chosen before. */
  selectedIds: readonly string[]
}

interface OnNodes {
  /** What it works on, as it was when it began. */
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
  /** Fingers and pens that are down, in pixels of the stage. */
  pointers: Readonly<Record<number, Point>>
  isSpaceDown: boolean
  /** Several are being chosen. */
  isMultiSelecting: boolean
  gesture: Gesture | null
  /** The text being typed, or the picture being cropped, last or now. */
  activeId: string | null
}

/** `RESET`: another area or another design is shown. */
export type MachineEvent = StageEvent | { type: 'RESET' }
