import { type DesignDocument, type DesignNode, documentVersion } from '@motif/design'
import type { PrintRequest } from '../../apps/api/src/modules/print/print-area.ts'
import { largePhoto, testPictures } from '../../apps/api/src/modules/print/testing/pictures.ts'
import { type Printed, type WorkerPool, openWorkerPool } from '../../apps/api/src/modules/print/worker/worker-pool.ts'
import { crowdedPoster } from './design.ts'
import type { Row } from './table.ts'

const area = { id: 'front', widthMm: 381, heightMm: 457.2, bleedMm: 3 }

/** A full-bleed 12-megapixel photo under the complex poster. */
function documentOf(): DesignDocument {
  const placed = { rotation: 0, opacity: 1 }
  const ground: DesignNode = {
    type: 'image',
    id: 'ground',
    ...placed,
    x: 190.5,
    y: 228.6,
    image: 'ground',
    width: 610,
    height: 458
  }
  const poster: DesignNode = {
    type: 'group',
    id: 'poster',
    ...placed,
    x: 10,
    y: 10,
    scale: 1.2,
    children: crowdedPoster.areas['front'] ?? []
  }
  return { version: documentVersion, product: 'tee', areas: { front: [ground, poster] } }
}

const rounds = 5

async function printed(pool: WorkerPool, request: PrintRequest): Promise<Printed[]> {
  const all: Printed[] = []
  for (let round = 0; round < rounds; round++) all.push(await pool.print(request))
  return all
}

const median = (all: readonly Printed[]) =>
  all.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Print files by the worker process. Limits: PNG 4 s, PDF 1.5 s, 600 MB. */
export async function benchPrint(): Promise<Row[]> {
  const small = [...(await testPictures()).values()]
  const document = documentOf()
  const pictures = Array.from(
    { length: 50 },
    (_, index) => [`upload-${index}`, small[index % small.length] ?? Buffer.alloc(0)] as const
  )
  const images = new Map([...pictures, ['ground', await largePhoto()]])
  const rows: Row[] = []
  for (const [format, limit] of [
    ['png', '4 s'],
    ['pdf', '1.5 s']
  ] as const) {
    const pool = openWorkerPool({ milliseconds: 60_000 })
    const [first, ...more] = await printed(pool, { document, area, images, format, dotsPerInch: 300 })
    await pool.close()
    if (!first) continue
    const what = format === 'png' ? 'PNG of 4500 × 5400 px' : 'PDF'
    rows.push(
      { what: `${what}, first of a process (${megabytes(first.file.length)})`, figure: seconds(first.milliseconds) },
      { what: `${what}, median of later ones`, figure: `${seconds(median(more))} (limit ${limit})` },
      {
        what: `${what}, most memory the process held`,
        figure: `${megabytes(Math.max(...more.map(({ memory }) => memory)))} (limit 600)`
      }
    )
  }
  return rows
}
