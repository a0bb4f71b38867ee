import { type DesignDocument, type Editor, type PixelSize, type UploadSizes, imageIdsOf } from '@motif/design'
import { call } from '../../services/api.ts'

/** As the shop says of `GET /api/v1/uploads`. */
const most = 50

/** Identifiers of the uploads that a design shows on any of its sides. */
export const uploadsIn = ({ areas }: DesignDocument): string[] => imageIdsOf(Object.values(areas).flat())

/** Pixels of uploads as the shop tells them, null for each that is gone. @throws {ResponseError | TypeError} as the client does */
export async function sizesOfUploads(ids: readonly string[]): Promise<UploadSizes> {
  const calls = Array.from({ length: Math.ceil(ids.length / most) }, (_, index) =>
    call('GET /api/v1/uploads', { query: { ids: ids.slice(index * most, (index + 1) * most) } })
  )
  const found = (await Promise.all(calls)).flatMap(({ data }) => data)
  return new Map([
    ...ids.map((id) => [id, null] as const),
    ...found.map(({ id, width, height }) => [id, { width, height }] as const)
  ])
}

/** Has the editor know the pixels of some more uploads. */
export const learnSizes = (
  { uploadSizes }: Pick<Editor, 'uploadSizes'>,
  sizes: Iterable<readonly [id: string, size: PixelSize | null]>
): void => uploadSizes.set(new Map([...uploadSizes.getSnapshot(), ...sizes]))
