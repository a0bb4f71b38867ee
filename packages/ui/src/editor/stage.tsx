import { chakra } from '@chakra-ui/react'
import type { Picture, PrintArea } from '@motif/contract'
import { type DragEvent, type PointerEvent, useId, useState } from 'react'
import { pictureUrl } from '../components/picture/index.ts'
import { VisuallyHidden } from '../components/visually-hidden/index.ts'
import { m } from '../messages/index.ts'
import { AreaGuides } from './area-guides.tsx'
import { DesignLayer } from './design-layer.tsx'
import { Goods } from './goods.tsx'
import { NodeHandles, type NodeHandlesProps } from './node-handles.tsx'
import type { StagePoint } from './types.ts'

export interface StageProps extends Omit<NodeHandlesProps, 'area'> {
  productName: string
  picture: Picture
  area: PrintArea
  /** Markup of `toSvg` for this area. */
  areaSvg: string
  onPointerDown: (point: StagePoint) => void
  onPointerMove: (point: StagePoint) => void
  onPointerUp: (point: StagePoint) => void
  /** The browser took the pointer away, to scroll for instance: what was begun is to be put back. */
  onPointerCancel: () => void
  onAddImage: (upload: { file: File }) => void
}

const isPicture = (file: File) => file.type.startsWith('image/')

/** The goods on their bed with the print area, what is on it, and a way to take hold of each part. */
export function Stage({ productName, picture, area, areaSvg, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onAddImage, ...handles }: StageProps) {
  const helpId = useId()
  const [isOver, setOver] = useState(false)
  const isCompact = handles.selectedIds.length > 0

  const pointOf = (event: PointerEvent<HTMLElement>): StagePoint => {
    const box = event.currentTarget.getBoundingClientRect()
    const nodeId = event.target instanceof Element ? event.target.closest('[data-node]')?.getAttribute('data-node') : undefined
    return {
      xMm: ((event.clientX - box.left) / box.width) * area.widthMm,
      yMm: ((event.clientY - box.top) / box.height) * area.heightMm,
      isAdditive: event.shiftKey || event.ctrlKey || event.metaKey,
      ...(nodeId ? { nodeId } : undefined)
    }
  }
  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    const point = pointOf(event)
    // Captured by the surface, a drag goes on outside it; the focus the handle would then miss is given by hand.
    if (point.nodeId !== undefined && event.target instanceof HTMLElement) event.target.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    onPointerDown(point)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = [...event.dataTransfer.files].find(isPicture)
    if (file) onAddImage({ file })
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  return (
    <chakra.section
      aria-label={m.editor_stage({ product: productName, area: area.name })}
      aria-describedby={helpId}
      position="relative"
      bg="bed"
      display="grid"
      placeItems="center"
      overflow="hidden"
      // On a phone the settings of what is chosen need room: the goods grow smaller, but stay whole.
      minHeight={{ base: isCompact ? '14rem' : '22rem', lg: 0 }}
      height={{ base: isCompact ? '36svh' : '56svh', lg: 'full' }}
      css={{ containerType: 'size' }}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <VisuallyHidden id={helpId}>{m.editor_stage_help()}</VisuallyHidden>
      <BedEdges picture={picture} />
      <div style={{ position: 'relative', width: `min(100cqw, 100cqh * ${picture.width / picture.height})` }}>
        <Goods picture={picture} view={area.view} sizes="(min-width: 64em) 60vw, 100vw" isPriority isSoft>
          <DesignLayer svg={areaSvg} />
          <AreaGuides area={area} />
          <chakra.div
            position="absolute"
            inset={0}
            touchAction="manipulation"
            onPointerDown={down}
            onPointerMove={(event) => onPointerMove(pointOf(event))}
            onPointerUp={(event) => onPointerUp(pointOf(event))}
            onPointerCancel={onPointerCancel}
          >
            <NodeHandles area={area} {...handles} />
          </chakra.div>
          {handles.nodes.length === 0 ? <StageHint>{m.editor_stage_empty()}</StageHint> : null}
        </Goods>
      </div>
      {isOver ? (
        <chakra.div position="absolute" inset={3} borderWidth="2px" borderStyle="dashed" borderColor="accent" borderRadius="panel" display="grid" placeItems="center" pointerEvents="none">
          <StageHint>{m.editor_drop()}</StageHint>
        </chakra.div>
      ) : null}
    </chakra.section>
  )
}

/** The outermost strips of the picture, drawn out to the sides, so that its bed goes on without an edge. */
const BedEdges = ({ picture }: { picture: Picture }) =>
  (['left', 'right'] as const).map((side) => (
    <chakra.div
      key={side}
      aria-hidden
      position="absolute"
      inset={0}
      backgroundSize="4000% 100%"
      backgroundPosition={`${side} top`}
      css={side === 'right' ? { maskImage: 'linear-gradient(to right, transparent 20%, black 80%)' } : {}}
      style={{ backgroundImage: `url("${pictureUrl(picture, 320)}")` }}
    />
  ))

const StageHint = ({ children }: { children: string }) => (
  <chakra.div position="absolute" inset={0} display="grid" placeItems="center" pointerEvents="none" padding={2}>
    <chakra.span textStyle="small" bg="bg.float" color="fg" paddingInline={3} paddingBlock={1.5} borderRadius="full" textAlign="center" maxWidth="14rem">
      {children}
    </chakra.span>
  </chakra.div>
)
