import type { UploadWidth } from '@motif/contract'

/** URL of an upload in its original size, which is printed; with `width`, at most that wide. */
export const uploadAddress = (id: string, width?: UploadWidth): string =>
  `/api/v1/uploads/${encodeURIComponent(id)}${width === undefined ? '' : `?w=${width}`}`
