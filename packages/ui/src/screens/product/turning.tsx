import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '../../components/icon-button/index.ts'

/** Turning through pictures by buttons and by arrow keys, the first after the last. */
export function useTurning(total: number) {
  const [chosen, setIndex] = useState(0)
  const index = Math.max(0, Math.min(chosen, total - 1))
  const turn = (step: number) => setIndex((index + step + total) % total)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const isForward = (event.key === 'ArrowRight') !== (getComputedStyle(event.currentTarget).direction === 'rtl')
    event.preventDefault()
    turn(isForward ? 1 : -1)
  }
  const buttons =
    total < 2 ? undefined : (
      <>
        <IconButton
          label={m.product_gallery_previous()}
          icon={<ChevronLeft aria-hidden />}
          onClick={() => turn(-1)}
          _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}
        />
        <chakra.output textStyle="figure" color="fg.muted" minWidth="4rem" textAlign="center" alignSelf="center">
          {m.product_gallery_place({ index: index + 1, total })}
        </chakra.output>
        <IconButton
          label={m.product_gallery_next()}
          icon={<ChevronRight aria-hidden />}
          onClick={() => turn(1)}
          _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}
        />
      </>
    )
  return { index, setIndex, onKeyDown, buttons }
}
