import { decimal } from '../svg/element.ts'

/** A segment of SVG path data as stored in documents: unit square, all SVG 1.1 commands. */

export interface PathSegment {
  command: string
  values: number[]
}

const arity: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y
const flag = /[01]/y
const filler = /[ ,\t\n\r]*/y

/** Parses path data; undefined if it is invalid. */
export function parsePath(data: string): PathSegment[] | undefined {
  const segments: PathSegment[] = []
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(data)?.[0]
    at += found?.length ?? 0
    return found
  }

  take(filler)
  while (at < data.length) {
    const command = data[at] ?? ''
    const count = arity[command.toUpperCase()]
    if (count === undefined || (segments.length === 0 && command.toUpperCase() !== 'M')) return undefined
    at++
    let repeated = command
    let hasMore = true
    while (hasMore) {
      const values: number[] = []
      for (let index = 0; index < count; index++) {
        take(filler)
        const found = take(count === 7 && (index === 3 || index === 4) ? flag : number)
        const value = Number(found)
        if (found === undefined || !Number.isFinite(value)) return undefined
        values.push(value)
      }
      segments.push({ command: repeated, values })
      if (command === 'M') repeated = 'L'
      if (command === 'm') repeated = 'l'
      take(filler)
      hasMore = count > 0 && /[-+.\d]/.test(data[at] ?? '')
    }
  }
  return segments.length > 0 ? segments : undefined
}

/**
 * Scales a path from the unit square to a width and height around its centre, so that strokes keep a uniform width.
 * Arcs keep the rotation of their axes as written, which is exact only for uniform scaling.
 */
export function stretchPath(segments: readonly PathSegment[], width: number, height: number): PathSegment[] {
  return segments.map(({ command, values }) => {
    const kind = command.toUpperCase()
    const isRelative = command !== kind
    const x = (value: number) => (isRelative ? value : value - 0.5) * width
    const y = (value: number) => (isRelative ? value : value - 0.5) * height
    if (kind === 'A') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, endX = 0, endY = 0] = values
      return { command, values: [rx * width, ry * height, turn, large, sweep, x(endX), y(endY)] }
    }
    if (kind === 'V') return { command, values: values.map(y) }
    // An initial lowercase m is absolute all the same, so it is normalized to uppercase.
    return { command, values: values.map((value, index) => (index % 2 === 0 ? x(value) : y(value))) }
  })
}

/** Serializes segments as path data. */
export const writePath = (segments: readonly PathSegment[]): string =>
  segments.map(({ command, values }) => command + values.map(decimal).join(' ')).join('')
