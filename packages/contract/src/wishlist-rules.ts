/** Limits of wishlists, without a schema library, shared with browsers that store guests' lists. */
export const wishlistLimits = {
  /** Wishes per account or device. */
  wishesMax: 200,
  /** Products per request. */
  askedMax: 50,
  /** Days a guest's wish is kept. */
  deviceDays: 365
} as const
