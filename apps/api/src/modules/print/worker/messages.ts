import type { PrintRequest } from '../print-area.ts'

/** Messages to the printer process: the pictures one by one, then the print request. */
export type Order = { picture: string; data: Uint8Array } | { print: Omit<PrintRequest, 'images'> }

/** Why a design cannot be printed, on any server. */
export type Refusal = 'missing-picture' | 'unprintable'

/** A file is sent in parts, so that it is never copied whole; the last one is marked. */
export type Answer = { ready: true } | { part: Uint8Array; isLast: boolean } | { refused: Refusal; because: string }
