import type { Baseline } from '../document/baseline.ts'
import type { Crop } from '../document/crop.ts'
import type { DesignDocument } from '../document/document.ts'
import type { ListKind } from '../document/list.ts'
import type { ClipArtNode, DesignNode, GroupNode, QrNode, ShapeNode, TextNode } from '../document/nodes.ts'
import type { Adjustments } from '../document/picture-colours.ts'
import type { LetterStyle, TextRun } from '../document/runs.ts'
import type { TeamMember } from '../document/team.ts'
import type { TypedText } from '../document/typed.ts'
import type { Warp } from '../document/warp.ts'
import type { FontSet } from '../fonts/font-set.ts'
import type { OrientedBox } from '../geometry/bounds.ts'
import type { Box } from '../geometry/box.ts'
import type { Point } from '../geometry/matrix.ts'
import type { Pattern } from '../geometry/pattern.ts'
import type { Guide, OwnGuide } from '../geometry/snapping.ts'

/**
 * Between the screen of an editor and the machine behind it, which never see each other: what the one tells and the
 * other takes. Types alone.
 */

/** A value that tells when it became another: what `useSyncExternalStore` asks for. */
export interface Observable<Value> {
  getSnapshot: () => Value
  subscribe: (listener: () => void) => () => void
}

export interface Cell<Value> extends Observable<Value> {
  set: (value: Value) => void
}

/** A print area as far as placing needs it; lengths are millimetres. */
export interface EditorArea {
  id: string
  widthMm: number
  heightMm: number
  safeMm: number
  /** Where it lies on the picture of the product, as shares of the picture. */
  view: { x: number; y: number; width: number; height: number }
}

/** What a person has done so far, without a gesture that is under way. */
export interface EditorState {
  document: DesignDocument
  areaId: string
  /** Nodes of the area on the stage, back to front. */
  nodes: readonly DesignNode[]
  /** All of one parent: of the area, or of one group. */
  selectedIds: readonly string[]
  canUndo: boolean
  canRedo: boolean
  /** What undoing would put back, and redoing do again. */
  undoes?: ChangeName | undefined
  redoes?: ChangeName | undefined
}

/** Letters marked where a text is typed, from one place to another in UTF-16 units. Where both are the same, it is the caret. */
export interface MarkedLetters {
  nodeId: string
  start: number
  end: number
  /** Chosen at the caret, for what is typed next there. */
  style?: LetterStyle
}

/** What a change was, for the words that tell of it. */
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
  | 'fitted'
  | 'replaced'
  | 'listed'

/** What is to be said to a person who does not see it. `count` grows with every saying, so that the same may be said twice. */
export interface Announcement {
  count: number
  what: ChangeName | 'undone' | 'redone' | 'selected' | 'snapped' | 'copied' | 'area'
  /** Nodes it is about; those of `deleted` are gone. */
  nodes: readonly DesignNode[]
  /** What it snapped to. */
  guides?: readonly LiveGuide[]
  /** The nodes those lines come from. */
  beside?: readonly DesignNode[]
  /** Where it came to lie, or how it is turned now; millimetres and degrees. */
  box?: OrientedBox
  /** Where it stands among others, counted from the front, of `count`; the group they are in, if they are in one. */
  layer?: { index: number; count: number; group?: DesignNode }
}

export type LiveGuide = Guide | { kind: 'angle'; degrees: number }

/** What is on the screen at this moment: every frame of a gesture is another. */
export interface Live {
  nodes: readonly DesignNode[]
  /** Around what is chosen; null where nothing is. */
  frame: OrientedBox | null
  /** Where the frame can be pulled. */
  handles: readonly Handle[]
  guides: readonly LiveGuide[]
  /** The box being drawn around things, in the area's millimetres. */
  marquee: Box | null
}

/** The map from the area's millimetres to the stage's pixels: px = mm × scale + x. */
export interface Camera {
  x: number
  y: number
  scale: number
}

/** The stage, in CSS pixels; `insets` are covered by sheets and bars. */
export interface Viewport {
  width: number
  height: number
  insets: { top: number; right: number; bottom: number; left: number }
}

export interface CameraControls extends Observable<Camera> {
  setViewport: (viewport: Viewport) => void
  /** Grows or shrinks by a factor around a point of the stage; without one around the middle of what is seen. */
  zoomBy: (factor: number, around?: Point) => void
  panBy: (dx: number, dy: number) => void
  /** The whole picture of the product; follows the stage's size until something else is asked for. */
  fit: () => void
  /** As near as the frame of what is chosen allows. */
  fitSelection: () => void
  /** Moves as little as needed to have what is chosen in sight. */
  revealSelection: () => void
  /** Once nothing moves it any more: stands on whole pixels, where what is drawn at its own size is sharp. */
  settle: () => void
  /** What nothing covers, in the area's millimetres. */
  getSeen: () => Box
  /** Share of the size that fits: 1 where the whole picture is seen. */
  getZoom: () => number
}

/** What the person is in the middle of. `idle` also while nothing but the pointer moves; `multiSelecting` where presses choose several. */
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
  /** Control or Command. */
  command: boolean
}

/** What a pointer went down on, besides the nodes, which are found by where they are. */
export type PressTarget =
  | { kind: 'stage' }
  | { kind: 'handle'; handle: Handle }
  | { kind: 'rotate' }
  /** The grip of a warp, or a point of the line words stand on, counted from its beginning. */
  | { kind: 'shape'; point?: number }
  | { kind: 'crop'; handle: Handle }
  | { kind: 'node'; nodeId: string }

/** `at` counts CSS pixels from the top left corner of the stage. */
interface PointerAt {
  pointerId: number
  at: Point
  modifiers: Modifiers
}

/** What the stage tells. */
export type StageEvent =
  | ({ type: 'POINTER_DOWN'; kind: 'mouse' | 'touch' | 'pen'; button: number; target: PressTarget } & PointerAt)
  | ({ type: 'POINTER_MOVE' } & PointerAt)
  | ({ type: 'POINTER_UP' } & PointerAt)
  | { type: 'POINTER_CANCEL'; pointerId: number }
  | { type: 'DOUBLE_CLICK'; at: Point }
  /** Chooses what lies there, unless it is among what is chosen: before a menu of it opens. */
  | { type: 'CHOOSE'; at: Point }
  | { type: 'WHEEL'; at: Point; dx: number; dy: number; isZoom: boolean }
  | { type: 'SPACE'; isDown: boolean }
  /** Begins choosing several, or ends it. */
  | { type: 'MULTI_SELECT'; isOn: boolean }
  | { type: 'ESCAPE' }
  | { type: 'EDIT_TEXT'; nodeId: string }
  /** `caret` is where in the text it was typed, after it; `style` is for what was put in there. */
  | { type: 'TEXT_TYPED'; text: string; caret?: number; style?: LetterStyle | undefined }
  | { type: 'CROP'; nodeId: string }
  /** The next stroke is the line that a text stands on. */
  | { type: 'DRAW_LINE'; nodeId: string }
  /** Ends typing, cropping, drawing or choosing several, and keeps what was made. */
  | { type: 'DONE' }

/** Where something new comes to lie: the middle of what is seen, unless said. */
export interface Placed {
  at?: Point
  /** @default the area on the stage */
  areaId?: string
}

/**
 * Something to put on besides words and pictures: all but where it stands. Its millimetres say its proportions; how large it
 * comes is for the editor to say.
 */
type Unplaced<Node> = Node extends unknown ? Omit<Node, 'id' | 'x' | 'y' | 'rotation' | 'opacity'> : never
export type NewThing = Unplaced<ShapeNode | ClipArtNode | QrNode> | NewGroup

/** Several shapes that come as one, upright and around their middle. They get ids of their own. */
export interface NewGroup extends Omit<Unplaced<GroupNode>, 'children'> {
  children: ShapeNode[]
}

export type Edge = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'
export type Order = 'front' | 'forward' | 'backward' | 'back'

/** A change with the same key right after another is the same step of the history: a slider's drag, typing, arrow keys. */
export interface Merged {
  key?: string
}

type MemberOf<Node> = Node extends unknown ? Partial<Omit<Node, 'type' | 'id' | 'children'>> : never
/** Members to write; `undefined` takes one out. A node takes those its kind knows. */
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

/** Among the children of a group, or with `null` of the area; `index` counts those that stay there, from the back. */
export interface LayerPlace {
  parentId: string | null
  index: number
}

/** What came out of a paste. `foreign`: not copied here; pictures and words from elsewhere are for the caller to add. */
export type PasteOutcome =
  | { kind: 'pasted'; count: number }
  | { kind: 'foreign' }
  | { kind: 'refused'; code: 'newer-version' | 'invalid' | 'too-many' }

/** What became of a pattern. `no-room`: not even two copies go into the area; `too-many`, `too-costly`: the shop would not draw it. */
export type PatternOutcome = 'filled' | 'nothing' | 'no-room' | 'too-many' | 'too-costly'

/** How words and their box go together: they make it as large as they are, or keep to it as the document says. */
export type TextBox = 'grow' | NonNullable<TextNode['fit']>

/** All a person can do to the design. Where `ids` are left out, what is chosen is meant. */
export interface EditorCommands {
  undo: () => void
  redo: () => void
  select: (ids: readonly string[]) => void
  selectAll: () => void
  add: (nodes: readonly DesignNode[], options?: Placed) => void
  /** Makes it, as large as suits the area and what is seen of it, and chooses it. */
  insert: (thing: NewThing, options?: Placed) => void
  remove: (ids?: readonly string[]) => void
  change: (ids: readonly string[], patch: NodePatch, options?: Merged) => void
  /** Words typed into a text beside the stage. What is typed in a row is one step. */
  typeText: (id: string, typed: TypedText) => void
  /** Gives letters of a text styles of their own, one run after the other; one that all letters get is the text's. */
  styleLetters: (id: string, styles: readonly TextRun[], options?: Merged) => void
  /** Has texts stand on a line instead of an arc, or, without one, straight. */
  setBaseline: (ids: readonly string[], baseline: Baseline | undefined, options?: Merged) => void
  /** Bends texts into an envelope instead of an arc, or, without one, sets them straight. */
  setWarp: (ids: readonly string[], warp: Warp | undefined, options?: Merged) => void
  /** Changes light and colours of pictures, in per cent; what is left out stays as it is with each. */
  adjust: (ids: readonly string[], adjust: Adjustments, options?: Merged) => void
  /** By so many millimetres, as the arrow keys do. */
  nudge: (dxMm: number, dyMm: number) => void
  /** Centre, size and turn of the frame around what is chosen, in the area's millimetres. */
  place: (frame: Partial<OrientedBox>, options?: Merged) => void
  /** Into the part of the area that letters keep to; smaller only where there is not enough room. */
  bringInside: (ids?: readonly string[]) => void
  /** To the area where one is chosen, to the frame around them where more are. */
  align: (edge: Edge) => void
  distribute: (axis: 'x' | 'y') => void
  /** Equal rows and columns of what is chosen, in the order it stands in. */
  tidyUp: () => void
  /** Repeats what is chosen over the area, as one group and one step. */
  fillPattern: (pattern: Pattern) => PatternOutcome
  /** The middle of what is chosen to the middle of the area. */
  centre: () => void
  flip: (axis: 'x' | 'y') => void
  group: () => void
  ungroup: () => void
  reorder: (order: Order) => void
  /** Puts nodes at another place: among others, into a group or out of one. What is moved looks as it did. */
  moveTo: (ids: readonly string[], place: LayerPlace) => void
  setLocked: (isLocked: boolean, ids?: readonly string[]) => void
  setHidden: (isHidden: boolean, ids?: readonly string[]) => void
  rename: (id: string, name: string) => void
  duplicate: () => void
  /** What is chosen once more at the same place of another side, which is shown then. */
  copyToSide: (areaId: string) => void
  /** What is chosen, as text for the clipboard; undefined where nothing is. */
  copy: () => string | undefined
  cut: () => string | undefined
  paste: (text: string, options?: Placed) => PasteOutcome
  /** Gives the texts that are chosen another kind of box. They stay in the letters and at the place they are seen. */
  setTextBox: (box: TextBox) => void
  /** Makes the paragraphs of the texts that are chosen items of a list, aligned where lines begin, or plain ones. */
  setList: (list: ListKind | undefined) => void
  /** Sizes in millimetres, from the upper edge; `widerBy` is added to the width. Words that had no width wrap from then on. */
  sizeTextBox: (size: { width?: number; height?: number; widerBy?: number }, options?: Merged) => void
  /** Has what is chosen look like the first thing of what `copy` told, as far as it can. */
  pasteStyle: (text: string) => void
  /** Shows another part of a picture, or one of a ratio of width to height, or all of it; what stays to be seen neither moves nor grows. */
  crop: (id: string, to: Crop | { ratio: number } | null) => void
  /** Moves a picture behind its frame, by millimetres of the area. */
  slideInFrame: (id: string, dxMm: number, dyMm: number) => void
  /** Grows a picture behind its frame. */
  zoomInFrame: (id: string, factor: number) => void
  /** Another upload in the frame of a picture. */
  replaceImage: (id: string, picture: PixelSize & { image: string }) => void
  /** Colour of the product. */
  setColour: (colour: string) => void
  /** The same design drawn for another size of the product, or for another product, as one step. Of that, an area to show. */
  fit: (document: DesignDocument, options?: { areaId?: string | undefined }) => void
  /** Another document in the place of this one, as one step: a template. */
  replace: (document: DesignDocument) => void
  /** Whom it is made for; nobody where the list is empty. */
  setTeam: (members: readonly TeamMember[], options?: Merged) => void
  /** Texts that stand for a member's name and number, as jerseys have them. */
  addNameAndNumber: (words: { name: string; number: string; fill: string }) => void
  showArea: (areaId: string) => void
  /** Shows another document in the place of this one until anything is done, or until it is told without one. Nothing of it is kept. */
  preview: (document?: DesignDocument) => void
}

/** What a person lays over the stage to work by. None of it is part of the design. */
export interface StageAids {
  hasRulers: boolean
  hasGrid: boolean
  /** Millimetres between the lines of the grid. */
  gridMm: number
  /** Millimetres of the unit the rulers count in. */
  unitMm: number
  /** Guides of their own, by area. */
  guides: Readonly<Record<string, readonly OwnGuide[]>>
}

/** How large an upload is, in pixels of its own. */
export interface PixelSize {
  width: number
  height: number
}

/** By identifier: null where an upload is gone, and nothing where it is not known yet. */
export type UploadSizes = ReadonlyMap<string, PixelSize | null>

export interface Editor {
  store: Observable<EditorState>
  live: Observable<Live>
  activity: Observable<Activity>
  camera: CameraControls
  announcement: Observable<Announcement | undefined>
  commands: EditorCommands
  send: (event: StageEvent) => void
  /** Fonts to measure text with, once they are here; text has no size before. */
  fonts: Cell<FontSet | undefined>
  /** What is marked of the text that is typed into, or its caret; undefined where none is typed into. */
  letters: Cell<MarkedLetters | undefined>
  /** Of the pictures in the design, as far as they are known: how sharp they print is worked out from them. */
  uploadSizes: Cell<UploadSizes>
  aids: Cell<StageAids>
  /** Another design: its history begins anew. */
  open: (document: DesignDocument) => void
}
