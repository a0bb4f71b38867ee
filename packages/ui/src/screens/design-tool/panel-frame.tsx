import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { Suspense } from 'react'
import { IconButton } from '../../components/icon-button/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { m } from '../../messages/index.ts'
import type { PanelEntry } from './panels/registry.ts'

/** A panel with its name and a way to put it away. */
export const PanelFrame = ({ panel: { label, Panel }, onClose }: { panel: PanelEntry; onClose: () => void }) => (
  <chakra.section aria-label={label()} paddingInline={{ base: 4, md: 6 }} paddingBlock={{ base: 3, lg: 6 }}>
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" minHeight="target" marginBlockEnd={2}>
      <chakra.h2 fontSize="lg">{label()}</chakra.h2>
      <IconButton label={m.common_close()} icon={<X aria-hidden />} marginInlineEnd={-2} onClick={onClose} />
    </chakra.div>
    <Suspense fallback={<Skeleton height="32" />}>
      <Panel onClose={onClose} />
    </Suspense>
  </chakra.section>
)
