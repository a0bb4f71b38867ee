import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { X } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { IconButton } from '../../components/icon-button/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import type { PanelEntry } from './panels/registry.ts'
import { useFocusReturn } from './use-focus-return.ts'

interface PanelFrameProps {
  /** Panels for text styles keep the selection of the text being edited. */
  panel: PanelEntry & { isForLetters?: boolean }
  onClose: () => void
}

/** A panel with title and close button; manages focus on open and close. */
export function PanelFrame({ panel: { label, Panel, isForLetters = false }, onClose }: PanelFrameProps) {
  const root = useRef<HTMLElement>(null)
  const head = useRef<HTMLHeadingElement>(null)
  useFocusReturn(root, { head })
  return (
    <chakra.section
      ref={root}
      aria-label={label()}
      {...(isForLetters && { 'data-letter-styles': '' })}
      paddingInline={{ base: 4, md: 6 }}
      paddingBlock={{ base: 3, lg: 6 }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
    >
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        minHeight="target"
        marginBlockEnd={2}
      >
        <chakra.h2 ref={head} tabIndex={-1} fontSize="lg" outline="none">
          {label()}
        </chakra.h2>
        <IconButton label={m.common_close()} icon={<X aria-hidden />} marginInlineEnd={-2} onClick={onClose} />
      </chakra.div>
      <Suspense fallback={<Skeleton height="32" />}>
        <Panel onClose={onClose} />
      </Suspense>
    </chakra.section>
  )
}
