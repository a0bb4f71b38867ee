import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import {
  Check,
  CloudOff,
  CopyPlus,
  GitCompareArrows,
  HardDrive,
  LoaderCircle,
  PenLine,
  ShoppingBag,
  TriangleAlert
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import type { DesignToolScreenProps, SaveState } from './types.ts'

const saveWords: Record<SaveState, () => string> = {
  saved: () => m.editor_save_saved(),
  device: () => m.editor_save_device(),
  cart: () => m.buying_save_cart(),
  saving: () => m.editor_save_saving(),
  unsaved: () => m.editor_save_unsaved(),
  offline: () => m.editor_save_offline(),
  undecided: () => m.designs_save_undecided(),
  failed: () => m.editor_save_failed()
}
const saveIcons = {
  saved: Check,
  device: HardDrive,
  cart: ShoppingBag,
  saving: LoaderCircle,
  unsaved: PenLine,
  offline: CloudOff,
  undecided: GitCompareArrows,
  failed: TriangleAlert
} as const

interface TopBarProps extends Pick<
  DesignToolScreenProps,
  'name' | 'onRename' | 'save' | 'onSaveRetry' | 'onSaveAsNew'
> {
  /** Where they stand here. */
  purchase: ReactNode | undefined
}

/** Name and keeping of the design, with the price and the cart where there is room. */
export const TopBar = ({ name, onRename, save, onSaveRetry, onSaveAsNew, purchase }: TopBarProps) => (
  <chakra.div
    display="flex"
    alignItems="center"
    gap={{ base: 2, md: 5 }}
    paddingInline={{ base: 4, md: 6 }}
    paddingBlock={2}
    minHeight="16"
    borderBlockEndWidth="1px"
    flexWrap={{ base: 'wrap', lg: 'nowrap' }}
  >
    <DesignName key={name} name={name} onRename={onRename} />
    <SaveWords save={save} onSaveRetry={onSaveRetry} />
    {onSaveAsNew ? (
      <Button size="sm" variant="quiet" onClick={onSaveAsNew} paddingInline={{ base: 2, lg: 4 }}>
        <CopyPlus aria-hidden />
        <chakra.span srOnly={{ base: true, lg: false }}>{m.buying_save_as_new()}</chakra.span>
      </Button>
    ) : null}
    {purchase ? (
      <chakra.div marginInlineStart="auto" flexShrink={0}>
        {purchase}
      </chakra.div>
    ) : null}
  </chakra.div>
)

/** The page's title, and a field: Enter or leaving it keeps the name, Escape brings the old one back. */
function DesignName({ name, onRename }: Pick<TopBarProps, 'name' | 'onRename'>) {
  const [typed, setTyped] = useState(name)
  const keep = () => {
    const next = typed.trim()
    if (next === '') setTyped(name)
    else if (next !== name) onRename({ name: next })
  }
  return (
    <chakra.h1 flex={{ base: '1', lg: '0 1 20rem' }} minWidth={{ base: '28', lg: '40' }}>
      <chakra.input
        aria-label={m.editor_name()}
        value={typed}
        placeholder={m.editor_untitled()}
        maxLength={80}
        dir="auto"
        textStyle="label"
        fontFamily="heading"
        fontSize={{ base: 'md', md: 'lg' }}
        fontWeight="semibold"
        letterSpacing="tight"
        width="full"
        minHeight="target"
        paddingInline={2}
        marginInlineStart={-2}
        borderRadius="control"
        borderWidth="1px"
        borderColor="transparent"
        textOverflow="ellipsis"
        _hover={{ borderColor: 'border.control' }}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key === 'Escape') setTyped(name)
        }}
      />
    </chakra.h1>
  )
}

function SaveWords({ save, onSaveRetry }: Pick<TopBarProps, 'save' | 'onSaveRetry'>) {
  const Icon = saveIcons[save]
  const isTrouble = save === 'offline' || save === 'undecided' || save === 'failed'
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap={2}
      textStyle="small"
      color={isTrouble ? 'warn' : 'fg.muted'}
      flexBasis={isTrouble ? { base: 'full', lg: 'auto' } : 'auto'}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
      <output>{saveWords[save]()}</output>
      {save === 'failed' || save === 'undecided' ? (
        <Button size="sm" variant="quiet" onClick={onSaveRetry}>
          {save === 'failed' ? m.common_try_again() : m.designs_save_decide()}
        </Button>
      ) : null}
    </chakra.div>
  )
}
