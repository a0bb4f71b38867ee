import { chakra } from '@chakra-ui/react'
import { type FontSet, caretsOf, selectionOf } from '@motif/design'
import { useRef } from 'react'
import { useFrames } from '../camera.ts'
import { useEditor } from '../context.tsx'
import { type PlacedText, svgMatrix } from './placed-text.ts'

/** Selected range of a text, or the caret; UTF-16 units. */
export interface MarkedRange {
  start: number
  end: number
  isBackward: boolean
}

interface TextMarksProps {
  text: PlacedText
  range: MarkedRange
  fonts: FontSet
  /** Has keyboard focus: shows the caret. */
  isWriting: boolean
}

/** Caret or selection over the rendered glyphs. */
export function TextMarks({ text: { node, matrix }, range, fonts, isWriting }: TextMarksProps) {
  const root = useRef<SVGGElement>(null)
  const editor = useEditor()
  useFrames(editor, () => {
    const { x, y, scale } = editor.camera.getSnapshot()
    root.current?.setAttribute('transform', `translate(${x} ${y}) scale(${scale}) ${svgMatrix(matrix)}`)
  })
  const { x, y, scale } = editor.camera.getSnapshot()
  const at = range.isBackward ? range.start : range.end
  const caret = caretsOf(node, fonts).find(({ index }) => index >= at)
  const marked = range.start === range.end ? [] : selectionOf(node, range.start, range.end, fonts)
  return (
    <chakra.svg
      aria-hidden
      position="absolute"
      inset={0}
      width="full"
      height="full"
      pointerEvents="none"
      data-testid="text-marks"
    >
      <g ref={root} transform={`translate(${x} ${y}) scale(${scale}) ${svgMatrix(matrix)}`}>
        {marked.map((outline, index) => (
          <chakra.polygon
            // oxlint-disable-next-line react/no-array-index-key -- stripes have no other name
            key={index}
            points={outline.map((point) => `${point.x},${point.y}`).join(' ')}
            fill="accent"
            // Keeps colours visible while one is being chosen.
            opacity={isWriting ? 0.35 : 0.12}
            data-testid="text-marked"
          />
        ))}
        {caret && isWriting ? (
          <g
            transform={`translate(${caret.x} ${caret.y}) rotate(${caret.angle})`}
            data-testid="text-caret"
            data-index={caret.index}
          >
            <chakra.line
              x1={0}
              y1={0}
              x2={0}
              y2={-caret.height}
              stroke="accent"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              animation="blink 1.1s steps(2, start) infinite"
              css={{
                '@keyframes blink': { to: { visibility: 'hidden' } },
                '@media (prefers-reduced-motion: reduce)': { animation: 'none' }
              }}
            />
          </g>
        ) : null}
      </g>
    </chakra.svg>
  )
}
