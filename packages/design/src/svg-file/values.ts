import { type Matrix, identity, multiply } from '../geometry/matrix.ts'
import { SvgError } from './refusal.ts'

const numberShape = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i
const lengthShape = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?)\s*(px|pt|pc|mm|cm|in|%)?$/i

/** CSS pixels per unit. */
const units: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 }

const furthest = 1e7

function bounded(value: number, source: string): number {
  if (!Number.isFinite(value) || Math.abs(value) > furthest) throw new SvgError('number', source)
  return value
}

/** Parses a length to user units; percentages relate to `whole`. @throws {SvgError} */
export function lengthOf(source: string | undefined, whole: number, otherwise = 0): number {
  if (source === undefined || source.trim() === '') return otherwise
  const [, digits, unit = 'px'] = lengthShape.exec(source.trim()) ?? []
  if (digits === undefined) throw new SvgError('number', source)
  return bounded(Number(digits) * (unit === '%' ? whole / 100 : (units[unit.toLowerCase()] ?? 1)), source)
}

/** Parses a list of at most `most` numbers, separated by spaces or commas. @throws {SvgError} */
export function numbersIn(source: string, most: number): number[] {
  const found = source.match(/[^\s,]+/g) ?? []
  if (found.length > most) throw new SvgError('too-detailed')
  return found.map((one) => {
    if (!numberShape.test(one)) throw new SvgError('number', one)
    return bounded(Number(one), one)
  })
}

/** Parses a number from 0 to 1, or a percentage. */
export const shareOf = (source: string | undefined, otherwise = 1): number =>
  Math.min(1, Math.max(0, lengthOf(source, 1, otherwise)))

const functionShape = /\s*,?\s*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)\s*/y

function functionOf(name: string, [a = 0, b, c, d = 0, e = 0, f = 0]: readonly number[]): Matrix {
  const turn = (a * Math.PI) / 180
  switch (name) {
    case 'matrix':
      return { a, b: b ?? 0, c: c ?? 0, d, e, f }
    case 'translate':
      return { ...identity, e: a, f: b ?? 0 }
    case 'scale':
      return { ...identity, a, d: b ?? a }
    case 'skewX':
      return { ...identity, c: Math.tan(turn) }
    case 'skewY':
      return { ...identity, b: Math.tan(turn) }
    default: {
      const around = { ...identity, e: b ?? 0, f: c ?? 0 }
      const turned = { ...identity, a: Math.cos(turn), b: Math.sin(turn), c: -Math.sin(turn), d: Math.cos(turn) }
      return multiply(multiply(around, turned), { ...identity, e: -around.e, f: -around.f })
    }
  }
}

const maxFunctions = 50

/** Parses a `transform` attribute. @throws {SvgError} */
export function transformIn(source: string | undefined): Matrix {
  let matrix = identity
  if (source === undefined || source.trim() === '' || source.trim() === 'none') return matrix
  functionShape.lastIndex = 0
  for (let at = 0, count = 0; at < source.length; count += 1) {
    functionShape.lastIndex = at
    const [whole, name, numbers = ''] = functionShape.exec(source) ?? []
    if (whole === undefined || name === undefined || count >= maxFunctions) throw new SvgError('property', 'transform')
    const values = numbersIn(numbers, 6)
    if (values.length === 0 || (name === 'matrix' && values.length !== 6)) throw new SvgError('property', 'transform')
    matrix = multiply(matrix, functionOf(name, values))
    at += whole.length
  }
  return matrix
}
