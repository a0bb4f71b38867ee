import type { Box } from './box.ts'

/**
 * Usual print placements on clothes, in millimetres (the trade uses inches). Widths and distances are averages of
 * published guides: alpineapparelco.com/print-locations (full front 10.5 in, at most 14 in high; left chest 3–4 in, 3–4
 * in from the centre, its centre 4 in below the collar; full back 11 in, 4 in below; sleeve 3–4 in, 1 in above its hem)
 * and inkandpxl.com "T-shirt print size guide" (centre chest 6–8 in, 3 in below; neck 1–3 in).
 */
export interface UsualPlacement {
  id: 'left-chest' | 'right-chest' | 'centre-chest' | 'full-front' | 'neck' | 'full-back' | 'sleeve'
  /** Prefix of the area ids it applies to. */
  area: 'front' | 'back' | 'sleeve'
  widthMm: number
  mostHighMm: number
  /** Horizontal offset of its centre from the area's, to the viewer's right: the wearer's left. */
  asideMm: number
  /** Distance from the collar seam to its top edge or centre; from the hem to its bottom edge. */
  from: { edge: 'top' | 'middle' | 'bottom'; mm: number }
}

const inch = 25.4
const inches = (count: number) => Math.round(count * inch)

export const placements: readonly UsualPlacement[] = [
  {
    id: 'left-chest',
    area: 'front',
    widthMm: inches(3.5),
    mostHighMm: inches(4),
    asideMm: inches(3.5),
    from: { edge: 'middle', mm: inches(4) }
  },
  {
    id: 'right-chest',
    area: 'front',
    widthMm: inches(3.5),
    mostHighMm: inches(4),
    asideMm: -inches(3.5),
    from: { edge: 'middle', mm: inches(4) }
  },
  {
    id: 'centre-chest',
    area: 'front',
    widthMm: inches(8),
    mostHighMm: inches(7),
    asideMm: 0,
    from: { edge: 'top', mm: inches(3) }
  },
  {
    id: 'full-front',
    area: 'front',
    widthMm: inches(10.5),
    mostHighMm: inches(14),
    asideMm: 0,
    from: { edge: 'top', mm: inches(2.5) }
  },
  {
    id: 'neck',
    area: 'back',
    widthMm: inches(3),
    mostHighMm: inches(3),
    asideMm: 0,
    from: { edge: 'top', mm: inches(2) }
  },
  {
    id: 'full-back',
    area: 'back',
    widthMm: inches(11),
    mostHighMm: inches(14),
    asideMm: 0,
    from: { edge: 'top', mm: inches(4) }
  },
  {
    id: 'sleeve',
    area: 'sleeve',
    widthMm: inches(3.5),
    mostHighMm: inches(3.5),
    asideMm: 0,
    from: { edge: 'bottom', mm: inches(1) }
  }
]

/** Distance from the collar seam, or the hem, to the print area of clothes. Printers stay at least this far away. */
const areaBeginsMm = { top: inches(2), bottom: inches(1) }

interface Area {
  id: string
  widthMm: number
  heightMm: number
  safeMm: number
}

/** The placements that fit an area; none for products that are not clothes. */
export const placementsFor = ({ id, widthMm, safeMm }: Area): readonly UsualPlacement[] =>
  placements.filter(
    ({ area, widthMm: width, asideMm }) =>
      id.startsWith(area) && Math.abs(asideMm) + width / 2 <= widthMm / 2 - safeMm + 1e-6
  )

/**
 * Scale factor and new centre of a node at a placement, in the area's millimetres. It keeps its proportions and stays
 * within the safe area.
 */
export function placedAt(
  { left, top, right, bottom }: Box,
  { widthMm, mostHighMm, asideMm, from }: UsualPlacement,
  area: Area
): { times: number; x: number; y: number } {
  const room = area.heightMm - 2 * area.safeMm
  const times = Math.min(widthMm / (right - left || 1), Math.min(mostHighMm, room) / (bottom - top || 1))
  const half = ((bottom - top) * times) / 2
  const wanted =
    from.edge === 'bottom'
      ? area.heightMm - (from.mm - areaBeginsMm.bottom) - half
      : from.mm - areaBeginsMm.top + (from.edge === 'top' ? half : 0)
  const [least, most] = [area.safeMm + half, area.heightMm - area.safeMm - half]
  return { times, x: area.widthMm / 2 + asideMm, y: Math.min(Math.max(wanted, least), most) }
}
