import { differenceCiede2000 } from 'culori/fn'
import { modeLab65, modeRgb, useMode } from 'culori/fn'

useMode(modeRgb)
useMode(modeLab65)

const difference = differenceCiede2000()

/** Two colours nobody tells apart on cloth: below this CIEDE2000 difference. Between 2 and 10 a difference is seen at a glance on a screen; ink on fabric varies by about as much. */
const alike = 6

/** Whether something in these colours can't be seen on a product of that colour. */
export const blendsInto = (colours: readonly string[], ground: string): boolean =>
  colours.length > 0 && colours.every((colour) => difference(colour, ground) < alike)
