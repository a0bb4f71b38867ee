import type { UploadWidth } from '@motif/contract'

/** An upload as large as it was brought, which is what is printed; with a width, no larger than that. */
export const uploadAddress = (id: string, width?: UploadWidth): string =>
  `/api/v1/uploads/${encodeURIComponent(id)}${width === undefined ? '' : `?w=${width}`}`
