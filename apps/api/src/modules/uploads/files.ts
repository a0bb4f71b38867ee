import type { DesignNode } from '@motif/design'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import type { CleanImage } from './clean-image.ts'

export const uploadsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'uploads')

const types = { png: 'image/png', jpg: 'image/jpeg' } as const

export interface StoredImage {
  data: Buffer
  type: (typeof types)[keyof typeof types]
}

/** Identifiers as the shop gives them out: a name no path can be made of. */
const idShape = /^[A-Za-z0-9_-]{1,64}$/

export async function storeImage(folder: string, id: string, { data, format }: Pick<CleanImage, 'data' | 'format'>): Promise<void> {
  await mkdir(folder, { recursive: true })
  const place = join(folder, `${id}.${format}`)
  await writeFile(`${place}.draft`, data)
  await rename(`${place}.draft`, place)
}

/** The image of an identifier, or undefined where there is none. */
export async function readImage(folder: string, id: string): Promise<StoredImage | undefined> {
  if (!idShape.test(id)) return undefined
  for (const [extension, type] of Object.entries(types)) {
    const data = await readFile(join(folder, `${id}.${extension}`)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (data) return { data, type }
  }
  return undefined
}

/** Whether there is an image of an identifier. */
export async function hasImage(folder: string, id: string): Promise<boolean> {
  if (!idShape.test(id)) return false
  const places = Object.keys(types).map((extension) => access(join(folder, `${id}.${extension}`)).then(() => true, () => false))
  return (await Promise.all(places)).includes(true)
}

/** The images that nodes show, as `data:` addresses by identifier. */
export async function imagesOf(folder: string, nodes: readonly DesignNode[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(nodes.flatMap((node) => (node.type === 'image' ? [node.image] : [])))
  const found = await Promise.all(
    Array.from(ids, async (id) => {
      const image = await readImage(folder, id)
      return image ? [[id, `data:${image.type};base64,${image.data.toString('base64')}`] as const] : []
    })
  )
  return new Map(found.flat())
}
