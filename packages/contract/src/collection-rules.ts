/** Limits of collections; letters are per text. */
export const collectionLimits = { collections: 200, products: 500, nameLetters: 60, descriptionLetters: 500 } as const
