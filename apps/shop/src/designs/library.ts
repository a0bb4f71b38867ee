import type { Design } from '@motif/contract'

export type DesignDocument = Design['document']

export interface DesignContent {
  name: string
  document: DesignDocument
  /** A drawing of the first area that has something on it, as SVG markup; kept where no server makes one. */
  preview?: string
}

/** Where a person's designs are kept: on this device, or with their account. */
export interface DesignLibrary {
  /** Last changed first. */
  list: () => Promise<Omit<Design, 'document'>[]>
  /** @throws where there is no such design */
  get: (id: string) => Promise<Design>
  create: (content: DesignContent) => Promise<Design>
  update: (id: string, content: DesignContent) => Promise<Design>
  remove: (id: string) => Promise<void>
}
