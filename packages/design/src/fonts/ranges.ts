import { memoizeWeak } from '../memoize-weak.ts'
import type { FontFace } from './catalogue.ts'

/**
 * Character ranges of a family's subsets, as its package declares them: `{ "latin": "U+0000-00FF,U+0131", "[3]": … }`.
 */
export type FamilyRanges = Readonly<Record<string, string>>

/** A file of a face and the characters it is used for. */
export interface FontFile {
  name: string
  covers: (codePoint: number) => boolean
}

/** Range bounds in order: from, to, from, to … */
function endsOf(text: string): Uint32Array {
  const pairs = text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return Uint32Array.from(pairs.toSorted(([a], [b]) => a - b).flat())
}

/** Whether any range contains a code point. */
function holds(ends: Uint32Array, value: number): boolean {
  let low = 0
  let high = ends.length / 2
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle * 2 + 1] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low < ends.length / 2 && (ends[low * 2] ?? 0) <= value
}

/** Parsed once per family. */
const rangesIn = memoizeWeak(
  (ranges: FamilyRanges) =>
    new Map(Object.entries(ranges).map(([part, text]) => [part.replaceAll(/[[\]]/g, ''), endsOf(text)]))
)

/** Every file serves spaces, so that words of one file are shaped together. */
const isSpace = (codePoint: number) => codePoint === 0x20 || codePoint === 0xa0

const fileName = ({ package: name, weight, italic }: FontFace, part: string) =>
  `${name}-${part}-${weight}-${italic ? 'italic' : 'normal'}`

/** The file that determines the face's metrics. */
export const mainFile = (face: FontFace): string => fileName(face, face.main)

/** Files of a face in search order: the main one, then Latin ones, then the others. */
export function filesOf(face: FontFace, ranges: FamilyRanges): FontFile[] {
  const rank = (part: string) => [face.main, 'latin', 'latin-ext'].indexOf(part) + 1 || 4
  const parts = [...rangesIn(ranges)].toSorted(([a], [b]) => rank(a) - rank(b))
  return parts.map(([part, ends]) => ({
    name: fileName(face, part),
    covers: (codePoint) => isSpace(codePoint) || holds(ends, codePoint)
  }))
}
