import type { Design, DesignVersion, VersionSummary } from '@motif/contract'

export type DesignDocument = Design['document']

export interface DesignContent {
  name: string
  document: DesignDocument
  /** A drawing of the first area that has something on it, as SVG markup; kept where no server makes one. */
  preview?: string
  /** Which change this one starts from, as the library called it, where it tells them apart; it then refuses one made from an older. */
  revision?: number
  /** It takes the place of what was made elsewhere, which is kept as a version where there are versions. */
  overrules?: true
}

/** A design in a list; `revision` names its last change where the library tells them apart. It is to be handed back, and means nothing else. */
export type LibrarySummary = Omit<Design, 'document'> & {
  revision?: number
  /** Opens it for whoever has it, where the library knows; null while it is shared with nobody. */
  shareKey?: string | null
}

export interface LibraryDesign extends LibrarySummary {
  document: DesignDocument
  /**
   * Only of a change that waits for the network: it is safe on this device, outlives the page and is sent by itself.
   * Resolves once it arrived; rejects, as `update` does, where a change made elsewhere came first.
   */
  arrival?: Promise<void>
}

/** What is known of a design once it is kept. */
export type StoredRevision = Pick<LibraryDesign, 'id' | 'revision' | 'arrival'>

/** What a design is written to while it is worked on: its library or, for a line of the cart, this browser. */
export interface DesignStore {
  readonly home: DesignLibrary['home'] | 'cart'
  create: (content: DesignContent) => Promise<StoredRevision>
  update: (id: string, content: DesignContent) => Promise<StoredRevision>
  get: (id: string) => Promise<LibraryDesign>
}

/** What a design was before it was changed. */
export interface DesignVersions {
  /** Newest first. */
  list: (id: string) => Promise<VersionSummary[]>
  get: (id: string, versionId: string) => Promise<DesignVersion>
  /** Makes the design again what it was; what it is becomes a version. */
  restore: (id: string, versionId: string, revision?: number) => Promise<LibraryDesign>
}

/**
 * Where a person's designs are kept. A change made from an older revision than the library holds rejects with a failure
 * whose code is `conflict`, and changes nothing; `failureOf` reads it like every other.
 */
export interface DesignLibrary {
  /** In this browser alone, with the account at the shop, or with the account at Cloud Firestore. */
  readonly home: 'device' | 'account' | 'firestore'
  /** Last changed first. */
  list: () => Promise<LibrarySummary[]>
  /** Calls back when the list may have changed by other hands, as far as the library hears of it; returns how to stop. */
  watch: (onChange: () => void) => () => void
  /** @throws where there is no such design */
  get: (id: string) => Promise<LibraryDesign>
  create: (content: DesignContent) => Promise<LibraryDesign>
  update: (id: string, content: DesignContent) => Promise<LibraryDesign>
  rename: (id: string, name: string) => Promise<LibraryDesign>
  /** Begins a new design from one. */
  duplicate: (id: string, name: string) => Promise<LibraryDesign>
  /** Gives what brings it back as it was. */
  remove: (id: string) => Promise<() => Promise<void>>
  /** Absent where none are kept. */
  versions?: DesignVersions
}
