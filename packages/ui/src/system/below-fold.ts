/**
 * Laid out and drawn only once it comes near the window, so that the first view is painted sooner. Give it the size it will
 * have, about (`containIntrinsicBlockSize`). Nothing shows beyond its edge, which lies 4 px further out: a focus ring needs them.
 */
export const belowFold = { contentVisibility: 'auto', margin: '-4px', padding: '4px' }
