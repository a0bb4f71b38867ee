import { chakra } from '@chakra-ui/react'
import type { OwnGuide } from '@motif/design'
import { useRef } from 'react'
import { useFrames } from '../camera.ts'
import { useEditor, useObservable } from '../context.tsx'
import { dragGuide } from './guides.ts'

const none: readonly OwnGuide[] = []

/** Wide enough to grab with a mouse; touch would hit it instead of nodes below. */
const Strip = chakra('div', {
  base: {
    position: 'absolute',
    left: 0,
    top: 0,
    touchAction: 'none',
    '@media (pointer: coarse)': { pointerEvents: 'none' },
    '&[data-axis=x]': {
      width: '7px',
      height: 'full',
      marginInlineStart: '-3px',
      paddingInline: '3px',
      cursor: 'col-resize'
    },
    '&[data-axis=y]': {
      height: '7px',
      width: 'full',
      marginBlockStart: '-3px',
      paddingBlock: '3px',
      cursor: 'row-resize'
    },
    '& > div': { bg: 'info', width: 'full', height: 'full' }
  }
})

function OwnGuideLine({ areaId, guide, index }: { areaId: string; guide: OwnGuide; index: number }) {
  const editor = useEditor()
  const strip = useRef<HTMLDivElement>(null)
  const { axis, at } = guide
  useFrames(editor, () => {
    const camera = editor.camera.getSnapshot()
    const px = Math.round(at * camera.scale + camera[axis])
    if (strip.current) strip.current.style.transform = axis === 'x' ? `translateX(${px}px)` : `translateY(${px}px)`
  })
  return (
    <Strip
      ref={strip}
      aria-hidden
      dir="ltr"
      data-over-stage=""
      data-axis={axis}
      data-testid="own-guide"
      onPointerDown={(event) => {
        if (event.button === 0) dragGuide(event, editor, { areaId, axis, index })
      }}
    >
      <div />
    </Strip>
  )
}

/** Draggable user guides of an area. */
export function OwnGuides({ areaId }: { areaId: string }) {
  const guides = useObservable(useEditor().aids, (aids) => aids.guides[areaId] ?? none)
  return guides.map((guide, index) => (
    <OwnGuideLine
      // oxlint-disable-next-line react/no-array-index-key -- a guide is its place in the list; where it lies changes
      key={`${index} ${guide.axis} ${guide.at}`}
      areaId={areaId}
      guide={guide}
      index={index}
    />
  ))
}
