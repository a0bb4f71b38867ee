import type { Design } from '@motif/contract'

export type DesignDocument = Design['document']

export interface DesignContent {
  name: string
  document: DesignDocument
  /** A drawing of the first area that has something on it, as SVG markup; kept where no server makes one. */
  preview?: string
  /** Which change this one starts from, where the library counts them; it then refuses one made from an older. */
  revision?: number
}

/** A design as a library has it; `revision` where it counts changes. */
type LibraryDesign = Design & { revision?: number }

/** Where a person's designs are kept: on this device, or with their account. */
export interface DesignLibrary {
  /** Last changed first. */
  list: () => Promise<Omit<Design, 'document'>[]>
  /** @throws where there is no such design */
  get: (id: string) => Promise<LibraryDesign>
  create: (content: DesignContent) => Promise<LibraryDesign>
  update: (id: string, content: DesignContent) => Promise<LibraryDesign>
  /** Gives what brings it back as it was. */
  remove: (id: string) => Promise<() => Promise<void>>
}
