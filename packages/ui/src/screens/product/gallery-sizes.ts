const onPhones = 'calc(100vw - 32px)'

/** The `sizes` of one picture without others beside it. */
export const sizesAlone = `(min-width: 80em) 736px, (min-width: 64em) calc(60vw - 64px), ${onPhones}`

/** Where there is room the small ones stand beside it. */
export const sizesOfMany = `(min-width: 80em) 648px, (min-width: 64em) calc(60vw - 152px), ${onPhones}`

/** On phones no higher than leaves room for name and price beneath it, top and bottom of the picture being background. */
export const phoneHeight = { base: 'max(100vw, calc(100svh - 28rem))', sm: 'none' }
