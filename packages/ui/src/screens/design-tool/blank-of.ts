import type { DesignToolProduct, DesignToolScreenProps } from './types.ts'

/** The blank of an area in the chosen colour, or the nearest there is. */
export function blankOf(product: DesignToolProduct, areaId: string, choices: DesignToolScreenProps['choices']) {
  const blanks = product.blanks.filter(({ area }) => area === areaId)
  return (blanks.find(({ colour }) => Object.values(choices).includes(colour)) ?? blanks[0] ?? product.blanks[0])?.image
}
