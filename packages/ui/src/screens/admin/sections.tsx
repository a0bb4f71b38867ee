import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useEffect, useRef } from 'react'
import { RouterLink } from '../../provider/index.ts'
import { may } from '@motif/contract/staff-rules'
import { useRole } from './allowed.tsx'
import { sectionPermissions } from './section-permissions.ts'
import type { AdminScreenProps, AdminSection } from './types.ts'

const sections: readonly { id: AdminSection; label: () => string }[] = [
  { id: 'dashboard', label: () => m.admin_section_dashboard() },
  { id: 'orders', label: () => m.admin_section_orders() },
  { id: 'products', label: () => m.admin_section_products() },
  { id: 'categories', label: () => m.admin_section_categories() },
  { id: 'imports', label: () => m.admin_section_imports() },
  { id: 'customers', label: () => m.admin_section_customers() },
  { id: 'coupons', label: () => m.admin_section_coupons() },
  { id: 'redirects', label: () => m.admin_section_redirects() },
  { id: 'synonyms', label: () => m.admin_section_synonyms() },
  { id: 'reviews', label: () => m.admin_section_reviews() },
  { id: 'messages', label: () => m.admin_section_messages() },
  { id: 'stock', label: () => m.admin_section_stock() },
  { id: 'staff', label: () => m.admin_section_staff() },
  { id: 'failed-jobs', label: () => m.admin_section_failed_jobs() },
  { id: 'log', label: () => m.admin_section_log() },
  { id: 'settings', label: () => m.admin_section_settings() }
]

const SectionLink = chakra(RouterLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    whiteSpace: 'nowrap',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBlockEndWidth: '2px',
    borderColor: 'transparent',
    marginBlockEnd: '-1px',
    _hover: { color: 'fg' },
    '&[aria-current=page]': { color: 'fg', borderColor: 'accent' }
  }
})

/** The sections as links. On a phone they scroll sideways, and the current one is brought into view. */
export function Sections({ section, hrefOf }: Pick<AdminScreenProps, 'section' | 'hrefOf'>) {
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
      gap={6}
      borderBlockEndWidth="1px"
      overflowX="auto"
      overflowY="hidden"
      minHeight="target"
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
