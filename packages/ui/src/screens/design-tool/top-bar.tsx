import { type HTMLChakraProps, chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import {
  Check,
  CloudOff,
  CopyPlus,
  Ellipsis,
  GitCompareArrows,
  HardDrive,
  LoaderCircle,
  PenLine,
  ShoppingBag,
  TriangleAlert
} from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { Menu } from '../../components/menu/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useObservable } from '../../editor/index.ts'
import { type DesignActProps, designActions } from './design-actions.ts'
import { createSaveSpeech, isTrouble } from './save-speech.ts'
import type { DesignToolScreenProps, SaveState } from './types.ts'

const saveStatusText: Record<SaveState, () => string> = {
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
  purchase: ReactNode
}

/** Name and save state of the design, price and cart. */
export const TopBar = ({ name, onRename, save, onSaveRetry, onSaveAsNew, purchase, ...acts }: WideTopBarProps) => (
  <chakra.div
    display="flex"
    alignItems="center"
    gap={5}
    paddingInline={6}
    paddingBlock={2}
    minHeight="16"
    borderBlockEndWidth="1px"
  >
    <DesignName key={name} name={name} onRename={onRename} flex="0 1 20rem" minWidth="40" />
    <SaveStatus save={save} onSaveRetry={onSaveRetry} />
    <SaveAnnouncer save={save} />
    {onSaveAsNew ? (
      <Button size="sm" variant="quiet" onClick={onSaveAsNew} paddingInline={4}>
        <CopyPlus aria-hidden />
        {m.buying_save_as_new()}
      </Button>
    ) : null}
    <DesignMenu {...acts} />
    <chakra.div marginInlineStart="auto" flexShrink={0}>
      {purchase}
    </chakra.div>
  </chakra.div>
)

type WideTopBarProps = TopBarProps & DesignActProps

/** Actions on the whole design; among the tools in narrow windows. */
function DesignMenu(props: DesignActProps) {
  const acts = designActions(props)
  return acts.length === 0 ? null : (
    <Menu
      label={m.editor_design_menu()}
      trigger={<Ellipsis aria-hidden />}
      items={acts.map(({ id, label, Icon, onAct }) => ({ id, label, icon: <Icon aria-hidden />, onSelect: onAct }))}
    />
  )
}

/** Slot in the shell's folded header. */
export const SlimLine = chakra('div', {
  base: {
    position: 'relative',
    zIndex: 'header',
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    height: 'calc({sizes.toolLine} - 1px)',
    marginBlockStart: 'calc(-1 * {sizes.toolLine})',
    marginBlockEnd: '1px',
    marginInlineStart: '48px',
    marginInlineEnd: '92px'
  }
})

/** Name, save state and price in narrow windows; problems are shown in a row below. */
export const SlimTopBar = ({ name, onRename, save, onSaveRetry, onSaveAsNew, purchase, notice }: SlimTopBarProps) => (
  <>
    <SlimLine>
      <chakra.div position="relative" flex="1" minWidth={0}>
        <DesignName
          key={name}
          name={name}
          onRename={onRename}
          css={{
            '& > input': {
              display: 'block',
              minHeight: 'calc({sizes.toolLine} - 4px)',
              paddingInline: 1,
              paddingBlockStart: 0,
              paddingBlockEnd: isTrouble(save) ? 0 : '1rem',
              marginInlineStart: 0
            }
          }}
        />
        {isTrouble(save) ? null : (
          <chakra.div position="absolute" insetInline={1} insetBlockEnd="3px" pointerEvents="none">
            <SaveStatus save={save} onSaveRetry={onSaveRetry} isSlim />
          </chakra.div>
        )}
      </chakra.div>
      {onSaveAsNew ? (
        <IconButton
          label={m.buying_save_as_new()}
          icon={<CopyPlus aria-hidden />}
          minWidth="44px"
          minHeight="44px"
          onClick={onSaveAsNew}
        />
      ) : null}
      {purchase}
    </SlimLine>
    {isTrouble(save) || notice !== undefined ? (
      <chakra.div display="grid" gap={1} paddingInline={3} paddingBlock={1} borderBlockEndWidth="1px">
        {isTrouble(save) ? <SaveStatus save={save} onSaveRetry={onSaveRetry} /> : null}
        {notice === undefined ? null : (
          <chakra.p textStyle="small" color="fg.muted">
            {notice}
          </chakra.p>
        )}
      </chakra.div>
    ) : null}
    <SaveAnnouncer save={save} />
  </>
)

interface SlimTopBarProps extends TopBarProps {
  /** Why it cannot be bought. */
  notice: string | undefined
}

/** The page's title as an input: Enter or blur saves, Escape reverts. */
function DesignName({ name, onRename, ...look }: Pick<TopBarProps, 'name' | 'onRename'> & HTMLChakraProps<'h1'>) {
  const [typed, setTyped] = useState(name)
  const keep = () => {
    const next = typed.trim()
    if (next === '') setTyped(name)
    else if (next !== name) onRename({ name: next })
  }
  return (
    <chakra.h1 {...look}>
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

/** Small text; overflow is hidden, leaving the icon. */
const compactStatusText = {
  flexWrap: 'wrap',
  gap: 1,
  fontSize: '0.6875rem',
  lineHeight: 1.2,
  height: '1lh',
  overflow: 'hidden',
  '& > span': { whiteSpace: 'nowrap' }
} as const

interface SaveStatusProps extends Pick<TopBarProps, 'save' | 'onSaveRetry'> {
  /** @default false */
  isSlim?: boolean
}

function SaveStatus({ save, onSaveRetry, isSlim = false }: SaveStatusProps) {
  const Icon = saveIcons[save]
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap={2}
      textStyle="small"
      color={isTrouble(save) ? 'warn' : 'fg.muted'}
      css={isSlim ? compactStatusText : undefined}
    >
      <Icon size={isSlim ? 12 : 18} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
      <chakra.span>{saveStatusText[save]()}</chakra.span>
      {save === 'failed' || save === 'undecided' ? (
        <Button size="sm" variant="quiet" flexShrink={0} onClick={onSaveRetry}>
          {save === 'failed' ? m.common_try_again() : m.designs_save_decide()}
        </Button>
      ) : null}
    </chakra.div>
  )
}

/** Live region of its own, always mounted: only problems are spoken. */
function SaveAnnouncer({ save }: { save: SaveState }) {
  const [speech] = useState(createSaveSpeech)
  useEffect(() => speech.hear(save), [speech, save])
  const spoken = useObservable(speech, (state) => state)
  return <VisuallyHidden as="output">{spoken === undefined ? '' : saveStatusText[spoken]()}</VisuallyHidden>
}
