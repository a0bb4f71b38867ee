/** The document version this code writes. Newer versions are refused, older ones migrated. */
export const documentVersion = 8 as const
