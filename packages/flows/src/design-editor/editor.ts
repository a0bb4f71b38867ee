import {
  type Activity,
  type DesignDocument,
  type Editor,
  type EditorArea,
  type FontSet,
  type Live,
  type MarkedLetters,
  type StageAids,
  type Announcement,
  type UploadSizes,
  createObservable
} from '@motif/design'
import { createActor, type InspectionEvent } from 'xstate'
import { createCamera } from './camera-controls.ts'
import { createEditorCommands } from './editor-commands.ts'
import { frameOf } from './frame.ts'
import { designEditorMachine } from './machine/machine.ts'
import { activityOf } from './machine/setup.ts'
import type { Overlay, Tools } from './machine/types.ts'
import { handlesFor } from './services/resize.ts'
import { createEditorStore } from './store/editor-store.ts'
import { announcementDetails, announcedGuides } from './announcements.ts'
import { locateAll, nodesOf } from './tree.ts'

export interface EditorInput {
  document: DesignDocument
  /** At least one. A function if they depend on size or product: it returns those of a document. */
  areas: readonly EditorArea[] | ((document: DesignDocument) => readonly EditorArea[])
  /** @default the first */
  areaId?: string
  /** @default crypto.randomUUID */
  newId?: () => string
  /** Inspects the gesture machine. */
  inspect?: (event: InspectionEvent) => void
}

const isSame = (a: Activity, b: Activity) =>
  a.kind === b.kind && ('nodeId' in a ? a.nodeId : '') === ('nodeId' in b ? b.nodeId : '')

/** Whether two areas look alike on the stage, including their position on the picture. */
const looksAlike = (a: EditorArea, b: EditorArea) =>
  a.id === b.id &&
  a.widthMm === b.widthMm &&
  a.heightMm === b.heightMm &&
  (['x', 'y', 'width', 'height'] as const).every((side) => a.view[side] === b.view[side])

const making = new Set<Announcement['what']>([
  'added',
  'pasted',
  'duplicated',
  'mirrored',
  'grouped',
  'ungrouped',
  'replaced'
])

/** The editor without UI: document store, gesture machine and camera. */
export function createEditor({
  document,
  areas,
  areaId,
  newId = () => crypto.randomUUID(),
  inspect
}: EditorInput): Editor {
  const areasOf = typeof areas === 'function' ? areas : () => areas
  const [first] = areasOf(document)
  if (first === undefined) throw new RangeError('A design is made for at least one print area.')
  const store = createEditorStore(document, areaId ?? first.id)
  const fonts = createObservable<FontSet | undefined>(undefined)
  const aids = createObservable<StageAids>({ hasRulers: false, hasGrid: false, gridMm: 10, unitMm: 1, guides: {} })
  const area = () => {
    const { document: now, areaId: shown } = store.getSnapshot()
    const all = areasOf(now)
    return all.find(({ id }) => id === shown) ?? all[0] ?? first
  }

  let overlay: Overlay = {}
  let isMultiSelecting = false
  /** Shown instead of the design, never committed. */
  let previewed: DesignDocument | undefined
  const lookAt = (): Live => {
    const nodes = nodesOf(previewed ?? store.shown.getSnapshot(), store.getSnapshot().areaId)
    const set = fonts.getSnapshot()
    const chosen = locateAll(nodes, store.getSnapshot().selectedIds)
    const frame = overlay.frame ?? (set && frameOf(chosen, set)) ?? null
    return {
      nodes,
      frame,
      handles: isMultiSelecting ? [] : handlesFor(chosen.map(({ node }) => node)),
      guides: overlay.guides ?? [],
      marquee: overlay.marquee ?? null
    }
  }
  const live = createObservable(lookAt())
  const refresh = () => live.set(lookAt())
  // A gesture's document and overlay are published together.
  let isShowing = false
  store.shown.subscribe(() => {
    previewed = undefined
    if (!isShowing) refresh()
  })
  store.subscribe(() => (isShowing ? undefined : refresh()))
  fonts.subscribe(refresh)

  const camera = createCamera(area, () => live.getSnapshot().frame)
  const tools: Tools = {
    store,
    camera: camera.cell,
    area,
    fonts: fonts.getSnapshot,
    aids: aids.getSnapshot,
    newId,
    show(shown, over) {
      isShowing = true
      overlay = over
      store.preview(shown)
      isShowing = false
      refresh()
    }
  }
  const actor = createActor(designEditorMachine, { input: tools, ...(inspect && { inspect }) })
  const activity = createObservable<Activity>({ kind: 'idle' })
  actor.subscribe(({ value, context }) => {
    const next = activityOf(value, context.activeId)
    const isOver = context.gesture === null && Object.keys(overlay).length > 0
    if (isOver) overlay = {}
    if (isOver || context.isMultiSelecting !== isMultiSelecting) {
      isMultiSelecting = context.isMultiSelecting
      refresh()
    }
    if (!isSame(next, activity.getSnapshot())) activity.set(next)
  })
  actor.start()

  const announcement = createObservable<Announcement | undefined>(undefined)
  const announce = (what: Announcement['what'], more: Partial<Announcement> = {}) =>
    announcement.set({ nodes: [], ...more, what, count: (announcement.getSnapshot()?.count ?? 0) + 1 })
  store.onChange(({ name, nodes }) =>
    announce(name, { nodes, ...announcementDetails(tools, name, nodes, live.getSnapshot().frame) })
  )
  // Operations that replace the selection leave the result selected for further work.
  store.onChange(({ name }) => {
    if (isMultiSelecting && making.has(name)) actor.send({ type: 'MULTI_SELECT', isOn: false })
  })
  // A single selected node has focus, which announces it; a multiple selection must be announced.
  let before = store.getSnapshot()
  store.subscribe(() => {
    const { document: shown, selectedIds, nodes } = store.getSnapshot()
    const isChoice =
      shown === before.document && selectedIds !== before.selectedIds && (isMultiSelecting || selectedIds.length > 1)
    before = store.getSnapshot()
    if (isChoice) announce('selected', { nodes: locateAll(nodes, selectedIds).map(({ node }) => node) })
  })
  let guided = ''
  live.subscribe(() => {
    const { guides } = live.getSnapshot()
    const signature = JSON.stringify(guides)
    if (signature !== guided && guides.length > 0) announce('snapped', announcedGuides(tools, guides))
    guided = signature
  })

  // Undo may cross sides, sizes and products; the stage follows.
  let lookedAt = area()
  store.subscribe(() => {
    const before = lookedAt
    lookedAt = area()
    if (!looksAlike(before, lookedAt)) camera.reset()
  })

  const showArea = (id: string) => {
    if (!areasOf(store.getSnapshot().document).some((one) => one.id === id) || id === store.getSnapshot().areaId) return
    actor.send({ type: 'RESET' })
    store.showArea(id)
    announce('area')
  }

  const preview = (seen?: DesignDocument) => {
    previewed = seen
    refresh()
  }

  return {
    store: { getSnapshot: store.getSnapshot, subscribe: store.subscribe },
    live: { getSnapshot: live.getSnapshot, subscribe: live.subscribe },
    activity: { getSnapshot: activity.getSnapshot, subscribe: activity.subscribe },
    camera: camera.controls,
    announcement: { getSnapshot: announcement.getSnapshot, subscribe: announcement.subscribe },
    refusal: { getSnapshot: store.refusal.getSnapshot, subscribe: store.refusal.subscribe },
    commands: {
      ...createEditorCommands({
        store,
        fonts: fonts.getSnapshot,
        area,
        areas: () => areasOf(store.getSnapshot().document),
        seen: camera.controls.getSeen,
        newId,
        showArea
      }),
      preview
    },
    send: (event) => actor.send(event),
    fonts,
    letters: createObservable<MarkedLetters | undefined>(undefined),
    uploadSizes: createObservable<UploadSizes>(new Map()),
    aids,
    open(opened) {
      actor.send({ type: 'RESET' })
      store.open(opened)
      camera.reset()
    }
  }
}
