import type { Path } from './path.ts'
import type { Colour } from './palette.ts'
import type { PartName } from './part-names.ts'

/** What has one colour: outlines filled together. Two parts of one name are recoloured as one. */
export type DrawnPart = readonly [name: PartName, colour: Colour, ...outlines: Path[]]

/** Drawings by their ids, each drawn back to front when it is asked for. An id stays what it is for ever, like those of the outlines. */
export type Drawings = Readonly<Record<string, () => readonly DrawnPart[]>>
