import type { ReactNode } from 'react'

/** Line drawings, 120 × 96, in the text colour with one accent. */
export const drawings = {
  /** An empty market stall. */
  stall: (
    <>
      <path d="M14 78h92M22 78v9M98 78v9" />
      <path d="M30 78V46h22v32M60 78V58h14v20" />
      <path d="M74 62h5a5 5 0 0 1 0 11h-5" />
      <path d="M36 54h10M36 60h7" />
      <path data-accent d="M89 78c-4-6-4-12 0-18 4 6 4 12 0 18Zm0-9v-9" />
    </>
  ),
  /** A magnifying glass over a blank card. */
  search: (
    <>
      <path d="M26 20h52a4 4 0 0 1 4 4v18M26 20a4 4 0 0 0-4 4v48a4 4 0 0 0 4 4h24" />
      <path d="M33 34h28M33 44h16" />
      <circle cx="74" cy="60" r="17" />
      <path d="m86 72 15 15" />
      <path data-accent d="M67 60c2-6 12-6 12 0 0 4-5 4-5 7M74 71v.5" />
    </>
  ),
  /** A tote bag with nothing in it. */
  bag: (
    <>
      <path d="M34 40h52l6 44H28z" />
      <path d="M46 48V30c0-18 28-18 28 0v18" />
      <path d="M38 46h44" strokeDasharray="2 5" />
      <path data-accent d="M52 64c5 5 11 5 16 0" />
    </>
  ),
  /** A parcel, tied. */
  parcel: (
    <>
      <path d="M24 36 60 20l36 16v36L60 88 24 72z" />
      <path d="m24 36 36 16 36-16M60 52v36M42 28l36 16" />
      <path data-accent d="M78 44v12l6-3 6-2V38" />
    </>
  ),
  /** A pencil that has begun a line. */
  pen: (
    <>
      <path d="M20 84h80" />
      <path d="m76 16 14 14-42 42-18 4 4-18z" />
      <path d="m68 24 14 14M34 58l14 14" />
      <path data-accent d="M58 80c8-8 12 4 20-2s10-8 16-4" />
    </>
  ),
  /** A pin on a folded map. */
  map: (
    <>
      <path d="m16 34 28-10 32 10 28-10v50L76 84 44 74 16 84z" />
      <path d="M44 24v50M76 34v50" />
      <path data-accent d="M60 62c-9-11-12-16-12-22a12 12 0 0 1 24 0c0 6-3 11-12 22Zm0-18v.5" />
    </>
  ),
  /** An envelope, opened. */
  letter: (
    <>
      <path d="M20 44h80v42H20z" />
      <path d="m20 44 40 26 40-26-40-26z" />
      <path d="M36 54V32h48v22" />
      <path data-accent d="M48 42h24M48 50h14" />
    </>
  ),
  /** A press whose sheet has jammed. */
  jam: (
    <>
      <path d="M22 52h76v26H22zM34 52V38h52v14" />
      <path d="M30 64h8M88 64h2" />
      <path d="M40 70h40v16H40z" />
      <path data-accent d="M44 38c2-12 10-6 14-14s10 4 16-4v18" />
    </>
  )
} satisfies Record<string, ReactNode>
