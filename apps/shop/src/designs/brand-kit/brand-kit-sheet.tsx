import { failureOf } from '@motif/flows/outcome'
import { type ToasterStore, toaster } from '@motif/ui/components/toaster'
import { BrandKitDialog, type BrandKitDialogProps } from '@motif/ui/screens/brand-kit'
import { useCallback, useEffect, useRef, useState } from 'react'
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

/** What the dialog has to say. After it is gone, such as of a change that could not be saved, it is said in a toast. */
function useTold() {
  const [told, setTold] = useState<BrandKitDialogProps['told']>()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const tell: ToasterStore['show'] = useCallback((content) => {
    if (isGone.current) toaster.show(content)
    else setTold(content)
  }, [])
  return { told, tell }
}

/** The brand kit, changed beside the list of designs. */
export function BrandKitSheet({ onClose }: Pick<BrandKitDialogProps, 'onClose'>) {
  const { told, tell } = useTold()
  return (
    <BrandKitDialog
      brand={useBrandKit(tell)}
      told={told}
      keepImage={keepImage}
      fontAddress={fontAddress}
      onClose={onClose}
    />
  )
}
