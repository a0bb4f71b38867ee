import type { Activity, Editor } from '@motif/design'
import { useEffect, useRef } from 'react'
import { useEditorSetting, useFonts } from '../context.tsx'
import { createNodeLayer } from './node-layer.ts'

const space = 'http://www.w3.org/2000/svg'

/** A sheet the size of the print area, on a surface of its own: what is painted anew on one leaves the others as they are. */
function newSheet(widthMm: number, heightMm: number): SVGElement {
  const sheet = document.createElementNS(space, 'svg')
  sheet.setAttribute('viewBox', `0 0 ${widthMm} ${heightMm}`)
  Object.assign(sheet.style, { position: 'absolute', left: '0', top: '0', width: `${widthMm}px`, height: `${heightMm}px`, maxWidth: 'none', overflow: 'hidden', transform: 'translateZ(0)' })
  return sheet
}

const nothing: ReadonlySet<string> = new Set()
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
    const layer = createNodeLayer(pile.current, { fonts, images }, () => newSheet(widthMm, heightMm))
    let held = nothing
    const draw = () => {
      if (!holding.has(editor.activity.getSnapshot().kind)) held = nothing
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
  return <div ref={pile} aria-hidden data-testid="sheets" style={{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' }} />
}
