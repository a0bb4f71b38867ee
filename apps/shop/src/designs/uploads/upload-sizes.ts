import { type DesignDocument, type Editor, type PixelSize, type UploadSizes, imageIdsOf } from '@motif/design'
import { call } from '../../services/api.ts'

/** Maximum ids per request of `GET /api/v1/uploads`. */
const most = 50

/** Ids of the uploads used on any side of a design. */
export const uploadsIn = ({ areas }: DesignDocument): string[] => imageIdsOf(Object.values(areas).flat())

/** Pixel sizes of uploads; null for deleted ones. @throws {ResponseError | TypeError} as the client does */
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

/** Adds upload sizes to the editor. */
export const learnSizes = (
  { uploadSizes }: Pick<Editor, 'uploadSizes'>,
  sizes: Iterable<readonly [id: string, size: PixelSize | null]>
): void => uploadSizes.set(new Map([...uploadSizes.getSnapshot(), ...sizes]))
