import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Reason } from '@motif/contract'
import type { Transaction } from '../../platform/database.ts'
import { FetchRefused, fetchPublic } from '../../platform/fetch-public.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type CleanImage, cleanImage, saveImage, knownUploads, uploadLimits } from '../uploads/index.ts'
import type { ImportedPicture } from './imported.ts'
import { type ReportLine, noticeLine } from './report.ts'
import { importPictures } from './tables.ts'

/** Concurrent downloads, and limits of one picture. */
const concurrency = 4
const fetchLimits = { maxBytes: uploadLimits.bytes, timeoutMs: 20_000, redirectsMax: 4 } as const

const picturesMax = 60

/** A stored picture, or a downloaded one to store. */
export type FoundPicture = ImportedPicture & ({ upload: string } | { image: CleanImage })

interface FetchOptions {
  adminId: string
  isDryRun: boolean
  /** Called before each batch, which may take a while. */
  onStep(): Promise<void>
}

const hashOf = (link: string) => createHash('sha256').update(link).digest('base64url')

/** Uploads by source address, and those that addresses of this shop name. */
async function knownOf({ db, config }: Platform, links: readonly string[]): Promise<Map<string, string>> {
  const own = `${config.publicUrl}/api/v1/uploads/`
  const named = new Map(links.filter((link) => link.startsWith(own)).map((link) => [link, link.slice(own.length)]))
  const hashes = links.map(hashOf)
  const rows =
    hashes.length === 0 ? [] : await db.select().from(importPictures).where(inArray(importPictures.link, hashes))
  const fetched = new Map(rows.map(({ link, upload }) => [link, upload]))
  const uploads = new Map(
    links.flatMap((link) => {
      const upload = named.get(link) ?? fetched.get(hashOf(link))
      return upload === undefined ? [] : [[link, upload] as const]
    })
  )
  const there = await knownUploads(db, [...uploads.values()])
  return new Map([...uploads].filter(([, upload]) => there.has(upload)))
}

const reasonOf = (error: unknown): Reason | undefined =>
  error instanceof FetchRefused || error instanceof ProblemError ? error.reason : undefined

async function fetchOne(
  platform: Platform,
  { link }: ImportedPicture,
  { adminId, isDryRun }: FetchOptions
): Promise<{ upload: string } | { image: CleanImage }> {
  const image = await cleanImage(await fetchPublic(link, { ...fetchLimits, allowedHosts: platform.config.importHosts }))
  // In a dry run only the facts of a picture matter.
  if (isDryRun) return { image: { ...image, data: Buffer.alloc(0) } }
  const upload = await saveImage(platform, image, { owner: { customerId: adminId, network: null }, role: 'admin' })
  await platform.db
    .insert(importPictures)
    .values({ link: hashOf(link), upload })
    .onConflictDoUpdate({ target: importPictures.link, set: { upload } })
  return { upload }
}

/** Fetches missing pictures of a product. Failures become report lines. */
export async function fetchPictures(
  platform: Platform,
  pictures: readonly ImportedPicture[],
  lines: ReportLine[],
  bringing: FetchOptions
): Promise<FoundPicture[]> {
  const [first] = pictures
  if (first && pictures.length > picturesMax)
    lines.push(noticeLine(first.row, 'csv-pictures-over-limit', { max: picturesMax }))
  const wanted = [...new Map(pictures.slice(0, picturesMax).map((picture) => [picture.link, picture])).values()]
  const known = await knownOf(
    platform,
    wanted.map(({ link }) => link)
  )
  const found: FoundPicture[] = []
  for (let from = 0; from < wanted.length; from += concurrency) {
    await bringing.onStep()
    const some = await Promise.all(
      wanted.slice(from, from + concurrency).map(async (picture): Promise<FoundPicture[]> => {
        const upload = known.get(picture.link)
        if (upload !== undefined) return [{ ...picture, upload }]
        try {
          return [{ ...picture, ...(await fetchOne(platform, picture, bringing)) }]
        } catch (error) {
          const because = reasonOf(error)
          if (because === undefined) throw error
          lines.push(noticeLine(picture.row, 'csv-picture-left-out', { link: picture.link.slice(0, 200), because }))
          return []
        }
      })
    )
    found.push(...some.flat())
  }
  return found
}

const keepsNothing = { put: async () => undefined }

/** Placeholder uploads for a dry run, in a transaction that is rolled back. */
export const asUploads = (
  tx: Transaction,
  platform: Platform,
  pictures: readonly FoundPicture[],
  adminId: string
): Promise<(ImportedPicture & { upload: string })[]> =>
  Promise.all(
    pictures.map(async (picture) =>
      'upload' in picture
        ? picture
        : {
            ...picture,
            upload: await saveImage({ ...platform, db: tx, storage: keepsNothing }, picture.image, {
              owner: { customerId: adminId, network: null },
              role: 'admin'
            })
          }
    )
  )
