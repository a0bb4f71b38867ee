import type { Box, DesignNode, EditorArea, EditorCommands, FontSet, Point } from '@motif/design'
import { align, centre, distribute, flip, placeFrame } from './commands/arrange.ts'
import { copyToSide, duplicate, mirrorToSide, oppositeSide, pastedAt } from './commands/copies.ts'
import { fitDocument, recolour, replaceDocument } from './commands/document.ts'
import { growLetters } from './commands/grow-letters.ts'
import { group, ungroup } from './commands/groups.ts'
import { adjustPictures, crop, replaceImage, slideInFrame, zoomInFrame } from './commands/images.ts'
import { bringInside } from './commands/inside.ts'
import { styleLetters } from './commands/letters.ts'
import { setList } from './commands/list.ts'
import { addNodes, changeMembers, nudge, removeNodes } from './commands/nodes.ts'
import { moveTo, reorder } from './commands/order.ts'
import { replaceColour } from './commands/recolour.ts'
import { applyStyle } from './commands/style.ts'
import { patternOf } from './commands/pattern.ts'
import { listTeam } from './commands/team.ts'
import { setTextBox, sizeTextBox } from './commands/text-box.ts'
import { tidyUp } from './commands/tidy.ts'
import { typeText } from './commands/typing.ts'
import { inArea, place } from './frame.ts'
import { centreOfVisible, newNameAndNumber, createNode } from './new-nodes.ts'
import { copyText, middleOf, readClipboard } from './services/clipboard.ts'
import type { Command, EditorStore } from './store/editor-store.ts'
import { locateAll, nodesOf } from './tree.ts'

interface CommandTools {
  store: EditorStore
  fonts: () => FontSet | undefined
  area: () => EditorArea
  /** All sides of the product. */
  areas: () => readonly EditorArea[]
  /** The visible part of the area. */
  seen: () => Box
  newId: () => string
  /** Cancels the gesture in progress and shows another area. */
  showArea: (areaId: string) => void
}

/** Offset of copies in millimetres. */
const beside = 5

/** All editing commands, for panels, shortcuts and menus. */
export function createEditorCommands({
  store,
  fonts,
  area,
  areas,
  seen,
  newId,
  showArea
}: CommandTools): Omit<EditorCommands, 'preview'> {
  const now = store.getSnapshot
  const ids = (given?: readonly string[]) => given ?? now().selectedIds
  const does = (command: Command) => void store.execute(command)
  /** Commands that measure text wait for the fonts. */
  const measured = (make: (fonts: FontSet) => Command) => {
    const set = fonts()
    if (set) does(make(set))
  }
  const copy = () => {
    const located = locateAll(now().nodes, now().selectedIds).toSorted((a, b) => a.index - b.index)
    return located.length === 0 ? undefined : copyText(located.map(inArea))
  }
  const isSeen = ({ x, y }: Point) => {
    const { left, top, right, bottom } = seen()
    const { widthMm, heightMm } = area()
    return (
      x >= Math.max(0, left) &&
      y >= Math.max(0, top) &&
      x <= Math.min(widthMm, right) &&
      y <= Math.min(heightMm, bottom)
    )
  }

  /** Offsets new nodes that would lie exactly on others, such as several pictures added at once. */
  const aside = (nodes: readonly DesignNode[], areaId = now().areaId): readonly DesignNode[] => {
    const taken = new Set(nodesOf(now().document, areaId).map(({ x, y }) => `${x} ${y}`))
    const moved = (by: number) => nodes.map((node) => ({ ...node, x: place(node.x + by), y: place(node.y + by) }))
    const isTaken = (by: number) => moved(by).some(({ x, y }) => taken.has(`${x} ${y}`))
    let by = 0
    while (by < beside * taken.size && isTaken(by)) by += beside
    return by === 0 ? nodes : moved(by)
  }

  return {
    undo: () => void store.undo(),
    redo: () => void store.redo(),
    select: store.select,
    selectAll: () => store.select(now().nodes.flatMap(({ id, hidden, locked }) => (hidden || locked ? [] : id))),
    add: (nodes, { at, areaId } = {}) =>
      store.execute(
        addNodes(
          aside(at === undefined ? nodes : nodes.map((node) => ({ ...node, x: place(at.x), y: place(at.y) })), areaId),
          'added',
          areaId
        )
      ),
    insert: (thing, { at } = {}) =>
      does(addNodes(aside([createNode(thing, { newId, area: area(), seen: seen(), at })]))),
    remove: (given) => does(removeNodes(given)),
    change: (given, patch, { key } = {}) => does(changeMembers(given, patch, { key, fonts: fonts() })),
    typeText: (id, typed) => does(typeText(id, typed, fonts())),
    styleLetters: (id, styles, { key } = {}) => does(styleLetters(id, styles, { key, fonts: fonts() })),
    setWarp: (given, warp, { key } = {}) =>
      does(changeMembers(given, { warp, arc: undefined, baseline: undefined }, { key, name: 'shaped' })),
    setArc: (given, degrees, { key } = {}) =>
      does(
        changeMembers(
          given,
          { arc: Math.abs(degrees) < 1 ? undefined : degrees, baseline: undefined, warp: undefined },
          { key, name: 'shaped' }
        )
      ),
    setBaseline: (given, baseline, { key } = {}) =>
      does(changeMembers(given, { baseline, arc: undefined, warp: undefined }, { key, name: 'shaped' })),
    adjust: (given, adjust, { key } = {}) => does(adjustPictures(given, adjust, key)),
    nudge: (dxMm, dyMm) => does(nudge(now().selectedIds, dxMm, dyMm)),
    place: (frame, { key } = {}) =>
      measured((set) => placeFrame(frame, set, key && `${key} ${now().selectedIds.join(' ')}`)),
    bringInside: (given) => measured((set) => bringInside(ids(given), area(), set)),
    growLetters: (id) => {
      const set = fonts()
      return set !== undefined && store.execute(growLetters(id, area(), set))
    },
    together: store.together,
    align: (edge) => measured((set) => align(edge, area(), set)),
    distribute: (axis) => measured((set) => distribute(axis, set)),
    tidyUp: () => measured((set) => tidyUp(set)),
    fillPattern: (pattern) => {
      const set = fonts()
      if (set === undefined) return 'nothing'
      const made = patternOf(now(), pattern, { area: area(), fonts: set, newId })
      if (typeof made === 'string') return made
      does({ name: 'duplicated', run: () => made })
      return 'filled'
    },
    centre: () => measured((set) => centre(area(), set)),
    flip: (axis) => measured((set) => flip(axis, set)),
    group: () => measured((set) => group(newId(), set)),
    ungroup: () => does(ungroup),
    reorder: (order) => does(reorder(order)),
    moveTo: (given, place) => does(moveTo(given, place)),
    setLocked: (isLocked, given) =>
      does(changeMembers(ids(given), { locked: isLocked || undefined }, { name: isLocked ? 'locked' : 'unlocked' })),
    setHidden: (isHidden, given) =>
      does(changeMembers(ids(given), { hidden: isHidden || undefined }, { name: isHidden ? 'hidden' : 'shown' })),
    rename: (id, name) => does(changeMembers([id], { name: name.trim() || undefined }, { name: 'renamed' })),
    duplicate: () => does(duplicate(newId, { x: beside, y: beside })),
    copyToSide: (areaId) => {
      const to = areas().find(({ id }) => id === areaId)
      if (to) does(copyToSide(area(), to, newId))
    },
    mirrorToSide: (areaId) => {
      const to = areaId === undefined ? oppositeSide(areas(), area().id) : areas().find(({ id }) => id === areaId)
      if (to) measured((set) => mirrorToSide(area(), to, { fonts: set, newId }))
    },
    copy,
    cut: () => {
      const text = copy()
      if (text !== undefined) does(removeNodes())
      return text
    },
    paste: (text, { at } = {}) => {
      const read = readClipboard(text)
      if (read.kind === 'refused') store.refuse(read.code)
      if (read.kind !== 'nodes') return read
      const from = middleOf(read.nodes)
      const besideIt = { x: from.x + beside, y: from.y + beside }
      const hasRoom = store.execute(
        addNodes(
          pastedAt(read.nodes, at ?? (isSeen(besideIt) ? besideIt : centreOfVisible(area(), seen())), newId),
          'pasted'
        )
      )
      return hasRoom ? { kind: 'pasted', count: read.nodes.length } : { kind: 'refused', code: 'too-many' }
    },
    setTextBox: (box) => measured((set) => setTextBox(box, set)),
    setList: (list, part) => measured((set) => setList(list, set, part)),
    sizeTextBox: (size, { key } = {}) =>
      measured((set) => sizeTextBox(size, set, key && `${key} ${now().selectedIds.join(' ')}`)),
    pasteStyle: (text) => {
      const read = readClipboard(text)
      const [like] = read.kind === 'nodes' ? read.nodes : []
      if (like) does(applyStyle(now().selectedIds, like))
    },
    crop: (id, to) => does(crop(id, to)),
    slideInFrame: (id, dxMm, dyMm) => does(slideInFrame(id, { x: dxMm, y: dyMm })),
    zoomInFrame: (id, factor) => does(zoomInFrame(id, factor)),
    replaceImage: (id, picture) => does(replaceImage(id, picture)),
    replaceColour: (from, to, { ids: given, key } = {}) => does(replaceColour({ from, to, ids: given, key })),
    setColour: (colour) => does(recolour(colour)),
    fit: (document, { areaId } = {}) => does(fitDocument(document, areaId)),
    replace: (document) => does(replaceDocument(document)),
    setTeam: (members, { key } = {}) => does(listTeam(members, key)),
    addNameAndNumber: (words) => does(addNodes(newNameAndNumber(area(), { ...words, newId }))),
    showArea: (areaId) => showArea(areaId)
  }
}
