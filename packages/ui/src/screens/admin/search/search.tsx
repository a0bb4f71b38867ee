import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Search as SearchIcon } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/button/index.ts'
import { dialogModule, Dialog } from '../../../components/dialog/index.ts'
import { loadTogether, lazyModule, preloadOnIntent, useLazyModuleOnceOpen } from '../../../lazy-module/index.ts'
import { mayLeave } from '../use-unsaved-guard.ts'
import { searchKeys, useSearchKey } from './search-key.ts'
import type { AdminSection } from '../sections-list.ts'
import type { AdminSearchProps, SearchTarget } from './types.ts'

const windowModule = lazyModule(() => import('./search-window.tsx'))

/** Whether the mounted form stays: the theme leaves nothing, and a part of the settings is on their page. */
const staysOnPage = ({ kind }: SearchTarget, section: AdminSection) =>
  kind === 'theme' || (kind === 'setting' && section === 'settings')

/** Button and shortcut of the admin search. Loaded on intent. */
export function Search(props: AdminSearchProps & { section: AdminSection; openOrderId?: string | null }) {
  const [isOpen, setOpen] = useState(false)
  const code = useLazyModuleOnceOpen(windowModule, isOpen)
  // From an open order to the next one; what any other dialog asks is answered first.
  useSearchKey(() => setOpen(true), { dialogs: props.openOrderId ? 1 : 0 })
  const close = () => {
    setOpen(false)
    props.onFind({ q: '' })
  }
  return (
    <>
      <Button
        variant="outline"
        aria-keyshortcuts="Control+K Meta+K"
        {...preloadOnIntent(loadTogether(dialogModule, windowModule))}
        onClick={() => setOpen(true)}
      >
        <SearchIcon aria-hidden />
        {m.admin_find_title()}
        <chakra.kbd
          aria-hidden
          display={{ base: 'none', md: 'inline' }}
          fontFamily="inherit"
          textStyle="small"
          color="fg.muted"
        >
          {searchKeys()}
        </chakra.kbd>
      </Button>
      <Dialog isOpen={isOpen && code !== undefined} onClose={close} title={m.admin_find_title()} placement="top">
        {code ? (
          <code.SearchWindow
            {...props}
            onGo={(choice) => {
              if (!staysOnPage(choice.target, props.section) && !mayLeave()) return
              // The focus goes back first: what the choice opens takes it from there.
              flushSync(close)
              props.onGo(choice)
            }}
          />
        ) : null}
      </Dialog>
    </>
  )
}
