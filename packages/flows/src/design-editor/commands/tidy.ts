import { type Box, type FontSet, boxAround } from '@motif/design'
import { boxOf, movedBy, outsideOf } from '../frame.ts'
import type { Command } from '../store/editor-store.ts'
import type { Located } from '../tree.ts'
import { rearranged } from './arrange.ts'

interface Boxed {
  one: Located
  box: Box
}

const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2

/** Groups nodes into rows from the top, each from the left. */
function rowsOf(boxed: readonly Boxed[]): Boxed[][] {
  const rows: Boxed[][] = []
  for (const one of boxed.toSorted((a, b) => middleOf(a.box) - middleOf(b.box))) {
    const row = rows.at(-1)
    // A node belongs to a row if its centre lies within the row's first node.
    const first = row?.[0]?.box
    if (row && first && middleOf(one.box) < first.bottom) row.push(one)
    else rows.push([one])
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.left + a.box.right - b.box.left - b.box.right))
}

/** Gap for cells without space between them, as a fraction of a cell. */
const usualGap = 0.1

/** Start positions of equal cells with equal gaps that fill a length. */
function cells(from: number, length: number, cell: number, count: number): number[] {
  if (count < 2) return [from + (length - cell) / 2]
  const room = (length - cell * count) / (count - 1)
  const gap = room > 0 ? room : cell * usualGap
  return Array.from({ length: count }, (_, index) => from + index * (cell + gap))
}

/** Arranges nodes in equal rows and columns with equal gaps, in reading order, centred in their cells. */
export const tidyUp = (fonts: FontSet): Command => ({
  name: 'distributed',
  run: (moment) =>
    rearranged(moment, (free) => {
      if (free.length < 2) return []
      const boxed = free.map((one) => ({ one, box: outsideOf(boxOf(one, fonts)) }))
      const around = boxAround(
        boxed.flatMap(({ box }) => [
          { x: box.left, y: box.top },
          { x: box.right, y: box.bottom }
        ])
      )
      const rows = rowsOf(boxed)
      const width = Math.max(...boxed.map(({ box }) => box.right - box.left))
      const height = Math.max(...boxed.map(({ box }) => box.bottom - box.top))
      const count = Math.max(...rows.map((row) => row.length))
      const columns = cells(around.left, around.right - around.left, width, count)
      const tops = cells(around.top, around.bottom - around.top, height, rows.length)
      return rows.flatMap((row, rowIndex) =>
        row.map(({ one, box }, index) =>
          movedBy(one, {
            x: (columns[index] ?? 0) + width / 2 - (box.left + box.right) / 2,
            y: (tops[rowIndex] ?? 0) + height / 2 - middleOf(box)
          })
        )
      )
    })
})
