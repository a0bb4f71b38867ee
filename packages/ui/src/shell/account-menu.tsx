import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Menu } from '../components/menu/index.ts'
import { lazyModule, useLazyModule } from '../lazy-module/index.ts'
import type { SignedInProps } from './types.ts'

const itemsModule = lazyModule(() => import('./account-items.tsx'))

/** The items' code is preloaded on intent. */
export function AccountMenu(props: SignedInProps) {
  const { user } = props
  const [isWanted, setWanted] = useState(false)
  const code = useLazyModule(itemsModule, isWanted)
  return (
    <Menu
      label={m.shell_account_of({ name: user.name })}
      trigger={
        <chakra.span
          aria-hidden
          display="grid"
          placeItems="center"
          boxSize="30px"
          borderRadius="full"
          bg="fg"
          color="bg"
          fontSize="sm"
          fontWeight="semibold"
        >
          {Array.from(user.name.trim())[0]?.toLocaleUpperCase() ?? '·'}
        </chakra.span>
      }
      head={
        <>
          <chakra.p fontWeight="semibold" truncate>
            {user.name}
          </chakra.p>
          <chakra.p color="fg.muted" truncate>
            {user.email}
          </chakra.p>
        </>
      }
      items={code?.accountItems(props)}
      onIntent={() => setWanted(true)}
    />
  )
}
