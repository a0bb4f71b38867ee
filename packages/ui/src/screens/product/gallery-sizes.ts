const onPhones = 'calc(100vw - 32px)'

/** `sizes` of a single picture. */
export const sizesAlone = `(min-width: 80em) 736px, (min-width: 64em) calc(60vw - 64px), ${onPhones}`

/** With thumbnails beside it. */
export const sizesOfMany = `(min-width: 80em) 648px, (min-width: 64em) calc(60vw - 152px), ${onPhones}`

/** On phones, limited so that name and price stay visible; top and bottom of pictures are background. */
export const phoneHeight = { base: 'max(100vw, calc(100svh - 28rem))', sm: 'none' }

export const thumbnailWidth = { base: '48px', sm: '64px' }
