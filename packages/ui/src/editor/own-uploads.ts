/** A picture in the account. */
export interface OwnUpload {
  id: string
  uploadedAt: string
}

/** The account's uploads. */
export interface OwnUploads {
  /** A page of uploads, newest first; `after` is the `next` of the previous page. Undefined if signed out. */
  list: (after?: string) => Promise<{ items: readonly OwnUpload[]; next: string | null } | undefined>
  /** Subscribes to new uploads of this page; returns the unsubscribe function. */
  watch: (onUploaded: (upload: OwnUpload) => void) => () => void
  /** Thumbnail URL. */
  address: (id: string) => string
  /** Login URL that returns to the current page. */
  loginHref: () => string
}
