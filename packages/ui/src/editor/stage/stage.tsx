import { chakra } from '@chakra-ui/react'
import type { Picture, PrintArea } from '@motif/contract'
import type { Point, Viewport } from '@motif/design'
import { m } from '@motif/messages'
import { memo, Suspense, lazy, useCallback, useEffect, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { AreaGuides } from '../area-guides.tsx'
import { toMillimetres, toPixels } from '../camera.ts'
import { useActivity, useEditorSetting, useEditorState, useObservable } from '../context.tsx'
import { Announcer } from './announcer.tsx'
import { BeyondPrint } from './beyond-print.tsx'
import { useClipboard } from './clipboard.ts'
import { CropGhost } from './crop-ghost.tsx'
import { DesignCanvas } from './design-canvas.tsx'
import { Guides } from './guides.tsx'
import { NodeButtons } from './node-buttons.tsx'
import { Overlay } from './overlay.tsx'
import { usePointerEvents } from './pointer-events.ts'
import { SelectedOutlines } from './selected-outlines.tsx'
import { StagePicture, worldSize } from './stage-picture.tsx'
import { TextEditor, type TextPress } from './text-editor.tsx'
import { useDrop } from './use-drop.ts'
import { isTyping, useKeys } from './use-keys.ts'
import { World } from './world.tsx'

const StageAids = lazy(async () => ({ default: (await import('../aids/index.ts')).StageAids }))
const ContextMenu = lazy(async () => ({ default: (await import('./context-menu.tsx')).ContextMenu }))

export interface StageProps {
  productName: string
  picture: Picture
  area: PrintArea
  /** How much of its edges a sheet covers, in pixels. The same object as long as it is the same. @default nothing */
  covered?: Partial<Viewport['insets']>
  onShortcuts: () => void
}

const uncovered = {}

const cursors: Partial<Record<ReturnType<typeof useActivity>['kind'], string>> = {
  panning: 'grabbing',
  pinching: 'grabbing',
  rotating: 'grabbing',
  translating: 'move',
  shaping: 'grabbing',
  drawing: 'crosshair',
  editingText: 'text'
}

/** The product with the print area, all that is on it, and every way to take hold of it. */
export const Stage = memo(function Stage({ productName, picture, area, covered = uncovered, onShortcuts }: StageProps) {
  const setting = useEditorSetting()
  const { editor } = setting
  const stage = useRef<HTMLElement>(null)
  const pointer = useRef<Point>(undefined)
  const typing = useRef<TextPress>(null)
  const clicks = useRef({ count: 0, time: 0 })
  const helpId = useId()
  const activity = useActivity()
  const isEmpty = useEditorState(({ nodes }) => nodes.length === 0)
  const hasAids = useObservable(
    editor.aids,
    ({ hasGrid, hasRulers, guides }) => hasGrid || hasRulers || (guides[area.id]?.length ?? 0) > 0
  )
  const [menuAt, setMenuAt] = useState<Point>()

  const openMenu = (at: Point) => {
    editor.send({ type: 'CHOOSE', at })
    setMenuAt(at)
  }
  const openMenuOfChosen = () => {
    const { frame } = editor.live.getSnapshot()
    if (frame) setMenuAt(toPixels(editor.camera.getSnapshot(), frame))
  }
  const closeMenu = useCallback(() => {
    setMenuAt(undefined)
    focusChosen(stage.current, editor.store.getSnapshot().selectedIds)
  }, [editor])

  usePointerEvents(stage, editor, {
    covered,
    onPress: ({ phase, at, event }) => {
      if (editor.activity.getSnapshot().kind !== 'editingText') return false
      if (phase === 'down')
        clicks.current = {
          count: event.timeStamp - clicks.current.time < 400 ? clicks.current.count + 1 : 1,
          time: event.timeStamp
        }
      const isTaken = typing.current?.press(phase, at, clicks.current.count) ?? false
      // The focus stays with the words.
      if (isTaken) event.preventDefault()
      return isTaken
    },
    onMenu: openMenu,
    onHover: (at) => {
      pointer.current = at && toMillimetres(editor.camera.getSnapshot(), at)
    }
  })
  useKeys({ stage, onMenu: openMenuOfChosen, onShortcuts })
  useClipboard(stage, pointer)
  const isOver = useDrop(stage, setting)

  useEffect(() => {
    const surface = stage.current
    if (!surface) return undefined
    let height = 0
    const measure = () => {
      editor.camera.setViewport({
        width: surface.clientWidth,
        height: surface.clientHeight,
        insets: { top: 0, right: 0, bottom: 0, left: 0, ...covered }
      })
      // A keyboard on the screen takes of it, too.
      if (surface.clientHeight < height) editor.camera.revealSelection()
      height = surface.clientHeight
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(surface)
    return () => observer.disconnect()
  }, [editor, covered])
  // What is chosen is in sight when a sheet comes up over it.
  useEffect(() => {
    if (Object.keys(covered).length > 0) editor.camera.revealSelection()
  }, [editor, covered])

  // The keyboard goes on with what was chosen, whichever way that was done.
  useEffect(() => {
    const follow = () =>
      queueMicrotask(() => {
        const page = stage.current?.ownerDocument
        const isFree = page?.activeElement === page?.body || stage.current?.contains(page?.activeElement ?? null)
        // Where several are being chosen, who lets one go stays with it.
        if (isFree && !['editingText', 'multiSelecting'].includes(editor.activity.getSnapshot().kind))
          focusChosen(stage.current, editor.store.getSnapshot().selectedIds)
      })
    // What was put on is what comes next, whichever button did it; who is writing goes on writing.
    let isAwaited = false
    const takeUp = () =>
      requestAnimationFrame(() => {
        if (isAwaited && !isTyping(stage.current?.ownerDocument.activeElement ?? null))
          isAwaited = !focusChosen(stage.current, editor.store.getSnapshot().selectedIds)
      })
    const goOn = () => {
      const what = editor.announcement.getSnapshot()?.what
      // Words are typed before their fonts are here, too.
      isAwaited = what === 'added' || (isAwaited && what === 'typed')
      if (isAwaited) takeUp()
    }
    const stops = [
      editor.store.subscribe(follow),
      editor.activity.subscribe(follow),
      editor.announcement.subscribe(goOn),
      editor.fonts.subscribe(takeUp)
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor])

  const world = worldSize(area)
  return (
    <chakra.section
      ref={stage}
      data-stage=""
      tabIndex={-1}
      outline="none"
      aria-label={m.editor_stage({ product: productName, area: area.name })}
      aria-describedby={helpId}
      position="relative"
      bg="backdrop"
      overflow="hidden"
      width="full"
      height="full"
      touchAction="none"
      userSelect="none"
      style={{ cursor: cursors[activity.kind] ?? 'default' }}
    >
      <VisuallyHidden id={helpId}>{m.editor_stage_help()}</VisuallyHidden>
      <World
        lines={
          <div
            style={{
              position: 'absolute',
              left: 0,
              top: 0,
              width: area.widthMm,
              height: area.heightMm,
              pointerEvents: 'none'
            }}
          >
            <AreaGuides area={area} />
            <SelectedOutlines widthMm={area.widthMm} heightMm={area.heightMm} />
          </div>
        }
      >
        {/* On a surface of its own: what is dragged over it must not have it drawn again with every frame. */}
        <div
          style={{
            position: 'absolute',
            left: -area.view.x * world.width,
            top: -area.view.y * world.height,
            width: world.width,
            height: world.height,
            pointerEvents: 'none',
            transform: 'translateZ(0)'
          }}
        >
          <StagePicture picture={picture} />
        </div>
        <DesignCanvas widthMm={area.widthMm} heightMm={area.heightMm} />
        {activity.kind === 'cropping' ? (
          <CropGhost nodeId={activity.nodeId} widthMm={area.widthMm} heightMm={area.heightMm} />
        ) : null}
        {activity.kind === 'editingText' ? (
          <BeyondPrint nodeId={activity.nodeId} widthMm={area.widthMm} heightMm={area.heightMm} />
        ) : null}
        <NodeButtons />
      </World>
      {hasAids ? (
        <Suspense fallback={null}>
          <StageAids area={area} />
        </Suspense>
      ) : null}
      <Guides />
      <Overlay />
      {activity.kind === 'editingText' ? (
        <TextEditor key={activity.nodeId} ref={typing} nodeId={activity.nodeId} />
      ) : null}
      {isEmpty ? <StageHint>{m.editor_stage_empty()}</StageHint> : null}
      {isOver ? (
        <chakra.div
          position="absolute"
          inset={3}
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="accent"
          borderRadius="panel"
          pointerEvents="none"
        >
          <StageHint>{m.editor_drop()}</StageHint>
        </chakra.div>
      ) : null}
      {menuAt ? (
        <Suspense fallback={null}>
          <ContextMenu key={`${menuAt.x} ${menuAt.y}`} at={menuAt} stage={stage} onClose={closeMenu} />
        </Suspense>
      ) : null}
      <Announcer />
    </chakra.section>
  )
})

/** Whether there was something to focus: text cannot be taken hold of before its fonts are here. */
function focusChosen(stage: HTMLElement | null, ids: readonly string[]): boolean {
  const focused = stage?.ownerDocument.activeElement?.getAttribute('data-node')
  if (focused != null && ids.includes(focused)) return true
  const node =
    ids.length === 0 ? undefined : stage?.querySelector<HTMLElement>(`[data-node="${CSS.escape(ids.at(-1) ?? '')}"]`)
  node?.focus({ preventScroll: true })
  return node != null
}

const StageHint = ({ children }: { children: string }) => (
  <chakra.div position="absolute" inset={0} display="grid" placeItems="center" pointerEvents="none" padding={2}>
    <chakra.span
      textStyle="small"
      bg="bg.float"
      color="fg"
      paddingInline={3}
      paddingBlock={1.5}
      borderRadius="full"
      textAlign="center"
      maxWidth="14rem"
    >
      {children}
    </chakra.span>
  </chakra.div>
)
