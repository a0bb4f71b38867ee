import type { TeamSize } from './issues.ts'

const folded = (text: string) => text.normalize('NFKC').trim().toLocaleLowerCase()

/** "12-14", "12 to 14", "12/14 years", "age 8", "92 cm". */
const numeric = /^(?:ages?|size)?\s*(\d{1,3})(?:\s*(?:-|\/|to)\s*(\d{1,3}))?\s*(years?|yrs?|y|months?|mths?|cm)?$/

const multiples: Readonly<Record<string, string>> = { double: '2x', triple: '3x', quadruple: '4x' }

/** One name for the common spellings of a size: "XXL", "2 X-Large" and "double XL" are "2xl". */
function sizeName(text: string): string {
  const plain = folded(text).replaceAll(/[\u2010-\u2015\u2212]/g, '-')
  const range = numeric.exec(plain)
  if (range) {
    const [, from = '', to, unit = ''] = range
    return `${Number(from)}${to === undefined ? '' : `-${Number(to)}`}${unit.startsWith('m') ? ' months' : ''}`
  }
  return plain
    .replaceAll(/[\s._-]/g, '')
    .replace(/^size/, '')
    .replaceAll(/extra|ex(?=large|small)/g, 'x')
    .replace(/^(double|triple|quadruple)x?/, (word) => multiples[word.replace(/x$/, '')] ?? word)
    .replace(/(small|sml|sm)$/, 's')
    .replace(/(medium|med|md)$/, 'm')
    .replace(/(large|lrg|lge|lg)$/, 'l')
    .replace(/^(x{2,})(?=[sl]?$)/, ({ length }) => `${length}x`)
    .replace(/^(\d)x$/, '$1xl')
    .replace(/^1x(?=[sl]$)/, 'x')
}

/** A cell and, for "Large (L)" or "L / Large", its parts. */
const spellings = (cell: string): string[] => [
  cell,
  ...cell
    .split(/[()[\]]|\s[-–/]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== cell)
]

/** The value of the size that a cell names, or undefined. */
export function sizeOf(cell: string, sizes: readonly TeamSize[]): string | undefined {
  if (cell === '') return undefined
  const exact = sizes.find(({ value, label }) => folded(value) === folded(cell) || folded(label) === folded(cell))
  if (exact) return exact.value
  for (const spelling of spellings(cell)) {
    const name = sizeName(spelling)
    const found =
      name === '' ? undefined : sizes.find((one) => [one.label, one.value].some((own) => sizeName(own) === name))
    if (found) return found.value
  }
  return undefined
}

/** Whether a cell reads as a size, of this product or another. */
export const isSize = (cell: string, sizes: readonly TeamSize[]): boolean =>
  sizeOf(cell, sizes) !== undefined || /^(?:(?:\d?x)?[sl]|m|\d+-\d+(?: months)?)$/.test(sizeName(cell))
