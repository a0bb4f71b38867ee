import type { DesignDocument } from './document.ts'
import type { DesignNode } from './nodes.ts'
import { memoizeWeak } from '../memoize-weak.ts'
import { coloursOf } from './paint.ts'
import { walk } from './tree.ts'

function coloursIn(node: DesignNode): string[] {
  const paints = [
    ...('fill' in node && node.fill !== undefined ? [node.fill] : []),
    ...('background' in node && node.background !== undefined ? [node.background] : []),
    ...(node.type === 'text' ? (node.runs ?? []).flatMap(({ fill }) => fill ?? []) : [])
  ]
  const lines = 'stroke' in node && node.stroke ? [node.stroke.colour] : []
  const around = node.type === 'text' ? [...(node.outlines ?? []), ...(node.shadow ? [node.shadow] : [])] : []
  const effect = node.type === 'image' && node.effect?.type === 'duotone' ? [node.effect.dark, node.effect.light] : []
  return [...effect, ...paints.flatMap(coloursOf), ...lines, ...around.map(({ colour }) => colour)]
}

const coloursOn = memoizeWeak((areas: DesignDocument['areas']): readonly string[] => {
  const counts = new Map<string, number>()
  for (const node of walk(Object.values(areas).flat()))
    for (const colour of coloursIn(node)) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([colour]) => colour)
})

/**
 * All printed colours of a design, on all sides, the most used first. Photos count only as duotones. Results are
 * memoized by the `areas` object.
 */
export const coloursUsed = ({ areas }: Pick<DesignDocument, 'areas'>): readonly string[] => coloursOn(areas)

const arePicturesOn = memoizeWeak((areas: DesignDocument['areas']): boolean => {
  for (const { type } of walk(Object.values(areas).flat())) if (type === 'image') return true
  return false
})

/** Whether any side of the design contains a picture. Results are memoized by the `areas` object. */
export const hasPictures = ({ areas }: Pick<DesignDocument, 'areas'>): boolean => arePicturesOn(areas)
