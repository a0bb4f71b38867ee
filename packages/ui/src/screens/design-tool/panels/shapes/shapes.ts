import type { NewNode, ShapeNode } from '@motif/design'
import { m } from '@motif/messages'
import { inks } from '../../../../editor/index.ts'

const [, , vermilion] = inks
const fill = vermilion.value
const stroke = { colour: fill, width: 5 } as const

type Look = Partial<Omit<Extract<NewNode, { type: 'shape' }>, 'type' | 'shape'>>

interface OfferedShape {
  name: () => string
  shape: ShapeNode['shape']
  /** Differences from a filled square of 100. */
  look?: Look
}

const drawn = (path: string, width = 100, height = 100): Look => ({ path, width, height })
const unfilled = { fill: undefined, stroke } as const

const offered: readonly OfferedShape[] = [
  { name: () => m.insert_shape_rectangle(), shape: 'rectangle', look: { height: 70 } },
  { name: () => m.insert_shape_rounded(), shape: 'rectangle', look: { height: 70, corner: 16 } },
  { name: () => m.insert_shape_ellipse(), shape: 'ellipse' },
  { name: () => m.insert_shape_triangle(), shape: 'path', look: drawn('M.5 0L1 1H0Z', 100, 87) },
  { name: () => m.insert_shape_diamond(), shape: 'polygon', look: { points: 4 } },
  { name: () => m.insert_shape_hexagon(), shape: 'polygon', look: { points: 6 } },
  { name: () => m.insert_shape_star(), shape: 'star', look: { points: 5 } },
  { name: () => m.insert_shape_burst(), shape: 'star', look: { points: 16, waist: 0.8 } },
  { name: () => m.insert_shape_line(), shape: 'line', look: { ...unfilled, height: 5 } },
  {
    name: () => m.insert_shape_dashes(),
    shape: 'line',
    look: { height: 5, fill: undefined, stroke: { ...stroke, dash: [15, 10] } }
  },
  {
    name: () => m.insert_shape_wave(),
    shape: 'path',
    look: {
      ...drawn(
        'M0 .5C.08 -.17 .17 -.17 .25 .5C.33 1.17 .42 1.17 .5 .5C.58 -.17 .67 -.17 .75 .5C.83 1.17 .92 1.17 1 .5',
        100,
        18
      ),
      ...unfilled
    }
  },
  { name: () => m.insert_shape_frame(), shape: 'rectangle', look: { height: 70, ...unfilled } },
  { name: () => m.insert_shape_ring(), shape: 'ellipse', look: unfilled },
  {
    name: () => m.insert_shape_heart(),
    shape: 'path',
    look: drawn(
      'M.5 1C.2 .76 0 .56 0 .3C0 .12 .13 0 .28 0C.38 0 .46 .06 .5 .16C.54 .06 .62 0 .72 0C.87 0 1 .12 1 .3C1 .56 .8 .76 .5 1Z',
      100,
      92
    )
  },
  { name: () => m.insert_shape_arrow(), shape: 'path', look: drawn('M0 .3H.55V0L1 .5L.55 1V.7H0Z', 100, 70) },
  {
    name: () => m.insert_shape_bubble(),
    shape: 'path',
    look: drawn(
      'M.14 0H.86C.94 0 1 .08 1 .17V.58C1 .67 .94 .75 .86 .75H.44L.2 1V.75H.14C.06 .75 0 .67 0 .58V.17C0 .08 .06 0 .14 0Z',
      100,
      84
    )
  },
  { name: () => m.insert_shape_banner(), shape: 'path', look: drawn('M0 0H1L.92 .5L1 1H0L.08 .5Z', 100, 30) },
  { name: () => m.insert_shape_cross(), shape: 'path', look: drawn('M.33 0H.67V.33H1V.67H.67V1H.33V.67H0V.33H.33Z') },
  {
    name: () => m.insert_shape_shield(),
    shape: 'path',
    look: drawn('M.5 0C.65 .1 .82 .14 1 .14V.5C1 .75 .8 .92 .5 1C.2 .92 0 .75 0 .5V.14C.18 .14 .35 .1 .5 0Z', 85, 100)
  },
  {
    name: () => m.insert_shape_arch(),
    shape: 'path',
    look: drawn('M0 1V.38C0 .17 .22 0 .5 0C.78 0 1 .17 1 .38V1Z', 76, 100)
  },
  {
    name: () => m.insert_shape_drop(),
    shape: 'path',
    look: drawn('M.5 0C.65 .25 1 .42 1 .66C1 .86 .78 1 .5 1C.22 1 0 .86 0 .66C0 .42 .35 .25 .5 0Z', 72, 100)
  },
  {
    name: () => m.insert_shape_cloud(),
    shape: 'path',
    look: drawn(
      'M.24 1C.1 1 0 .87 0 .7C0 .54 .1 .42 .22 .4C.24 .16 .38 0 .55 0C.69 0 .8 .12 .84 .3C.94 .36 1 .5 1 .64C1 .85 .9 1 .76 1Z',
      100,
      64
    )
  },
  {
    name: () => m.insert_shape_moon(),
    shape: 'path',
    look: drawn('M.62 .015A.5 .5 0 1 0 .985 .38A.311 .311 0 1 1 .62 .015Z')
  },
  { name: () => m.insert_shape_bolt(), shape: 'path', look: drawn('M.62 0L0 .58H.42L.3 1L1 .38H.56Z', 66, 100) }
]

/** Available shapes with their layer names. */
export const shapeItems = (): { name: string; node: NewNode }[] =>
  offered.map(({ name, shape, look }) => {
    const { fill: own, ...rest } = { fill, ...look }
    return {
      name: name(),
      node: {
        type: 'shape',
        name: name(),
        shape,
        width: 100,
        height: 100,
        ...rest,
        ...(own === undefined ? undefined : { fill: own })
      }
    }
  })
