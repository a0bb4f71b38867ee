import type { Picture } from '@motif/contract'
import type { Activity, AreaSize, DesignNode, Editor, FontSet } from '@motif/design'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { whenIdle } from '../../../components/live-picture/when-idle.ts'
import { useEditor } from '../../../editor/index.ts'
import { paintWhenIdle } from './paint-when-idle.ts'
import type { DesignPainter, LiveSize, OpenDesignPainter } from './types.ts'

export interface LiveDesignOptions {
  area: AreaSize
  /** The blank product, from that side and in its colour. */
  picture: Picture
  size: LiveSize
  openPainter: OpenDesignPainter
}

/** `flat`: not renderable here; the design is laid over the picture. */
export type LiveDesignState = 'waiting' | 'painted' | 'flat'

const held = new Set<Activity['kind']>([
  'pointing',
  'translating',
  'resizing',
  'rotating',
  'marquee',
  'panning',
  'pinching'
])
const empty: readonly DesignNode[] = []

/** Current nodes of a side, including a gesture in progress. */
function nodesOn({ store, live }: Editor, areaId: string): readonly DesignNode[] {
  const { document, areaId: onStage } = store.getSnapshot()
  return areaId === onStage ? live.getSnapshot().nodes : (document.areas[areaId] ?? empty)
}

/** Keeps a canvas up to date while visible. The last rendering stays until the next is ready. */
export function useLiveDesign(
  canvas: RefObject<HTMLCanvasElement | null>,
  { area, picture, size, openPainter }: LiveDesignOptions
): LiveDesignState {
  const editor = useEditor()
  const [state, setState] = useState<LiveDesignState>('waiting')
  const painter = useRef<DesignPainter>(undefined)
  const repaint = useRef<() => void>(undefined)
  const wanted = useRef({ area, picture })
  const last = useRef<{ nodes: readonly DesignNode[]; area: AreaSize; picture: Picture; fonts: FontSet | undefined }>(
    undefined
  )

  // The side or colour changed.
  useEffect(() => {
    wanted.current = { area, picture }
    repaint.current?.()
  }, [area, picture])

  const paint = useEffectEvent(async () => {
    const { document } = editor.store.getSnapshot()
    const fonts = editor.fonts.getSnapshot()
    const { area, picture } = wanted.current
    const nodes = nodesOn(editor, area.id)
    if (!painter.current || (!fonts && nodes.length > 0)) return
    if (
      last.current?.nodes === nodes &&
      last.current.area === area &&
      last.current.picture === picture &&
      last.current.fonts === fonts
    )
      return
    last.current = { nodes, area, picture, fonts }
    try {
      if (
        await painter.current.show({
          document: { ...document, areas: { ...document.areas, [area.id]: [...nodes] } },
          area,
          picture,
          fonts
        })
      )
        setState('painted')
    } catch {
      last.current = undefined
      setState((before) => (before === 'painted' ? before : 'flat'))
    }
  })

  useEffect(() => {
    const shown = canvas.current
    if (!shown) return undefined
    let isSeen = false
    let isGone = false
    let stopWaiting: (() => void) | undefined
    const painting = paintWhenIdle({
      isSeen: () => isSeen,
      isHeld: () => held.has(editor.activity.getSnapshot().kind),
      paint
    })
    repaint.current = painting.ask
    const open = async () => {
      const opened = await openPainter(shown, size).catch(() => undefined)
      if (isGone) opened?.dispose()
      else if (opened) {
        painter.current = opened
        painting.ask()
      } else setState('flat')
    }
    const observer = new IntersectionObserver((entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? false
      if (isSeen) stopWaiting ??= whenIdle(() => void open())
      painting.goOn()
    })
    observer.observe(shown)
    const stops = [
      editor.store.subscribe(painting.ask),
      editor.live.subscribe(painting.ask),
      editor.fonts.subscribe(painting.ask),
      editor.activity.subscribe(painting.goOn)
    ]
    return () => {
      isGone = true
      observer.disconnect()
      for (const stop of stops) stop()
      stopWaiting?.()
      painting.stop()
      painter.current?.dispose()
      painter.current = undefined
      last.current = undefined
    }
  }, [canvas, editor, openPainter, size])

  return state
}
