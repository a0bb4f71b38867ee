import { chakra } from '@chakra-ui/react'
import type { EditorArea } from '@motif/design'
import { useRef } from 'react'
import { useFrames } from '../camera.ts'
import { useEditor, useObservable } from '../context.tsx'

/** Minimum pixel distance of grid lines. */
const nearestPx = 7

/** The grid over the print area. */
export function Grid({ area }: { area: Pick<EditorArea, 'widthMm' | 'heightMm'> }) {
  const editor = useEditor()
  const gridMm = useObservable(editor.aids, (aids) => aids.gridMm)
  const box = useRef<HTMLDivElement>(null)
  useFrames(editor, () => {
    const { x, y, scale } = editor.camera.getSnapshot()
    if (!box.current) return
    let step = gridMm * scale
    while (step < nearestPx) step *= 2
    const { style } = box.current
    style.transform = `translate(${x}px, ${y}px)`
    style.width = `${area.widthMm * scale + 1}px`
    style.height = `${area.heightMm * scale + 1}px`
    style.backgroundSize = `${step}px ${step}px`
  })
  return (
    <chakra.div
      key={gridMm}
      ref={box}
      aria-hidden
      data-testid="grid"
      dir="ltr"
      position="absolute"
      left={0}
      top={0}
      pointerEvents="none"
      css={{
        '--line': 'color-mix(in srgb, var(--chakra-colors-info) 45%, transparent)',
        backgroundImage:
          'linear-gradient(to right, var(--line) 1px, transparent 1px), linear-gradient(to bottom, var(--line) 1px, transparent 1px)'
      }}
    />
  )
}
