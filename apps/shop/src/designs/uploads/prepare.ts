import type { Product } from '@motif/contract'
import { toaster } from '@motif/ui/components/toaster'
import type { Going, PreparedFile } from './uploads.ts'

/** How large a product prints at most, bleed included, in millimetres. */
const printSizes = (areas: Product['printAreas']) =>
  areas
    .flatMap((area) => [area, ...(area.sizes ?? [])])
    .map(({ widthMm, heightMm, bleedMm }) => ({ widthMm: widthMm + 2 * bleedMm, heightMm: heightMm + 2 * bleedMm }))

/**
 * Makes of a file of this device what the shop takes. Where the browser cannot tell its kind, the shop does. What that takes
 * is loaded with the first file. @throws {FlowError} with a sentence for the person
 */
export const createPrepare =
  (areas: () => Product['printAreas']) =>
  async (file: File, going: Going): Promise<PreparedFile> => {
    const { prepareFile } = await import('./prepare-file.ts')
    going.signal.throwIfAborted()
    return prepareFile(file, printSizes(areas()), going)
  }

/** Makes of a picture that is for no design what the shop takes: as large as that may be. */
export const preparePicture = createPrepare(() => [])

/** Tells what became of a file. */
export const tellNote = (note: string | undefined): void => {
  if (note !== undefined) toaster.show({ tone: 'info', title: note })
}
