import type { Activity, DesignDocument, Editor, EditorArea, FontSet, Live, Told, UploadSizes } from '@motif/design'
import { createActor } from 'xstate'
import { createCamera } from './camera-controls.ts'
import { createEditorCommands } from './editor-commands.ts'
import { frameOf } from './frame.ts'
import { designEditorMachine } from './machine/machine.ts'
import { activityOf } from './machine/setup.ts'
import type { Overlay, Tools } from './machine/types.ts'
import { handlesFor } from './services/resize.ts'
import { createCell } from './store/cell.ts'
import { createEditorStore } from './store/editor-store.ts'
import { circumstances, guidesTold } from './telling.ts'
import { locateAll, nodesOf } from './tree.ts'

export interface EditorInput {
  document: DesignDocument
  /** At least one. */
  areas: readonly EditorArea[]
  /** @default the first */
  areaId?: string
  /** @default crypto.randomUUID */
  newId?: () => string
}

const isSame = (a: Activity, b: Activity) => a.kind === b.kind && ('nodeId' in a ? a.nodeId : '') === ('nodeId' in b ? b.nodeId : '')

const making = new Set<Told['what']>(['added', 'pasted', 'duplicated', 'grouped', 'ungrouped', 'replaced'])

/** The design tool without a screen: the document in its store, gestures in their machine, and where the stage looks. */
export function createEditor({ document, areas, areaId, newId = () => crypto.randomUUID() }: EditorInput): Editor {
  const [first] = areas
  if (first === undefined) throw new RangeError('A design is made for at least one print area.')
  const store = createEditorStore(document, areaId ?? first.id)
  const fonts = createCell<FontSet | undefined>(undefined)
  const area = () => areas.find(({ id }) => id === store.getSnapshot().areaId) ?? first

  let overlay: Overlay = {}
  let isGathering = false
  /** Seen in the place of the design, and never part of it. */
  let previewed: DesignDocument | undefined
  const lookAt = (): Live => {
    const nodes = nodesOf(previewed ?? store.shown.getSnapshot(), store.getSnapshot().areaId)
    const set = fonts.getSnapshot()
    const chosen = locateAll(nodes, store.getSnapshot().selectedIds)
    const frame = overlay.frame ?? (set && frameOf(chosen, set)) ?? null
    return { nodes, frame, handles: isGathering ? [] : handlesFor(chosen.map(({ node }) => node)), guides: overlay.guides ?? [], marquee: overlay.marquee ?? null }
  }
  const live = createCell(lookAt())
  const refresh = () => live.set(lookAt())
  // A gesture's document and what lies over it are told together.
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
    newId,
    show(shown, over) {
      isShowing = true
      overlay = over
      store.preview(shown)
      isShowing = false
      refresh()
    }
  }
  const actor = createActor(designEditorMachine, { input: tools })
  const activity = createCell<Activity>({ kind: 'idle' })
  actor.subscribe(({ value, context }) => {
    const next = activityOf(value, context.activeId)
    const isOver = context.gesture === null && Object.keys(overlay).length > 0
    if (isOver) overlay = {}
    if (isOver || context.isGathering !== isGathering) {
      isGathering = context.isGathering
      refresh()
    }
    if (!isSame(next, activity.getSnapshot())) activity.set(next)
  })
  actor.start()

  const told = createCell<Told | undefined>(undefined)
  const tell = (what: Told['what'], more: Partial<Told> = {}) => told.set({ nodes: [], ...more, what, count: (told.getSnapshot()?.count ?? 0) + 1 })
  store.onChange(({ name, nodes }) => tell(name, { nodes, ...circumstances(tools, name, nodes, live.getSnapshot().frame) }))
  // What takes the place of what is chosen is there to be worked with.
  store.onChange(({ name }) => {
    if (isGathering && making.has(name)) actor.send({ type: 'GATHER', isOn: false })
  })
  // One thing that is chosen has the focus, which says its name; how many several are nothing else says.
  let before = store.getSnapshot()
  store.subscribe(() => {
    const { document: shown, selectedIds, nodes } = store.getSnapshot()
    const isChoice = shown === before.document && selectedIds !== before.selectedIds && (isGathering || selectedIds.length > 1)
    before = store.getSnapshot()
    if (isChoice) tell('selected', { nodes: locateAll(nodes, selectedIds).map(({ node }) => node) })
  })
  let guided = ''
  live.subscribe(() => {
    const { guides } = live.getSnapshot()
    const signature = JSON.stringify(guides)
    if (signature !== guided && guides.length > 0) tell('snapped', guidesTold(tools, guides))
    guided = signature
  })

  // Undoing leads to other sides, too: what is done there is seen.
  let lookedAt = store.getSnapshot().areaId
  store.subscribe(() => {
    const { areaId: now } = store.getSnapshot()
    if (now === lookedAt) return
    lookedAt = now
    camera.reset()
  })

  const showArea = (id: string) => {
    if (!areas.some((one) => one.id === id) || id === store.getSnapshot().areaId) return
    actor.send({ type: 'RESET' })
    store.showArea(id)
    tell('area')
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
    told: { getSnapshot: told.getSnapshot, subscribe: told.subscribe },
    commands: { ...createEditorCommands({ store, fonts: fonts.getSnapshot, area, seen: camera.seen, newId, showArea }), preview },
    send: (event) => actor.send(event),
    fonts,
    uploadSizes: createCell<UploadSizes>(new Map()),
    open(opened) {
      actor.send({ type: 'RESET' })
      store.open(opened)
      camera.reset()
    }
  }
}
