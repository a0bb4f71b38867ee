import { type ToasterStore, toaster } from '@motif/ui/components/toaster'
import { BrandKitDialog, type BrandKitDialogProps } from '@motif/ui/screens/brand-kit'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fontAddress } from '../editor/drawing.ts'
import { createKeepPicture } from '../uploads/keep-picture.ts'
import { preparePicture } from '../uploads/prepare.ts'
import { uploadImage } from '../uploads/upload-image.ts'
import { useBrandKit } from './use-brand-kit.ts'

/** Uploads a logo that belongs to no design yet. */
const keepImage = createKeepPicture(preparePicture, uploadImage)

/** The dialog's message. Once the dialog is closed, messages are shown as toasts instead, such as a failed save. */
function useMessage() {
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

/** The brand kit dialog on the list of designs. */
export function BrandKitSheet({ onClose }: Pick<BrandKitDialogProps, 'onClose'>) {
  const { told, tell } = useMessage()
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
