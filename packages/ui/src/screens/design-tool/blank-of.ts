import type { DesignToolProduct, DesignToolScreenProps } from './types.ts'

/** The product picture of an area in the chosen or nearest colour. */
export function blankOf(product: DesignToolProduct, areaId: string, choices: DesignToolScreenProps['choices']) {
  const blanks = product.blanks.filter(({ area }) => area === areaId)
  return (blanks.find(({ colour }) => Object.values(choices).includes(colour)) ?? blanks[0] ?? product.blanks[0])?.image
}
