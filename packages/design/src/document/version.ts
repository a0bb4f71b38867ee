/** The version this code writes. A newer one is refused, an older one migrated. */
export const documentVersion = 7 as const
