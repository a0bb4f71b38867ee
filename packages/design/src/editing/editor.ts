import type { Baseline } from '../document/baseline.ts'
import type { Crop } from '../document/crop.ts'
import type { DesignDocument } from '../document/document.ts'
import type { ListKind } from '../document/list.ts'
import type { ClipArtNode, DesignNode, GroupNode, QrNode, ShapeNode, TextNode } from '../document/nodes.ts'
import type { Adjustments } from '../document/picture-colours.ts'
import type { LetterStyle, TextRun } from '../document/runs.ts'
import type { TeamMember } from '../document/team.ts'
import type { TypedText } from '../document/typed-text.ts'
import type { Warp } from '../document/warp.ts'
import type { FontSet } from '../fonts/font-set.ts'
import type { OrientedBox } from '../geometry/bounds.ts'
import type { Box } from '../geometry/box.ts'
import type { Point } from '../geometry/matrix.ts'
import type { Pattern } from '../geometry/pattern.ts'
import type { Guide, OwnGuide } from '../geometry/snapping.ts'

/** Types shared by the editor's UI and its state machine, which do not import each other. */

/** An observable value, in the shape `useSyncExternalStore` needs. */
export interface Observable<Value> {
  getSnapshot: () => Value
  subscribe: (listener: () => void) => () => void
}

export interface WritableObservable<Value> extends Observable<Value> {
  set: (value: Value) => void
}

/** The part of a print area that placing nodes needs; lengths are millimetres. */
export interface EditorArea {
  id: string
  widthMm: number
  heightMm: number
  safeMm: number
  /** Position on the product picture, as fractions of the picture. */
  view: { x: number; y: number; width: number; height: number }
}

/** Committed state of the editor, without a gesture in progress. */
export interface EditorState {
  document: DesignDocument
  areaId: string
  /** Nodes of the current area, back to front. */
  nodes: readonly DesignNode[]
  /** Siblings: children of the area or of one group. */
  selectedIds: readonly string[]
  canUndo: boolean
  canRedo: boolean
  /** The changes that undo and redo would apply. */
  undoes?: ChangeName | undefined
  redoes?: ChangeName | undefined
}

/** Selected characters of the text being edited, in UTF-16 units. A collapsed range is the caret. */
export interface MarkedLetters {
  nodeId: string
  start: number
  end: number
  /** Style chosen at the caret for the next typed characters. */
  style?: LetterStyle
}

/** Identifies a change for its announcement. */
export type ChangeName =
  | 'added'
  | 'pasted'
  | 'duplicated'
  | 'deleted'
  | 'moved'
  | 'resized'
  | 'rotated'
  | 'flipped'
  | 'aligned'
  | 'distributed'
  | 'reordered'
  | 'grouped'
  | 'ungrouped'
  | 'locked'
  | 'unlocked'
  | 'hidden'
  | 'shown'
  | 'renamed'
  | 'changed'
  | 'typed'
  | 'cropped'
  | 'shaped'
  | 'pictured'
  | 'recoloured'
  | 'inked'
  | 'mirrored'
  | 'fitted'
  | 'replaced'
  | 'listed'

/** A screen reader announcement. `count` increases each time, so that the same announcement can repeat. */
export interface Announcement {
  count: number
  what: ChangeName | 'undone' | 'redone' | 'selected' | 'snapped' | 'copied' | 'area'
  /** The affected nodes; for `deleted`, the removed ones. */
  nodes: readonly DesignNode[]
  /** Guides it snapped to. */
  guides?: readonly LiveGuide[]
  /** Nodes the guides come from. */
  beside?: readonly DesignNode[]
  /** Its new position or rotation, in millimetres and degrees. */
  box?: OrientedBox
  /** Its z-order index among `count` siblings, counted from the front, and the group that contains them, if any. */
  layer?: { index: number; count: number; group?: DesignNode }
}

export type LiveGuide = Guide | { kind: 'angle'; degrees: number }

/** What the stage shows now; it changes with every frame of a gesture. */
export interface Live {
  nodes: readonly DesignNode[]
  /** Frame around the selection; null without one. */
  frame: OrientedBox | null
  /** Resize handles of the frame. */
  handles: readonly Handle[]
  guides: readonly LiveGuide[]
  /** The marquee being dragged, in the area's millimetres. */
  marquee: Box | null
}

/** Maps the area's millimetres to the stage's pixels: px = mm × scale + x. */
export interface Camera {
  x: number
  y: number
  scale: number
}

/** Size of the stage in CSS pixels; sheets and bars cover its `insets`. */
export interface Viewport {
  width: number
  height: number
  insets: { top: number; right: number; bottom: number; left: number }
}

export interface CameraControls extends Observable<Camera> {
  setViewport: (viewport: Viewport) => void
  /** Zooms by a factor around a point of the stage, by default the centre of the visible part. */
  zoomBy: (factor: number, around?: Point) => void
  panBy: (dx: number, dy: number) => void
  /** Fits the whole product picture, and follows the stage's size until the next camera command. */
  fit: () => void
  /** Zooms to the selection, as far as its frame allows. */
  fitSelection: () => void
  /** Scrolls as little as needed to show the selection. */
  revealSelection: () => void
  /** Aligns to whole pixels once the camera is at rest, so that bitmaps are sharp. */
  settle: () => void
  /** The uncovered part of the stage, in the area's millimetres. */
  getSeen: () => Box
  /** Zoom relative to the fitting size; 1 shows the whole picture. */
  getZoom: () => number
}

/** The gesture in progress. `idle` includes hovering; in `multiSelecting`, presses add to the selection. */
export type Activity =
  | {
      kind:
        | 'idle'
        | 'multiSelecting'
        | 'pointing'
        | 'translating'
        | 'resizing'
        | 'rotating'
        | 'shaping'
        | 'marquee'
        | 'panning'
        | 'pinching'
    }
  | { kind: 'editingText' | 'cropping' | 'drawing'; nodeId: string }

export type Handle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'

export interface Modifiers {
  shift: boolean
  alt: boolean
  /** Control, or Command on macOS. */
  command: boolean
}

/** What a pointer went down on. Nodes are not included: hit testing finds them. */
export type PressTarget =
  | { kind: 'stage' }
  | { kind: 'handle'; handle: Handle }
  | { kind: 'rotate' }
  /** Handle of a warp or arc, or a point of the baseline by index. */
  | { kind: 'shape'; point?: number }
  | { kind: 'crop'; handle: Handle }
  | { kind: 'node'; nodeId: string }

/** `at` is in CSS pixels from the top left corner of the stage. */
interface PointerAt {
  pointerId: number
  at: Point
  modifiers: Modifiers
}

/** Events of the stage. */
export type StageEvent =
  | ({ type: 'POINTER_DOWN'; kind: 'mouse' | 'touch' | 'pen'; button: number; target: PressTarget } & PointerAt)
  | ({ type: 'POINTER_MOVE' } & PointerAt)
  | ({ type: 'POINTER_UP' } & PointerAt)
  | { type: 'POINTER_CANCEL'; pointerId: number }
  | { type: 'DOUBLE_CLICK'; at: Point }
  /** Selects the node at a point unless it is selected already, before a context menu opens. */
  | { type: 'CHOOSE'; at: Point }
  | { type: 'WHEEL'; at: Point; dx: number; dy: number; isZoom: boolean }
  | { type: 'SPACE'; isDown: boolean }
  /** Enters or leaves multi-select mode. */
  | { type: 'MULTI_SELECT'; isOn: boolean }
  | { type: 'ESCAPE' }
  | { type: 'EDIT_TEXT'; nodeId: string }
  /** `caret` is the caret after the edit; `style` applies to the inserted characters. */
  | { type: 'TEXT_TYPED'; text: string; caret?: number; style?: LetterStyle | undefined }
  | { type: 'CROP'; nodeId: string }
  /** The next stroke becomes the text's baseline. */
  | { type: 'DRAW_LINE'; nodeId: string }
  /** Ends text editing, cropping, drawing or multi-select, and commits the result. */
  | { type: 'DONE' }

/** Position of a new node; by default the centre of the visible part. */
export interface Placed {
  at?: Point
  /** @default the current area */
  areaId?: string
}

/**
 * A node to insert, other than a text or picture, without a position. Its size gives only the proportions; the editor
 * decides the final size.
 */
type Unplaced<Node> = Node extends unknown ? Omit<Node, 'id' | 'x' | 'y' | 'rotation' | 'opacity'> : never
export type NewNode = Unplaced<ShapeNode | ClipArtNode | QrNode> | NewGroup

/** Several shapes inserted as one group, upright and relative to their centre. They get new ids. */
export interface NewGroup extends Omit<Unplaced<GroupNode>, 'children'> {
  children: ShapeNode[]
}

export type Edge = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'
export type Order = 'front' | 'forward' | 'backward' | 'back'

/** Consecutive changes with the same key merge into one undo step: a slider drag, typing, arrow keys. */
export interface Merged {
  key?: string
}

type MemberOf<Node> = Node extends unknown ? Partial<Omit<Node, 'type' | 'id' | 'children'>> : never
/** Members to set; `undefined` removes one. A node ignores members its type does not have. */
export type NodePatch = {
  [Member in keyof UnionToIntersection<MemberOf<DesignNode>>]?:
    | UnionToIntersection<MemberOf<DesignNode>>[Member]
    | undefined
}
type UnionToIntersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer Intersection
) => void
  ? Intersection
  : never

/**
 * A position among the children of a group, or of the area for `null`. `index` counts the remaining children from the
 * back.
 */
export interface LayerPlace {
  parentId: string | null
  index: number
}

/**
 * Result of a paste. `foreign`: not copied from this editor; the caller inserts pictures and text from other sources.
 */
export type PasteOutcome =
  | { kind: 'pasted'; count: number }
  | { kind: 'foreign' }
  | { kind: 'refused'; code: Refusal['code'] }

/** Why a change was not made: the design is full, or what was pasted cannot be read. */
export interface Refusal {
  /** Counts up, so that the same refusal twice is news. */
  count: number
  code: 'newer-version' | 'invalid' | 'too-many'
}

/**
 * Result of a pattern fill. `no-room`: the area does not fit two copies; `too-many`, `too-costly`: the shop would
 * refuse to render it.
 */
export type PatternOutcome = 'filled' | 'nothing' | 'no-room' | 'too-many' | 'too-costly'

/** How a text and its box relate: the box grows with the text, or the text fits the box as in the document. */
export type TextBox = 'grow' | NonNullable<TextNode['fit']>

/** All editing commands. If `ids` are omitted, they apply to the selection. */
export interface EditorCommands {
  undo: () => void
  redo: () => void
  select: (ids: readonly string[]) => void
  selectAll: () => void
  /** Whether the design had room. */
  add: (nodes: readonly DesignNode[], options?: Placed) => boolean
  /** Inserts a node, sized to the area and its visible part, and selects it. */
  insert: (thing: NewNode, options?: Placed) => void
  remove: (ids?: readonly string[]) => void
  change: (ids: readonly string[], patch: NodePatch, options?: Merged) => void
  /** Text typed outside of the stage. Consecutive input is one undo step. */
  typeText: (id: string, typed: TypedText) => void
  /** Sets styles of ranges of a text, in order. A style that covers all characters becomes the text's own. */
  styleLetters: (id: string, styles: readonly TextRun[], options?: Merged) => void
  /** Bends texts along an arc of that many degrees instead of a warp or baseline; 0 sets them straight. */
  setArc: (ids: readonly string[], degrees: number, options?: Merged) => void
  /** Sets texts along a baseline instead of an arc, or straight without one. */
  setBaseline: (ids: readonly string[], baseline: Baseline | undefined, options?: Merged) => void
  /** Warps texts to an envelope instead of an arc, or sets them straight without one. */
  setWarp: (ids: readonly string[], warp: Warp | undefined, options?: Merged) => void
  /** Adjusts light and colours of pictures, in per cent; omitted members keep their value per picture. */
  adjust: (ids: readonly string[], adjust: Adjustments, options?: Merged) => void
  /** Moves by a distance, for the arrow keys. */
  nudge: (dxMm: number, dyMm: number) => void
  /** Sets centre, size and rotation of the selection's frame, in the area's millimetres. */
  place: (frame: Partial<OrientedBox>, options?: Merged) => void
  /** Moves nodes into the safe area, and scales them down only if they do not fit. */
  bringInside: (ids?: readonly string[]) => void
  /** Grows a text until its smallest letters print, within the safe area; returns whether it has room for that. */
  growLetters: (id: string) => boolean
  /** Runs several commands as one undo step. */
  together: (run: () => void) => void
  /** Aligns a single node to the area, several nodes to their common frame. */
  align: (edge: Edge) => void
  distribute: (axis: 'x' | 'y') => void
  /** Arranges the selection in equal rows and columns, in its present order. */
  tidyUp: () => void
  /** Repeats the selection over the area, as one group and one undo step. */
  fillPattern: (pattern: Pattern) => PatternOutcome
  /** Centres the selection in the area. */
  centre: () => void
  flip: (axis: 'x' | 'y') => void
  group: () => void
  ungroup: () => void
  reorder: (order: Order) => void
  /** Moves nodes in the layer tree. Their appearance does not change. */
  moveTo: (ids: readonly string[], place: LayerPlace) => void
  setLocked: (isLocked: boolean, ids?: readonly string[]) => void
  setHidden: (isHidden: boolean, ids?: readonly string[]) => void
  rename: (id: string, name: string) => void
  duplicate: () => void
  /** Copies the selection to the same position of another side, and shows that side. */
  copyToSide: (areaId: string) => void
  /**
   * Copies the selection, or the whole side without one, to another side, mirrored in place and fitted to its size; by
   * default to the opposite side. Shows that side.
   */
  mirrorToSide: (areaId?: string) => void
  /** Serializes the selection for the clipboard; undefined without a selection. */
  copy: () => string | undefined
  cut: () => string | undefined
  paste: (text: string, options?: Placed) => PasteOutcome
  /** Changes the text box type of the selected texts. Their font size and visible position stay. */
  setTextBox: (box: TextBox) => void
  /**
   * Formats the paragraphs of the selected texts as list items, aligned at the start, or as plain text. With a `part`,
   * only the paragraphs it touches.
   */
  setList: (list: ListKind | undefined, part?: { start: number; end: number }) => void
  /**
   * Sizes in millimetres, from the upper edge; `widerBy` is added to the width. Texts without a width start to wrap.
   */
  sizeTextBox: (size: { width?: number; height?: number; widerBy?: number }, options?: Merged) => void
  /** Applies the style of the first node in the output of `copy` to the selection, as far as possible. */
  pasteStyle: (text: string) => void
  /**
   * Crops a picture to a part, to a ratio of width to height, or resets the crop. The part that stays visible neither
   * moves nor scales.
   */
  crop: (id: string, to: Crop | { ratio: number } | null) => void
  /** Moves a picture within its frame, in the area's millimetres. */
  slideInFrame: (id: string, dxMm: number, dyMm: number) => void
  /** Scales a picture within its frame. */
  zoomInFrame: (id: string, factor: number) => void
  /** Replaces the upload of a picture, keeping its frame. */
  replaceImage: (id: string, picture: PixelSize & { image: string }) => void
  /** Replaces a colour in the nodes and their children, or in the whole design on all sides. */
  replaceColour: (from: string, to: string, options?: Merged & { ids?: readonly string[] }) => void
  /** Sets the product's colour. */
  setColour: (colour: string) => void
  /**
   * Replaces the design with one fitted to another size or product, as one undo step. Optionally shows one of its
   * areas.
   */
  fit: (document: DesignDocument, options?: { areaId?: string | undefined }) => void
  /** Replaces the whole document, for example with a template, as one undo step. */
  replace: (document: DesignDocument) => void
  /** Sets the team members; empty for none. */
  setTeam: (members: readonly TeamMember[], options?: Merged) => void
  /** Inserts placeholder texts for a member's name and number, as on jerseys. */
  addNameAndNumber: (words: { name: string; number: string; fill: string }) => void
  showArea: (areaId: string) => void
  /** Shows another document until the next change, or until called without one. It is never committed. */
  preview: (document?: DesignDocument) => void
}

/** View aids of the stage. They are not part of the design. */
export interface StageAids {
  hasRulers: boolean
  hasGrid: boolean
  /** Grid spacing in millimetres. */
  gridMm: number
  /** Millimetres per ruler unit. */
  unitMm: number
  /** User-defined guides by area. */
  guides: Readonly<Record<string, readonly OwnGuide[]>>
}

/** Intrinsic size of an upload in pixels. */
export interface PixelSize {
  width: number
  height: number
}

/** By upload id: null for a deleted upload, no entry while unknown. */
export type UploadSizes = ReadonlyMap<string, PixelSize | null>

export interface Editor {
  store: Observable<EditorState>
  live: Observable<Live>
  activity: Observable<Activity>
  camera: CameraControls
  announcement: Observable<Announcement | undefined>
  /** The last change that was not made. */
  refusal: Observable<Refusal | undefined>
  commands: EditorCommands
  send: (event: StageEvent) => void
  /** Fonts for measuring text, once loaded; before, text has no size. */
  fonts: WritableObservable<FontSet | undefined>
  /** Selection or caret of the text being edited; undefined if none is. */
  letters: WritableObservable<MarkedLetters | undefined>
  /** Known sizes of the design's uploads; they determine the print resolution. */
  uploadSizes: WritableObservable<UploadSizes>
  aids: WritableObservable<StageAids>
  /** Opens another design with a new undo history. */
  open: (document: DesignDocument) => void
}
