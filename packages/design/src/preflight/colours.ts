import { differenceCiede2000 } from 'culori/fn'
import { modeLab65, modeRgb, useMode } from 'culori/fn'

useMode(modeRgb)
useMode(modeLab65)

const difference = differenceCiede2000()

/**
 * CIEDE2000 difference below which two colours are indistinguishable on cloth. A difference of 2 to 10 is visible at a
 * glance on a screen; ink on fabric varies by about as much.
 */
const alike = 6

/** Whether any of the colours is invisible on a product of that colour. */
export const blendsInto = (colours: readonly string[], ground: string): boolean =>
  colours.length > 0 && colours.every((colour) => difference(colour, ground) < alike)
