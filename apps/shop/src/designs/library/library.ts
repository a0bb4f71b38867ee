import type { Design, DesignVersion, VersionSummary } from '@motif/contract'

export type DesignDocument = Design['document']

export interface DesignContent {
  name: string
  document: DesignDocument
  /** Rendered SVG of the first non-empty area; stored where no server renders one. */
  preview?: string
  /** Base revision of a change, if the library has revisions; a change of an older one is refused. */
  revision?: number
  /** Overwrites changes made elsewhere, which are kept as a version where versions exist. */
  overrules?: true
}

/** A design in a list. `revision` is an opaque token to pass back. */
export type LibrarySummary = Omit<Design, 'document'> & {
  revision?: number
  /** Key of the share link, if known; null if not shared. */
  shareKey?: string | null
}

export interface LibraryDesign extends LibrarySummary {
  document: DesignDocument
  /**
   * Set for a pending write: it is stored locally and sent automatically. Resolves on arrival; rejects like `update` on
   * a conflict.
   */
  arrival?: Promise<void>
}

/** Id and revision after a save. */
export type StoredRevision = Pick<LibraryDesign, 'id' | 'revision' | 'arrival'>

/** Where an open design is saved: its library, or this browser for a cart line. */
export interface DesignStore {
  readonly home: DesignLibrary['home'] | 'cart'
  create: (content: DesignContent) => Promise<StoredRevision>
  update: (id: string, content: DesignContent) => Promise<StoredRevision>
  get: (id: string) => Promise<LibraryDesign>
}

/** Earlier versions of a design. */
export interface DesignVersions {
  /** Newest first. */
  list: (id: string) => Promise<VersionSummary[]>
  get: (id: string, versionId: string) => Promise<DesignVersion>
  /** Restores a version; the current state becomes a version. */
  restore: (id: string, versionId: string, revision?: number) => Promise<LibraryDesign>
}

/**
 * A store of designs. A change based on an outdated revision rejects with code `conflict` (see `failureOf`) and has no
 * effect.
 */
export interface DesignLibrary {
  /** This browser only, the account at the API, or the account at Cloud Firestore. */
  readonly home: 'device' | 'account' | 'firestore'
  /** Most recently changed first. */
  list: () => Promise<LibrarySummary[]>
  /** Calls back on external changes of the list, as far as the library can tell; returns the unsubscribe function. */
  watch: (onChange: () => void) => () => void
  /** @throws if the design does not exist */
  get: (id: string) => Promise<LibraryDesign>
  create: (content: DesignContent) => Promise<LibraryDesign>
  update: (id: string, content: DesignContent) => Promise<LibraryDesign>
  rename: (id: string, name: string) => Promise<LibraryDesign>
  /** Copies a design. */
  duplicate: (id: string, name: string) => Promise<LibraryDesign>
  /** Resolves to a function that restores it. */
  remove: (id: string) => Promise<() => Promise<void>>
  /** Undefined without version storage. */
  versions?: DesignVersions
}
