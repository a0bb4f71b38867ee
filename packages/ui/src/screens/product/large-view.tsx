import { chakra } from '@chakra-ui/react'
import type { Picture } from '@motif/contract'
import { m } from '@motif/messages'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Dialog } from '../../components/dialog/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { LargePicture } from './large-picture.tsx'

export interface LargeViewProps {
  isOpen: boolean
  onClose: () => void
  /** Name of the product. */
  title: string
  pictures: readonly Picture[]
  index: number
  onTurn: (step: 1 | -1) => void
}

const mirrored = { _rtl: { '& svg': { transform: 'scaleX(-1)' } } }

/** Full-window gallery. */
export function LargeView({ isOpen, onClose, title, pictures, index, onTurn }: LargeViewProps) {
  const picture = pictures[index]
  const buttons = pictures.length > 1 && (
    <>
      <IconButton
        label={m.product_gallery_previous()}
        icon={<ChevronLeft aria-hidden />}
        onClick={() => onTurn(-1)}
        {...mirrored}
      />
      <chakra.output textStyle="figure" color="fg.muted" minWidth="4rem" textAlign="center" alignSelf="center">
        {m.product_gallery_place({ index: index + 1, total: pictures.length })}
      </chakra.output>
      <IconButton
        label={m.product_gallery_next()}
        icon={<ChevronRight aria-hidden />}
        onClick={() => onTurn(1)}
        {...mirrored}
      />
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="full" footer={buttons || undefined}>
      {picture ? <LargePicture key={picture.url} picture={picture} onTurn={onTurn} /> : null}
    </Dialog>
  )
}
