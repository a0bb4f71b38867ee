import { failureOf } from '@motif/flows/outcome'
import { BrandKitDialog, type BrandKitDialogProps } from '@motif/ui/screens/brand-kit'
import { fontAddress } from '../editor/drawing.ts'
import { preparePicture, tellNote } from '../uploads/prepare.ts'
import { uploadImage } from '../uploads/upload-image.ts'
import { useBrandKit } from './use-brand-kit.ts'

/** Brings a logo to the shop that is for no design yet. */
const keepImage: BrandKitDialogProps['keepImage'] = async (chosen, going) => {
  try {
    const { file, note } = await preparePicture(chosen, { signal: going.signal, onProgress: () => {} })
    const { id, width, height } = await uploadImage(file, going)
    tellNote(note)
    return { kind: 'kept', image: id, width, height }
  } catch (error) {
    return going.signal.aborted ? { kind: 'stopped' } : { kind: 'failed', failure: failureOf(error) }
  }
}

/** The brand kit, changed beside the list of designs. */
export const BrandKitSheet = ({ onClose }: Pick<BrandKitDialogProps, 'onClose'>) => (
  <BrandKitDialog brand={useBrandKit()} keepImage={keepImage} fontAddress={fontAddress} onClose={onClose} />
)
