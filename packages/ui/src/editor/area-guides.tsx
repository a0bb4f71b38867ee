import { chakra } from '@chakra-ui/react'
import type { PrintArea } from '@motif/contract'

/** Constant width on screen at any zoom: `--px` is the size of a pixel in millimetres. */
const px = (count: number) => `calc(${count}px * var(--px, 1))`
const dashes = (...lengths: number[]) => lengths.map(px).join(' ')
const line = { fill: 'none', css: { strokeWidth: px(1) } } as const

/** Print edge (dashed) and safe area (dotted): a light line under a dark one is visible on every product colour. */
export function AreaGuides({
  area: { widthMm, heightMm, safeMm }
}: {
  area: Pick<PrintArea, 'widthMm' | 'heightMm' | 'safeMm'>
}) {
  const edge = { x: 0, y: 0, width: widthMm, height: heightMm }
  const safe = { x: safeMm, y: safeMm, width: widthMm - safeMm * 2, height: heightMm - safeMm * 2 }
  const hasSafe = safeMm > 0 && safe.width > 0 && safe.height > 0
  return (
    <chakra.svg
      aria-hidden
      viewBox={`0 0 ${widthMm} ${heightMm}`}
      preserveAspectRatio="none"
      position="absolute"
      inset={0}
      width="full"
      height="full"
      overflow="visible"
      pointerEvents="none"
    >
      <chakra.rect {...line} {...edge} stroke="bg" />
      <chakra.rect {...line} {...edge} stroke="fg" style={{ strokeDasharray: dashes(6, 5) }} />
      {hasSafe ? (
        <g opacity={0.7}>
          <chakra.rect {...line} {...safe} stroke="bg" style={{ strokeDasharray: dashes(1, 4) }} />
          <chakra.rect
            {...line}
            {...safe}
            stroke="fg"
            style={{ strokeDasharray: dashes(1, 4), strokeDashoffset: px(2) }}
          />
        </g>
      ) : null}
    </chakra.svg>
  )
}
