import type { Activity, Editor } from '@motif/design'
import { useEffect, useRef } from 'react'
import { useEditorSetting, useFonts } from '../context.tsx'
import { type Paper, createNodeLayer } from './node-layer.ts'

/** As large as the print area, on a surface of its own: what is painted anew on one sheet leaves the others as they are. */
function newPaper(widthMm: number, heightMm: number): Paper {
  const whole = { position: 'absolute', left: '0', top: '0', width: `${widthMm}px`, height: `${heightMm}px` }
  const edges = document.createElement('div')
  Object.assign(edges.style, whole, { overflow: 'hidden', contain: 'strict', transform: 'translateZ(0)' })
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.setAttribute('viewBox', `0 0 ${widthMm} ${heightMm}`)
  Object.assign(drawing.style, whole, { maxWidth: 'none', overflow: 'visible', transformOrigin: '0 0' })
  edges.append(drawing)
  return { edges, drawing }
}

const noIds: ReadonlySet<string> = new Set()
const holding = new Set<Activity['kind']>(['translating', 'resizing', 'rotating', 'cropping'])

/** What differs from what is kept: a gesture has it in hand. */
function heldBy({ live, store }: Editor): ReadonlySet<string> {
  const kept = new Set(store.getSnapshot().nodes)
  return new Set(live.getSnapshot().nodes.flatMap((node) => (kept.has(node) ? [] : node.id)))
}

/** What is on the print area, as it will be printed; follows gestures past React. */
export function DesignCanvas({ widthMm, heightMm }: { widthMm: number; heightMm: number }) {
  const { editor, images } = useEditorSetting()
  const fonts = useFonts()
  const pile = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!fonts || !pile.current) return undefined
    const layer = createNodeLayer(pile.current, { fonts, images }, () => newPaper(widthMm, heightMm))
    let held = noIds
    const draw = () => {
      if (!holding.has(editor.activity.getSnapshot().kind)) held = noIds
      else if (held.size === 0) held = heldBy(editor)
      layer.update(editor.live.getSnapshot().nodes, held)
    }
    draw()
    const stops = [editor.live.subscribe(draw), editor.activity.subscribe(draw)]
    return () => {
      for (const stop of stops) stop()
      layer.forget()
    }
  }, [editor, fonts, images, widthMm, heightMm])
  return (
    <div
      ref={pile}
      aria-hidden
      data-sheets=""
      data-testid="sheets"
      style={{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' }}
    />
  )
}
