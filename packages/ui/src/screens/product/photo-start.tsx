import { m } from '@motif/messages'
import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../components/button/index.ts'
import { PictureInput } from '../../components/picture-input/index.ts'

/** Opens the file picker of the device; the design starts with the chosen pictures. */
export function PhotoStart({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button data-needs-script="" size="lg" isWide paddingInline={3} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden />
        {m.product_upload_photo()}
      </Button>
      <PictureInput ref={input} multiple accept="all" testId="photo-start" onChoose={onChoose} />
    </>
  )
}
