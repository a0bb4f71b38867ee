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

/** What stands next to each other as rows, from the top; each from the left. */
function rowsOf(boxed: readonly Boxed[]): Boxed[][] {
  const rows: Boxed[][] = []
  for (const one of boxed.toSorted((a, b) => middleOf(a.box) - middleOf(b.box))) {
    const row = rows.at(-1)
    // In a row as long as its middle lies within what began the row.
    const first = row?.[0]?.box
    if (row && first && middleOf(one.box) < first.bottom) row.push(one)
    else rows.push([one])
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.left + a.box.right - b.box.left - b.box.right))
}

/** A gap for cells that have no room between them, as a share of a cell. */
const usualGap = 0.1

/** Where equal cells begin that fill a length, with equal gaps between them. */
function cells(from: number, length: number, cell: number, count: number): number[] {
  if (count < 2) return [from + (length - cell) / 2]
  const room = (length - cell * count) / (count - 1)
  const gap = room > 0 ? room : cell * usualGap
  return Array.from({ length: count }, (_, index) => from + index * (cell + gap))
}

/** Equal rows and columns with equal gaps, in the order things stand in now; each in the middle of its cell. */
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
