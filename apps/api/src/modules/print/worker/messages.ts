import type { PrintRequest } from '../print-area.ts'

/** What the server tells the process that prints: the pictures one by one, then what to print with them. */
export type Order = { picture: string; data: Uint8Array } | { print: Omit<PrintRequest, 'images'> }

/** Why a design cannot be printed, whoever tries. */
export type Refusal = 'missing-picture' | 'unprintable'

/** A file comes in parts, so that it is never copied as a whole; the last one ends it. */
export type Answer = { ready: true } | { part: Uint8Array; isLast: boolean } | { refused: Refusal; because: string }
