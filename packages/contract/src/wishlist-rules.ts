/** What a wishlist may hold, without a schema library: the browser keeps a visitor's by the same numbers. */
export const wishlistLimits = {
  /** Wishes of an account, and of a device. */
  wishesMax: 200,
  /** Products asked for at once. */
  askedMax: 50,
  /** A visitor's wish is kept so long after it was made. */
  deviceDays: 365
} as const
