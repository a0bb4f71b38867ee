import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useEffect, useRef } from 'react'
import { RouterLink } from '../../provider/index.ts'
import { may } from '@motif/contract/staff-rules'
import { useRole } from './allowed.tsx'
import { sectionPermissions } from './section-permissions.ts'
import { sections } from './sections-list.ts'
import type { AdminScreenProps } from './types.ts'

const SectionLink = chakra(RouterLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: 'target', xl: 9 },
    whiteSpace: { base: 'nowrap', xl: 'normal' },
    overflowWrap: 'anywhere',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBlockEndWidth: { base: '2px', xl: '0' },
    borderInlineStartWidth: { xl: '2px' },
    borderColor: 'transparent',
    marginBlockEnd: { base: '-1px', xl: '0' },
    paddingInlineStart: { xl: 3 },
    _hover: { color: 'fg' },
    '&[aria-current=page]': { color: 'fg', borderColor: 'accent' }
  }
})

/** Section links: a sidebar in wide windows, else a row that scrolls to the current one. */
export function Sections({ section: open, hrefOf }: Pick<AdminScreenProps, 'section' | 'hrefOf'>) {
  // Drafts of orders are a part of the orders.
  const section = open === 'draft-orders' ? 'orders' : open
  const role = useRole()
  const shown = sections.filter(({ id }) => may(role, sectionPermissions[id]))
  const place = shown.findIndex(({ id }) => id === section)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = list.current?.children[place]
    if (!list.current || !current) return
    // Only sideways: the page itself stays where it is.
    const [around, own] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()]
    list.current.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2
  }, [place])
  return (
    <chakra.nav
      ref={list}
      aria-label={m.admin_sections()}
      display="flex"
      flexDirection={{ xl: 'column' }}
      gap={{ base: 6, xl: 0 }}
      borderBlockEndWidth={{ base: '1px', xl: '0' }}
      overflowX={{ base: 'auto', xl: 'visible' }}
      overflowY={{ base: 'hidden', xl: 'visible' }}
      minHeight="target"
      paddingBlockStart={{ xl: 6 }}
    >
      {shown.map(({ id, label }) => (
        <SectionLink
          key={id}
          href={hrefOf({ section: id })}
          {...(id === section ? { 'aria-current': 'page' as const } : undefined)}
        >
          {label()}
        </SectionLink>
      ))}
    </chakra.nav>
  )
}
