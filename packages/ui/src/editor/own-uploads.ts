/** A picture in the person's account. */
export interface OwnUpload {
  id: string
  uploadedAt: string
}

/** Pictures the person uploaded for any design. */
export interface OwnUploads {
  /** A part of them, the newest first; `after` as an earlier part gave it as `next`. Nothing where nobody is signed in. */
  list: (after?: string) => Promise<{ items: readonly OwnUpload[]; next: string | null } | undefined>
  /** Tells of each picture that has come into the account since, from this page; returns how to stop. */
  watch: (onUploaded: (upload: OwnUpload) => void) => () => void
  /** Where the small picture of one is found. */
  address: (id: string) => string
  /** Leads back to where one is, after logging in. */
  loginHref: () => string
}
