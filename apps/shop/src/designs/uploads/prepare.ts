import type { Product } from '@motif/contract'
import { toaster } from '@motif/ui/components/toaster'
import type { Going, PreparedFile } from './uploads.ts'

/** Largest print sizes of a product, bleed included, in millimetres. */
const printSizes = (areas: Product['printAreas']) =>
  areas
    .flatMap((area) => [area, ...(area.sizes ?? [])])
    .map(({ widthMm, heightMm, bleedMm }) => ({ widthMm: widthMm + 2 * bleedMm, heightMm: heightMm + 2 * bleedMm }))

/**
 * Converts a local file to what the API accepts; unknown formats are left to the API. The converter is loaded with the
 * first file.
 * @throws {FlowError} with a message for the user
 */
export const createPrepare =
  (areas: () => Product['printAreas']) =>
  async (file: File, going: Going): Promise<PreparedFile> => {
    const { prepareFile } = await import('./prepare-file.ts')
    going.signal.throwIfAborted()
    return prepareFile(file, printSizes(areas()), going)
  }

/** Converts a picture that belongs to no design, at the maximum size. */
export const preparePicture = createPrepare(() => [])

/** Shows a note about a file as a toast. */
export const showNoteToast = (note: string | undefined): void => {
  if (note !== undefined) toaster.show({ tone: 'info', title: note })
}
