import { type DesignDocument, decodeDesign } from '@motif/design'
import { z } from 'zod'
import { type FirestoreDocument, firestoreOf } from '../../platform/firestore.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'

/** A design document as `firestore.rules` allow it. Validated again, because the rules may have been changed. */
const storedDesign = z.object({
  owner: z.string(),
  name: z.string(),
  product: z.string(),
  document: z.string(),
  updatedAt: z.date(),
  shareKey: z.string().nullable(),
  isDeleted: z.boolean()
})

/** A design stored in Firestore, as far as the server needs it. */
export interface FirestoreDesign {
  id: string
  customerId: string
  name: string
  product: string
  document: DesignDocument
  updatedAt: Date
  shareKey: string | null
}

const pathOf = (id: string) => `designs/${id}`

function designIn(id: string, { fields }: FirestoreDocument): FirestoreDesign | undefined {
  const { data } = storedDesign.safeParse(fields)
  if (data === undefined || data.isDeleted) return undefined
  const read = decodeDesign(data.document)
  return read.ok
    ? {
        id,
        customerId: data.owner,
        name: data.name,
        product: read.document.product,
        document: read.document,
        updatedAt: data.updatedAt,
        shareKey: data.shareKey
      }
    : undefined
}

/** The design of an id; undefined if Firestore is not used or has none. */
export async function firestoreDesign(platform: Platform, id: string): Promise<FirestoreDesign | undefined> {
  const document = await firestoreOf(platform)?.read(pathOf(id))
  return document && designIn(id, document)
}

/** The key contains the design's id, so two designs cannot have the same key, whatever somebody writes into theirs. */
const keyFor = (id: string, secret: string) => `${id}_${secret}`

/** The design of a share key. */
export async function firestoreDesignByKey(platform: Platform, key: string): Promise<FirestoreDesign | undefined> {
  const design = key.includes('_') ? await firestoreDesign(platform, key.slice(0, key.lastIndexOf('_'))) : undefined
  return design?.shareKey === key ? design : undefined
}

/** Sets or removes the key of a person's design, as `wanted` decides. Returns the resulting key; undefined if they have no such design. */
async function changeKey(
  platform: Platform,
  customerId: string,
  id: string,
  wanted: (current: string | null) => string | null
): Promise<{ key: string | null } | undefined> {
  const firestore = firestoreOf(platform)
  if (firestore === undefined) return undefined
  // The design may change between read and write; then try again.
  for (let left = 5; left > 0; left -= 1) {
    const document = await firestore.read(pathOf(id))
    const design = document && designIn(id, document)
    if (document === undefined || design?.customerId !== customerId) return undefined
    const key = wanted(design.shareKey)
    if (key === design.shareKey || (await firestore.setText(pathOf(id), 'shareKey', key, document.updateTime)))
      return { key }
  }
  throw new ProblemError('design-being-changed', { retryAfter: 2 })
}

/** The secret is hexadecimal, so the last underscore of a key precedes it. */
export const shareFirestoreDesign = (platform: Platform, customerId: string, id: string) =>
  changeKey(
    platform,
    customerId,
    id,
    (current) => current ?? keyFor(id, Buffer.from(platform.randomId(10), 'base64url').toString('hex'))
  )

export const unshareFirestoreDesign = (platform: Platform, customerId: string, id: string) =>
  changeKey(platform, customerId, id, () => null)
